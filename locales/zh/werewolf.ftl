### 狼人杀。公示只说名字与次序，从不说夜里的死因、身份与阵营。

werewolf-name = 狼人杀
werewolf-about = 白天讨论投票，夜里狼人出刀。还有一支爱神的箭，可能让两个人谁也不再效忠。

## 词汇

werewolf-phase-link = 丘比特之箭
werewolf-phase-day = 白天
werewolf-phase-dusk = 关门结算
werewolf-phase-night = 夜晚
werewolf-phase-dawn = 等待开门
werewolf-phase-over = 终局
werewolf-timer-link = 丘比特选择情侣
werewolf-timer-day = 白天投票
werewolf-timer-last-call = 改票截止
werewolf-timer-dusk = 最后一枪与警徽移交
werewolf-timer-night = 夜间行动
werewolf-timer-witch = 女巫行动
werewolf-timer-dawn = 开门
werewolf-camp-wolves = 狼人阵营
werewolf-camp-village = 村民阵营
werewolf-camp-lovers = 黑情侣阵营
werewolf-role-wolf = 狼人
werewolf-role-seer = 预言家
werewolf-role-witch = 女巫
werewolf-role-hunter = 猎人
werewolf-role-cupid = 丘比特
werewolf-role-villager = 村民
werewolf-cause-vote = 投票
werewolf-cause-kill = 指杀
werewolf-cause-poison = 毒药
werewolf-cause-shot = 最后一枪
werewolf-cause-love = 殉情
werewolf-cause-red-card = 红牌
werewolf-finding-village = 村民阵营
werewolf-finding-other = 非村民阵营
werewolf-act-heal = 救药
werewolf-act-poison = 毒药
werewolf-act-check = 查验
werewolf-act-potions = 用药
werewolf-action-link = 选择情侣
werewolf-action-vote = 投票
werewolf-action-change-vote = 改票
werewolf-action-kill = 指杀
werewolf-action-heal = 使用救药
werewolf-action-poison = 使用毒药
werewolf-action-check = 查验
werewolf-action-shoot = 最后一枪
werewolf-action-bequeath = 移交警徽
werewolf-action-last-words = 留遗言
werewolf-action-surrender = 发起投降
werewolf-action-consent = 答复投降
werewolf-action-showdown = 轮次决胜
werewolf-action-close-surrender = 关闭投降

## 公示板上的标记

werewolf-mark-sheriff = ⭐
werewolf-mark-out = 💀
werewolf-mark-lover = ❤️
werewolf-mark-wolf = 🐺 狼人
werewolf-mark-seer = 🔮 预言家
werewolf-mark-witch = 🧪 女巫
werewolf-mark-hunter = 🔫 猎人
werewolf-mark-cupid = 🏹 丘比特
werewolf-mark-villager = 🌾 村民
werewolf-mark-camp-wolves = 🔴
werewolf-mark-camp-village = 🟢
werewolf-mark-camp-lovers = 🖤

## 公示板

werewolf-board-title = { $phase ->
    [link] 🐺 <b>狼人杀</b> · 开局
    [day] ☀️ <b>狼人杀</b> · 第 { $day } 天
    [night] 🌙 <b>狼人杀</b> · 第 { $day } 夜
   *[over] 🏁 <b>狼人杀</b> · 终局
}
werewolf-board-living = 👥 场上 { $count } 人，共 { $of } 人
werewolf-board-link = 🏹 丘比特正在选择情侣。
werewolf-board-talk = 💬 今天只讨论，不投票。
werewolf-board-vote-sheriff = ⭐ 今天竞选警长，无人出局。
werewolf-board-vote-out = 🗳 今天投票，最高票出局，平票则无人出局。
werewolf-board-last-call = 🔒 改票已截止；还没投的仍可投票。
werewolf-board-night = 🚪 已关门，静候开门公示。
werewolf-board-ballots = 🗳 已投 { $count } 票，共 { $of } 人
werewolf-board-ballot = { $changed ->
    [yes] ✏️
   *[no] ▫️
} { $seat } → { $choice ->
    [none] 弃权
   *[other] { $choice }
}：{ $reason }
werewolf-board-count = ▪️ { $seat } 得 { $half ->
    [yes] { $votes }.5
   *[no] { $votes }
} 票 ← { $voters }
werewolf-board-abstained = ▫️ 弃权：{ $seats }

## 各座位自己知道的事

