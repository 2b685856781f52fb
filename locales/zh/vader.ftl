### 秘密维达。蓝格为共和国，红格为帝国。

vader-name = 秘密维达
vader-about = 选出政府，看穿人心，阻止帝国。你们之中有一人是维达，只有西斯知道是谁。

## 词汇

vader-policy-r = 🟦 共和国法案
vader-policy-i = 🟥 帝国法案
vader-camp-rebels = 义军
vader-camp-sith = 西斯
vader-role-rebel = 义军
vader-role-sith = 西斯
vader-role-vader = 维达
vader-phase-nomination = 提名
vader-phase-election = 选举
vader-phase-discard = 立法：尊主弃牌
vader-phase-enact = 立法：将军颁布
vader-phase-veto = 立法：否决
vader-phase-power = 行政权力
vader-phase-over = 终局
vader-timer-nomination = 提名
vader-timer-election = 政府投票
vader-timer-discard = 尊主弃牌
vader-timer-enact = 将军颁布法案
vader-timer-veto = 答复否决
vader-timer-power = 行使权力
vader-action-nominate = 提名
vader-action-ballot = 投票
vader-action-discard = 弃牌
vader-action-enact = 颁布
vader-action-propose-veto = 提议否决
vader-action-answer-veto = 答复否决
vader-action-choose-power = 选择权力
vader-action-peek = 预览三张法案
vader-action-investigate = 调查
vader-action-special-election = 指定下一任尊主
vader-action-assassinate = 刺杀

## 公示板上的标记

vader-mark-republic = 🟦
vader-mark-imperial = 🟥
vader-mark-r = 🟦
vader-mark-i = 🟥
vader-mark-empty = ⬜
vader-mark-choice = 🔀
vader-mark-other-power = 🔃
vader-mark-peek = 👁
vader-mark-investigate = 🔍
vader-mark-special-election = 🌟
vader-mark-assassinate = 🎯
vader-mark-master = 👑
vader-mark-general = 🎖
vader-mark-investigated = 🔍
vader-mark-not-vader = ☑️ 不是维达
vader-mark-out = 💀
vader-mark-rebel = 🔵 义军
vader-mark-sith = 🔴 西斯
vader-mark-vader = ⚫ 维达

## 公示板

vader-board-title = 🌌 <b>秘密维达</b> · 第 { $number } 轮
vader-board-republic = { $slots } 共和国 { $count }/{ $of }
vader-board-imperial = { $slots } 帝国 { $count }/{ $of }
vader-board-deck = 🎴 牌堆 { $deck } 张 · 弃牌 { $discards } 张
vader-board-failures = { $failed ->
    [0] ⚪⚪⚪ 暂无选举失败
    [1] 🟠⚪⚪ 选举失败一次
    [2] 🟠🟠⚪ 选举连续失败两次，再失败一次就直接颁布牌堆顶的法案
   *[other] 🟠🟠🟠 选举连续失败三次
}
vader-board-danger = ☠️ 此后若维达当选将军，西斯立即获胜。
vader-board-veto-unlocked = ✋ 将军可以提议否决。
vader-board-ineligible = 🚫 本次不可担任将军：{ $seats }
vader-board-discard = 🎴 尊主 { $master } 正在看三张法案，将弃掉一张；将军 { $general } 等候中。
vader-board-enact = 🎴 将军 { $general } 已接过尊主 { $master } 交来的两张法案，将颁布一张。
vader-board-veto = ✋ 将军 { $general } 两张都不想颁布，由尊主 { $master } 定夺。
## 各座位自己知道的事

vader-own-rebel = 🔵 <b>你是义军。</b>你手里只有信任。颁布五张共和国法案，或刺杀维达，就能获胜。
vader-own-sith = 🔴 <b>你是西斯。</b>微笑，说谎，保护维达。颁布六张帝国法案，或在已有三张之后把维达送上将军之位，就能获胜。
vader-own-vader = ⚫ <b>你是维达。</b>装成最可靠的义军。已有三张帝国法案之后，你一旦当选将军，西斯便获胜。千万别被刺杀。
vader-own-cards = 🎴 你手中的法案：
    { $cards }
