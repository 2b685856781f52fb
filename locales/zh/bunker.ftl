### 地堡。仍在争夺名额的人称“存活”，被留在外面的人称“被淘汰”。

bunker-name = 地堡
bunker-about = 灾难就在门外，里面只容得下一半人。公开你的卡牌，证明大家离不开你。

## 词语

bunker-trait-profession = 💼 职业
bunker-trait-biology = 🧬 生理
bunker-trait-health = ❤️ 健康
bunker-trait-hobby = 🎨 爱好
bunker-trait-baggage = 🎒 行李
bunker-trait-fact = 📎 附加信息
bunker-camp-survivors = 幸存者
bunker-phase-reveal = 公开轮
bunker-phase-discussion = 讨论
bunker-phase-vote = 投票
bunker-phase-defence = 辩护
bunker-phase-revote = 重新投票
bunker-phase-over = 结束
bunker-timer-turn = 公开卡牌
bunker-timer-discussion = 讨论
bunker-timer-vote = 投票
bunker-timer-defence = 辩护
bunker-timer-revote = 重新投票
bunker-action-reveal = 公开卡牌
bunker-action-special = 亮出特殊条件
bunker-action-vote = 投票
bunker-action-exclude = 淘汰玩家
bunker-action-return = 让被淘汰者返回
bunker-action-remove = 请出房间
bunker-action-swap = 交换两名玩家的卡牌
bunker-action-shuffle = 洗混卡牌
bunker-action-replace-card = 替换卡牌
bunker-action-discard = 移除卡牌

## 卡牌的读法

bunker-own-words = { $words }
bunker-own-hint = 读一遍条件，用现有的操作执行。
bunker-say-profession = { $years ->
    [0] { $name }，毫无经验
   *[other] { $name }，从业{ $years }年
}
bunker-brief-profession = { $years ->
    [0] { $name }，无经验
   *[other] { $name }，{ $years }年
}
bunker-brief-biology = { $fertile ->
    [yes] { $sex ->
        [woman] 女，{ $age }岁，{ $build } 🍼
       *[man] 男，{ $age }岁，{ $build } 🍼
    }
   *[no] { $sex ->
        [woman] 女，{ $age }岁，{ $build }
       *[man] 男，{ $age }岁，{ $build }
    }
}
bunker-say-biology = { $sex ->
    [woman] 女
   *[man] 男
}，{ $age }岁，{ $build }，{ $fertile ->
    [yes] 能生育
   *[no] 不能生育
}
bunker-say-health = { $degree ->
    [light] { $name }（轻度）
    [medium] { $name }（中度）
    [grave] { $name }（重度）
   *[none] { $name }
}
bunker-say-titled = <b>{ $title }。</b>{ $text }
bunker-plan = { $r1 } · { $r2 } · { $r3 } · { $r4 } · { $r5 }
bunker-poll = { $seat }：{ $votes }票，来自{ $voters }

## 公共桌面

bunker-board-title = { $round ->
    [0] ☢️ <b>地堡</b>
   *[other] ☢️ <b>地堡</b> · 第{ $round }轮
}
bunker-board-catastrophe = 🌋 灾难：{ $title }
bunker-board-threat = ⚠️ 威胁：{ $title }
bunker-board-card = 🏗 { $card }
bunker-board-closed = 🔒 已翻开的地堡卡：{ $open }/{ $of }
bunker-board-places = 🚪 名额：{ $capacity } · 候选人：{ $living }
bunker-board-turn-first = 🎙 轮到{ $seat }。第一轮公开职业。
bunker-board-turn = 🎙 轮到{ $seat }。公开哪一张？
bunker-board-discussion = { $votes ->
    [0] 💬 讨论。本轮没有投票了。
    [1] 💬 讨论。之后投票。
   *[other] 💬 讨论。本轮还有两次投票。
}
bunker-board-last-out = 🗳 最后被淘汰的玩家也有一票：{ $seat }。
bunker-board-defence = ⚖️ 请他们辩护：{ $leaders }。现在还不能投票。
bunker-board-revote = ⚖️ 只能从他们中选：{ $leaders }。
bunker-mark-turn = 🎙
bunker-mark-leader = ⚖️
bunker-mark-out = 🚷
bunker-mark-last-out = 🚷🗳
bunker-mark-removed = ⛔️
bunker-mark-winner = ✅
bunker-mark-special = 🃏
bunker-short-profession = 💼 { $card }
bunker-short-biology = 🧬 { $card }
bunker-short-health = ❤️ { $card }
bunker-short-hobby = 🎨 { $card }
bunker-short-baggage = 🎒 { $card }
bunker-short-fact = 📎 { $card }
bunker-short-special = 🃏 { $title }
bunker-short-lost = <s>{ $card }</s>
bunker-short-next = { $head } · { $next }