werewolf-own-wolf = 🐺 <b>你是狼人。</b>白天藏好；狼群每夜出刀，狼人阵营占到场上一半即获胜。
werewolf-own-seer = 🔮 <b>你是预言家。</b>每夜可以查验一人是不是村民阵营。
werewolf-own-witch = 🧪 <b>你是女巫。</b>救药、毒药各一瓶，同一夜只能用一瓶；救药用掉之前，你能通灵得知谁被指杀。
werewolf-own-hunter = 🔫 <b>你是猎人。</b>只要不是被毒死或红牌罚下，出局时可以带走一人。
werewolf-own-cupid = 🏹 <b>你是丘比特。</b>开局选两人结为情侣，此后你与他们同一阵营。
werewolf-own-villager = 🌾 <b>你是村民。</b>没有技能，只有眼睛、嘴巴和一张票。
werewolf-own-pack = 🐺 狼群：{ $seats }
werewolf-own-lover = ❤️ 你的情侣：{ $lover }。一人出局，另一人立即殉情；若恰有一名狼人，你们自成黑情侣阵营，其他阵营都判负时获胜。
werewolf-own-couple = 🏹 你的箭射中了 { $first } 和 { $second }。
werewolf-own-camp = 🏹 你所在的阵营：{ $camp }
werewolf-own-potions = 🧪 救药：{ $heal ->
    [yes] 还在
   *[no] 已用
} · 毒药：{ $poison ->
    [yes] 还在
   *[no] 已用
}
werewolf-own-sensed = 👁 今夜通灵：{ $target ->
    [none] 无人被指杀
   *[other] { $target } 被指杀
}
werewolf-own-found-village = 🔮 { $target }：<b>村民阵营</b>
werewolf-own-found-other = 🔮 { $target }：<b>非村民阵营</b>
werewolf-own-wolves-lost = ⚖️ 狼人阵营已判负，不能再杀人。你仍可发言、投票。
werewolf-own-knife = 🔪 狼人阵营已判负，寡妇刀归黑情侣：由两位情侣出刀。
werewolf-own-proposals = 🔪 今夜的刀法提议：
    { $proposals }
werewolf-own-showdown = ⚔️ 狼群已宣布轮次决胜。
werewolf-own-appeal = 🏳️ 本阵营的投降正在征求同意。
werewolf-own-ballot = 🗳 你的票：{ $choice ->
    [none] 弃权
   *[other] { $choice }
}（{ $reason }）
werewolf-own-out = 💀 你已出局，请不要再参与讨论。
werewolf-own-last-words = 💬 你可以留下遗言。
werewolf-own-words = 💬 你的遗言，下次开门时公布：
    <blockquote>{ $words }</blockquote>

## 导演手记

werewolf-sheet-couple = ❤️ 情侣：{ $first } 与 { $second }
werewolf-sheet-lost = ⚖️ 已判负：{ $camps }
werewolf-sheet-out = 💀 { $seat }：{ $cause }
werewolf-sheet-knife = 🔪 指杀（{ $holders }）：{ $target ->
    [open] 未定
    [none] 空刀
   *[other] { $target }
}
werewolf-sheet-sense = 👁 { $seat } 通灵：{ $target ->
    [open] 未反馈
    [none] 无人被指杀
   *[other] { $target }
}
werewolf-sheet-heal = 💊 { $seat } 救药：{ $target ->
    [open] 未答复
    [none] 今夜不用
   *[other] { $target }
}
werewolf-sheet-poison = ☠️ { $seat } 毒药：{ $target ->
    [open] 未答复
    [none] 今夜不用
   *[other] { $target }
}
werewolf-sheet-check = 🔮 { $seat } 查验：{ $target ->
    [open] 未答复
    [none] 今夜不验
   *[other] { $target }
}
werewolf-sheet-shot = 🔫 等待 { $seat } 决定最后一枪
werewolf-sheet-badge = ⭐ 等待 { $seat } 移交警徽
werewolf-sheet-rights = 💬 可以留遗言，尚未提交：{ $seats }
werewolf-sheet-words = 💬 { $seat } 的遗言，待开门公布：
    <blockquote>{ $words }</blockquote>
werewolf-sheet-appeal = 🏳️ { $camp }投降中。已同意：{ $agreed }；须征求：{ $asked }
werewolf-sheet-showdown = ⚔️ 轮次决胜第 { $number } 夜，{ $by ->
    [wolves] 狼群
   *[lovers] 黑情侣
}出刀。推演中仍在场：{ $living }。已出的刀：{ $knives }
werewolf-sheet-advice = 🧮 若今夜轮次决胜：{ $knife ->
    [none] 狼人未必能赢，对方有解。
   *[other] 狼人必胜，首刀 { $knife }。
}

## 提问

