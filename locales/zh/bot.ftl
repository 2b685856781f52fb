### 机器人自己说的话：等候厅、帮助、按钮回应、错误。

## 命令菜单

bot-command-newgame = 开一个新的等候厅
bot-command-rules = 阅读游戏规则
bot-command-status = 重新显示局面，看看在等谁
bot-command-extend = 给正在走的计时加时间
bot-command-pause = 暂停对局
bot-command-resume = 继续对局
bot-command-cancel = 取消等候厅或对局
bot-command-heckle = 以起哄者的身份围观
bot-command-language = 选择语言
bot-command-timezone = 设置时区
bot-command-help = 我能做什么
bot-command-role = 再看一次你的身份和待答的问题
bot-command-panel = 获取导演面板的链接
bot-command-posts = 电梯：查看玩家今天说过的话
bot-command-channel = 选择谁能听到你在这里写的话
bot-command-ask = 向本局导演提问
bot-command-announce = 以导演身份在群里发公示

## 帮助

bot-help-group = 🎲 <b>我在这个群里主持推理聚会游戏。</b>
    /newgame 开一个等候厅：大家按按钮加入，由房主开始。
    /status 重新显示局面，并说明在等谁。
    /rules 一页一页地讲解规则。
    /heckle 让你坐上起哄席。
    /posts 是电梯：可以翻看每位玩家今天的发言。
    房主和群管理员还可以用 /extend、/pause、/resume 和 /cancel。
    /language 和 /timezone 设置我在这里说什么语言、用什么时区。
    身份和秘密选择会发到你和我的私聊里，所以每位玩家都要先在那里按一次“开始”。
bot-help-private = 🎲 <b>我在群里主持推理聚会游戏。</b>
    把我拉进群，在群里发 /newgame 就行。如果我是可以置顶、删除和限制发言的管理员，对局会更顺畅。
    在私聊里，我会发身份和秘密问题。
    /role 再看一次你的身份和待答的问题。
    /channel 选择对局中谁能听到你在这里写的话。
    /posts 是电梯：可以翻看每位玩家今天的发言。
    /ask 向本局导演提问。
    /rules 一页一页地讲解规则。
    /panel 给你导演面板的链接。
    /language 和 /timezone 设置我对你说什么语言、用什么时区。
bot-welcome = 👋 你好！准备好了：你加入对局后，身份和秘密问题都会发到这里。
    把我拉进群，在群里发 /newgame 就可以开始。/help 有更多说明。
bot-added = 👋 谢谢邀请！/newgame 开等候厅，/help 说明我能做什么。
    如果我是可以置顶、删除和限制发言的管理员，对局会更顺畅。

## 等候厅

bot-lobby-choose = 🎲 <b>想玩哪个游戏？</b>
bot-lobby-title = 🎲 <b>{ $game }</b> · 等候厅
bot-lobby-players = 👥 <b>玩家：{ $count } 人</b>（{ $least } 至 { $most } 人）
bot-lobby-nobody = 还没有人加入。
bot-lobby-host = 👑
bot-lobby-unreachable = ✉️ 需要先在私聊里对我按“开始”
bot-lobby-fill-bot = 🤖
bot-lobby-options = ⚙️ <b>选项</b>
    { $options }
bot-lobby-option = { $name }：{ $value }
bot-lobby-opened-by = 👑 房主：{ $name }
bot-lobby-missing = ⏳ 还差 { $count } 位玩家。
bot-lobby-ready = ✅ 人数够了，房主可以开始。
bot-lobby-wait-reachable = ✉️ 人数够了，但还有人没有在私聊里对我按“开始”。
bot-lobby-started = ▶️ <b>对局开始了。</b>祝好运！
bot-lobby-cancelled = ✖️ <b>这个等候厅已关闭。</b>/newgame 可以再开一个。
bot-lobby-commitment = 🔒 骰子已封存：<code>{ $commitment }</code>

