### Secret Vader. Blue squares are the Republic, red ones the Empire.

vader-name = Secret Vader
vader-about = Elect a government, read the faces, stop the Empire. One of you is Vader, and only the Sith know who.

## Words

vader-policy-r = 🟦 Republic policy
vader-policy-i = 🟥 Imperial policy
vader-camp-rebels = Rebels
vader-camp-sith = Sith
vader-role-rebel = Rebel
vader-role-sith = Sith
vader-role-vader = Vader
vader-phase-nomination = nomination
vader-phase-election = election
vader-phase-discard = session: the Master discards
vader-phase-enact = session: the General enacts
vader-phase-veto = session: veto
vader-phase-power = executive power
vader-phase-over = the end
vader-timer-nomination = nomination
vader-timer-election = vote on the government
vader-timer-discard = the Master’s discard
vader-timer-enact = the General’s choice
vader-timer-veto = answer to the veto
vader-timer-power = executive power
vader-action-nominate = Nominate
vader-action-ballot = Vote
vader-action-discard = Discard
vader-action-enact = Enact
vader-action-propose-veto = Propose a veto
vader-action-answer-veto = Answer the veto
vader-action-choose-power = Choose the power
vader-action-peek = Look at three policies
vader-action-investigate = Investigate
vader-action-special-election = Name the next Master
vader-action-assassinate = Assassinate

## Marks on the board

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
vader-mark-not-vader = ☑️ not Vader
vader-mark-out = 💀
vader-mark-rebel = 🔵 Rebel
vader-mark-sith = 🔴 Sith
vader-mark-vader = ⚫ Vader

## The public board

vader-board-title = 🌌 <b>Secret Vader</b> · round { $number }
vader-board-republic = { $slots } Republic { $count } of { $of }
vader-board-imperial = { $slots } Empire { $count } of { $of }
vader-board-deck = 🎴 Deck { $deck } · discards { $discards }
vader-board-failures = { $failed ->
    [0] ⚪⚪⚪ No failed election
    [1] 🟠⚪⚪ One election has failed
    [2] 🟠🟠⚪ Two have failed; a third enacts the top card unseen
   *[other] 🟠🟠🟠 Three elections have failed
}
vader-board-danger = ☠️ If Vader is elected General now, the Sith win at once.
vader-board-veto-unlocked = ✋ The General may propose a veto.
vader-board-ineligible = 🚫 Cannot be General this time: { $seats }
vader-board-discard = 🎴 Master { $master } is reading three policies and will discard one. General { $general } waits.
vader-board-enact = 🎴 General { $general } now holds two policies from Master { $master } and will enact one.
vader-board-veto = ✋ General { $general } would enact neither. Master { $master } decides.

## What a seat alone knows

vader-own-rebel = 🔵 <b>You are a Rebel.</b> Trust is all you have. Get five Republic policies enacted, or have Vader assassinated.
vader-own-sith = 🔴 <b>You are a Sith.</b> Smile, lie and protect Vader. Get six Imperial policies enacted, or put Vader in the General’s seat once three Imperial policies stand.
vader-own-vader = ⚫ <b>You are Vader.</b> Seem the best of Rebels. Once three Imperial policies stand, being elected General wins it for the Sith. Do not get yourself killed.
vader-own-cards = 🎴 In your hand:
    { $cards }
vader-own-peek = 👁 You looked at the top of the deck. In order:
    { $cards }
vader-own-found-rebel = 🔍 You investigated { $target }: 🔵 <b>Rebel</b>.
vader-own-found-sith = 🔍 You investigated { $target }: 🔴 <b>Sith</b>. (Vader would look the same.)
vader-own-team-of-sith = 🤫 Vader is { $vader }. { $sith ->
    [none] There is no other Sith.
   *[other] { $others ->
        [one] The other Sith is { $sith }.
       *[other] The other Sith are { $sith }.
    }
}
vader-own-team-of-vader = 🤫 Your Sith: { $sith }.
vader-director-hand = 🎴 { $seat } holds:
    { $cards }

## Prompts

vader-prompt-nominate = 👑 Master, whom do you nominate as General?
vader-prompt-ballot = 🗳 { $general } as General? Your vote is secret until everybody’s is in, and you may change it till then.
vader-prompt-discard = 🎴 Which one do you discard? The other two go to { $general }. Nobody will ever see the discard before the end.
vader-prompt-enact = 🎴 Which one do you enact? The other one is discarded, and nobody will see it before the end.
vader-prompt-enact-after-veto = ✋ <b>The Master has refused the veto.</b> You still hold:
    { $cards }
    Which one do you enact?
