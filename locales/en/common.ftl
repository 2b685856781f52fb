### Words that every game, the bot and the panel share.
### Sentences are written for Telegram: b, i, u, s, code, blockquote and tg-spoiler may be used, nothing else.

## Seats and lists

common-seat = { $number }. { $name }
common-seat-unnamed = seat { $number }
common-nameless = Nameless
common-number = { $number }
common-list-nobody = nobody
common-list-nothing = nothing
common-list-next = { $head }, { $next }
common-list-last = { $head } and { $last }
common-yes = Yes
common-no = No

## Time

common-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
common-span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
common-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
common-span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
common-span-two = { $first } { $second }

## Languages, each in its own words

common-language-en = English
common-language-zh = 中文
common-language-ru = Русский

## On the board

common-progress = 🗳 { $done } of { $all } have voted
common-waiting = ⏳ Waiting for { $seats }
common-paused = ⏸ <b>The match is paused.</b> Clocks stand still and buttons sleep.
common-reminder = ⏰ The match is waiting for you: { $timer }. Time left: { $left }.

## Why an action was not taken

common-refusal-over = This match is over.
common-refusal-no-seat = There is no such seat in this match.
common-refusal-seats = This game seats { $least } to { $most }, and there { $seats ->
    [one] is { $seats } player
   *[other] are { $seats } players
}.
common-refusal-paused = The match is paused. Please wait until it goes on.
common-refusal-director-alone = Only the director may do this.
common-refusal-clock-alone = Only the clock may do this.
common-refusal-timer-gone = That clock is no longer running.
common-refusal-already-paused = The match is paused for this reason already.
common-refusal-not-paused = The match is not paused for this reason.
common-refusal-no-yellow-card = { $seat } has no yellow card.
common-refusal-already-out = { $seat } is out already.

## What happened in any game

common-event-paused = ⏸ <b>The match is paused.</b> { $reason ->
    [director] A break has been called.
    [window] The hours of play are over for now.
    [outage] The bot has to catch its breath.
   *[other] It will go on soon.
}
common-event-resumed = { $playing ->
    [yes] ▶️ <b>The match goes on!</b> The clocks are running again.
   *[no] ⏸ One reason for the break is gone, but the match is still paused.
}
common-event-deadline-moved = ⏰ A deadline has been moved: { $timer }. { DIRECTION($by) ->
    [back] There is less time now.
   *[on] There is more time now.
}
common-event-closed-early = ⏰ Time has been called: { $timer }.
common-event-turn-missed = 💤 { $seat }: time ran out. Missed: { $timer }.
common-event-yellow-card-proposed = 🟨 { $seat }: a yellow card may be due. { $cause }
common-event-yellow-card-given = 🟨 Yellow card for { $seat }. { $count ->
    [1] It is the first.
   *[other] That makes { $count }.
} { $cause ->
    [none] Please keep to the rules and to the clock.
   *[other] { $cause }
}
common-event-yellow-card-withdrawn = ↩️ A yellow card of { $seat } has been taken back. { $count ->
    [0] The record is clean again.
    [one] One remains.
   *[other] { $count } remain.
} { $cause ->
    [none] No harm done.
   *[other] { $cause }
}
common-event-red-card-given = 🟥 Red card: { $seat } leaves the match. { $cause ->
    [none] The director has decided so.
   *[other] { $cause }
}
common-event-seat-replaced = 🔁 A new face at the table: the seat is now { $seat }. Everything that belongs to it stays.
common-event-match-finished = 🏁 The match has been ended early.
common-cause-late = Missed in time: { $timer }.
common-cause-yellow-cards = The yellow cards have added up.

## Options that every game has

common-rule-pace = Pace
    .hint = Live takes an evening; forum takes days, with fixed hours.
common-rule-pace-live = live
common-rule-pace-forum = forum
common-rule-late-card = Cards for lateness
    .hint = What happens when somebody lets a deadline pass.
common-rule-late-card-propose = the director decides
common-rule-late-card-issue = yellow card at once
common-rule-late-card-off = none
common-rule-cards-to-red = Yellow cards that make a red one
    .hint = 0: only the director sends anybody off.
common-rule-seconds = Time limits
    .hint = Lengths of single clocks, where they differ from those of the pace.

## Presses and typed commands

common-press-recorded = ✔ Recorded: { $option }
common-press-stale = This button is from an earlier moment and does nothing any more.
common-press-no-seat = You have no seat in this match, so this button is not for you. Enjoy watching!
common-press-not-yours = This is for somebody else to decide.
common-press-confirm = { $option } – this cannot be taken back. Tap the same button again to confirm.
common-press-write = { $option } – now write your words as a reply.
common-refusal-pick = Please pick { $least ->
    [one] at least { $least } name
   *[other] at least { $least } names
} and at most { $most }; you have { $count }.
common-pick-item = { $item }
common-pick-done = { $items }
common-typed-not-now = That command is not open to you right now.
common-typed-ambiguous = “{ $name }” could be several players: { $seats }. Please write the seat number.
common-typed-nobody = Nobody at the table is called “{ $name }”. Please write the seat number.
common-typed-not-offered = { $seats } cannot be chosen for this now.
common-typed-long = That is too long: at most { $most } characters. Nothing was recorded.