bot-button-join = ✋ 加入
bot-button-leave = 🚪 退出
bot-button-start = ▶️ 开始
bot-button-bot = 🤖 加一个机器人
bot-button-options = ⚙️ 选项
bot-button-cancel = ✖️ 取消
bot-button-rules = 📖 规则
bot-button-remove = 👢 请出玩家
bot-button-close = ✔️ 完成
bot-button-kick = ❌ { $name }
bot-button-option = { $name }：{ $value }
bot-button-back = ◀️
bot-button-next = ▶️
bot-button-chosen = ✅ { $label }
bot-button-tick = ☑️ { $label }
bot-button-untick = ⬜ { $label }
bot-button-done = ✔️ 完成（{ $count }）
bot-button-panel = 🎛 打开面板

bot-options-title = ⚙️ <b>本局选项</b>
    点一下，选项就换到下一个值。
bot-option-hint = <b>{ $name }：</b>{ $hint }
bot-kick-title = 👢 <b>要请谁离开？</b>

## 按钮回应

bot-toast-joined = 加入成功，你是等候厅里的第 { $number } 位。
bot-toast-left = 你已退出等候厅。
bot-toast-started = 对局开始！
bot-toast-cancelled = 已取消。
bot-toast-bot-added = 一个机器人坐下了。
bot-toast-kicked = 已请出：{ $name }
bot-toast-option = 记下了。{ $name }：{ $value }
bot-toast-language = 从现在起，我在这里说中文。
bot-toast-unknown = 这个按钮我已经不认得了，请用最新的消息。
bot-toast-admins-only = 只有房主和群管理员可以这样做。
bot-toast-picked = 已勾选：{ $count }
bot-toast-pick-between = 请勾选至少 { $least } 项，最多 { $most } 项。
bot-toast-game-chosen = 那就玩{ $game }。
bot-toast-rules-end = 没有这一页。

## 通过私聊加入

bot-joined-private = ✅ 加入成功：<b>{ $group }</b>，你是等候厅里的第 { $number } 位。对局开始时，你的身份会发到这里。
bot-join-membership = 要参加，你得是群 <b>{ $group }</b> 的成员。请先进群，再按一次群里的按钮。
bot-join-gone = 那个等候厅已经不在了。请在群里再开一个。
bot-about-group = 📍 { $group }

## 局面与私下的问题

bot-board-news-more = …（前面几行已省略）
bot-clock = { $clock } 时
bot-deadline = ⏳ { $time }截止。
bot-deadline-at = ⏳ { $time }截止：{ $date }
bot-slip-closed = 🔒 这个问题已经结束。
bot-slip-answered = ✅ 你的回答：{ $answer }
bot-entry-ask = ✍️ 请用自己的话回复这条消息，最多 { $most } 个字符。
bot-entry-length = 请写 { $least } 到 { $most } 个字符，然后再回复一次那条提问。

## 局面与身份

bot-status-none = 这里没有对局。/newgame 可以开一个等候厅。
bot-role-none = 你现在没有参加任何进行中的对局。

## 群里的命令

bot-no-rights = 只有房主和群管理员可以这样做。
bot-anonymous = 我看不出你是谁。请关掉“保持匿名”再试一次。
bot-extended = ⏰ 时间变多了：“{ $timer }”加了{ $span }。
bot-extend-nothing = 现在没有可以延长的计时。
bot-heckling = 📣 起哄席上来了新人：{ $name }
bot-language-choose = 🌐 <b>我在这里说哪种语言？</b>
bot-language-set = 🌐 从现在起，我在这里说中文。
bot-timezone-now = 🕰 这里的时区是 <b>{ $zone }</b>，我的钟现在是 { $time }。
    要更改，例如发送 <code>/timezone Asia/Shanghai</code>。
bot-timezone-set = 🕰 时区现在是 <b>{ $zone }</b>，我的钟现在是 { $time }。
bot-rules-choose = 📖 <b>想看哪个游戏的规则？</b>
bot-rules-none = 这里没有那个游戏的规则。
bot-rules-page = 📖 { $game } · { $page } / { $pages }
bot-panel-address = 🎛 <b>这是你的导演面板链接。</b>只能用一次，{ $span }内有效，请不要转给别人。
    { $url }