werewolf-prompt-link = 🏹 丘比特，请选择两名角色结为情侣，可以选自己。若其中恰有一名狼人，两人就私奔，自成黑情侣阵营。
werewolf-prompt-vote-sheriff = ⭐ <b>谁来当警长？</b>请选一人并写明理由。弃权也要投，改票只有一次机会。
werewolf-prompt-vote-out = 🗳 <b>今天投谁出局？</b>请选一人并写明理由。弃权也要投，改票只有一次机会。
werewolf-prompt-propose = 🔪 今夜刀谁？先提议，狼群都看得到，随时可改。{ $count ->
    [0] 还没有人提议。
   *[other] 目前的提议：
    { $proposals }
}
werewolf-prompt-kill = 🔪 <b>定刀。</b>选定即锁死，不能再改；空刀也可以。{ $count ->
    [0] { "" }
   *[other] 目前的提议：
    { $proposals }
}
werewolf-proposal = { $seat } → { $target ->
    [none] 空刀
   *[other] { $target }
}
werewolf-prompt-heal = { $target ->
    [none] 💊 通灵：今夜无人被指杀。要用救药吗？
   *[other] 💊 通灵：今夜 { $target } 被指杀。救药给谁？
}
werewolf-prompt-heal-waiting = 💊 刀还没有落定。你可以等通灵的反馈，也可以现在就用救药。
werewolf-prompt-poison = ☠️ 毒药给谁？同一夜只能用一瓶药。
werewolf-prompt-check = 🔮 今夜查验谁？结果立刻告诉你，只能验一次。
werewolf-prompt-shoot = 🔫 <b>最后一枪。</b>要带走谁？也可以不开枪。
werewolf-prompt-bequeath = ⭐ 你已出局，警徽移交给谁？不选则按事先排定的次序移交。
werewolf-prompt-last-words = 💬 你可以留下遗言，只要文字；下次开门时公布，过时作废。
werewolf-prompt-surrender = 🏳️ 要为你的阵营发起投降吗？若你的阵营可以投降，会逐一征求同意；全员同意才生效，阵营判负，不公示。
werewolf-prompt-consent = 🏳️ { $camp }有人发起投降，你同意吗？全员同意才生效，一人反对即告作罢。
werewolf-prompt-withdraw = 🏳️ 你已同意{ $camp }投降。全员同意之前，还可以反悔。
werewolf-prompt-close-surrender = 🏳️ { $camp }的投降仍在等 { $seats } 答复。拖得太久，可以按不同意关闭。
werewolf-prompt-showdown = ⚔️ <b>轮次决胜？</b>连出三夜的刀：三刀之内达成胜利条件就赢，否则狼人阵营判负。推演中猎人与女巫必定杀狼，每个白天都票出一只狼。出首刀之前可以收回。
werewolf-prompt-revoke = ⚔️ 轮次决胜已宣布。首刀落定之前可以收回。
werewolf-prompt-showdown-heal = ⚔️ 轮次决胜第 { $number } 夜：{ $target ->
    [none] 无人被指杀。要用救药吗？
   *[other] { $target } 被指杀。救药给谁？
}
werewolf-prompt-showdown-poison = ⚔️ 轮次决胜第 { $number } 夜：今夜用毒药吗？无论写谁，都必定毒到一只狼。

## 选项

werewolf-option-seat = { $seat }
werewolf-option-abstain = ⚪ 弃权
werewolf-option-kill-none = 🌙 空刀
werewolf-option-heal-none = 🧪 今夜不用救药
werewolf-option-poison-none = 🧪 今夜不用毒药
werewolf-option-check-none = 🌙 今夜不验
werewolf-option-shoot-none = ✋ 不开枪
werewolf-option-words-write = ✍️ 写遗言
werewolf-option-words-none = 🤐 放弃遗言
werewolf-option-surrender = 🏳️ 发起投降
werewolf-option-consent-yes = 🏳️ 同意投降
werewolf-option-consent-no = ✊ 不同意
werewolf-option-withdraw = ✊ 收回同意
werewolf-option-close-surrender = ✖️ 按不同意关闭
werewolf-option-showdown = ⚔️ 宣布轮次决胜
werewolf-option-showdown-revoke = ↩️ 收回

## 群

werewolf-channel-pack = 🐺 狼群
werewolf-channel-lovers = ❤️ 情侣群
werewolf-channel-graveyard = 🪦 出局者

## 发生的事

