### 导演后台。

admin-brand = Parlor
admin-skip = 跳到正文
admin-nav = 主菜单
admin-nav-matches = 对局
admin-nav-audit = 操作记录
admin-nav-tables = 数据表
admin-nav-me = 我的设置
admin-save = 保存
admin-go-on = 继续
admin-leave-it = 算了
admin-zone = 时间均按 { $zone } 显示。
admin-zone-change = 更改
admin-in = 还有 { $span }
admin-overdue = 已到时间
admin-since = 始于
admin-page-newer = ← 较新
admin-page-newest = ← 回到最新
admin-page-older = 较早 →

## 配色

admin-theme-auto = 跟随设备
admin-theme-light = 浅色
admin-theme-dark = 深色
admin-theme-now = { $theme ->
    [light] 配色：浅色。点按后跟随设备。
    [dark] 配色：深色。点按后改为浅色。
   *[auto] 配色：跟随设备。点按后改为深色。
}

## 登录

admin-login-title = 登录
admin-login-by-link = 用机器人给的链接
admin-login-by-link-how = 在与机器人的私聊中发送 <code>/panel</code>，它会回复一个几分钟内有效、只能用一次的链接，在此打开即可。
admin-login-by-password = 用管理员密码
admin-login-by-password-who = 仅供部署本机器人的人使用，导演请用链接。
admin-login-password = 密码
admin-login-enter = 登录
admin-login-leave = 退出
admin-login-wrong = 密码不对。请检查输入法后重试。
admin-login-confirm = 链接已打开。点按下方按钮即可使用，只能用一次。
admin-login-out = 你已退出登录。

## 个人设置

admin-me-title = 我的设置
admin-me-operator = 你以本机管理员身份登录。
admin-me-user = 当前登录：<b>{ $name }</b>。
admin-me-saved = 已保存。
admin-me-language = 语言
admin-me-timezone = 时区
admin-me-timezone-hint = 填写大洲和城市，例如 <code>Asia/Shanghai</code>。后台的所有时间都按它显示。
admin-me-theme = 配色

admin-sessions-title = 已登录的浏览器
admin-sessions-about = 不再使用或不认识的浏览器，请让它退出。
admin-sessions-show = 查看浏览器
admin-sessions-unknown = 未知浏览器
admin-sessions-this = 当前浏览器
admin-sessions-since = 登录于
admin-sessions-seen = 最近使用
admin-sessions-revoke = 让它退出
admin-sessions-revoked = 该浏览器已退出登录。
admin-sessions-gone = 该浏览器此前已退出登录。

## 对局列表

admin-overview-title = 对局
admin-overview-running = 进行中
admin-overview-running-none = 目前没有进行中的对局。群里的等候厅凑够人数、由发起人点按“开始”后，对局就会出现在这里。
admin-overview-waiting = 招募中
admin-overview-waiting-none = 没有开放的等候厅。在群里发送 <code>/newgame</code> 即可开一个。
admin-overview-finished = 已结束
admin-overview-finished-none = 还没有打完的对局。结束的对局会留在这里，全部底牌公开。
admin-no-game = 尚未选定游戏
admin-overview-place = { $chat }
admin-match-number = 第 { $number } 局
admin-match-title = { $game }，第 { $number } 局
admin-role-director = 你是导演
admin-role-host = 你是发起人
admin-role-co-director = 你是副导演
admin-role-writer = 你是晨报写手
admin-role-player = 你是玩家
admin-lobby-players = { $count } 名玩家
admin-lobby-how = 玩家用群里的按钮加入。
admin-paused = 已暂停
admin-no-deadline = 无截止时间
admin-status-lobby = 招募中
admin-status-running = 进行中
admin-status-over = 已结束
admin-status-cancelled = 已取消
admin-won = 获胜：{ $camp }。
admin-no-winner = 无人获胜。
admin-fact-proposals = { $count } 张牌待定
admin-fact-unreachable = { $count } 名玩家联系不上
admin-fact-failed = { $count } 条消息未送达

## 单局

admin-eyes-seated = 你在本局占有座位，因此只能看到全群可见的内容。对局结束后，秘密会向你公开。
admin-eyes-hosting = 你是本局发起人但不是导演，因此只能看到全群可见的内容。计时与罚牌仍可使用。
admin-eyes-operator = 你负责部署，但不是本局导演，因此只能看到全群可见的内容。
admin-eyes-player = 这里是全群可见的内容；你自己的秘密在你与机器人的私聊里。
admin-eyes-lobby = 发牌之前，所有人看到的内容都一样。
admin-waiting-for = 正在等待：{ $seats }
admin-waiting-nobody = 正在等待计时
admin-back-to-match = ← 返回对局

