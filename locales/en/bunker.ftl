### Bunker. The word is “living” for those who still compete for a place, “excluded” for those left outside.

bunker-name = Bunker
bunker-about = The catastrophe is out there, and inside there is room for half of you. Reveal your cards and prove that nobody can do without you.

## Words

bunker-trait-profession = 💼 profession
bunker-trait-biology = 🧬 biology
bunker-trait-health = ❤️ health
bunker-trait-hobby = 🎨 hobby
bunker-trait-baggage = 🎒 baggage
bunker-trait-fact = 📎 fact
bunker-camp-survivors = survivors
bunker-phase-reveal = round of reveals
bunker-phase-discussion = discussion
bunker-phase-vote = vote
bunker-phase-defence = defence
bunker-phase-revote = revote
bunker-phase-over = the end
bunker-timer-turn = revealing a card
bunker-timer-discussion = discussion
bunker-timer-vote = vote
bunker-timer-defence = defence
bunker-timer-revote = revote
bunker-action-reveal = Reveal a card
bunker-action-special = Show the special condition
bunker-action-vote = Vote
bunker-action-exclude = Exclude a player
bunker-action-return = Bring back an excluded player
bunker-action-remove = Remove from the room
bunker-action-swap = Swap the cards of two players
bunker-action-shuffle = Shuffle cards
bunker-action-replace-card = Replace a card
bunker-action-discard = Take a card out of the game

## How cards read

bunker-own-words = { $words }
bunker-own-hint = read the condition and carry it out with the actions you have.
bunker-say-profession = { $years ->
    [0] { $name }, no experience
    [one] { $name }, { $years } year of experience
   *[other] { $name }, { $years } years of experience
}
bunker-brief-profession = { $years ->
    [0] { $name }, no experience
    [one] { $name }, { $years } year
   *[other] { $name }, { $years } years
}
bunker-brief-biology = { $fertile ->
    [yes] { $sex ->
        [woman] woman, { $age }, { $build } 🍼
       *[man] man, { $age }, { $build } 🍼
    }
   *[no] { $sex ->
        [woman] woman, { $age }, { $build }
       *[man] man, { $age }, { $build }
    }
}
bunker-say-biology = { $sex ->
    [woman] woman
   *[man] man
}, { $age }, { $build }, { $fertile ->
    [yes] can have children
   *[no] cannot have children
}
bunker-say-health = { $degree ->
    [light] { $name } (mild)
    [medium] { $name } (moderate)
    [grave] { $name } (severe)
   *[none] { $name }
}
bunker-say-titled = <b>{ $title }.</b> { $text }
bunker-plan = { $r1 } · { $r2 } · { $r3 } · { $r4 } · { $r5 }
bunker-poll = { $votes ->
    [one] { $seat }: { $votes } vote, from { $voters }
   *[other] { $seat }: { $votes } votes, from { $voters }
}

## The table

bunker-board-title = { $round ->
    [0] ☢️ <b>Bunker</b>
   *[other] ☢️ <b>Bunker</b> · round { $round }
}
bunker-board-catastrophe = 🌋 Catastrophe: { $title }
bunker-board-threat = ⚠️ Threat: { $title }
bunker-board-card = 🏗 { $card }
bunker-board-closed = 🔒 Bunker cards open: { $open } of { $of }
bunker-board-places = 🚪 Places: { $capacity } · candidates: { $living }
bunker-board-turn-first = 🎙 It is the turn of { $seat }. In the first round professions are revealed.
bunker-board-turn = 🎙 It is the turn of { $seat }. Which card will it be?
bunker-board-discussion = { $votes ->
    [0] 💬 Discussion. There is no more vote in this round.
    [1] 💬 Discussion. A vote follows.
   *[other] 💬 Discussion. There are two votes to come in this round.
}
bunker-board-last-out = 🗳 The player excluded last votes too: { $seat }.
bunker-board-defence = ⚖️ These may defend themselves: { $leaders }. No votes yet.
bunker-board-revote = ⚖️ The choice is between { $leaders }.
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

