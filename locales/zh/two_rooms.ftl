### 两室一爆。房间里的事只告诉那个房间。

two_rooms-name = 两室一爆
two_rooms-about = 两队，两室，一枚炸弹。交谈，交换人质，爆炸时待在正确的房间。

## 词汇

two_rooms-room-1 = 一号房间
two_rooms-room-2 = 二号房间
two_rooms-phase-round = 回合
two_rooms-phase-hostages = 选择人质
two_rooms-phase-final = 揭晓之前
two_rooms-phase-over = 终局
two_rooms-timer-round = 回合
two_rooms-timer-hostages = 选择人质
two_rooms-timer-final = 揭晓前的宣言
two_rooms-camp-blue = 🔵 蓝队
two_rooms-camp-red = 🔴 红队
two_rooms-camp-neither = ⚪ 都不胜
two_rooms-colour-blue = 🔵 蓝色
two_rooms-colour-red = 🔴 红色
two_rooms-colour-grey = ⚪ 灰色
two_rooms-colour-green = 🟢 绿色
two_rooms-colour-purple = 🟣 紫色
two_rooms-condition-shy = 害羞：什么都不能亮，也不能互亮
two_rooms-condition-coy = 腼腆：只能互亮阵营
two_rooms-condition-paranoid = 多疑：整局只能互亮身份一次
two_rooms-condition-foolish = 愚钝：立即接受任何提议
two_rooms-condition-savvy = 精明：只能互亮身份
two_rooms-condition-cursed = 受诅咒：必须沉默
two_rooms-condition-immune = 免疫：一切对你无效
two_rooms-condition-love = 相爱
two_rooms-condition-hate = 相恨
two_rooms-condition-zombie = 僵尸：终局时活人全是僵尸你才赢
two_rooms-action-offer = 提议互亮
two_rooms-action-accept = 接受提议
two_rooms-action-revoke-offer = 撤回提议
two_rooms-action-show = 私下亮牌
two_rooms-action-announce = 向房间宣布
two_rooms-action-vote = 投票选领袖
two_rooms-action-revoke-vote = 撤回投票
two_rooms-action-send = 人质名单
two_rooms-action-publish-list = 公开名单
two_rooms-action-appoint = 任命领袖
two_rooms-action-point = 指向一人
two_rooms-action-abdicate = 让位
two_rooms-action-take-over = 答复让位
two_rooms-action-hostages = 选择人质
two_rooms-action-force = 强迫互亮
two_rooms-action-pair = 强迫两人互亮
two_rooms-action-bind = 系住两人
two_rooms-action-tackle = 拦住一人
two_rooms-action-usurp = 篡位
two_rooms-action-bounce = 赶走一人
two_rooms-action-predict = 预言胜方
two_rooms-action-shoot = 开枪
two_rooms-action-guess = 指认被埋的牌

## 标记

two_rooms-mark-leader = 👑
two_rooms-mark-won = 🏆
two_rooms-mark-dead = 💥
two_rooms-mark-out = 🚪

## 开局选项