werewolf-event-match-opened = 🐺 <b>天还亮着，狼已经混进来了。</b>
    { $seats } 人局：狼人 { $wolves } 名{ $seer ->
        [yes] 、预言家
       *[no] { "" }
    }{ $witch ->
        [yes] 、女巫
       *[no] { "" }
    }{ $hunter ->
        [yes] 、猎人
       *[no] { "" }
    }{ $cupid ->
        [yes] 、丘比特
       *[no] { "" }
    }、村民 { $villagers } 名。
    身份已私下发放，请勿示人。
werewolf-event-role-dealt = { $role ->
    [wolf] 🐺 { $seat }，<b>你是狼人。</b>白天藏好，夜里与同伴出刀；狼人占到场上一半，你们就赢。
    [seer] 🔮 { $seat }，<b>你是预言家。</b>每夜可以查验一人是不是村民阵营；怎么说、何时说，由你掂量。
    [witch] 🧪 { $seat }，<b>你是女巫。</b>救药、毒药各一瓶，同一夜只能用一瓶；救药用掉之前，你能通灵得知谁被指杀。
    [hunter] 🔫 { $seat }，<b>你是猎人。</b>只要不是被毒死或红牌罚下，出局时可以带走一人。
    [cupid] 🏹 { $seat }，<b>你是丘比特。</b>请选两人结为情侣，此后你与他们同一阵营。
   *[villager] 🌾 { $seat }，<b>你是村民。</b>没有技能，只有眼睛、嘴巴和一张票；把狼找出来。
}
werewolf-event-badge-order-fixed = ⭐ 警徽随机移交的次序已封存：{ $order }
werewolf-event-link-opened = 🏹 丘比特正在选择情侣，选定后第一天开门。
werewolf-event-couple-linked = { $by ->
    [cupid] 🏹 { $cupid } 一箭射出，{ $first } 与 { $second } 成为情侣。
   *[chance] 🏹 { $cupid } 超时未选，由机器人随机决定：{ $first } 与 { $second } 成为情侣。
}
werewolf-event-pack-met = 🐺 狼群：{ $seats }。你们可以互通消息，也可以共商刀法。
werewolf-event-lover-met = ❤️ { $seat }，你的情侣是 { $lover }。一人出局，另一人立即殉情。若你们之中恰有一名狼人，你们就此私奔：狼人离开狼群，你们自成黑情侣阵营，其他阵营都判负时获胜。
werewolf-event-cupid-told = 🏹 { $seat }，情侣已定，你所在的阵营是{ $camp }。
werewolf-event-day-opened = ☀️ <b>第 { $day } 天，开门。</b>{ $vote ->
    [sheriff] 今天讨论并竞选警长：最先得到最高票数的人当选，无人出局。
    [out] 今天讨论并投票：最高票出局，平票则无人出局。
   *[none] 今天只讨论，不投票。
}
werewolf-event-opening-listed = 📜 <b>公示。</b>{ $by_vote ->
    [none] { $by_night ->
        [none] 夜里无人出局，平安夜。
       *[other] 夜里出局：{ $by_night }。
    }
   *[other] 昨日投票后出局：{ $by_vote }。{ $by_night ->
        [none] 夜里无人出局，平安夜。
       *[other] 夜里出局：{ $by_night }。
    }
}
werewolf-event-last-call-passed = 🔒 <b>改票截止。</b>已投的票不能再改，没投的请抓紧。
werewolf-event-ballot-cast = 🗳 { $seat } { $choice ->
    [none] 弃权
   *[other] 投给 { $choice }
}：{ $reason }
werewolf-event-ballot-changed = 🗳 { $seat } 改票：{ $choice ->
    [none] 弃权
   *[other] 改投 { $choice }
}。理由：{ $reason }
werewolf-event-ballot-voided = 🗳 { $seat }，这一票是废票：{ $why ->
    [reason] 没有写理由。
   *[target] 投票对象已经出局。
}请重新投票。
werewolf-event-ballots-dropped = 🗳 { $seat } 已出局，其所投与所得的票一并作废。{ $voters ->
    [none] { "" }
   *[other] 可以重新投票，不算改票：{ $voters }。
}
werewolf-event-votes-counted = 🗳 <b>第 { $day } 天计票。</b>{ $voters ->
    [0] 无人投票。
   *[other] 共 { $voters } 人投票。
}{ $abstained ->
    [none] { "" }
   *[other] 弃权：{ $abstained }。
}
werewolf-event-candidate-counted = ▪️ { $seat } 得 { $half ->
    [yes] { $votes }.5
   *[no] { $votes }
} 票 ← { $voters }
werewolf-event-sheriff-elected = ⭐ <b>{ $seat } 当选警长。</b>从下一次投票起，警长的一票计 1.5 票。
werewolf-event-nobody-elected = ⭐ 没有人得票，本局没有警长。
werewolf-event-sheriff-told = ⭐ { $seat }，你现在是警长。你的一票计 1.5 票，第一天除外；出局时须移交警徽。
werewolf-event-voted-out = 💀 <b>{ $seat } 被投票出局。</b>
werewolf-event-nobody-voted-out = { $tied ->
    [none] 🗳 没有人得票，无人出局。
   *[other] 🗳 平票：{ $tied }。无人出局。
}
werewolf-event-badge-due = ⭐ { $seat }，你已出局，请选择警徽移交给谁。
werewolf-event-badge-bequeathed = ⭐ { $seat }，警徽将移交给 { $heir }。
werewolf-event-badge-drawn = ⭐ { $seat } 的警徽按封存的次序移交给 { $heir }。
werewolf-event-badge-passed = ⭐ <b>警徽移交：</b>{ $seat } → { $heir }。
werewolf-event-night-fell = 🌙 <b>第 { $day } 天，关门。</b>请停止讨论；有事要做的人，留意私聊。
werewolf-event-stage-turned = ⏱ 进入：{ $stage }
werewolf-event-kill-proposed = 🔪 { $seat } 提议：{ $target ->
    [none] 空刀
   *[other] 刀 { $target }
}
werewolf-event-knife-locked = { $seat ->
    [none] 🔪 时间到，刀已锁定：
   *[other] 🔪 { $seat } 定刀：
}{ $target ->
    [none] 空刀。
   *[other] { $target }。
}
werewolf-event-knife-dropped = 🔪 { $target ->
    [none] 今夜的空刀作废：
   *[other] 对 { $target } 的刀作废：
}{ $why ->
    [target] 目标已经出局，可以重新定刀。
   *[lost] 狼人阵营失去杀人技能。
}
werewolf-event-target-sensed = 👁 { $seat }，通灵：{ $target ->
    [none] 今夜无人被指杀。
   *[other] 今夜 { $target } 被指杀。
}
werewolf-event-heal-answered = 💊 { $seat }，{ $target ->
    [none] 今夜不用救药。
   *[other] 救药给了 { $target }。从下一夜起，你不再通灵。
}
werewolf-event-poison-answered = ☠️ { $seat }，{ $target ->
    [none] 今夜不用毒药。
   *[other] 毒药给了 { $target }。
}
werewolf-event-check-declined = 🔮 { $seat }，今夜不验。
werewolf-event-camp-checked = 🔮 { $seat }，查验结果：{ $target }，<b>{ $camp }</b>。
werewolf-event-act-dropped = ↩️ { $seat }，{ $target } 已经出局，你的{ $act }作废，可以重新选择。
werewolf-event-act-missed = ⌛ { $seat }，时间已过：今夜的{ $act }视为放弃。不会因此记黄牌。
werewolf-event-night-closed = ⏱ { $who ->
    [night] 狼人与预言家的行动时间已过。
   *[witch] 女巫的行动时间已过。
}
werewolf-event-struck = 🎯 待结算：{ $seat }（{ $cause }）{ $first ->
    [yes] ，最先结算
   *[no] { "" }
}{ $hidden ->
    [yes] ，开门时公示
   *[no] ，立即公示
}
werewolf-event-stroke-wasted = 🎯 { $seat } 此前已出局，{ $cause }落空。
werewolf-event-went-out = 💀 { $seat } 出局（{ $cause }），{ $hidden ->
    [yes] 开门时公示。
   *[no] 立即公示。
}
werewolf-event-out-told = 💀 { $seat }，你已出局，请不要再参与讨论；公示之前，请勿透露。
werewolf-event-out-announced = 💀 <b>{ $seat } 出局。</b>
werewolf-event-red-card-noted = 💀 { $seat } 被红牌罚下，出局。
werewolf-event-shot-due = 🔫 { $seat }，你可以开最后一枪。
werewolf-event-shot-fired = 🔫 { $seat }，你开枪带走了 { $target }。
werewolf-event-shot-declined = 🔫 { $seat }，{ $late ->
    [yes] 时间已过，视为不开枪。
   *[no] 你没有开枪。
}
werewolf-event-camp-lost = ⚖️ { $camp }判负，不公示。
werewolf-event-wolves-lost = ⚖️ 狼人阵营已判负，失去杀人技能。你们并未因此出局，仍可发言、投票。
werewolf-event-knife-granted = 🔪 狼人阵营已判负。从现在起，寡妇刀归黑情侣阵营，由未出局的情侣出刀。
werewolf-event-last-words-granted = 💬 { $seat }，你可以留下遗言，下次开门时公布。
werewolf-event-last-words-left = 💬 { $seat }，遗言已收下，下次开门时公布：
    <blockquote>{ $words }</blockquote>