vader-own-peek = 👁 你预览过牌堆顶，依次是：
    { $cards }
vader-own-found-rebel = 🔍 你调查过 { $target }：🔵 <b>义军</b>。
vader-own-found-sith = 🔍 你调查过 { $target }：🔴 <b>西斯</b>。（若是维达，也显示为西斯。）
vader-own-team-of-sith = 🤫 维达是 { $vader }。{ $sith ->
    [none] 没有别的西斯。
   *[other] 另有 { $others } 名西斯：{ $sith }。
}
vader-own-team-of-vader = 🤫 你的西斯同伙：{ $sith }。
vader-director-hand = 🎴 { $seat } 手中：
    { $cards }

## 提问

vader-prompt-nominate = 👑 尊主，你提名谁担任将军？
vader-prompt-ballot = 🗳 同意 { $general } 担任将军吗？全员投完之前票面保密，其间可以改票。
vader-prompt-discard = 🎴 弃掉哪一张？其余两张交给 { $general }。终局之前，没有人会看到弃牌。
vader-prompt-enact = 🎴 颁布哪一张？另一张会被弃掉，终局之前没有人会看到。
vader-prompt-enact-after-veto = ✋ <b>尊主不同意否决。</b>你手中仍是：
    { $cards }
    颁布哪一张？
vader-prompt-veto = ✋ 将军 { $general } 提议否决：三张法案全部弃掉，并计一次选举失败。同意吗？
vader-prompt-choose-power = ⚡ 尊主，你要哪一项权力？另一项随下一张帝国法案而来。
vader-prompt-peek = 👁 尊主，请预览接下来的三张法案，只有你能看到。
vader-prompt-investigate = 🔍 尊主，你想查谁的底？结果只有你知道。
vader-prompt-special-election = 🌟 尊主，下一次选举由谁担任尊主？
vader-prompt-assassinate = 🎯 尊主，你要刺杀谁？落子无悔。

## 选项

vader-option-seat = { $seat }
vader-option-pass = 👍 赞成
vader-option-fail = 👎 反对
vader-option-discard-r = 🗑 弃掉 🟦 共和国法案
vader-option-discard-i = 🗑 弃掉 🟥 帝国法案
vader-option-enact-r = 颁布 🟦 共和国法案
vader-option-enact-i = 颁布 🟥 帝国法案
vader-option-propose-veto = ✋ 提议否决
vader-option-veto-yes = ✋ 同意：三张全弃
vader-option-veto-no = 📜 不同意：必须颁布
vader-option-choose-peek = 👁 预览法案
vader-option-choose-investigate = 🔍 调查
vader-option-peek = 👁 看牌

## 发生的事

vader-event-match-opened = 🌌 <b>很久以前，在一个很远很远的群里……</b>
    { $seats } 人入座：{ $rebels } 名义军、{ $sith } 名西斯，以及维达。
    🔵 颁布五张共和国法案，或维达被刺杀，义军获胜。
    🔴 颁布六张帝国法案，或已有三张之后维达当选将军，西斯获胜。
    { $vader_knows ->
        [yes] 人少局：维达与西斯互相认识。
       *[no] 西斯认识维达，维达不认识西斯。
    }