two_rooms-rule-variant = 玩法
two_rooms-rule-variant-forum = 论坛
two_rooms-rule-variant-tabletop = 桌面
two_rooms-rule-rounds = 回合数
two_rooms-rule-rounds-0 = 照常
two_rooms-rule-rounds-3 = 三
two_rooms-rule-rounds-5 = 五
two_rooms-rule-playset = 角色组合
two_rooms-rule-playset-custom = 无或自选
two_rooms-rule-playset-standard = 标准
two_rooms-rule-playset-mystery = 谜团
two_rooms-rule-playset-instant-death = 瞬间死亡
two_rooms-rule-playset-one-loser = 唯一输家
two_rooms-rule-playset-love-and-hate = 爱与恨
two_rooms-rule-playset-two-booms = 两爆一枪
two_rooms-rule-playset-love-hate-mystery = 爱恨与谜团
two_rooms-rule-playset-arbitrary-infection = 随机感染
two_rooms-rule-playset-murder-mystery = 谋杀疑案
two_rooms-rule-playset-valentine = 情人节
two_rooms-rule-playset-bipolar = 两极
two_rooms-rule-playset-antitrust = 反信任
two_rooms-rule-playset-bashful-bash = 羞涩派对
two_rooms-rule-playset-cover-up = 掩盖
two_rooms-rule-deck = 更多角色
two_rooms-rule-bury = 埋一张牌
two_rooms-rule-advanced = 桌面进阶规则
two_rooms-rule-hostages = 每回合人质数
two_rooms-rule-eleven = 十一至十三人五回合的人质数
two_rooms-rule-eleven-retail = 2、2、1、1、1
two_rooms-rule-eleven-chart = 2、2、2、1、1
two_rooms-rule-tyrant = 核暴君因互亮身份而落败的对象
two_rooms-rule-tyrant-both = 总统和炸弹客两人
two_rooms-rule-tyrant-either = 总统或炸弹客任一人
two_rooms-rule-dud-bomb = 没有工程师的炸弹
two_rooms-rule-dud-bomb-harmless = 无害
two_rooms-rule-dud-bomb-deadly = 仍然致命
two_rooms-rule-foolish-cancels = 愚钝抵消的相反状态
two_rooms-rule-foolish-cancels-first = 最先得到的
two_rooms-rule-foolish-cancels-last = 最后得到的
two_rooms-rule-crossing = 两个提议交错时
two_rooms-rule-crossing-refuse = 拒绝第二个
two_rooms-rule-crossing-accept = 第二个视为接受
two_rooms-rule-minion-usurper = 篡位者影响爪牙

## 公示板

two_rooms-board-title = 💣 <b>两室一爆</b> · 第{ $number }回合，共{ $rounds }回合
two_rooms-board-room-1 = 🅰️ 一号房间：{ $seats }
two_rooms-board-room-2 = 🅱️ 二号房间：{ $seats }
two_rooms-board-between = 🕊 往来两室：{ $seats }
two_rooms-board-sent = 🔁 上次交换。离开一号房间：{ $first }。离开二号房间：{ $second }。
two_rooms-board-hostages = 🧳 本回合每个房间交出的人质：{ $number }
two_rooms-board-forum = 🗳 每个房间选举领袖并提交名单。房间里的言行不出房间。
two_rooms-board-tabletop = 🗣 铃响之前在自己的房间交谈。房间里的言行不出房间。
two_rooms-board-choosing = 🔔 铃响了。领袖选择人质。
two_rooms-board-pause = 🎙 揭晓之前：{ $card }。{ $seat }必须发言。

## 只有本人知道

two_rooms-own-card = 🎴 你的牌：<b>{ $card }</b>
two_rooms-own-condition = 🧷 状态——{ $condition }。
two_rooms-own-love = 💘 你爱上了{ $other }：终局同处一室你就赢，其他都不算了。
two_rooms-own-hate = 💔 你恨{ $other }：终局分处两室你就赢，其他都不算了。
two_rooms-own-leader = 👑 { $room }号房间的领袖：{ $leader }
two_rooms-own-no-leader = 👑 { $room }号房间还没有领袖。
two_rooms-own-votes = ☝️ 支持{ $target }：{ $voters }
two_rooms-own-published = 📋 { $seat }打算送走{ $hostages }。
two_rooms-own-handover = 🤝 领袖之位正让给{ $seat }。
two_rooms-own-chosen = 🧳 选定的人质：{ $hostages }
two_rooms-own-list = 📋 你打算送走{ $hostages }。
two_rooms-own-offered-colour = ✉️ { $seat }提议与你互亮阵营。
two_rooms-own-offered-card = ✉️ { $seat }提议与你互亮身份。
two_rooms-own-offers-colour = 📨 你已提议与{ $seat }互亮阵营。
two_rooms-own-offers-card = 📨 你已提议与{ $seat }互亮身份。
two_rooms-own-seen = 👁 { $of }给你看过：{ $what }
two_rooms-director-buried = ⚰️ 被埋的牌：{ $card }
two_rooms-director-sober = 🍺 醉鬼将变成：{ $card }
two_rooms-director-list = 📋 { $seat }打算送走{ $hostages }。