## One's own dossier

bunker-own-dossier = 🗂 <b>Your dossier</b> – { $seat }
    { $cards }
bunker-own-profession = { $state ->
    [open] 💼 <b>Profession</b> 👁 { $card }
    [gone] 💼 <b>Profession</b> 🗑 <s>{ $card }</s>
   *[closed] 💼 <b>Profession</b> 🔒 { $card }
}
bunker-own-biology = { $state ->
    [open] 🧬 <b>Biology</b> 👁 { $card }
    [gone] 🧬 <b>Biology</b> 🗑 <s>{ $card }</s>
   *[closed] 🧬 <b>Biology</b> 🔒 { $card }
}
bunker-own-health = { $state ->
    [open] ❤️ <b>Health</b> 👁 { $card }
    [gone] ❤️ <b>Health</b> 🗑 <s>{ $card }</s>
   *[closed] ❤️ <b>Health</b> 🔒 { $card }
}
bunker-own-hobby = { $state ->
    [open] 🎨 <b>Hobby</b> 👁 { $card }
    [gone] 🎨 <b>Hobby</b> 🗑 <s>{ $card }</s>
   *[closed] 🎨 <b>Hobby</b> 🔒 { $card }
}
bunker-own-baggage = { $state ->
    [open] 🎒 <b>Baggage</b> 👁 { $card }
    [gone] 🎒 <b>Baggage</b> 🗑 <s>{ $card }</s>
   *[closed] 🎒 <b>Baggage</b> 🔒 { $card }
}
bunker-own-fact = { $state ->
    [open] 📎 <b>Fact</b> 👁 { $card }
    [gone] 📎 <b>Fact</b> 🗑 <s>{ $card }</s>
   *[closed] 📎 <b>Fact</b> 🔒 { $card }
}
bunker-own-special = { $played ->
    [yes] 🃏 Special condition, shown already. { $card }
   *[no] 🃏 Special condition. { $card }
}
bunker-own-vote = 🗳 Your vote: { $target }.

## Questions and buttons

bunker-prompt-reveal-first = 🎙 <b>Your turn.</b> In the first round you reveal your profession.
bunker-prompt-reveal = 🎙 <b>Your turn.</b> Which card do you reveal? It cannot be closed again.
bunker-prompt-special = 🃏 You may show your special condition once, at any moment of the match.
bunker-prompt-vote = 🗳 <b>Who stays outside?</b> Votes are secret to the end, and until then you may change yours.
bunker-prompt-revote = 🗳 <b>Revote.</b> Which of them stays outside?
bunker-option-reveal-profession = 💼 { $card }
bunker-option-reveal-biology = 🧬 { $card }
bunker-option-reveal-health = ❤️ { $card }
bunker-option-reveal-hobby = 🎨 { $card }
bunker-option-reveal-baggage = 🎒 { $card }
bunker-option-reveal-fact = 📎 { $card }
bunker-option-special = 🃏 Show the special condition
bunker-option-seat = { $seat }
bunker-option-pair = { $seats }
bunker-option-shuffle = 🔀 Shuffle
bunker-desk-exclude = 🚷 Whom do you exclude?
bunker-desk-return = ↩️ Whom do you bring back?
bunker-desk-remove = ⛔️ Whom do you remove from the room for good?
bunker-desk-reveal = 👁 Whose card is revealed: { $trait }?
bunker-desk-discard = 🗑 Whose card leaves the game: { $trait }?
bunker-desk-replace = 🔁 Whose card is replaced with a new one: { $trait }?
bunker-desk-swap = 🔄 Who exchange cards: { $trait }? An open place shows its new card at once.
bunker-desk-shuffle = 🔀 Shuffle among the living: { $trait }? Open places show their new cards at once.

## What happened