vader-event-role-dealt = { $role ->
    [rebel] 🔵 { $seat }，<b>你是义军。</b>你手里只有信任。颁布五张共和国法案，或刺杀维达，就能获胜。没有人告诉你谁是谁，仔细听发言。
    [sith] 🔴 { $seat }，<b>你是西斯。</b>微笑，说谎，保护维达。颁布六张帝国法案，或在已有三张之后把维达送上将军之位，就能获胜。
   *[vader] ⚫ { $seat }，<b>你是维达。</b>装成最可靠的义军。已有三张帝国法案之后，你一旦当选将军，西斯便获胜。若你被刺杀，满盘皆输。
}
vader-event-sith-revealed = 🤫 { $seat }，悄悄告诉你：维达是 { $vader }。{ $sith ->
    [none] 没有别的西斯，维达只有你了。
   *[other] 与你同在暗处的还有 { $sith }。
}
vader-event-vader-told-sith = 🤫 { $seat }，悄悄告诉你，你的同伙是 { $sith }。
vader-event-deck-ordered = 🎴 牌堆次序，自上而下：{ $order }
vader-event-deck-shuffled = { $again ->
    [yes] 🔀 牌堆不足，弃牌全部洗回。现在牌堆有 { $cards } 张。
   *[no] 🎴 牌堆已洗好，共 { $cards } 张：共和国法案六张，帝国法案十一张。
}
vader-event-nomination-opened = 👑 <b>第 { $number } 轮。</b>{ $special ->
    [yes] 特别选举，尊主是 { $master }。要提名谁担任将军？
   *[no] 尊主是 { $master }。要提名谁担任将军？
}
vader-event-general-nominated = 🗳 <b>有人获得提名！</b>尊主 { $master } 提名 { $general } 担任将军。所有存活玩家投赞成或反对，全员投完之前不公布任何一票。
vader-event-ballot-cast = 🗳 { $seat }，你投了{ $vote ->
    [pass] 👍 赞成
   *[fail] 👎 反对
}。全员投完之前，票面保密。
vader-event-government-elected = ✅ <b>当选！</b>尊主 { $master } 与将军 { $general } 组成政府。
    👍 赞成：{ $passes }
    👎 反对：{ $fails }
    { $absent ->
        [none] { "" }
       *[other] 💤 未投票，按反对计：{ $absent }
    }
vader-event-election-failed = ❌ <b>未通过。</b>{ $master } 与 { $general } 未能组成政府。{ $failed ->
        [1] 选举失败一次。
        [2] 选举连续失败两次，再失败一次就直接颁布牌堆顶的法案。
       *[other] 选举连续失败三次，直接颁布牌堆顶的法案。
    }
    👍 赞成：{ $passes }
    👎 反对：{ $fails }
    { $absent ->
        [none] { "" }
       *[other] 💤 未投票，按反对计：{ $absent }
    }