## 提问

two_rooms-prompt-vote = 🗳 你要选谁当本房间的领袖？回合结束前可以改票或撤票。
two_rooms-prompt-list = 📋 如果你当领袖，要把谁送到另一房间？选{ $number }人。除非你公开，没人看得到名单。
two_rooms-prompt-offer-colour = 🎨 你要向谁提议<b>互亮阵营</b>？全房间都会知道这个提议。
two_rooms-prompt-offer-card = 🎴 你要向谁提议<b>互亮身份</b>？全房间都会知道这个提议。
two_rooms-prompt-show-colour = 👁 你要把<b>阵营</b>给谁看？房间知道你亮了，但不知道内容。
two_rooms-prompt-show-card = 👁 你要把<b>整张牌</b>给谁看？房间知道你亮了，但不知道内容。
two_rooms-prompt-announce = 📣 要让房间里所有人看到你的真相吗？
two_rooms-prompt-accept-colour = ✉️ { $seat }提议与你<b>互亮阵营</b>。一旦接受，双方立即亮出，无法反悔。
two_rooms-prompt-accept-card = ✉️ { $seat }提议与你<b>互亮身份</b>。一旦接受，双方立即亮出，无法反悔。
two_rooms-prompt-accept-therapy = 🛋 { $seat }是心理学家。你可以不顾状态与其互亮身份，并因此痊愈。
two_rooms-prompt-revoke = ↩️ 要撤回哪个提议？
two_rooms-prompt-appoint = 👑 房间还没有领袖。你任命谁？先到先得。
two_rooms-prompt-point = ☝️ 现任领袖是{ $leader }。你更想要谁？过半数的人指向同一人，立即换领袖。
two_rooms-prompt-abdicate = 🤝 你要把领袖之位让给谁？对方接受后，你本回合不能再当领袖。
two_rooms-prompt-take-over = 🤝 { $leader }想把领袖之位让给你。接受吗？
two_rooms-prompt-hostages = 🧳 领袖，你送走谁？选{ $number }人。选定后不能更改。
two_rooms-prompt-force = 🕶 特工，你要强迫谁与你互亮身份？对方会先看到你的牌。
two_rooms-prompt-pair = 🔗 执法者，要让哪两人互亮身份？两人都会看到你的牌。
two_rooms-prompt-love = 💘 丘比特，让哪两人相爱？两人都会看到你的牌。
two_rooms-prompt-hate = 💔 厄里斯，让哪两人相恨？两人都会看到你的牌。
two_rooms-prompt-tackle = 🛡 保安，本回合谁不能当人质？你的牌将一直公开到终局。
two_rooms-prompt-usurp = ⚔️ 篡位者，要夺取领袖之位吗？你的牌将一直公开到终局。
two_rooms-prompt-bounce = 🚷 门卫，要把谁赶到另一房间？对方会看到你的牌。
two_rooms-prompt-predict = 🎰 赌徒，谁即将获胜？
two_rooms-prompt-shoot = 🔫 狙击手，你射谁？
two_rooms-prompt-guess = 🕵️ 私家侦探，被埋的是哪张牌？

## 选项

two_rooms-option-seat = { $seat }
two_rooms-option-card = { $card }
two_rooms-option-accept = ✅ 接受{ $seat }的提议
two_rooms-option-announce-colour = 📣 宣布我的阵营
two_rooms-option-announce-card = 📣 宣布我的身份
two_rooms-option-revoke-colour = ↩️ 与{ $seat }互亮阵营
two_rooms-option-revoke-card = ↩️ 与{ $seat }互亮身份
two_rooms-option-revoke-vote = ↩️ 撤回对{ $seat }的投票
two_rooms-option-publish = 📋 向房间公开名单
two_rooms-option-point-none = ✋ 不指任何人
two_rooms-option-take-over-yes = 👑 接任
two_rooms-option-take-over-no = ✋ 拒绝
two_rooms-option-usurp = ⚔️ 夺位
two_rooms-option-predict-blue = 🔵 蓝队
two_rooms-option-predict-red = 🔴 红队
two_rooms-option-predict-neither = ⚪ 都不胜