vader-prompt-veto = ✋ General { $general } proposes a veto: all three cards would go and the election would count as failed. Do you agree?
vader-prompt-choose-power = ⚡ Master, which power do you want? The other one comes with the next Imperial policy.
vader-prompt-peek = 👁 Master, look at the next three policies. Only you will see them.
vader-prompt-investigate = 🔍 Master, whose loyalty do you want to know? Only you will learn it.
vader-prompt-special-election = 🌟 Master, who shall be Master in the next election?
vader-prompt-assassinate = 🎯 Master, who dies? There is no way back.

## Options

vader-option-seat = { $seat }
vader-option-pass = 👍 Pass
vader-option-fail = 👎 Fail
vader-option-discard-r = 🗑 Discard 🟦 Republic
vader-option-discard-i = 🗑 Discard 🟥 Imperial
vader-option-enact-r = Enact 🟦 Republic
vader-option-enact-i = Enact 🟥 Imperial
vader-option-propose-veto = ✋ Propose a veto
vader-option-veto-yes = ✋ Agree: away with all three
vader-option-veto-no = 📜 Refuse: enact one
vader-option-choose-peek = 👁 Policy Peek
vader-option-choose-investigate = 🔍 Investigate
vader-option-peek = 👁 Show me the cards

## What happened

vader-event-match-opened = 🌌 <b>A long time ago, in a group chat far, far away…</b>
    { $seats } sit down: { $rebels } Rebels, { $sith ->
        [one] { $sith } Sith
       *[other] { $sith } Sith
    } and Vader.
    🔵 The Rebels win with five Republic policies, or when Vader is assassinated.
    🔴 The Sith win with six Imperial policies, or when Vader is elected General once three Imperial policies stand.
    { $vader_knows ->
        [yes] At this small table Vader and the Sith know each other.
       *[no] The Sith know Vader. Vader does not know the Sith.
    }
vader-event-role-dealt = { $role ->
    [rebel] 🔵 { $seat }, <b>you are a Rebel.</b> Trust is all you have. Get five Republic policies enacted, or have Vader assassinated. Nobody has told you who is who: listen well.
    [sith] 🔴 { $seat }, <b>you are a Sith.</b> Smile, lie and protect Vader. Get six Imperial policies enacted, or put Vader in the General’s seat once three Imperial policies stand.
   *[vader] ⚫ { $seat }, <b>you are Vader.</b> Seem the best of Rebels. Once three Imperial policies stand, being elected General wins it for the Sith. If you are assassinated, all is lost.
}
vader-event-sith-revealed = 🤫 Psst, { $seat }. Vader is { $vader }. { $sith ->
    [none] There is no other Sith: Vader has only you.
   *[other] With you in the dark: { $sith }.
}
vader-event-vader-told-sith = 🤫 Psst, { $seat }. On your side: { $sith }.
vader-event-deck-ordered = 🎴 Order of the deck, top first: { $order }
vader-event-deck-shuffled = { $again ->
    [yes] 🔀 The deck ran short: all discards are back in and shuffled. { $cards } cards are in the deck.
   *[no] 🎴 The deck is shuffled: { $cards } cards, six of them Republic, eleven Imperial.
}
vader-event-nomination-opened = 👑 <b>Round { $number }.</b> { $special ->
    [yes] { $master } is Master by Special Election. Whom do they want as General?
   *[no] { $master } is Master. Whom do they want as General?
}
vader-event-general-nominated = 🗳 <b>We have a nominee!</b> Master { $master } wants { $general } as General. Everybody alive votes Pass or Fail; nobody’s vote is shown before all are in.
vader-event-ballot-cast = 🗳 { $seat }, your vote is { $vote ->
    [pass] 👍 Pass
   *[fail] 👎 Fail
}. It stays secret until all votes are in.
vader-event-government-elected = ✅ <b>Elected!</b> Master { $master } and General { $general } govern.
    👍 Pass: { $passes }
    👎 Fail: { $fails }
    { $absent ->
        [none] { "" }
       *[other] 💤 No vote, counted as Fail: { $absent }
    }
vader-event-election-failed = ❌ <b>Voted down.</b> No government of { $master } and { $general }. { $failed ->
        [1] That is one failure.
        [2] That is two in a row: one more, and the top card is enacted unseen.
       *[other] That is three in a row: the top card is enacted unseen.
    }
    👍 Pass: { $passes }
    👎 Fail: { $fails }
    { $absent ->
        [none] { "" }
       *[other] 💤 No vote, counted as Fail: { $absent }
    }