vader-event-nomination-missed = 💤 尊主 { $master } 超时未提名，按选举失败计。{ $failed ->
    [1] 选举失败一次。
    [2] 选举连续失败两次，再失败一次就直接颁布牌堆顶的法案。
   *[other] 选举连续失败三次，直接颁布牌堆顶的法案。
}
vader-event-election-voided = 🚫 { $out } 已离场，本次选举作废，不计失败，尊主之位顺延。
vader-event-not-vader = ☑️ 已有三张帝国法案，{ $general } 当选将军而对局仍在继续，可见此人<b>不是维达</b>。
vader-event-session-opened = 🎴 <b>立法开始。</b>尊主 { $master } 抽了三张法案，牌堆还剩 { $deck } 张。🤐 法案公布之前，{ $master } 与将军 { $general } 不得在此发言；其他人尽管讨论！
vader-event-cards-drawn = 🎴 { $seat }，你抽到{ $cards }。
vader-event-card-discarded = 🗑 { $seat }，你弃掉了{ $card }。
vader-event-cards-passed = 🎴 尊主 { $master } 已弃掉一张，另外两张在将军 { $general } 手中。
vader-event-cards-received = 🎴 { $seat }，交到你手中的是{ $cards }。
vader-event-chance-acted = 🎲 { $why ->
    [late] { $seat } 超时，
   *[gone] { $seat } 已离场，
}{ $act ->
    [discard] 由机器人随机弃掉一张。
   *[enact] 由机器人随机颁布一张。
}
vader-event-veto-proposed = ✋ 将军 { $general } 提议<b>否决</b>。尊主 { $master }，三张法案全部弃掉吗？
vader-event-veto-agreed = ✋ <b>否决成立！</b>尊主 { $master } 与将军 { $general } 弃掉了全部三张法案。{ $failed ->
    [1] 计一次选举失败。
    [2] 计一次选举失败，已连续两次，再失败一次就直接颁布牌堆顶的法案。
   *[other] 计一次选举失败，已连续三次，直接颁布牌堆顶的法案。
}
vader-event-veto-refused = 📜 { $why ->
    [answer] 尊主 { $master } 不同意否决。
    [late] 尊主 { $master } 超时未答，否决不成立。
   *[gone] 尊主 { $master } 已离场，否决不成立。
}将军 { $general } 必须从两张中颁布一张。
vader-event-policy-enacted = { $blind ->
    [yes] 🎲 民众失去耐心，牌堆顶的法案直接颁布：{ $policy ->
        [R] 🟦 <b>共和国法案！</b>
       *[I] 🟥 <b>帝国法案！</b>
    }任何人都不会由此获得权力。
   *[no] { $policy ->
        [R] 🟦 <b>颁布了一张共和国法案！</b>
       *[I] 🟥 <b>颁布了一张帝国法案！</b>
    }
}目前共和国 { $republic } 张，帝国 { $imperial } 张。
vader-event-danger-began = ☠️ <b>黑暗面正在壮大。</b>已有三张帝国法案，此后若选维达为将军，西斯立即获胜。
vader-event-veto-unlocked = ✋ <b>否决权解锁。</b>此后将军可以提议弃掉全部三张法案，尊主同意即成立。
vader-event-power-due = ⚡ { $power ->
    [choice] 尊主 { $master } 获得一项权力，二选一：预览接下来的三张法案，或调查一人。
    [peek] 尊主 { $master } 获得权力：独自预览接下来的三张法案。
    [investigate] 尊主 { $master } 获得权力：查明一人的阵营。
    [special_election] 尊主 { $master } 获得权力：指定下一任尊主。
   *[assassinate] 尊主 { $master } 获得最黑暗的权力：刺杀一人。
}
vader-event-power-chosen = ⚡ 尊主 { $master } 选择了{ $power ->
    [peek] 👁 预览法案。
   *[investigate] 🔍 调查。
}
vader-event-policy-peeked = 👁 尊主 { $master } 已预览接下来的三张法案。尽管问，信不信由你。
vader-event-cards-peeked = 👁 { $seat }，接下来的三张依次是{ $cards }。说真话还是假话，随你。
vader-event-seat-investigated = 🔍 尊主 { $master } 调查了 { $target }，已知其阵营。听听他们怎么说？
vader-event-camp-learned = 🔍 { $seat }，调查结果：{ $target } 是{ $camp ->
    [rebels] 🔵 <b>义军</b>。
   *[sith] 🔴 <b>西斯</b>。（若是维达，也显示为西斯。）
}
vader-event-special-election-called = 🌟 尊主 { $master } 发起<b>特别选举</b>：下一次选举由 { $target } 担任尊主，之后按原来的顺序继续。
vader-event-seat-assassinated = 🎯 尊主 { $master } 下了命令。{ $target } <b>遇刺出局</b>，不再发言，不再投票。
vader-event-power-forfeited = ⌛ { $why ->
    [late] 尊主 { $master } 超时未行使权力，
   *[gone] 尊主 { $master } 已离场，
}{ $power ->
    [choice] 本次预览与调查都作罢。
    [peek] 本次预览法案作罢。
    [investigate] 本次调查作罢。
    [special_election] 本次特别选举作罢。
   *[assassinate] 无人遇刺。
}
vader-event-seat-removed = 🚪 { $seat } 离场，不再发言，不再投票。
vader-event-match-ended = 🏁 { $winner ->
    [rebels] <b>义军获胜！</b>
    [sith] <b>西斯获胜！</b>
   *[none] <b>对局结束，无人获胜。</b>
}{ $reason ->
    [republic] 五张共和国法案全部颁布，银河重获自由。
    [imperial] 六张帝国法案全部颁布，帝国大业告成。
    [vader_elected] 已有三张帝国法案，维达当选将军。
    [vader_assassinated] 维达遇刺身亡。
    [vader_removed] 维达被红牌罚下，没有维达，也就没有帝国。
   *[finished] 导演提前结束了本局。
}
    { $winners ->
        [none] { "" }
       *[other] 🏆 { $winners }
    }