## 众人所闻

two_rooms-event-match-opened = 💣 <b>两个房间，一枚炸弹。</b>{ $seats }名玩家，{ $rounds }个回合。每回合结束交换人质。终局时炸弹客与总统同处一室，红队获胜；否则蓝队获胜。
    🎴 牌堆中有：{ $deck }
    { $buried ->
        [yes] ⚰️ 有一张牌被埋，无人持有。
       *[no] { "" }
    }
two_rooms-event-ambassador-named = 🕊 { $seat }是{ $card }，自由往来两室。
two_rooms-event-rooms-drawn = 🚪 门关上了。
    🅰️ 一号房间：{ $first }
    🅱️ 二号房间：{ $second }
two_rooms-event-round-opened = ⏱ <b>第{ $number }回合，共{ $rounds }回合。</b>结束时每个房间交出{ $hostages }名人质。
two_rooms-event-bell-rang = 🔔 <b>第{ $number }回合结束。</b>领袖各选人质：{ $hostages }人。
two_rooms-event-hostages-exchanged = 🔁 <b>第{ $number }回合后的交换。</b>
    🅰️➡️🅱️ { $first }
    🅱️➡️🅰️ { $second }
two_rooms-event-seat-bounced = 🚷 { $seat }被赶走，现在在{ $room }号房间。
two_rooms-event-pause-opened = 🎙 <b>且慢！</b>{ $seat }亮出牌：{ $card }，揭晓之前必须发言。
two_rooms-event-prediction-made = 🎰 { $seat }预言：{ $camp }。
two_rooms-event-shot-fired = 🔫 { $seat }向{ $target }开枪。
two_rooms-event-card-guessed = 🕵️ { $seat }说被埋的牌是{ $card }。
two_rooms-event-pause-missed = ⌛ { $card }：{ $seat }没有发言，落败。
two_rooms-event-seat-removed = 🚪 { $seat }离开对局。
two_rooms-event-seat-revealed = 🎭 { $seat }：{ $card }
two_rooms-event-buried-revealed = ⚰️ 被埋的牌是{ $card }。
two_rooms-event-match-ended = 🏁 { $winner ->
        [blue] <b>蓝队获胜！</b>
        [red] <b>红队获胜！</b>
        [neither] <b>两队都没有获胜。</b>
       *[none] <b>对局结束，没有胜者。</b>
    } { $reason ->
        [blast] 总统与炸弹同处一室。
        [untreated] 医生始终没有来，总统死了。
        [dud] 炸弹是哑弹，总统活了下来。
        [apart] 总统在另一个房间。
        [nobody] 总统死了，炸弹却没有爆炸。
        [tyrant] 无人阻止核暴君，他独自获胜。
        [boom] 轰隆博士遇上了总统。
        [hug] 星期二骑士遇上了炸弹客。
        [president_removed] 总统被罚下场。
        [bomber_removed] 炸弹客被罚下场。
       *[finished] 导演提前结束了对局。
    }
    { $winners ->
        [none] { "" }
       *[other] 🏆 { $winners }
    }
    { $dead ->
        [none] { "" }
       *[other] 💥 { $dead }
    }

## 房间里的事

two_rooms-event-vote-cast = 🗳 { $seat }投票给{ $target }。
two_rooms-event-vote-revoked = ↩️ { $seat }撤回对{ $target }的投票。
two_rooms-event-list-published = 📋 { $seat }公开名单：{ $hostages }。
two_rooms-event-list-executed = 🧳 { $leader ->
        [none] 没有选出领袖。
       *[other] 本回合领袖：{ $leader }。
    } { $author ->
        [none] 没有名单，由抽签决定。
       *[other] 执行{ $author }的名单。
    } 离开的是{ $hostages }。
two_rooms-event-leader-appointed = 👑 { $by ->
        [none] 未及时任命，抽签选出领袖：{ $seat }。
       *[other] { $by }任命{ $seat }为领袖。
    }