admin-deadlines-title = 截止时间
admin-deadlines-none = 目前没有计时。
admin-pause = ⏸ 暂停
admin-resume = ▶ 恢复
admin-paused-because = { $reason ->
    [director] 导演暂停了对局。
    [window] 本时段的游戏时间已结束。
    [removed] 机器人不在群里：把它请回来，对局就会继续。
    [outage] 服务中断后，对局正在等待恢复。
   *[other] 对局因其他原因等待（{ $reason }）。
}
admin-timer-frozen = 已停住，剩余 { $span }
admin-deadline-by = { DIRECTION($minutes) ->
    [back] 提前这么久
   *[on] 推迟这么久
}
admin-deadline-exact = 改成别的时间
admin-deadline-until = 新的时间
admin-deadline-set = 设定
admin-deadline-minutes = 分钟（负数为提前）
admin-deadline-move = 移动
admin-close-now = 立即截止
admin-moment-wrong = 不能设为这个时间，请选择一个将来的时间。

admin-proposals-title = 待定的黄牌
admin-proposal-issue = 出示黄牌
admin-proposal-dismiss = 不予处罚
admin-proposal-gone = 这张牌已经有人处理过了。
admin-proposal-dismissed = 已撤下提议，没有罚牌。

admin-roster-title = 玩家
admin-roster-none = 还没有人加入。
admin-seat-bot = 补位机器人
admin-seat-unreachable = 机器人无法私聊
admin-seat-yellow = { $count ->
    [0] 没有黄牌
   *[other] { $count } 张黄牌
}
admin-seat-red = 红牌
admin-seat-awaited = 等待中
admin-seat-card = 罚牌…

admin-deliveries-title = 未送达的消息
admin-deliveries-about = 请联系不上的玩家打开与机器人的私聊并点按“开始”，之后的新消息就能送达。
admin-delivery-group = 群聊
admin-delivery-unknown = 原因不明

admin-log-title = 记录
admin-log-none = 还没有发生这一类事情。
admin-log-kind = 显示内容
admin-log-all = 全部
admin-log-game = 游戏进程
admin-log-votes = 不公告的操作：投票与选择
admin-log-director = 导演操作与罚牌
admin-log-show = 显示

admin-more-title = 更多
admin-started = 开始于
admin-ended = 结束于
admin-fair-title = 公平发牌
admin-fair-about = 发第一张牌之前，已公布秘密种子的摘要。对局结束后，种子会写在导出文件里，任何人都可以据此核对每一张牌。
admin-export = 导出 JSON
admin-audit-of-match = 本局操作记录
admin-finish = 提前结束…

## 罚牌

admin-card-title = 出示罚牌
admin-card-yellow = 黄牌
admin-card-yellow-about = 全群可见的警告，别无后果。
admin-card-yellow-of = 全群可见的警告。按本局规则，{ $limit } 张黄牌变为红牌。
admin-card-yellow-makes-red = 加上这一张，该玩家就有 { $limit } 张黄牌，随即变为红牌。
admin-card-red = 红牌
admin-card-red-about = 将该玩家罚出。生效之前会先告诉你后果。
admin-card-withdraw = 收回一张黄牌
admin-card-withdraw-about = 适用于并非玩家过错的情形。群里会收到通知。
admin-card-cause = 理由
admin-card-cause-hint = 群里会看到，可以不填。
admin-red-title = 红牌：确定吗？
admin-red-about = 该玩家立即离开本局，且无法撤回。
admin-red-public = 你自己也占有座位，因此不向你显示后果，也不显示游戏的警告。一经出示，立即生效。
admin-red-insist = 我已知悉，仍要出示红牌。
admin-red-give = 出示红牌

## 需要再次确认的操作

admin-close-title = 立即截止：{ $timer }
admin-close-about = 计时立即到点，尚未答复的人视为错过。
admin-finish-title = 提前结束对局
admin-finish-about = 对局现在就为所有人结束，一切底牌公开，且无法撤回。
admin-follows = 接下来会发生：
admin-again-title = 对局有了新进展
admin-changed = 自你打开页面以来，发生了：
admin-again-about = 你的操作尚未执行，请再看一眼。
admin-again-do = 仍然执行

## 已完成的操作

admin-done-deadline = 截止时间已移动。{ $timer }：{ $when }。
admin-done-close = 已提前截止：{ $timer }。
admin-done-pause = 对局已暂停。
admin-done-resume = 对局继续。
admin-done-still-paused = 一项暂停原因已消除，但还有其他原因。
admin-done-yellow = 已向 { $seat } 出示黄牌。
admin-done-withdraw = 已收回 { $seat } 的一张黄牌。
admin-done-red = { $seat } 已被罚出。
admin-done-finish = 对局已结束。