## 自己的档案

bunker-own-dossier = 🗂 <b>你的档案</b> — { $seat }
    { $cards }
bunker-own-profession = { $state ->
    [open] 💼 <b>职业</b> 👁 { $card }
    [gone] 💼 <b>职业</b> 🗑 <s>{ $card }</s>
   *[closed] 💼 <b>职业</b> 🔒 { $card }
}
bunker-own-biology = { $state ->
    [open] 🧬 <b>生理</b> 👁 { $card }
    [gone] 🧬 <b>生理</b> 🗑 <s>{ $card }</s>
   *[closed] 🧬 <b>生理</b> 🔒 { $card }
}
bunker-own-health = { $state ->
    [open] ❤️ <b>健康</b> 👁 { $card }
    [gone] ❤️ <b>健康</b> 🗑 <s>{ $card }</s>
   *[closed] ❤️ <b>健康</b> 🔒 { $card }
}
bunker-own-hobby = { $state ->
    [open] 🎨 <b>爱好</b> 👁 { $card }
    [gone] 🎨 <b>爱好</b> 🗑 <s>{ $card }</s>
   *[closed] 🎨 <b>爱好</b> 🔒 { $card }
}
bunker-own-baggage = { $state ->
    [open] 🎒 <b>行李</b> 👁 { $card }
    [gone] 🎒 <b>行李</b> 🗑 <s>{ $card }</s>
   *[closed] 🎒 <b>行李</b> 🔒 { $card }
}
bunker-own-fact = { $state ->
    [open] 📎 <b>附加信息</b> 👁 { $card }
    [gone] 📎 <b>附加信息</b> 🗑 <s>{ $card }</s>
   *[closed] 📎 <b>附加信息</b> 🔒 { $card }
}
bunker-own-special = { $played ->
    [yes] 🃏 特殊条件（已亮出）：{ $card }
   *[no] 🃏 特殊条件：{ $card }
}
bunker-own-vote = 🗳 你投给了：{ $target }。

## 提问与按钮

bunker-prompt-reveal-first = 🎙 <b>轮到你了。</b>第一轮公开职业。
bunker-prompt-reveal = 🎙 <b>轮到你了。</b>公开哪一张？公开后不能收回。
bunker-prompt-special = 🃏 特殊条件可以亮出一次，对局中任何时候都行。
bunker-prompt-vote = 🗳 <b>谁留在外面？</b>投票结束前选票保密，也可以改票。
bunker-prompt-revote = 🗳 <b>重新投票。</b>他们之中谁留在外面？
bunker-option-reveal-profession = 💼 { $card }
bunker-option-reveal-biology = 🧬 { $card }
bunker-option-reveal-health = ❤️ { $card }
bunker-option-reveal-hobby = 🎨 { $card }
bunker-option-reveal-baggage = 🎒 { $card }
bunker-option-reveal-fact = 📎 { $card }
bunker-option-special = 🃏 亮出特殊条件
bunker-option-seat = { $seat }
bunker-option-pair = { $seats }
bunker-option-shuffle = 🔀 洗混
bunker-desk-exclude = 🚷 淘汰谁？
bunker-desk-return = ↩️ 让谁返回？
bunker-desk-remove = ⛔️ 把谁永久请出房间？
bunker-desk-reveal = 👁 公开谁的卡牌：{ $trait }？
bunker-desk-discard = 🗑 移除谁的卡牌：{ $trait }？
bunker-desk-replace = 🔁 替换谁的卡牌：{ $trait }？
bunker-desk-swap = 🔄 谁和谁交换卡牌：{ $trait }？已公开的位置会立刻显示新卡。
bunker-desk-shuffle = 🔀 在存活玩家之间洗混：{ $trait }？已公开的位置会立刻显示新卡。