two_rooms-event-pointer-set = ☝️ { $seat }指向{ $target }。
two_rooms-event-pointer-dropped = ✋ { $seat }不再指任何人。
two_rooms-event-leader-usurped = ⚔️ <b>{ $seat }成为领袖！</b>过半数的人指向此人：{ $voters }。{ $old }不再是领袖。
two_rooms-event-abdication-offered = 🤝 { $seat }想把领袖之位让给{ $to }。
two_rooms-event-abdication-refused = ✋ { $to }拒绝接任。{ $seat }仍是领袖。
two_rooms-event-leader-abdicated = 👑 { $seat }从{ $old }手中接任领袖。后者本回合不能再当领袖。
two_rooms-event-leader-lost = 👑 { $old }已离开，房间没有领袖。
two_rooms-event-hostages-chosen = 🧳 { $by_lot ->
        [yes] 未及时选择，由抽签决定。人质：{ $hostages }。
       *[no] { $leader }已选定。人质：{ $hostages }。
    }
two_rooms-event-leadership-seized = ⚔️ { $seat }夺取领袖之位，本回合不可动摇。
two_rooms-event-offer-made = { $what ->
        [colour] 🎨 { $seat }向{ $to }提议互亮阵营。
       *[card] 🎴 { $seat }向{ $to }提议互亮身份。
    }
two_rooms-event-offer-revoked = { $what ->
        [colour] ↩️ { $seat }撤回与{ $to }互亮阵营的提议。
       *[card] ↩️ { $seat }撤回与{ $to }互亮身份的提议。
    }
two_rooms-event-offer-lapsed = { $what ->
        [colour] ⌛ { $seat }与{ $to }互亮阵营的提议失效。
       *[card] ⌛ { $seat }与{ $to }互亮身份的提议失效。
    }
two_rooms-event-shared = { $forced ->
        [yes] 🔗 { $first }和{ $second }被迫互亮身份。
       *[no] { $what ->
            [colour] 🎨 { $first }和{ $second }互亮了阵营。
           *[card] 🎴 { $first }和{ $second }互亮了身份。
        }
    }
two_rooms-event-card-shown = { $what ->
        [colour] 👁 { $seat }给{ $to }看了阵营。
       *[card] 👁 { $seat }给{ $to }看了身份。
    }
two_rooms-event-colour-announced = 📣 { $seat }向房间亮出阵营：{ $colour }。
two_rooms-event-card-announced = 📣 { $seat }向房间亮出身份：<b>{ $card }</b>。{ $for_good ->
        [yes] 此牌公开到终局。
       *[no] { "" }
    }
two_rooms-event-seat-tackled = 🛡 { $seat }拦住{ $target }：本回合不能当人质。

## 只有一人听到

two_rooms-event-card-dealt = 🎴 { $seat }，你的牌：<b>{ $card }</b>。{ $about }
two_rooms-event-card-taken = 🔄 { $seat }，牌已交换。你现在持有<b>{ $card }</b>。{ $about }
two_rooms-event-sobered-up = 🍺 { $seat }，你清醒了。你是<b>{ $card }</b>。{ $about }
two_rooms-event-list-sent = 📋 { $seat }，名单已记下：{ $hostages }。
two_rooms-event-colour-seen = 👁 { $seat }，你看到的阵营——{ $of }：<b>{ $colour }</b>
two_rooms-event-card-seen = 👁 { $seat }，你看到的身份——{ $of }：<b>{ $card }</b>
two_rooms-event-condition-gained = 🧷 { $seat }，你有了新的状态——{ $condition }。
two_rooms-event-condition-lost = 🧹 { $seat }，状态消失——{ $condition }。
two_rooms-event-bond-tied = { $bond ->
        [love] 💘 { $seat }，你爱上了{ $other }。终局同处一室你就赢，其他都不算了。
       *[hate] 💔 { $seat }，你恨上了{ $other }。终局分处两室你就赢，其他都不算了。
    }
two_rooms-event-therapy-offered = 🛋 { $seat }，{ $by }是心理学家：你可以不顾状态与其互亮身份。

## 导演所知