werewolf-event-last-words-declined = 💬 { $seat }，{ $late ->
    [yes] 已经开门，视为放弃遗言。
   *[no] 你放弃了遗言。
}
werewolf-event-last-words-published = 💬 <b>遗言</b> · { $seat }
    <blockquote>{ $words }</blockquote>
werewolf-event-surrender-started = 🏳️ { $seat }，投降已提出。若你的阵营可以投降，正在逐一征求同意。
werewolf-event-consent-asked = 🏳️ { $camp }有人发起投降，须征求同意的是：{ $seats }。全员同意才生效。
werewolf-event-consent-given = 🏳️ { $seat }，你的答复：{ $answer ->
    [yes] 同意投降。
   *[no] 不同意投降。
}
werewolf-event-surrender-closed = 🏳️ { $camp }的投降作罢：{ $why ->
    [refused] 有人不同意。
    [withdrawn] 有人收回了同意。
    [director] 导演已将其关闭。
    [lost] 该阵营已经判负。
   *[arrow] 情侣已定，阵营有变。
}
werewolf-event-surrender-took = 🏳️ 全员同意，{ $camp }投降，判负。此事不公示。
werewolf-event-match-ended = 🏁 { $winner ->
    [wolves] <b>狼人阵营获胜！</b>
    [village] <b>村民阵营获胜！</b>
    [lovers] <b>黑情侣阵营获胜！</b>
   *[none] <b>对局结束，无人获胜。</b>
}{ $reason ->
    [half] 狼人阵营已占场上存活人数的一半。
    [last_camp] 其他阵营均已判负。
    [showdown] 轮次决胜，三刀之内见分晓。
    [silence] 连续五天无人投票。
   *[finished] 导演提前结束了本局。
}
    { $winners ->
        [none] { "" }
       *[other] 🏆 { $winners }
    }