bot-panel-here = 🎛 { $url }

## 禁言

bot-silence-reminder = 🤐 { $seat }，现在请不要在这里发言。
bot-silence-private = 🤐 { $seat }，现在群里不能听到你的发言：这个环节要求沉默的玩家须等环节结束，出局的玩家直到终局都要沉默。你的消息已被撤下。
bot-silence-told = 🤐 { $seat } 在应当沉默的时候在群里发了言。{ $done ->
    [deleted] 我正在删除那条消息。
    [muted] 我已短暂禁言。
   *[reminded] 我在那里既不能禁言也不能删除，只提醒了一下。
}

## 频道：通过机器人私下说话

bot-relay-head = <b>💬</b> { $channel } · { $seat }
bot-relay-head-group = <b>💬</b> { $channel }（{ $group }）· { $seat }
bot-channel-open = 💬 有一个频道对你开放：{ $channel }。点下面的按钮之后，你写给我的话就会发到那里。
bot-channel-open-main = 💬 从现在起，你写给我的话会发到：{ $channel }。
bot-channel-title = 💬 <b>你写给我的话，要让谁听到？</b>
bot-channel-now = 你现在的频道：{ $channel }。
bot-channel-nowhere = 你现在不在任何频道说话。
bot-channel-ears = { $director ->
    [yes] 👂 { $channel }｜听众：{ $seats }。导演也会看到。
   *[no] 👂 { $channel }｜听众：{ $seats }。
}
bot-channel-hint = 🔇 没有人听到这句话，因为你现在不在任何频道说话。/channel 可以选择频道。
bot-channel-none = 现在没有你可以说话的频道。
bot-channel-kind = 我能转发文字、图片、贴纸、语音和文件。这一条没有发给任何人。
bot-channel-said = 💬 已转发到 { $channel }（{ $group }）。
bot-button-speak = 💬 { $channel }
bot-button-speak-group = 💬 { $channel }（{ $group }）
bot-button-speak-nowhere = 🔇 不在任何频道说话
bot-toast-speak = 从现在起，你在这里说话：{ $channel }。
bot-toast-speak-nowhere = 从现在起，没有人听到你写给我的话。

## 电梯：玩家今天的发言

bot-posts-title = 🛗 <b>想看谁今天的发言？</b>内容会发到私聊。
    📍 { $group }
bot-posts-of = 🛗 { $seat } · 今天的发言，第 { $page } / { $pages } 页
bot-posts-none = 今天还没有发言。
bot-posts-membership = 那个群里的发言只给群成员看，请先进群。
bot-button-posts = 🛗 今天的发言
bot-button-posts-of = { $seat }（{ $count }）
bot-toast-posts-private = 发言已经发到你的私聊。

## 向导演提问与公示

bot-ask-how = 请把问题写在命令后面，例如：<code>/ask 我可以改票吗？</code>
bot-ask-none = 你没有参加进行中的对局，所以没有导演可以问。
bot-ask-where = ❓ <b>你的问题是关于哪一局的？</b>
bot-ask-sent = ❓ 问题已经送到导演那里，回答会发到这里。
bot-announce-how = 请把公示写在命令后面，例如：<code>/announce 今天晚一个小时关门。</code>
bot-announce-none = 你没有在执导进行中的对局。
bot-announce-where = 📢 <b>公示要发到哪个群？</b>
bot-announce-sent = 📢 公示已发出。
bot-answer-how = 请回复那条提问，或者写上编号：<code>/answer 12 可以。</code>
bot-answer-sent = ↩️ 回答已经送出。
bot-cancel-sure = ⚠️ 这会结束正在进行的对局，公开所有秘密，而且无法撤回。确定要这样做，请发送 <code>/cancel 是</code>。