two_rooms-event-card-buried = ⚰️ 被埋的牌：{ $card }
two_rooms-event-card-set-aside = 🍺 醉鬼将变成：{ $card }
two_rooms-event-power-used = ✨ { $seat }使用了能力。
two_rooms-event-share-logged = 📝 互亮：{ $first }与{ $second }。牌：{ $cards }。
two_rooms-event-tackle-passed = 🛡 { $seat }本回合留下。

## 结果

two_rooms-outcome-blast = 总统与炸弹同处一室。
two_rooms-outcome-untreated = 医生始终没有来，总统死了。
two_rooms-outcome-dud = 炸弹是哑弹，总统活了下来。
two_rooms-outcome-apart = 总统在另一个房间。
two_rooms-outcome-nobody = 总统死了，炸弹却没有爆炸。
two_rooms-outcome-tyrant = 无人阻止核暴君，他独自获胜。
two_rooms-outcome-boom = 轰隆博士遇上了总统。
two_rooms-outcome-hug = 星期二骑士遇上了炸弹客。
two_rooms-outcome-president-removed = 总统被罚下场。
two_rooms-outcome-bomber-removed = 炸弹客被罚下场。
two_rooms-outcome-finished = 导演提前结束了对局。
two_rooms-result-won = 🏆 { $card }。获胜。目标：{ $goal }。
two_rooms-result-lost = ✖️ { $card }。落败。目标：{ $goal }。

## 为何不行

two_rooms-refusal-accept-instead = 对方已向你提出同样的提议，接受即可。
two_rooms-refusal-ambassador = 大使不参与此事。
two_rooms-refusal-appoint-first = 房间还没有领袖，请先任命。
two_rooms-refusal-basic-cards = 基础规则没有特殊角色。
two_rooms-refusal-bury-needs = 要埋牌，牌堆中必须有{ $card }。
two_rooms-refusal-card-always-in = { $card }总在牌堆中，不必列出。
two_rooms-refusal-card-twice = 同一角色只能出现一次。
two_rooms-refusal-chosen-already = 你的选择不能更改。
two_rooms-refusal-clash = { $card }与{ $other }不能同在一副牌中。
two_rooms-refusal-coy = 你腼腆：只能互亮阵营。
two_rooms-refusal-cursed = 你受了诅咒，不能说话。
two_rooms-refusal-deck-odd = 这些角色无法使两队人数相等：请增减一张。
two_rooms-refusal-deck-too-big = 这些角色共{ $cards }张牌，而本局只需{ $seats }张。
two_rooms-refusal-deck-unequal = 角色太不平衡，无法补齐：蓝{ $blue }，红{ $red }。
two_rooms-refusal-five-rounds = 桌面五回合至少需要{ $least }人。
two_rooms-refusal-has-leader = 房间已有领袖：{ $seat }。
two_rooms-refusal-hostages-number = 每个房间至少送走1人，至多{ $most }人。
two_rooms-refusal-hostages-rounds = 请为{ $rounds }个回合各给一个数。
two_rooms-refusal-leader-stays = 领袖不能当人质。
two_rooms-refusal-linked = { $card }必须与{ $other }同在。
two_rooms-refusal-list-number = 请正好选本房间的{ $number }人。
two_rooms-refusal-list-tackled = 名单中有人本回合不能当人质。
two_rooms-refusal-list-twice = 名单中有人重复。
two_rooms-refusal-locked = { $seat }已让位，本回合不能再当领袖。
two_rooms-refusal-locked-yourself = 你已让位，本回合不能再当领袖。
two_rooms-refusal-needs-burying = { $card }需要埋一张牌。
two_rooms-refusal-no-colours = 此局只能亮整张牌。
two_rooms-refusal-no-handover = 没有人向你让位。
two_rooms-refusal-no-list = 没有可公开的名单。
two_rooms-refusal-no-neither = 这副牌总有一队获胜。
two_rooms-refusal-no-offer = 没有这个提议，或已失效。
two_rooms-refusal-no-such-card = 没有叫{ $card }的角色。
two_rooms-refusal-no-target = 不能对此人这样做。
two_rooms-refusal-not-fuller = 你的房间人数并不更多。
two_rooms-refusal-not-in-deck = 牌堆中没有这张牌，或那是你自己的。
two_rooms-refusal-not-in-last-round = 最后一回合不行。
two_rooms-refusal-not-leader = 只有领袖能这样做。
two_rooms-refusal-not-now = 现在不行。
two_rooms-refusal-not-your-power = 你的牌没有这种能力。
two_rooms-refusal-not-your-turn = 现在轮不到你发言。
two_rooms-refusal-not-your-vote = 你没有投给{ $seat }。
two_rooms-refusal-not-yourself = 不能是自己。
two_rooms-refusal-offered-already = 你已经提议过了。
two_rooms-refusal-open-card = 你的牌已公开，不能再做别的。
two_rooms-refusal-other-kind = 提议的种类不同：阵营不是身份。
two_rooms-refusal-other-room = 只能是本房间的人。
two_rooms-refusal-paranoid = 你多疑：只能互亮身份一次。
two_rooms-refusal-paranoid-spent = 你多疑，且已互亮过身份。
two_rooms-refusal-playset-seats = “{ $playset }”组合不适合{ $seats }人。
two_rooms-refusal-replace-first = { $seat }决定胜负。请找人替补；若坚持罚下，另一队获胜。
two_rooms-refusal-savvy = 你精明：只能互亮身份。
two_rooms-refusal-seconds = 没有名为“{ $timer }”的时限，或其长度有误。
two_rooms-refusal-seized = 本回合由篡位者领导。
two_rooms-refusal-setup-cards = 牌堆中没有这些牌。
two_rooms-refusal-setup-rooms = 两个房间人数必须尽量相等。
two_rooms-refusal-shy = 你害羞：什么都不能亮，也不能互亮。
two_rooms-refusal-tabletop-card = { $card }只用于桌面玩法。
two_rooms-refusal-their-open-card = 对方的牌已经公开。
two_rooms-refusal-two-others = 请选另外两人。
two_rooms-refusal-used-already = 这个能力已经用过了。