werewolf-event-truth-told = { $role ->
    [wolf] 🐺
    [seer] 🔮
    [witch] 🧪
    [hunter] 🔫
    [cupid] 🏹
   *[villager] 🌾
} { $seat }：{ $role }，{ $camp }{ $lover ->
    [none] { "" }
   *[other] ，情侣 { $lover }
}
werewolf-event-badge-order-published = ⭐ 开局时封存的警徽随机次序：{ $order }
werewolf-event-showdown-declared = ⚔️ { $seat } 宣布<b>轮次决胜</b>。三刀之内达成胜利条件即获胜，否则判负；首刀落定之前可以收回。
werewolf-event-showdown-revoked = ↩️ { $seat } 收回了轮次决胜，今夜照常出刀。
werewolf-event-showdown-night-opened = ⚔️ 轮次决胜第 { $number } 夜，由{ $by }出刀。
werewolf-event-showdown-proposed = ⚔️ 第 { $number } 刀，{ $seat } 提议：{ $target ->
    [none] 空刀
   *[other] 刀 { $target }
}
werewolf-event-showdown-knife = ⚔️ { $seat ->
    [none] 时间到，第 { $number } 刀锁定：
   *[other] { $seat } 定下第 { $number } 刀：
}{ $target ->
    [none] 空刀。
   *[other] { $target }。
}
werewolf-event-showdown-sensed = ⚔️ { $seat }，狼群宣布了轮次决胜，请答复第 { $number } 夜。{ $senses ->
    [yes] { $target ->
        [none] 通灵：无人被指杀。
       *[other] 通灵：{ $target } 被指杀。
    }
   *[no] { "" }
}
werewolf-event-showdown-heal = ⚔️ { $seat }，第 { $number } 夜：{ $target ->
    [none] 不用救药。
   *[other] 救药给了 { $target }。
}
werewolf-event-showdown-poison = ⚔️ { $seat }，第 { $number } 夜：{ $target ->
    [none] 不用毒药。
   *[other] 用了毒药，必定毒到一只狼。
}
werewolf-event-showdown-settled = ⚔️ 第 { $number } 夜推演：出局 { $outs }；判负 { $lost }；救药{ $heal ->
    [yes] 还在
   *[no] 没有了
}，毒药{ $poison ->
    [yes] 还在
   *[no] 没有了
}。
werewolf-event-showdown-voted = ⚔️ 第 { $number } 夜之后的白天推演：出局 { $outs }；判负 { $lost }。
werewolf-event-showdown-peace = ⚔️ 第 { $number } 夜：{ $peaceful ->
    [yes] 平安夜，刀没有得手。
   *[no] 刀已得手。
}
werewolf-event-knives-told = ⚔️ 轮次决胜中狼群已尽，由黑情侣继续出刀。此前的刀：{ $knives }。
werewolf-event-showdown-ended = ⚔️ 轮次决胜结束：{ $result ->
    [won] 三刀之内达成胜利条件，狼人阵营获胜。
   *[lost] 狼人阵营未能获胜。
}

