### 各游戏、机器人与后台共用的词句。
### 句子按 Telegram 的写法：只可使用 b, i, u, s, code, blockquote, tg-spoiler。

## 座位与列举

common-seat = { $number }号 { $name }
common-seat-unnamed = { $number }号座位
common-nameless = 无名氏
common-number = { $number }
common-list-nobody = 无人
common-list-nothing = 无
common-list-next = { $head }、{ $next }
common-list-last = { $head }和{ $last }
common-yes = 是
common-no = 否

## 时间

common-span-days = { $count } 天
common-span-hours = { $count } 小时
common-span-minutes = { $count } 分钟
common-span-seconds = { $count } 秒
common-span-two = { $first } { $second }

## 语言，各用其自称

common-language-en = English
common-language-zh = 中文
common-language-ru = Русский

## 公示板

common-progress = 🗳 已投票 { $done } 人，共 { $all } 人
common-waiting = ⏳ 正在等待：{ $seats }
common-paused = ⏸ <b>对局暂停中。</b>计时停止，按钮暂不可用。
common-reminder = ⏰ 大家在等你：{ $timer }。剩余时间：{ $left }。

## 操作为何未被接受

common-refusal-over = 本局已经结束。
common-refusal-no-seat = 本局没有这个座位。
common-refusal-seats = 本游戏需 { $least } 至 { $most } 人，现有 { $seats } 人。
common-refusal-paused = 对局暂停中，请等待恢复。
common-refusal-director-alone = 只有导演可以这样做。
common-refusal-clock-alone = 此操作只由计时器执行。
common-refusal-timer-gone = 这项计时已不在进行。
common-refusal-already-paused = 对局已因此原因暂停。
common-refusal-not-paused = 对局并未因此原因暂停。
common-refusal-no-yellow-card = { $seat } 没有黄牌。
common-refusal-already-out = { $seat } 已经出局。

## 任何游戏都会发生的事

common-event-paused = ⏸ <b>对局暂停。</b>{ $reason ->
    [director] 已叫停，大家先歇一歇。
    [window] 本时段的游戏时间已结束。
    [outage] 机器人需要缓一口气。
   *[other] 稍后继续。
}
common-event-resumed = { $playing ->
    [yes] ▶️ <b>对局继续！</b>计时重新开始。
   *[no] ⏸ 一项暂停原因已解除，但对局仍在暂停中。
}
common-event-deadline-moved = ⏰ 截止时间已调整：{ $timer }。{ DIRECTION($by) ->
    [back] 剩余时间变短了。
   *[on] 剩余时间变长了。
}
common-event-closed-early = ⏰ 已宣布时间到：{ $timer }。
common-event-turn-missed = 💤 { $seat } 超时未行动：{ $timer }。
common-event-yellow-card-proposed = 🟨 是否给 { $seat } 一张黄牌？{ $cause }
common-event-yellow-card-given = 🟨 { $seat } 得到黄牌，{ $count ->
    [1] 这是第一张。
   *[other] 累计 { $count } 张。
}{ $cause ->
    [none] 请遵守规则，注意时间。
   *[other] { $cause }
}
common-event-yellow-card-withdrawn = ↩️ 撤回 { $seat } 的一张黄牌，{ $count ->
    [0] 目前没有黄牌。
   *[other] 目前还有 { $count } 张。
}{ $cause ->
    [none] 此事就此揭过。
   *[other] { $cause }
}
common-event-red-card-given = 🟥 红牌：{ $seat } 离场。{ $cause ->
    [none] 此为导演的裁定。
   *[other] { $cause }
}
common-event-seat-replaced = 🔁 换人：该座位现在是 { $seat }。座位上的一切照旧。
common-event-match-finished = 🏁 本局已提前结束。
common-cause-late = 超时未行动：{ $timer }。
common-cause-yellow-cards = 黄牌累计已达上限。

## 各游戏共有的选项

common-rule-pace = 节奏
    .hint = 实时局一晚打完；论坛局持续数日，每日定时开门关门。
common-rule-pace-live = 实时局
common-rule-pace-forum = 论坛局
common-rule-late-card = 超时处罚
    .hint = 有人错过截止时间时如何处理。
common-rule-late-card-propose = 由导演决定
common-rule-late-card-issue = 直接发黄牌
common-rule-late-card-off = 不处罚
common-rule-cards-to-red = 几张黄牌变红牌
    .hint = 0 表示红牌只由导演发出。
common-rule-seconds = 各环节时限
    .hint = 与所选节奏不同的单项时长。

## 按钮与文字指令

common-press-recorded = ✔ 已记录：{ $option }
common-press-stale = 这个按钮属于之前的环节，现在已失效。
common-press-no-seat = 你没有参加这场对局，不能使用这个按钮。安心观战吧！
common-press-not-yours = 这一步由其他玩家决定。
common-press-confirm = { $option }：一旦确定就不能反悔。再按一次同一个按钮即可确认。
common-press-write = { $option }：请回复这条消息，写下你要说的话。
common-refusal-pick = 请选择 { $least } 至 { $most } 个名字，你选了 { $count } 个。
common-pick-item = { $item }
common-pick-done = { $items }
common-typed-not-now = 现在不能使用这条指令。
common-typed-ambiguous = “{ $name }”可能指好几位玩家：{ $seats }。请改写座位号。
common-typed-nobody = 桌上没有叫“{ $name }”的玩家。请改写座位号。
common-typed-not-offered = 现在不能选择{ $seats }。
common-typed-long = 写得太长了，最多 { $most } 字，未予记录。