## 开局提醒

two_rooms-warning-backup = { $card }在此局永远不会接替任何人。
two_rooms-warning-basic = 没有进阶规则，不能只亮阵营。
two_rooms-warning-bouncer = 两室人数相等时，{ $card }无用武之地。
two_rooms-warning-few = { $card }适合{ $least }人以上。
two_rooms-warning-few-colours = 只有{ $players }人时，亮阵营透露太多。
two_rooms-warning-gambler-and-bury = 既埋牌又有赌徒。
two_rooms-warning-mayor = { $players }人时两室都是奇数，{ $card }只算一票。
two_rooms-warning-pair = { $card }需要{ $other }来平衡，但缺少后者。
two_rooms-warning-together = { $card }与{ $other }不宜同在。

## 规则文本中

two_rooms-book-forum = 本局采用<b>论坛玩法</b>：选举领袖，由名单决定谁走。
two_rooms-book-tabletop = 本局采用<b>桌面玩法</b>：领袖由任命或夺位产生，铃响后选择人质。
two_rooms-book-hostages = • { $least }人以上：{ $numbers }
two_rooms-book-round = • 第{ $number }回合：{ $span }
two_rooms-book-wait = • { $timer }：{ $span }
two_rooms-book-late-propose = 本局中，每次逾期都会通知导演，由导演决定是否出示黄牌。
two_rooms-book-late-issue = 本局中，每次逾期立即得到一张黄牌。
two_rooms-book-late-off = 本局中，逾期不罚牌。
two_rooms-book-tyrant-both = 核暴君只有与总统和炸弹客都互亮身份才会落败。
two_rooms-book-tyrant-either = 核暴君与总统或炸弹客互亮身份即落败。

## 加粗指令，每行一种说法

two_rooms-typed-vote =
    投票给{ $seat }
    投{ $seat }
two_rooms-typed-revoke-vote =
    撤回对{ $seat }的投票
    撤票{ $seat }
two_rooms-typed-appoint =
    我任命{ $seat }为领袖
    我任命{ $seat }
two_rooms-typed-point = 我指向{ $seat }
two_rooms-typed-abdicate = 我让位给{ $seat }
two_rooms-typed-shoot = 我射击{ $seat }