## 规则书

werewolf-book-lineup = • { $seats } 人：狼人 { $wolf }{ $seer ->
    [0] { "" }
   *[other] 、预言家
}{ $witch ->
    [0] { "" }
   *[other] 、女巫
}{ $hunter ->
    [0] { "" }
   *[other] 、猎人
}{ $cupid ->
    [0] { "" }
   *[other] 、丘比特
}、村民 { $villager }
werewolf-book-sheriff-on = 本局第一天竞选警长：最先得到最高票数的人当选，以最终票面为准，无人出局。
werewolf-book-sheriff-off = 本局没有警长，第一天只讨论，不投票。
werewolf-book-slaughter-kind = 本局为屠边：村民阵营的神职（预言家、女巫、猎人）全部出局，或村民阵营的村民全部出局，村民阵营即判负。
werewolf-book-slaughter-all = 本局为屠城：村民阵营的角色全部出局，村民阵营才判负。
werewolf-book-words-wolves = 本局的遗言名额等于开局时的狼人数，先出局者先得；红牌罚下的人没有遗言，也不占名额。
werewolf-book-words-everybody = 本局人人都有遗言，红牌罚下的人除外。
werewolf-book-words-nobody = 本局没有遗言。
werewolf-book-heal-first = 本局女巫只有首夜可以自救。
werewolf-book-heal-always = 本局女巫每夜都可以自救。
werewolf-book-heal-never = 本局女巫不能自救。
werewolf-book-time-link = • 丘比特选择情侣：{ $span }
werewolf-book-time-day = • 白天讨论与投票：{ $span }
werewolf-book-time-last-call = • 关门前不得改票：{ $span }
werewolf-book-time-dusk = • 被投票出局者开枪、移交警徽：关门后 { $span }
werewolf-book-time-night = • 狼人与预言家：关门后 { $span }
werewolf-book-time-witch = • 女巫：关门后 { $span }
werewolf-book-time-dawn = • 下一次开门：关门后 { $span }
werewolf-book-time-knife = • 轮次决胜，每一刀：{ $span }
werewolf-book-time-potion = • 轮次决胜，女巫每一夜：{ $span }

## 操作为何未被接受

werewolf-refusal-not-here = 现在没有这个操作。
werewolf-refusal-out = 你已出局，不能投票。
werewolf-refusal-no-vote-now = 现在不是投票时间。
werewolf-refusal-voted = 你已经投过票了。要改的话，请用改票。
werewolf-refusal-not-voted = 你还没有投票，无票可改。
werewolf-refusal-changed = 今天的改票机会已经用掉，以第一次改票为准。
werewolf-refusal-last-hour = 改票已截止，原票有效。
werewolf-refusal-reason = 改票须写明理由，原票仍然有效。
werewolf-refusal-target-out = 该角色已公示出局，不能选为目标。
werewolf-refusal-no-knife = 现在你不能指杀。
werewolf-refusal-knife-locked = 刀已锁定，不能再改。
werewolf-refusal-too-late = 行动时间已过，视为放弃。
werewolf-refusal-propose-alone = 只有你一人持刀，请直接定刀。
werewolf-refusal-no-potion = 现在你不能用药。
werewolf-refusal-heal-spent = 救药已经用掉了。
werewolf-refusal-poison-spent = 毒药已经用掉了。
werewolf-refusal-potion-answered = 今夜已经答复过，或已用了另一瓶药。
werewolf-refusal-heal-oneself = 今夜不能自救。
werewolf-refusal-no-check = 现在你不能查验。
werewolf-refusal-checked = 今夜已经答复过了。
werewolf-refusal-no-shot = 现在你不能开枪。
werewolf-refusal-shoot-oneself = 不能对自己开枪。
werewolf-refusal-no-badge = 现在没有警徽要由你移交。
werewolf-refusal-heir-out = 警徽只能移交给未出局的人。
werewolf-refusal-no-last-words = 你没有遗言可留，或已经留过了。
werewolf-refusal-words-empty = 遗言不能是空的。
werewolf-refusal-words-long = 遗言太长，最多 { $most } 字。
werewolf-refusal-no-arrow = 现在你不能选择情侣。
werewolf-refusal-link-same = 情侣必须是两个不同的人。
werewolf-refusal-no-surrender = 现在你不能发起投降。
werewolf-refusal-not-asked = 没有等你答复的投降。
werewolf-refusal-no-appeal = 该阵营没有进行中的投降。
werewolf-refusal-no-showdown = 现在不能这样做：轮次决胜只能在夜里出刀之前宣布，首刀落定后不能收回。
werewolf-refusal-seconds = 没有名为“{ $timer }”的计时，或时长不足一秒。
werewolf-refusal-schedule-witch = 关门时间 { $closing } 太晚：再加 { $minutes } 分钟，不得晚于女巫的截止时间 22:00。
werewolf-refusal-schedule-day = { $opening } 开门、{ $closing } 关门，白天太短：至少要有两小时。
werewolf-refusal-schedule-live = 各环节时限的次序不对：狼人、预言家与警徽移交不得晚于女巫，女巫须早于开门。
werewolf-refusal-schedule-last-call = 不得改票的时间必须短于白天。
werewolf-refusal-lineup-wolves = { $seats } 人局配 { $wolves } 名狼人不成立：太少则一箭便没了狼群，太多则开局便已获胜。
werewolf-refusal-lineup-gods = 预言家、女巫、猎人至少要有一名。
werewolf-refusal-lineup-villagers = 村民只剩 { $villagers } 名，至少要有两名。
werewolf-refusal-setup-roles = 预设身份与 { $seats } 人局的配置不符。