## 操作记录

admin-audit-title = 操作记录
admin-audit-about = 谁在后台或以导演身份做了什么，以及前后的状态。任何人都不能修改。
admin-audit-none = 还没有任何操作。导演的每次操作都会出现在这里。
admin-audit-at = 时间
admin-audit-who = 操作者
admin-audit-operator = 本机管理员
admin-audit-act = 操作
admin-audit-match = 对局
admin-audit-target = 对象
admin-audit-before = 之前
admin-audit-after = 之后
admin-act-sign-in = 登录
admin-act-deadline = 移动截止时间
admin-act-close = 提前截止
admin-act-pause = 暂停
admin-act-resume = 恢复
admin-act-yellow-card = 出示黄牌
admin-act-withdraw-card = 收回黄牌
admin-act-issue-card = 出示被提议的黄牌
admin-act-replace = 换人
admin-act-red-card = 出示红牌
admin-act-dismiss-card = 撤下罚牌提议
admin-act-finish = 结束对局
admin-act-export = 导出对局
admin-act-appoint = 任命导演
admin-act-dismiss = 解除导演
admin-state-playing = 进行中
admin-state-paused = 已暂停
admin-state-over = 已结束
admin-state-proposed = 待定
admin-state-issued = 已出示
admin-state-withdrawn = 已收回
admin-state-dismissed = 已撤下
admin-state-frozen = 已停住

## 数据表

admin-tables-title = 数据表
admin-tables-about = 已保存的全部资料，供查阅。对局的秘密不在其中，也无法修改任何内容。
admin-tables-any = 不限
admin-tables-all = 显示全部
admin-tables-none = 这里没有可显示的内容。请修改搜索条件，或等有新情况后再来。
admin-table-users = 用户
admin-table-chats = 群聊
admin-table-matches = 对局
admin-table-roster = 名单
admin-table-cards = 罚牌
admin-table-outbox = 待发消息
admin-table-inbox = 处理失败的更新
admin-table-audit = 操作记录
admin-column-id = 编号
admin-column-name = 名称
admin-column-username = 用户名
admin-column-language = 语言
admin-column-timezone = 时区
admin-column-started-at = 开始于
admin-column-blocked-at = 屏蔽机器人于
admin-column-created-at = 始于
admin-column-title = 标题
admin-column-kind = 种类
admin-column-gone-at = 机器人被移出于
admin-column-may-pin = 可置顶
admin-column-may-delete = 可删除
admin-column-may-restrict = 可禁言
admin-column-slug = 游戏
admin-column-status = 状态
admin-column-chat-id = 群聊
admin-column-thread-id = 话题
admin-column-host-id = 发起人
admin-column-seats = 座位数
admin-column-winner = 获胜方
admin-column-ended-at = 结束于
admin-column-match-id = 对局
admin-column-seat = 座位
admin-column-user-id = 用户
admin-column-fill-bot = 补位机器人
admin-column-joined-at = 加入于
admin-column-left-at = 离开于
admin-column-left-because = 离开原因
admin-column-colour = 颜色
admin-column-cause = 理由
admin-column-by-user-id = 出示者
admin-column-at = 时间
admin-column-settled-at = 处理于
admin-column-tries = 尝试次数
admin-column-not-before = 不早于
admin-column-error = 错误
admin-column-update-id = 更新
admin-column-received-at = 收到于
admin-column-act = 操作
admin-column-target = 对象

## 出错时

admin-error-home = 查看对局
admin-error-number = 错误 { $status }
admin-error-bad-request = 这个请求无法理解
admin-error-next-bad-request = 请返回，重新载入页面后再填一次。
admin-error-stale-form = 页面已过期
admin-error-next-stale-form = 表单未能通过校验，什么都没有执行。请返回并重新载入页面，再做一次。
admin-error-signed-out = 你已退出登录
admin-error-next-signed-out = 请向机器人要一个新链接重新登录，然后再做一次。什么都没有执行。
admin-error-forbidden = 你无权打开此页
admin-error-next-forbidden = 只有本局导演或部署者可以这样做。如果理应由你负责，请他们任命你。
admin-error-not-found = 没有这个页面
admin-error-next-not-found = 地址可能有误，或者这不是你的对局。回到你的对局列表看看吧。
admin-error-too-large = 内容太多
admin-error-next-too-large = 请缩短后再发送。
admin-error-too-often = 尝试次数过多
admin-error-next-too-often = 登录已锁定几分钟。请等一刻钟，再向机器人要一个新链接。
admin-error-broken = 我们这边出了故障
admin-error-next-broken = 没有任何操作只做了一半。请一分钟后重试；若再次出现，请告诉部署者你点了什么、在什么时候。