## 发生了什么

bunker-event-match-opened = ☢️ <b>地堡的门就要关上了。</b>
    候选人{ $seats }名，名额{ $capacity }个，地堡卡{ $bunker }张。
    { $threat ->
        [start] ⚠️ 此外还有一个威胁，见下文。
        [last_card] ⚠️ 此外还有一个威胁，它会随最后一张地堡卡一起揭晓。
       *[none] 这次没有额外的威胁：有灾难就够了。
    }
    🗳 各轮投票次数：{ $plan }
    🗂 档案会私下发给每个人。别给人看，只管说。
bunker-event-catastrophe-struck = 🌋 { $card }
bunker-event-threat-sealed = ⚠️ 威胁正面朝下：{ $card }
bunker-event-threat-revealed = ⚠️ { $card }
bunker-event-bunker-stocked = 🏗 地堡卡的顺序：
    { $cards }
bunker-event-dossier-dealt = 🗂 <b>你的档案</b> — { $seat }
    💼 <b>职业：</b>{ $profession }
    🧬 <b>生理：</b>{ $biology }
    ❤️ <b>健康：</b>{ $health }
    🎨 <b>爱好：</b>{ $hobby }
    🎒 <b>行李：</b>{ $baggage }
    📎 <b>附加信息：</b>{ $fact }

    🃏 特殊条件：{ $special }
bunker-event-round-opened = { $circle ->
    [yes] 🔔 <b>第{ $number }轮。</b>候选人{ $living }名，名额{ $capacity }个。{ $votes ->
        [0] 本轮没有投票。
        [1] 本轮有一次投票。
       *[other] 本轮有两次投票。
    }
   *[no] 🔔 <b>第{ $number }轮。</b>名额还是不够：候选人{ $living }名，名额{ $capacity }个。不再公开卡牌，只讨论和投票。
}
bunker-event-bunker-opened = 🏗 地堡卡{ $number }/{ $of }：<b>{ $card }</b>。
bunker-event-turn-given = 🎙 轮到{ $seat }。
bunker-event-turn-skipped = ⏭ { $seat }没有可公开的卡牌，轮到下一位。
bunker-event-card-revealed = { $how ->
    [late] 🎲 时间到，由机器人抽取。{ $seat } · { $trait }：<b>{ $card }</b>
    [host] 👁 主持人决定公开。{ $seat } · { $trait }：<b>{ $card }</b>
    [exile] 🚷 { $seat } · { $trait }：<b>{ $card }</b>
   *[own] 🔓 { $seat } · { $trait }：<b>{ $card }</b>
}
bunker-event-discussion-opened = { $why ->
    [circle] 💬 <b>讨论。</b>{ $votes ->
        [0] 本轮没有投票，但请记在心里。
        [1] 之后投票：有一人要留在外面。
       *[other] 之后投票，而且不是本轮最后一次。
    }
    [next] 💬 <b>再讨论一次。</b>本轮还有一人要留在外面。
   *[empty] 💬 <b>重新讨论。</b>淘汰照旧：之后再次投票。
}
bunker-event-ballot-opened = 🗳 <b>开始投票。</b>候选人：{ $candidates }。不能投自己。{ $last_out ->
    [none] { "" }
   *[other] 最后被淘汰的玩家也有一票：{ $last_out }。
}
bunker-event-vote-cast = 🗳 { $seat }，你投给了{ $target }。投票结束前没有人看得到。
bunker-event-vote-dropped = 🗳 { $seat }，你的票作废：{ $target }已不在游戏中。可以重新选择。
bunker-event-ballot-counted = 📊 <b>计票完毕。</b>
    { $polls }
    { $absent ->
        [none] { "" }
       *[other] 💤 未投票：{ $absent }
    }