## 结局

werewolf-outcome-half = 🏁 <b>{ $winner }获胜</b>：狼人已占场上存活人数的一半。
werewolf-outcome-last-camp = 🏁 <b>{ $winner }获胜</b>：其他阵营均已判负。
werewolf-outcome-showdown = 🏁 <b>{ $winner }获胜</b>：轮次决胜。
werewolf-outcome-silence = 🏁 <b>无人获胜</b>：连续五天无人投票。
werewolf-outcome-finished = 🏁 <b>无人获胜</b>：导演提前结束了本局。
werewolf-result-won = 获胜，{ $camp }
werewolf-result-lost = 失败，{ $camp }

## 开局前的选项

werewolf-rule-wolves = 狼人数
    .hint = 0 表示按人数自动配置。
werewolf-rule-seer = 预言家
werewolf-rule-witch = 女巫
werewolf-rule-hunter = 猎人
werewolf-rule-cupid = 丘比特
    .hint = 没有丘比特，就没有情侣与黑情侣阵营。
werewolf-rule-sheriff = 警长
    .hint = 第一天投票产生。没有警长时，第一天只讨论。
werewolf-rule-slaughter = 屠边还是屠城
    .hint = 屠边：神职或村民有一边全部出局，村民阵营判负。屠城：须全部出局。
werewolf-rule-slaughter-kind = 屠边
werewolf-rule-slaughter-all = 屠城
werewolf-rule-last-words = 遗言
werewolf-rule-last-words-wolves = 与狼人数相同
werewolf-rule-last-words-everybody = 人人都有
werewolf-rule-last-words-nobody = 没有
werewolf-rule-self-heal = 女巫自救
werewolf-rule-self-heal-first = 仅首夜
werewolf-rule-self-heal-always = 每夜都可以
werewolf-rule-self-heal-never = 不可以
werewolf-rule-tell-wolf-lovers = 告知双狼情侣
    .hint = 默认不告知，双狼情侣也没有情侣群。
werewolf-rule-tell-cupid = 告知丘比特其阵营
    .hint = 默认不告知，单身的丘比特不知道自己归了哪一边。
werewolf-rule-opening-hour = 开门（时）
    .hint = 仅论坛局。
werewolf-rule-opening-minute = 开门（分）
werewolf-rule-closing-hour = 关门（时）
    .hint = 仅论坛局。女巫的截止时间是 22:00，关门最晚 21:30。
werewolf-rule-closing-minute = 关门（分）

## 文字指令，每行一种说法；空格处也可以换行

werewolf-typed-vote =
    投票对象：{ $seat } 投票理由：{ $reason }
    投票对象：弃权 投票理由：{ $reason }
    投票对象：{ $seat } 理由：{ $reason }
    投票对象：弃权 理由：{ $reason }
    投票对象：{ $seat }
    投票对象：弃权
werewolf-typed-change-vote =
    改票对象：{ $seat } 改票理由：{ $reason }
    改票对象：弃权 改票理由：{ $reason }
    改票对象：{ $seat } 理由：{ $reason }
    改票对象：弃权 理由：{ $reason }
    改票对象：{ $seat }
    改票对象：弃权