vader-event-nomination-missed = 💤 Master { $master } has nominated nobody in time: the election counts as failed. { $failed ->
    [1] That is one failure.
    [2] That is two in a row: one more, and the top card is enacted unseen.
   *[other] That is three in a row: the top card is enacted unseen.
}
vader-event-election-voided = 🚫 { $out } is gone, so the election is void. It does not count as failed; the office of Master passes on.
vader-event-not-vader = ☑️ Three Imperial policies stand, and { $general } has been elected General. The match goes on, so one thing is certain: this is <b>not Vader</b>.
vader-event-session-opened = 🎴 <b>The session is open.</b> Master { $master } has drawn three policies. { $deck ->
    [one] One card is left in the deck.
   *[other] { $deck } cards are left in the deck.
} 🤐 { $master } and General { $general } must not write here until the policy is out. Everybody else: talk!
vader-event-cards-drawn = 🎴 { $seat }, you have drawn { $cards }.
vader-event-card-discarded = 🗑 { $seat }, you have discarded: { $card }.
vader-event-cards-passed = 🎴 Master { $master } has discarded one policy. General { $general } holds the other two.
vader-event-cards-received = 🎴 { $seat }, you have been passed { $cards }.
vader-event-chance-acted = 🎲 { $why ->
    [late] { $seat } was out of time
   *[gone] { $seat } is gone
}, so the bot has drawn by lot { $act ->
    [discard] which policy is discarded.
   *[enact] which policy is enacted.
}
vader-event-veto-proposed = ✋ General { $general } proposes a <b>veto</b>. Master { $master }, do all three policies go?
vader-event-veto-agreed = ✋ <b>Vetoed!</b> Master { $master } and General { $general } have thrown all three policies away. { $failed ->
    [1] It counts as one failed election.
    [2] It counts as a failed election, the second in a row: one more, and the top card is enacted unseen.
   *[other] It counts as a failed election, the third in a row: the top card is enacted unseen.
}
vader-event-veto-refused = 📜 { $why ->
    [answer] Master { $master } refuses the veto.
    [late] Master { $master } has not answered in time: the veto is refused.
   *[gone] Master { $master } is gone: the veto is refused.
} General { $general } must enact one of the two.
vader-event-policy-enacted = { $blind ->
    [yes] 🎲 The people have lost patience, and the top card is enacted unseen: { $policy ->
        [R] 🟦 <b>a Republic policy!</b>
       *[I] 🟥 <b>an Imperial policy!</b>
    } Nobody gets a power from it.
   *[no] { $policy ->
        [R] 🟦 <b>A Republic policy is enacted!</b>
       *[I] 🟥 <b>An Imperial policy is enacted!</b>
    }
} Republic { $republic }, Empire { $imperial }.
vader-event-danger-began = ☠️ <b>The dark side grows.</b> Three Imperial policies stand: from now on, electing Vader as General hands the Sith the victory.
vader-event-veto-unlocked = ✋ <b>The veto is unlocked.</b> From now on the General may propose to throw all three policies away, if the Master agrees.
vader-event-power-due = ⚡ { $power ->
    [choice] Master { $master } gets a power, and chooses: look at the next three policies, or investigate somebody.
    [peek] Master { $master } gets a power: to look at the next three policies, alone.
    [investigate] Master { $master } gets a power: to learn somebody’s camp.
    [special_election] Master { $master } gets a power: to name the next Master.
   *[assassinate] Master { $master } gets the darkest power: to assassinate somebody.
}
vader-event-power-chosen = ⚡ Master { $master } has chosen: { $power ->
    [peek] 👁 Policy Peek.
   *[investigate] 🔍 Investigate.
}
vader-event-policy-peeked = 👁 Master { $master } has seen the next three policies. Ask away; believe what you like.
vader-event-cards-peeked = 👁 { $seat }, the next three policies, in order: { $cards }. You may tell the truth about them, or not.
vader-event-seat-investigated = 🔍 Master { $master } has investigated { $target } and knows the camp. What will they tell you?
vader-event-camp-learned = 🔍 { $seat }, here is what you found. { $target }: { $camp ->
    [rebels] 🔵 <b>Rebel</b>.
   *[sith] 🔴 <b>Sith</b>. (Vader would look the same.)
}
vader-event-special-election-called = 🌟 Master { $master } calls a <b>Special Election</b>: { $target } is Master in the next one. After that the office takes its usual way.
vader-event-seat-assassinated = 🎯 Master { $master } has given the order. { $target } is <b>dead</b>: no more words, no more votes.
vader-event-power-forfeited = ⌛ { $why ->
    [late] Master { $master } has not used the power in time
   *[gone] Master { $master } is gone
}, so it is lost: { $power ->
    [choice] no Policy Peek and no Investigate this time.
    [peek] no Policy Peek this time.
    [investigate] nobody is investigated.
    [special_election] no Special Election this time.
   *[assassinate] nobody dies.
}
vader-event-seat-removed = 🚪 { $seat } is out of the match: no more words, no more votes.
vader-event-match-ended = 🏁 { $winner ->
    [rebels] <b>The Rebels win!</b>
    [sith] <b>The Sith win!</b>
   *[none] <b>The match is over, and nobody wins.</b>
} { $reason ->
    [republic] Five Republic policies stand: the galaxy breathes again.
    [imperial] Six Imperial policies stand: the Empire is complete.
    [vader_elected] Vader has been elected General with three Imperial policies standing.
    [vader_assassinated] Vader has been assassinated.
    [vader_removed] Vader was sent off by red card, and without Vader there is no Empire.
   *[finished] The director has ended it early.
}
    { $winners ->
        [none] { "" }
       *[other] 🏆 { $winners }
    }