bunker-event-ballot-empty = { $times ->
    [1] 🦗 没有人投票。这可不行：先讨论，再投一次。
   *[other] 🦗 又是一票都没有。
}
bunker-event-host-asked = 🧯 已连续{ $times }次无人投票。对局暂停，请主持人定夺。
bunker-event-defence-opened = ⚖️ <b>平票。</b>得票相同：{ $leaders }。现在由他们辩护，还不能投票。
bunker-event-revote-opened = ⚖️ <b>辩护结束，重新投票。</b>只能从他们中选：{ $leaders }。
bunker-event-tie-dissolved = ⚖️ 已经没有人和他平票，但这不等于淘汰：在所有人中重新投票。
bunker-event-lot-drawn = 🎲 <b>再次平票</b>：{ $leaders }。机器人抽签，抽中了{ $seat }。
bunker-event-seat-excluded = { $by ->
    [host] 🚷 主持人决定：<b>{ $seat }</b>留在外面。
   *[other] 🚷 <b>{ $seat }留在外面。</b>
}候选人{ $living }名，名额{ $capacity }个。
bunker-event-special-played = 🃏 { $seat }亮出特殊条件：{ $card }
    🛠 主持人请注意：{ $hint }
bunker-event-seat-returned = ↩️ 主持人决定：<b>{ $seat }</b>回到地堡。
bunker-event-seat-removed = ⛔️ { $seat }永久离开房间：不再行动，不再投票，也没有名额。
bunker-event-cards-swapped = 🔄 主持人决定：{ $first }和{ $second }交换卡牌 · { $trait }。
bunker-event-cards-shuffled = 🔀 主持人决定：洗混卡牌 · { $trait }：{ $seats }。
bunker-event-card-replaced = 🔁 主持人决定：替换卡牌 · { $trait }：{ $seat }。
bunker-event-card-shown = 👁 现在桌面上是：{ $seat } · { $trait }：<b>{ $card }</b>
bunker-event-card-received = 🗂 { $seat }，你有一张新卡 · { $trait }：<b>{ $card }</b>。目前只有你看得到。
bunker-event-card-discarded = 🗑 主持人决定：移除卡牌 · { $trait }：{ $seat }。
bunker-event-match-ended = 🏁 { $reason ->
    [finished] <b>主持人提前结束对局。</b>还没被淘汰的人都在里面：{ $winners }。原本有{ $capacity }个名额。
   *[full] <b>门关上了。</b>名额{ $capacity }个。里面是：{ $winners }。
}
bunker-event-story-told = 📖 <b>后来</b>
    { $lines }
bunker-event-dossier-published = 🗂 <b>{ $seat }</b>
    💼 { $profession }
    🧬 { $biology }
    ❤️ { $health }
    🎨 { $hobby }
    🎒 { $baggage }
    📎 { $fact }
    🃏 { $special }

## 幸存者的故事

bunker-story-medicine = { $seats ->
    [none] 💊 没人会治病：从擦伤到发烧，全凭运气。
   *[other] 💊 病人有人照看：{ $seats }。
}
bunker-story-food = { $seats ->
    [none] 🥫 罐头吃完了，才发现没人会做饭，也没人会种地。
   *[other] 🥫 餐桌不空，多亏了{ $seats }。
}
bunker-story-power = { $seats ->
    [none] 🔦 停电停水越来越勤，没人会修。
   *[other] 🔦 灯亮着，水流着，多亏了{ $seats }。
}
bunker-story-repair = { $seats ->
    [none] 🔧 坏掉的就一直坏着，而什么都在坏。
   *[other] 🔧 坏了就修，动手的是{ $seats }。
}
bunker-story-defence = { $seats ->
    [none] 🛡 外面有人敲门，里面只敢不出声：没有人能守门。
   *[other] 🛡 门口有可靠的人：{ $seats }。
}
bunker-story-science = { $seats ->
    [none] 🔬 外面到底怎么了，始终没人弄明白，只好猜。
   *[other] 🔬 谜题一个个解开，动脑的是{ $seats }。
}
bunker-story-morale = { $seats ->
    [none] 🎭 夜晚漫长而沉默，到春天已经没人互道早安。
   *[other] 🎭 士气不低，多亏了{ $seats }。
}
bunker-story-scouting = { $seats ->
    [none] 🧭 没有人能走出去再走回来。
   *[other] 🧭 侦察的人出得去也回得来：{ $seats }。
}
bunker-story-heirs = { $seats ->
    [none] 🍼 地堡里不会再有孩子的笑声。
   *[other] 🍼 新一代有希望了：{ $seats }。
}

## 规则正文中