bunker-event-match-opened = ☢️ <b>The doors of the bunker are about to close.</b>
    Candidates: { $seats }, places: { $capacity }. Cards about the bunker itself: { $bunker }.
    { $threat ->
        [start] ⚠️ There is a threat of its own: here it comes.
        [last_card] ⚠️ There is a threat of its own: it is revealed with the last bunker card.
       *[none] There is no further threat this time: the catastrophe will do.
    }
    🗳 Votes by round: { $plan }
    🗂 Everybody gets a dossier in private. Do not show it, just talk about it.
bunker-event-catastrophe-struck = 🌋 { $card }
bunker-event-threat-sealed = ⚠️ The threat lies face down: { $card }
bunker-event-threat-revealed = ⚠️ { $card }
bunker-event-bunker-stocked = 🏗 The bunker cards in order:
    { $cards }
bunker-event-dossier-dealt = 🗂 <b>Your dossier</b> – { $seat }
    💼 <b>Profession:</b> { $profession }
    🧬 <b>Biology:</b> { $biology }
    ❤️ <b>Health:</b> { $health }
    🎨 <b>Hobby:</b> { $hobby }
    🎒 <b>Baggage:</b> { $baggage }
    📎 <b>Fact:</b> { $fact }

    🃏 Special condition. { $special }
bunker-event-round-opened = { $circle ->
    [yes] 🔔 <b>Round { $number }.</b> Candidates: { $living }, places: { $capacity }. { $votes ->
        [0] There is no vote in this round.
        [1] There is one vote in this round.
       *[other] There are two votes in this round.
    }
   *[no] 🔔 <b>Round { $number }.</b> Still not enough places: { $living } candidates for { $capacity }. No more cards are revealed, there is only discussion and a vote.
}
bunker-event-bunker-opened = 🏗 Bunker card { $number } of { $of }: <b>{ $card }</b>.
bunker-event-turn-given = 🎙 It is the turn of { $seat }.
bunker-event-turn-skipped = ⏭ { $seat } has nothing to reveal, and the turn passes on.
bunker-event-card-revealed = { $how ->
    [late] 🎲 Time ran out, so the bot picked a card. { $seat } · { $trait }: <b>{ $card }</b>
    [host] 👁 By the host's decision. { $seat } · { $trait }: <b>{ $card }</b>
    [exile] 🚷 { $seat } · { $trait }: <b>{ $card }</b>
   *[own] 🔓 { $seat } · { $trait }: <b>{ $card }</b>
}
bunker-event-discussion-opened = { $why ->
    [circle] 💬 <b>Discussion.</b> { $votes ->
        [0] There is no vote in this round, but keep things in mind.
        [1] Then comes the vote: one of you stays outside.
       *[other] Then comes a vote, and not the last one of this round.
    }
    [next] 💬 <b>Another discussion.</b> In this round one more of you stays outside.
   *[empty] 💬 <b>Discuss it again.</b> The exclusion is still due: another vote follows.
}
bunker-event-ballot-opened = 🗳 <b>The vote is open.</b> Candidates: { $candidates }. Nobody may vote for themselves. { $last_out ->
    [none] { "" }
   *[other] The player excluded last has a vote too: { $last_out }.
}
bunker-event-vote-cast = 🗳 { $seat }, your vote: { $target }. Nobody will see it before the end of the vote.
bunker-event-vote-dropped = 🗳 { $seat }, your vote is void: { $target } is no longer in the game. You may choose again.
bunker-event-ballot-counted = 📊 <b>The votes are in.</b>
    { $polls }
    { $absent ->
        [none] { "" }
       *[other] 💤 No vote from: { $absent }
    }
bunker-event-ballot-empty = { $times ->
    [1] 🦗 Nobody voted. That will not do: first talk, then vote once more.
   *[other] 🦗 Not a single vote again.
}
bunker-event-host-asked = 🧯 Empty votes in a row: { $times }. The match pauses: the host has to decide.
bunker-event-defence-opened = ⚖️ <b>A tie.</b> Equal votes for { $leaders }. They may defend themselves now, and nobody can vote yet.
bunker-event-revote-opened = ⚖️ <b>The defence is over: revote.</b> The choice is between { $leaders }.
bunker-event-tie-dissolved = ⚖️ There is nobody left to be tied with, but that excludes nobody: the vote starts again, among all.
bunker-event-lot-drawn = 🎲 <b>Tied again</b>: { $leaders }. The bot draws lots, and it is { $seat }.
bunker-event-seat-excluded = { $by ->
    [host] 🚷 By the host's decision <b>{ $seat }</b> stays outside.
   *[other] 🚷 <b>{ $seat } stays outside.</b>
} Candidates: { $living }, places: { $capacity }.
bunker-event-special-played = 🃏 { $seat } shows a special condition. { $card }
    🛠 To the host: { $hint }