vader-event-roles-published = 🎭 <b>The masks are off.</b>
    🔵 Rebels: { $rebels }
    🔴 Sith: { $sith }
    ⚫ Vader: { $vader }
vader-event-deck-published = 🎴 Deck no. { $number }, top first: { $order }
vader-event-session-published = 🎴 Session { $number }: Master { $master }, General { $general }. Drawn { $drawn }, discarded { $discarded }.
vader-event-deck-left = 🎴 Left in the deck, top first: { $order }

## In the rule text

vader-book-camps = • { $seats } players: { $rebels } Rebels, { $sith } Sith, Vader
vader-book-powers = • { $least } or { $most } players: { $slots }
vader-book-time = • { $timer }: { $span }
vader-book-reshuffle-at-once = In this match that happens at once, even in the middle of a session: the three cards in the Master’s hand stay out of it.
vader-book-reshuffle-session-end = In this match that happens when the session is over, so its two discards are shuffled in as well.
vader-book-late-propose = In this match every missed deadline is put before the director, who may show a yellow card for it.
vader-book-late-issue = In this match every missed deadline brings a yellow card at once.
vader-book-late-off = In this match nobody gets a card for a missed deadline.

## Why an action was not taken

vader-refusal-not-here = Nobody can do that in this game.
vader-refusal-not-now = It is not the moment for that.
vader-refusal-not-master = Only the Master may do this now, and that is { $master }.
vader-refusal-not-general = Only the General may do this now, and that is { $general }.
vader-refusal-not-yourself = You cannot choose yourself.
vader-refusal-not-living = { $seat } is no longer in play.
vader-refusal-ineligible = { $seat } cannot be General this time: it is too soon after the last government.
vader-refusal-no-ballot = You have no vote in this election.
vader-refusal-no-such-card = You do not hold such a card.
vader-refusal-veto-locked = The veto opens with the fifth Imperial policy.
vader-refusal-veto-refused-before = The Master has refused the veto already: you must enact one of the two.
vader-refusal-investigated-before = { $seat } has been investigated before.
vader-refusal-replace-first = { $seat } is Vader: a red card would end the match, and the Rebels would win. Replace the player, or insist.
vader-refusal-seconds = There is no clock called “{ $timer }”, or its length is less than a second.
vader-refusal-setup-roles = The fixed roles do not make the camps of { $seats } seats.
vader-refusal-setup-deck = The fixed deck has more cards of a kind than there are.

## How it ended

vader-outcome-republic = Five Republic policies stand.
vader-outcome-imperial = Six Imperial policies stand.
vader-outcome-vader-elected = Vader was elected General with three Imperial policies standing.
vader-outcome-vader-assassinated = Vader was assassinated.
vader-outcome-vader-removed = Vader was sent off by red card.
vader-outcome-finished = The director ended the match early.

## Options chosen before the start

vader-rule-reshuffle = When the deck runs short
    .hint = Fewer than three cards left in the middle of a session: are the discards shuffled in before that session’s own discards or after them?
vader-rule-reshuffle-at-once = shuffle at once
vader-rule-reshuffle-session-end = shuffle after the session
vader-rule-powers = Powers with 9 or 10 seats
    .hint = House: Peek or Investigate first, then the other. Classic: two investigations.
vader-rule-powers-seed = house
vader-rule-powers-classic = classic

## Bold commands, one way to say it on each line

vader-typed-nominate =
    I nominate { $seat }
    I nominate { $seat } as General
vader-typed-investigate = I investigate { $seat }
vader-typed-special-election =
    I choose { $seat } to be the next Master
    I choose { $seat } as the next Master
vader-typed-assassinate = I assassinate { $seat }