bunker-book-table = • { $seats }人：名额{ $capacity }个，地堡卡{ $cards }张，投票 { $plan }
bunker-book-time = • { $timer }：{ $span }
bunker-book-threat-start = 威胁在开局时和灾难一起公布。
bunker-book-threat-last-card = 本局的威胁随最后一张地堡卡公布。
bunker-book-starter-first = 每一轮都从名单第一位开始。
bunker-book-starter-rotates = 本局每一轮换名单上的下一位先说。
bunker-book-exiles-closed = 被淘汰者未公开的卡牌保密到最后。
bunker-book-exiles-open = 本局中，被淘汰者的卡牌立刻全部公开，特殊条件除外。
bunker-book-late-propose = 每次超时都会告知主持人，由主持人决定是否出示黄牌。
bunker-book-late-issue = 每次超时立刻得一张黄牌。
bunker-book-late-off = 超时不罚牌。

## 操作为何未被接受

bunker-refusal-not-here = 这个游戏里没有这样的操作。
bunker-refusal-not-now = 现在不是做这件事的时候。
bunker-refusal-not-your-turn = 现在轮到{ $seat }。
bunker-refusal-own-cards-alone = 只能公开自己的卡牌。
bunker-refusal-card-gone = 这张卡已不在游戏中。
bunker-refusal-open-already = 这张卡已经公开了。
bunker-refusal-profession-first = 第一轮公开职业。
bunker-refusal-last-card = 最后一张未公开的卡要保密到终局。
bunker-refusal-players-alone = 只有玩家可以这样做。
bunker-refusal-removed = { $seat }已不在房间里。
bunker-refusal-played-already = 特殊条件已经亮出过了。
bunker-refusal-defence-first = 先辩护：辩护结束后才能投票。
bunker-refusal-not-yourself = 不能投自己。
bunker-refusal-leaders-alone = 重新投票只能在平票者中选。
bunker-refusal-not-living = { $seat }已经在外面了。
bunker-refusal-last-out-alone = 被淘汰者中，只有最后一位有投票权。
bunker-refusal-host-alone = 只有主持人可以这样做。
bunker-refusal-ballot-open = 正在投票：现在只能暂停、结束对局或请出玩家，其余的请稍后。
bunker-refusal-no-seat = 桌上没有这个座位。
bunker-refusal-out-already = { $seat }已经在外面了。
bunker-refusal-not-excluded = { $seat }本来就在游戏中。
bunker-refusal-deck-empty = 这个牌堆已经没有卡了。
bunker-refusal-two-players = 需要两名都有这种卡的玩家。
bunker-refusal-seconds = 没有名为“{ $timer }”的计时，或时长不足一秒。
bunker-refusal-schedule = 自定日程需要{ $rounds }轮，每轮最多两次投票。
bunker-refusal-pack-kind = 没有“{ $kind }”这种牌堆，或它不接受自制卡牌。
bunker-refusal-pack-card = 自制卡牌为空或超过{ $most }个字符：“{ $card }”。

## 结局

bunker-outcome-full = 剩下的人都有名额。
bunker-outcome-finished = 主持人提前结束了对局。

## 开局前的选项

bunker-rule-schedule = 投票日程
    .hint = 印刷版把淘汰留到后面，提前版一早就开始。
bunker-rule-schedule-official = 印刷版
bunker-rule-schedule-greedy = 提前版
bunker-rule-threat = 威胁何时公布
    .hint = 和灾难一起，或随最后一张地堡卡。
bunker-rule-threat-start = 开局时
bunker-rule-threat-last-card = 随最后一张地堡卡
bunker-rule-starter = 谁先公开
    .hint = 总是名单第一位，或每轮轮换。
bunker-rule-starter-first = 名单第一位
bunker-rule-starter-rotates = 轮换
bunker-rule-exiles = 被淘汰者的卡牌
    .hint = 保密到最后，或立刻公开。
bunker-rule-exiles-closed = 保密到最后
bunker-rule-exiles-open = 立刻公开
bunker-rule-custom-schedule = 自定日程
    .hint = 五个数字：每轮投几次票。
bunker-rule-pack = 自制卡牌
    .hint = 你们群自己的卡牌，按牌堆分。
bunker-rule-pack-alone = 只用自制卡牌
    .hint = 自制卡牌足够的牌堆不再使用我们的卡。

## 粗体指令，每行一种说法

bunker-typed-vote =
    我投{ $seat }
    我投给{ $seat }
    { $seat }留在外面