vader-event-roles-published = 🎭 <b>身份揭晓。</b>
    🔵 义军：{ $rebels }
    🔴 西斯：{ $sith }
    ⚫ 维达：{ $vader }
vader-event-deck-published = 🎴 第 { $number } 副牌堆，自上而下：{ $order }
vader-event-session-published = 🎴 第 { $number } 次立法：尊主 { $master }，将军 { $general }。抽到 { $drawn }，弃掉 { $discarded }。
vader-event-deck-left = 🎴 终局时的牌堆，自上而下：{ $order }

## 规则书

vader-book-camps = • { $seats } 人：义军 { $rebels } 名，西斯 { $sith } 名，维达
vader-book-powers = • { $least } 或 { $most } 人：{ $slots }
vader-book-time = • { $timer }：{ $span }
vader-book-reshuffle-at-once = 本局立即洗牌，立法途中也不例外；尊主手中的三张不在其内。
vader-book-reshuffle-session-end = 本局等立法结束再洗牌，本次立法弃掉的两张也一并洗入。
vader-book-late-propose = 本局每次超时都会报给导演，由导演决定是否出示黄牌。
vader-book-late-issue = 本局每次超时直接记一张黄牌。
vader-book-late-off = 本局超时不罚牌。

## 操作为何未被接受

vader-refusal-not-here = 本游戏没有这个操作。
vader-refusal-not-now = 现在还不能这样做。
vader-refusal-not-master = 此刻只有尊主 { $master } 可以这样做。
vader-refusal-not-general = 此刻只有将军 { $general } 可以这样做。
vader-refusal-not-yourself = 不能选自己。
vader-refusal-not-living = { $seat } 已不在场上。
vader-refusal-ineligible = { $seat } 刚在上一届政府任职，本次不可担任将军。
vader-refusal-no-ballot = 本次选举你没有投票权。
vader-refusal-no-such-card = 你手中没有这张牌。
vader-refusal-veto-locked = 颁布第五张帝国法案之后才能否决。
vader-refusal-veto-refused-before = 尊主已拒绝否决，你必须从两张中颁布一张。
vader-refusal-investigated-before = { $seat } 已被调查过。
vader-refusal-replace-first = { $seat } 是维达：若发红牌，对局结束，义军获胜。请换人，或坚持罚下。
vader-refusal-seconds = 没有名为“{ $timer }”的计时，或时长不足一秒。
vader-refusal-setup-roles = 预设身份与 { $seats } 人局的阵营配置不符。
vader-refusal-setup-deck = 预设牌堆中某类法案的张数超过了实有张数。

## 结局

vader-outcome-republic = 五张共和国法案全部颁布。
vader-outcome-imperial = 六张帝国法案全部颁布。
vader-outcome-vader-elected = 已有三张帝国法案，维达当选将军。
vader-outcome-vader-assassinated = 维达遇刺身亡。
vader-outcome-vader-removed = 维达被红牌罚下。
vader-outcome-finished = 导演提前结束了本局。

## 开局前的选项

vader-rule-reshuffle = 牌堆不足时
    .hint = 立法途中牌堆少于三张时：本次立法的弃牌，是否等到立法结束一并洗入？
vader-rule-reshuffle-at-once = 立即洗牌
vader-rule-reshuffle-session-end = 立法结束后洗牌
vader-rule-powers = 九、十人局的权力
    .hint = 本站版：先在预览法案与调查中选一项，下次得另一项。经典版：两次调查。
vader-rule-powers-seed = 本站版
vader-rule-powers-classic = 经典版

## 文字指令，每行一种说法

vader-typed-nominate =
    我提名{ $seat }
    我提名{ $seat }为将军
    我提名{ $seat }担任将军
    提名{ $seat }
vader-typed-investigate =
    我调查{ $seat }
    调查{ $seat }
vader-typed-special-election =
    我选择{ $seat }担任下一任尊主
    我选{ $seat }担任下一任尊主
    我选{ $seat }当下一任尊主
vader-typed-assassinate =
    我刺杀{ $seat }
    刺杀{ $seat }