bunker-event-seat-returned = ↩️ By the host's decision <b>{ $seat }</b> is back.
bunker-event-seat-removed = ⛔️ { $seat } leaves the room for good: no turn, no vote, no place in the bunker.
bunker-event-cards-swapped = 🔄 By the host's decision { $first } and { $second } exchange cards · { $trait }.
bunker-event-cards-shuffled = 🔀 By the host's decision cards are shuffled · { $trait }: { $seats }.
bunker-event-card-replaced = 🔁 By the host's decision a card is replaced · { $trait }: { $seat }.
bunker-event-card-shown = 👁 On the table now: { $seat } · { $trait }: <b>{ $card }</b>
bunker-event-card-received = 🗂 { $seat }, you have a new card · { $trait }: <b>{ $card }</b>. Only you can see it so far.
bunker-event-card-discarded = 🗑 By the host's decision a card leaves the game · { $trait }: { $seat }.
bunker-event-match-ended = 🏁 { $reason ->
    [finished] <b>The host ends the match early.</b> Inside is everybody who has not been excluded: { $winners }. There were { $capacity } places.
   *[full] <b>The doors are closed.</b> Places: { $capacity }. Inside: { $winners }.
}
bunker-event-story-told = 📖 <b>What happened next</b>
    { $lines }
bunker-event-dossier-published = 🗂 <b>{ $seat }</b>
    💼 { $profession }
    🧬 { $biology }
    ❤️ { $health }
    🎨 { $hobby }
    🎒 { $baggage }
    📎 { $fact }
    🃏 { $special }

## The story of the survivors

bunker-story-medicine = { $seats ->
    [none] 💊 There was nobody to heal anything: from scratch to fever, all was left to luck.
   *[other] 💊 The sick are in good hands: { $seats }.
}
bunker-story-food = { $seats ->
    [none] 🥫 When the tins were gone it turned out that nobody could cook or grow a thing.
   *[other] 🥫 There is food on the table, thanks to { $seats }.
}
bunker-story-power = { $seats ->
    [none] 🔦 Light and water failed more and more often, and nobody could mend them.
   *[other] 🔦 The light is on and the water runs, thanks to { $seats }.
}
bunker-story-repair = { $seats ->
    [none] 🔧 What broke stayed broken, and everything broke.
   *[other] 🔧 What breaks gets mended by { $seats }.
}
bunker-story-defence = { $seats ->
    [none] 🛡 Knocks from outside were met with silence: there was nobody to stand at the door.
   *[other] 🛡 The door is well guarded by { $seats }.
}
bunker-story-science = { $seats ->
    [none] 🔬 What was going on outside nobody ever understood, so they kept guessing.
   *[other] 🔬 Riddles get solved, with the brains of { $seats }.
}
bunker-story-morale = { $seats ->
    [none] 🎭 Evenings were long and silent, and by spring nobody said good morning any more.
   *[other] 🎭 Spirits stay high, thanks to { $seats }.
}
bunker-story-scouting = { $seats ->
    [none] 🧭 Nobody managed to go out and come back.
   *[other] 🧭 Scouts go out and do come back: { $seats }.
}
bunker-story-heirs = { $seats ->
    [none] 🍼 There will be no children's laughter in the bunker.
   *[other] 🍼 A new generation is possible: { $seats }.
}

## In the rule text

bunker-book-table = • { $seats } players: { $capacity } places, { $cards } bunker cards, votes { $plan }
bunker-book-time = • { $timer }: { $span }
bunker-book-threat-start = It is shown at the start, together with the catastrophe.
bunker-book-threat-last-card = In this match it is shown with the last bunker card.
bunker-book-starter-first = The first in the list begins every round.
bunker-book-starter-rotates = In this match the next in the list begins each round.
bunker-book-exiles-closed = The closed cards of an excluded player stay closed to the end.
bunker-book-exiles-open = In this match an excluded player's cards are revealed at once, all but the special condition.
bunker-book-late-propose = The host hears of every missed deadline and decides whether to show a yellow card.
bunker-book-late-issue = Every missed deadline brings a yellow card at once.
bunker-book-late-off = Missed deadlines bring no cards.

## Why an action was not taken

bunker-refusal-not-here = That is no move in this game.
bunker-refusal-not-now = This is not the time for it.
bunker-refusal-not-your-turn = It is the turn of { $seat }.
bunker-refusal-own-cards-alone = You may reveal your own cards only.
bunker-refusal-card-gone = That card is no longer in the game.
bunker-refusal-open-already = That card is open already.
bunker-refusal-profession-first = In the first round you reveal your profession.
bunker-refusal-last-card = The last closed card stays secret to the end.
bunker-refusal-players-alone = Only players can do this.
bunker-refusal-removed = { $seat } is no longer in the room.
bunker-refusal-played-already = Your special condition has been shown already.
bunker-refusal-defence-first = First the defence: you can vote when it is over.
bunker-refusal-not-yourself = You cannot vote for yourself.
bunker-refusal-leaders-alone = In a revote you choose between those who were tied.
bunker-refusal-not-living = { $seat } is outside already.
bunker-refusal-last-out-alone = Of the excluded players only the last one votes.
bunker-refusal-host-alone = Only the host can do this.
bunker-refusal-ballot-open = A vote is open: you may pause, end the match or remove a player; the rest has to wait.
bunker-refusal-no-seat = There is no such seat at the table.
bunker-refusal-out-already = { $seat } is outside already.
bunker-refusal-not-excluded = { $seat } is in the game anyway.
bunker-refusal-deck-empty = There are no cards left in that deck.
bunker-refusal-two-players = This takes two players who both have such a card.
bunker-refusal-seconds = There is no clock called “{ $timer }”, or it would be shorter than a second.
bunker-refusal-schedule = A schedule of your own needs { $rounds } rounds with at most two votes each.
bunker-refusal-pack-kind = There is no deck called “{ $kind }”, or it takes no cards of your own.
bunker-refusal-pack-card = A card of your own is empty or longer than { $most } characters: “{ $card }”.

## How it ended

bunker-outcome-full = There is room for everybody who is left.
bunker-outcome-finished = The host ended the match early.

## What is chosen before the start

bunker-rule-schedule = Schedule of votes
    .hint = The printed schedule keeps exclusions for the end, the early one begins with them.
bunker-rule-schedule-official = printed
bunker-rule-schedule-greedy = early
bunker-rule-threat = When the threat is seen
    .hint = Together with the catastrophe, or with the last bunker card.
bunker-rule-threat-start = from the start
bunker-rule-threat-last-card = with the last bunker card
bunker-rule-starter = Who begins a round
    .hint = Always the first in the list, or the next one each round.
bunker-rule-starter-first = the first in the list
bunker-rule-starter-rotates = in turn
bunker-rule-exiles = Cards of excluded players
    .hint = Secret to the end, or revealed at once.
bunker-rule-exiles-closed = closed to the end
bunker-rule-exiles-open = revealed
bunker-rule-custom-schedule = Your own schedule
    .hint = Five numbers: how many votes there are in each round.
bunker-rule-pack = Your own cards
    .hint = Cards of your group, by deck.
bunker-rule-pack-alone = Your own cards only
    .hint = Where there are enough of them, ours are left out.

## Bold commands, one way to say it on each line

bunker-typed-vote =
    I vote against { $seat }
    I vote { $seat } out
    { $seat } stays outside
