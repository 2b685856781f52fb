### Two Rooms and a Boom. What happens in a room is told to that room alone.

two_rooms-name = Two Rooms and a Boom
two_rooms-about = Two teams, two rooms, one bomb. Talk, trade hostages, and be in the right room when it goes off.

## Words

two_rooms-room-1 = Room 1
two_rooms-room-2 = Room 2
two_rooms-phase-round = round
two_rooms-phase-hostages = choice of hostages
two_rooms-phase-final = last words before the reveal
two_rooms-phase-over = the end
two_rooms-timer-round = round
two_rooms-timer-hostages = choice of hostages
two_rooms-timer-final = announcement before the reveal
two_rooms-camp-blue = 🔵 Blue
two_rooms-camp-red = 🔴 Red
two_rooms-camp-neither = ⚪ neither
two_rooms-colour-blue = 🔵 blue
two_rooms-colour-red = 🔴 red
two_rooms-colour-grey = ⚪ grey
two_rooms-colour-green = 🟢 green
two_rooms-colour-purple = 🟣 purple
two_rooms-condition-shy = shy: you can neither show nor share anything
two_rooms-condition-coy = coy: you can share colours and nothing else
two_rooms-condition-paranoid = paranoid: one card share in the game, and nothing else
two_rooms-condition-foolish = foolish: you accept every offer at once
two_rooms-condition-savvy = savvy: you can share cards and nothing else
two_rooms-condition-cursed = cursed: you must be silent
two_rooms-condition-immune = immune: nothing touches you
two_rooms-condition-love = in love
two_rooms-condition-hate = in hate
two_rooms-condition-zombie = zombie: you win if everybody alive is one at the end
two_rooms-action-offer = Offer to share
two_rooms-action-accept = Accept an offer
two_rooms-action-revoke-offer = Take an offer back
two_rooms-action-show = Show to one player
two_rooms-action-announce = Announce to the room
two_rooms-action-vote = Vote for a leader
two_rooms-action-revoke-vote = Take the vote back
two_rooms-action-send = Send list
two_rooms-action-publish-list = Show the list to the room
two_rooms-action-appoint = Appoint a leader
two_rooms-action-point = Point at a player
two_rooms-action-abdicate = Abdicate
two_rooms-action-take-over = Answer to the abdication
two_rooms-action-hostages = Choose hostages
two_rooms-action-force = Force a share
two_rooms-action-pair = Make two share
two_rooms-action-bind = Bind two
two_rooms-action-tackle = Hold somebody back
two_rooms-action-usurp = Seize the lead
two_rooms-action-bounce = Put somebody out
two_rooms-action-predict = Name the winner
two_rooms-action-shoot = Shoot
two_rooms-action-guess = Name the buried card

## Marks

two_rooms-mark-leader = 👑
two_rooms-mark-won = 🏆
two_rooms-mark-dead = 💥
two_rooms-mark-out = 🚪

## Options before the start

two_rooms-rule-variant = Variant
two_rooms-rule-variant-forum = forum
two_rooms-rule-variant-tabletop = tabletop
two_rooms-rule-rounds = Rounds
two_rooms-rule-rounds-0 = as usual
two_rooms-rule-rounds-3 = three
two_rooms-rule-rounds-5 = five
two_rooms-rule-playset = Characters
two_rooms-rule-playset-custom = none, or your own
two_rooms-rule-playset-standard = The Standard
two_rooms-rule-playset-mystery = Mystery
two_rooms-rule-playset-instant-death = Instant Death
two_rooms-rule-playset-one-loser = One Loser
two_rooms-rule-playset-love-and-hate = Love and Hate
two_rooms-rule-playset-two-booms = Two Booms and a Gunshot
two_rooms-rule-playset-love-hate-mystery = Love, Hate, Mystery
two_rooms-rule-playset-arbitrary-infection = Arbitrary Infection
two_rooms-rule-playset-murder-mystery = Murder Mystery
two_rooms-rule-playset-valentine = Valentine
two_rooms-rule-playset-bipolar = Bipolar
two_rooms-rule-playset-antitrust = Antitrust
two_rooms-rule-playset-bashful-bash = Bashful Bash
two_rooms-rule-playset-cover-up = Cover-up
two_rooms-rule-deck = Further characters
two_rooms-rule-bury = Bury a card
two_rooms-rule-advanced = Advanced game at the table
two_rooms-rule-hostages = Hostages round by round
two_rooms-rule-eleven = Hostages for 11 to 13 in five rounds
two_rooms-rule-eleven-retail = 2, 2, 1, 1, 1
two_rooms-rule-eleven-chart = 2, 2, 2, 1, 1
two_rooms-rule-tyrant = The Nuclear Tyrant loses by sharing cards with
two_rooms-rule-tyrant-both = both President and Bomber
two_rooms-rule-tyrant-either = President or Bomber
two_rooms-rule-dud-bomb = A bomb without its Engineer is
two_rooms-rule-dud-bomb-harmless = harmless
two_rooms-rule-dud-bomb-deadly = deadly all the same
two_rooms-rule-foolish-cancels = Foolishness cancels the contrary condition that came
two_rooms-rule-foolish-cancels-first = first
two_rooms-rule-foolish-cancels-last = last
two_rooms-rule-crossing = Two offers that cross
two_rooms-rule-crossing-refuse = the second is refused
two_rooms-rule-crossing-accept = the second accepts the first
two_rooms-rule-minion-usurper = The Usurper counts for the Minion

## The board

two_rooms-board-title = 💣 <b>Two Rooms and a Boom</b> · round { $number } of { $rounds }
two_rooms-board-room-1 = 🅰️ Room 1: { $seats }
two_rooms-board-room-2 = 🅱️ Room 2: { $seats }
two_rooms-board-between = 🕊 Between the rooms: { $seats }
two_rooms-board-sent = 🔁 Last exchange. Out of room 1: { $first }. Out of room 2: { $second }.
two_rooms-board-hostages = 🧳 Hostages from each room this round: { $number }
two_rooms-board-forum = 🗳 Each room elects its leader and gathers send lists. What is said and done in a room stays there.
two_rooms-board-tabletop = 🗣 Talk in your room until the bell. What is said and done in a room stays there.
two_rooms-board-choosing = 🔔 The bell has rung. The leaders choose their hostages.
two_rooms-board-pause = 🎙 Before the reveal: { $card }. { $seat } must speak.

## What a seat alone knows

two_rooms-own-card = 🎴 Your card: <b>{ $card }</b>
two_rooms-own-condition = 🧷 You are { $condition }.
two_rooms-own-love = 💘 You are in love with { $other }: you win if you end in one room. Nothing else counts for you now.
two_rooms-own-hate = 💔 You hate { $other }: you win if you end in different rooms. Nothing else counts for you now.
two_rooms-own-leader = 👑 Leader of room { $room }: { $leader }
two_rooms-own-no-leader = 👑 Room { $room } has no leader yet.
two_rooms-own-votes = ☝️ For { $target }: { $voters }
two_rooms-own-published = 📋 { $seat } would send { $hostages }.
two_rooms-own-handover = 🤝 The office is offered to { $seat }.
two_rooms-own-chosen = 🧳 Chosen as hostages: { $hostages }
two_rooms-own-list = 📋 You would send { $hostages }.
two_rooms-own-offered-colour = ✉️ { $seat } offers to share colours with you.
two_rooms-own-offered-card = ✉️ { $seat } offers to share cards with you.
two_rooms-own-offers-colour = 📨 You have offered { $seat } to share colours.
two_rooms-own-offers-card = 📨 You have offered { $seat } to share cards.
two_rooms-own-seen = 👁 { $of } showed you: { $what }
two_rooms-director-buried = ⚰️ Buried: { $card }
two_rooms-director-sober = 🍺 The Drunk becomes: { $card }
two_rooms-director-list = 📋 { $seat } would send { $hostages }.

## Prompts

two_rooms-prompt-vote = 🗳 Whom do you want as leader of your room? You may change or take back your vote until the round ends.
two_rooms-prompt-list = 📋 If you lead, whom do you send to the other room? Tick { $number ->
        [one] one player
       *[other] { $number } players
    }. Nobody sees your list unless you show it.
two_rooms-prompt-offer-colour = 🎨 With whom do you offer to share <b>colours</b>? The room hears of the offer.
two_rooms-prompt-offer-card = 🎴 With whom do you offer to share <b>cards</b>? The room hears of the offer.
two_rooms-prompt-show-colour = 👁 To whom do you show your <b>colour</b>? The room sees that you do, not what it is.
two_rooms-prompt-show-card = 👁 To whom do you show your <b>whole card</b>? The room sees that you do, not what it is.
two_rooms-prompt-announce = 📣 Do you want everybody in your room to see the truth about you?
two_rooms-prompt-accept-colour = ✉️ { $seat } offers to share <b>colours</b> with you. If you accept, both are shown at once, and there is no way back.
two_rooms-prompt-accept-card = ✉️ { $seat } offers to share <b>cards</b> with you. If you accept, both are shown at once, and there is no way back.
two_rooms-prompt-accept-therapy = 🛋 { $seat } is a Psychologist. You may share cards with them in spite of your condition, and be healed.
two_rooms-prompt-revoke = ↩️ Which offer do you take back?
two_rooms-prompt-appoint = 👑 Your room has no leader. Whom do you appoint? The first appointment counts.
two_rooms-prompt-point = ☝️ { $leader } leads. Whom would you rather have? More than half of the room makes a new leader at once.
two_rooms-prompt-abdicate = 🤝 To whom would you hand the lead? If they take it, you cannot lead again this round.
two_rooms-prompt-take-over = 🤝 { $leader } wants to hand you the lead. Do you take it?
two_rooms-prompt-hostages = 🧳 Leader, whom do you send? Tick { $number ->
        [one] one player
       *[other] { $number } players
    }. Your choice is final.
two_rooms-prompt-force = 🕶 Agent, whom do you force to share cards with you? They see your card first.
two_rooms-prompt-pair = 🔗 Enforcer, which two must share cards with each other? Both see your card.
two_rooms-prompt-love = 💘 Cupid, which two fall in love? Both see your card.
two_rooms-prompt-hate = 💔 Eris, which two come to hate each other? Both see your card.
two_rooms-prompt-tackle = 🛡 Security, who shall not be a hostage this round? Your card stays open till the end.
two_rooms-prompt-usurp = ⚔️ Usurper, do you seize the lead? Your card stays open till the end.
two_rooms-prompt-bounce = 🚷 Bouncer, whom do you put out into the other room? They see your card.
two_rooms-prompt-predict = 🎰 Gambler, who is about to win?
two_rooms-prompt-shoot = 🔫 Sniper, whom do you shoot?
two_rooms-prompt-guess = 🕵️ Private Eye, which card is buried?

## Options

two_rooms-option-seat = { $seat }
two_rooms-option-card = { $card }
two_rooms-option-accept = ✅ Accept the offer of { $seat }
two_rooms-option-announce-colour = 📣 Announce my colour
two_rooms-option-announce-card = 📣 Announce my card
two_rooms-option-revoke-colour = ↩️ Colours with { $seat }
two_rooms-option-revoke-card = ↩️ Cards with { $seat }
two_rooms-option-revoke-vote = ↩️ Take back my vote for { $seat }
two_rooms-option-publish = 📋 Show my list to the room
two_rooms-option-point-none = ✋ Point at nobody
two_rooms-option-take-over-yes = 👑 Take the lead
two_rooms-option-take-over-no = ✋ Refuse
two_rooms-option-usurp = ⚔️ Seize the lead
two_rooms-option-predict-blue = 🔵 Blue
two_rooms-option-predict-red = 🔴 Red
two_rooms-option-predict-neither = ⚪ Neither

## What everybody hears

two_rooms-event-match-opened = 💣 <b>Two rooms, and a bomb in one of them.</b> { $seats } players, { $rounds } rounds. After every round hostages change rooms. If the Bomber and the President end in one room, Red wins; otherwise Blue does.
    🎴 In the deck: { $deck }
    { $buried ->
        [yes] ⚰️ One card is buried: nobody holds it.
       *[no] { "" }
    }
two_rooms-event-ambassador-named = 🕊 { $seat } is { $card } and walks freely between the rooms.
two_rooms-event-rooms-drawn = 🚪 The doors close.
    🅰️ Room 1: { $first }
    🅱️ Room 2: { $second }
two_rooms-event-round-opened = ⏱ <b>Round { $number } of { $rounds }.</b> { $hostages ->
        [one] One hostage leaves each room at its end.
       *[other] { $hostages } hostages leave each room at its end.
    }
two_rooms-event-bell-rang = 🔔 <b>Round { $number } is over.</b> Each leader now chooses hostages: { $hostages }.
two_rooms-event-hostages-exchanged = 🔁 <b>Exchange after round { $number }.</b>
    🅰️➡️🅱️ { $first }
    🅱️➡️🅰️ { $second }
two_rooms-event-seat-bounced = 🚷 { $seat } has been put out and is now in room { $room }.
two_rooms-event-pause-opened = 🎙 <b>Wait!</b> { $seat } shows a card: { $card }, and must speak before the reveal.
two_rooms-event-prediction-made = 🎰 { $seat } says: { $camp } is about to win.
two_rooms-event-shot-fired = 🔫 { $seat } shoots { $target }.
two_rooms-event-card-guessed = 🕵️ { $seat } says that the buried card is { $card }.
two_rooms-event-pause-missed = ⌛ { $card }: { $seat } says nothing, and loses.
two_rooms-event-seat-removed = 🚪 { $seat } leaves the match and both rooms.
two_rooms-event-seat-revealed = 🎭 { $seat }: { $card }
two_rooms-event-buried-revealed = ⚰️ The buried card was { $card }.
two_rooms-event-match-ended = 🏁 { $winner ->
        [blue] <b>Blue wins!</b>
        [red] <b>Red wins!</b>
        [neither] <b>Neither team wins.</b>
       *[none] <b>The match is over without a winner.</b>
    } { $reason ->
        [blast] The President was in the room with the bomb.
        [untreated] The Doctor never came, and the President died.
        [dud] The bomb was a dud, and the President lives.
        [apart] The President was in the other room.
        [nobody] The President died, and the bomb never went off.
        [tyrant] The Nuclear Tyrant was not stopped, and wins alone.
        [boom] Dr. Boom has met the President.
        [hug] The Tuesday Knight has met the Bomber.
        [president_removed] The President was sent off.
        [bomber_removed] The Bomber was sent off.
       *[finished] The director ended it early.
    }
    { $winners ->
        [none] { "" }
       *[other] 🏆 { $winners }
    }
    { $dead ->
        [none] { "" }
       *[other] 💥 { $dead }
    }

## What a room hears

two_rooms-event-vote-cast = 🗳 { $seat } votes for { $target }.
two_rooms-event-vote-revoked = ↩️ { $seat } takes back the vote for { $target }.
two_rooms-event-list-published = 📋 { $seat } shows a list: { $hostages }.
two_rooms-event-list-executed = 🧳 { $leader ->
        [none] Nobody was elected leader.
       *[other] Leader of the round: { $leader }.
    } { $author ->
        [none] There was no list, so the lot decides.
       *[other] The list of { $author } is carried out.
    } You lose { $hostages }.
two_rooms-event-leader-appointed = 👑 { $by ->
        [none] Nobody was appointed in time, so the lot makes { $seat } leader.
       *[other] { $by } appoints { $seat } as leader.
    }
two_rooms-event-pointer-set = ☝️ { $seat } points at { $target }.
two_rooms-event-pointer-dropped = ✋ { $seat } points at nobody any more.
two_rooms-event-leader-usurped = ⚔️ <b>{ $seat } leads now!</b> More than half of the room pointed: { $voters }. { $old } is leader no longer.
two_rooms-event-abdication-offered = 🤝 { $seat } would hand the lead to { $to }.
two_rooms-event-abdication-refused = ✋ { $to } does not take the lead. { $seat } remains leader.
two_rooms-event-leader-abdicated = 👑 { $seat } takes the lead from { $old }, who cannot lead again this round.
two_rooms-event-leader-lost = 👑 { $old } is gone: the room has no leader.
two_rooms-event-hostages-chosen = 🧳 { $by_lot ->
        [yes] No choice came in time, so the lot decides. Hostages: { $hostages }.
       *[no] { $leader } has chosen. Hostages: { $hostages }.
    }
two_rooms-event-leadership-seized = ⚔️ { $seat } seizes the lead, and keeps it for this round.
two_rooms-event-offer-made = { $what ->
        [colour] 🎨 { $seat } offers { $to } to share colours.
       *[card] 🎴 { $seat } offers { $to } to share cards.
    }
two_rooms-event-offer-revoked = { $what ->
        [colour] ↩️ { $seat } takes back the offer of colours to { $to }.
       *[card] ↩️ { $seat } takes back the offer of cards to { $to }.
    }
two_rooms-event-offer-lapsed = { $what ->
        [colour] ⌛ The offer of colours from { $seat } to { $to } is void.
       *[card] ⌛ The offer of cards from { $seat } to { $to } is void.
    }
two_rooms-event-shared = { $forced ->
        [yes] 🔗 { $first } and { $second } have been made to share cards.
       *[no] { $what ->
            [colour] 🎨 { $first } and { $second } have shared colours.
           *[card] 🎴 { $first } and { $second } have shared cards.
        }
    }
two_rooms-event-card-shown = { $what ->
        [colour] 👁 { $seat } shows { $to } a colour.
       *[card] 👁 { $seat } shows { $to } a card.
    }
two_rooms-event-colour-announced = 📣 { $seat } shows the room a colour: { $colour }.
two_rooms-event-card-announced = 📣 { $seat } shows the room a card: <b>{ $card }</b>. { $for_good ->
        [yes] It stays open till the end.
       *[no] { "" }
    }
two_rooms-event-seat-tackled = 🛡 { $seat } holds on to { $target }, who cannot be a hostage this round.

## What one seat hears

two_rooms-event-card-dealt = 🎴 { $seat }, your card: <b>{ $card }</b>. { $about }
two_rooms-event-card-taken = 🔄 { $seat }, the cards have changed hands. You now hold <b>{ $card }</b>. { $about }
two_rooms-event-sobered-up = 🍺 { $seat }, you have sobered up. You are <b>{ $card }</b>. { $about }
two_rooms-event-list-sent = 📋 { $seat }, your list is noted: { $hostages }.
two_rooms-event-colour-seen = 👁 { $seat }, you see a colour. { $of }: <b>{ $colour }</b>
two_rooms-event-card-seen = 👁 { $seat }, you see a card. { $of }: <b>{ $card }</b>
two_rooms-event-condition-gained = 🧷 { $seat }, something has changed. You are now { $condition }.
two_rooms-event-condition-lost = 🧹 { $seat }, this is over: { $condition }.
two_rooms-event-bond-tied = { $bond ->
        [love] 💘 { $seat }, you are in love with { $other }. You win if you end in one room; nothing else counts for you now.
       *[hate] 💔 { $seat }, you hate { $other }. You win if you end in different rooms; nothing else counts for you now.
    }
two_rooms-event-therapy-offered = 🛋 { $seat }, { $by } is a Psychologist: you may share cards with them in spite of your condition.

## What the director hears

two_rooms-event-card-buried = ⚰️ Buried: { $card }
two_rooms-event-card-set-aside = 🍺 The Drunk becomes: { $card }
two_rooms-event-power-used = ✨ { $seat } has used a power.
two_rooms-event-share-logged = 📝 Shared: { $first } and { $second }. Cards: { $cards }.
two_rooms-event-tackle-passed = 🛡 { $seat } stays this round.

## Results

two_rooms-outcome-blast = The President was in the room with the bomb.
two_rooms-outcome-untreated = The Doctor never came, and the President died.
two_rooms-outcome-dud = The bomb was a dud, and the President lives.
two_rooms-outcome-apart = The President was in the other room.
two_rooms-outcome-nobody = The President died, and the bomb never went off.
two_rooms-outcome-tyrant = The Nuclear Tyrant was not stopped, and wins alone.
two_rooms-outcome-boom = Dr. Boom has met the President.
two_rooms-outcome-hug = The Tuesday Knight has met the Bomber.
two_rooms-outcome-president-removed = The President was sent off.
two_rooms-outcome-bomber-removed = The Bomber was sent off.
two_rooms-outcome-finished = The director ended it early.
two_rooms-result-won = 🏆 { $card }. Won. The goal: { $goal }.
two_rooms-result-lost = ✖️ { $card }. Lost. The goal: { $goal }.

## Why something was not done

two_rooms-refusal-accept-instead = They have offered you the same: accept that.
two_rooms-refusal-ambassador = Ambassadors have no part in this.
two_rooms-refusal-appoint-first = Your room has no leader yet: appoint one first.
two_rooms-refusal-basic-cards = The basic game has no characters.
two_rooms-refusal-bury-needs = To bury a card, { $card } must be in the deck.
two_rooms-refusal-card-always-in = { $card } is in every deck and need not be listed.
two_rooms-refusal-card-twice = A character can be in the deck only once.
two_rooms-refusal-chosen-already = Your choice is final.
two_rooms-refusal-clash = { $card } and { $other } cannot be in one deck.
two_rooms-refusal-coy = You are coy: you can share colours and nothing else.
two_rooms-refusal-cursed = You are cursed and cannot speak.
two_rooms-refusal-deck-odd = With these characters the teams cannot be equal: add or leave out one.
two_rooms-refusal-deck-too-big = These characters make { $cards } cards, and the table takes { $seats }.
two_rooms-refusal-deck-unequal = The characters are too unequal to fill up: { $blue } blue, { $red } red.
two_rooms-refusal-five-rounds = Five rounds at the table need at least { $least } players.
two_rooms-refusal-has-leader = Your room has a leader: { $seat }.
two_rooms-refusal-hostages-number = From each room at least one and at most { $most } can go.
two_rooms-refusal-hostages-rounds = Give one number for each of the { $rounds } rounds.
two_rooms-refusal-leader-stays = A leader is never a hostage.
two_rooms-refusal-linked = { $card } comes only together with { $other }.
two_rooms-refusal-list-number = Name exactly { $number } of your room.
two_rooms-refusal-list-tackled = Somebody on the list cannot be a hostage this round.
two_rooms-refusal-list-twice = Somebody is on the list twice.
two_rooms-refusal-locked = { $seat } has handed the lead over and cannot lead again this round.
two_rooms-refusal-locked-yourself = You have handed the lead over and cannot lead again this round.
two_rooms-refusal-needs-burying = { $card } needs a buried card.
two_rooms-refusal-no-colours = Here you show the whole card or nothing.
two_rooms-refusal-no-handover = Nobody offers you the lead.
two_rooms-refusal-no-list = There is no list to show.
two_rooms-refusal-no-neither = In this deck one of the teams always wins.
two_rooms-refusal-no-offer = There is no such offer any more.
two_rooms-refusal-no-such-card = There is no character called { $card }.
two_rooms-refusal-no-target = That is not possible with this player.
two_rooms-refusal-not-fuller = Your room is not the fuller one.
two_rooms-refusal-not-in-deck = That card is not in the deck, or it is your own.
two_rooms-refusal-not-in-last-round = Not in the last round.
two_rooms-refusal-not-leader = Only the leader can do that.
two_rooms-refusal-not-now = This is not the time for it.
two_rooms-refusal-not-your-power = Your card cannot do that.
two_rooms-refusal-not-your-turn = It is not for you to speak now.
two_rooms-refusal-not-your-vote = You have not voted for { $seat }.
two_rooms-refusal-not-yourself = Not yourself.
two_rooms-refusal-offered-already = You have offered that already.
two_rooms-refusal-open-card = Your card lies open and can do nothing more.
two_rooms-refusal-other-kind = The offer is of the other kind: colours are not cards.
two_rooms-refusal-other-room = Only with players of your own room.
two_rooms-refusal-paranoid = You are paranoid: you can share a card once, and nothing else.
two_rooms-refusal-paranoid-spent = You are paranoid and have shared your card already.
two_rooms-refusal-playset-seats = The set “{ $playset }” is not made for { $seats } players.
two_rooms-refusal-replace-first = { $seat } is decisive for the match. Find a replacement, or insist, and the other team wins.
two_rooms-refusal-savvy = You are savvy: you can share cards and nothing else.
two_rooms-refusal-seconds = There is no timer “{ $timer }”, or its length is not a whole second.
two_rooms-refusal-seized = The Usurper leads this round.
two_rooms-refusal-setup-cards = The deck does not have these cards.
two_rooms-refusal-setup-rooms = The rooms must be as even as possible.
two_rooms-refusal-shy = You are shy: you can neither show nor share anything.
two_rooms-refusal-tabletop-card = { $card } is played at the table only.
two_rooms-refusal-their-open-card = Their card lies open already.
two_rooms-refusal-two-others = Choose two others.
two_rooms-refusal-used-already = You have used this power.

## Warnings before the start

two_rooms-warning-backup = { $card } will never stand in for anybody here.
two_rooms-warning-basic = Without the advanced rules nobody can show only a colour.
two_rooms-warning-bouncer = { $card } can do nothing as long as both rooms are equal.
two_rooms-warning-few = { $card } is meant for { $least } players or more.
two_rooms-warning-few-colours = With only { $players } players, a shown colour says a great deal.
two_rooms-warning-gambler-and-bury = A card is buried and the Gambler is in as well.
two_rooms-warning-mayor = With { $players } players both rooms are odd, and { $card } counts once.
two_rooms-warning-pair = { $card } is balanced by { $other }, who is missing.
two_rooms-warning-together = { $card } and { $other } do not go well together.

## In the rule text

two_rooms-book-forum = This match is played <b>in the forum’s way</b>: leaders are elected, and send lists decide who goes.
two_rooms-book-tabletop = This match is played <b>in the tabletop way</b>: leaders are appointed and usurped, and choose after the bell.
two_rooms-book-hostages = • { $least } players and more: { $numbers }
two_rooms-book-round = • round { $number }: { $span }
two_rooms-book-wait = • { $timer }: { $span }
two_rooms-book-late-propose = In this match the director hears of every missed deadline and decides whether it brings a yellow card.
two_rooms-book-late-issue = In this match every missed deadline brings a yellow card at once.
two_rooms-book-late-off = In this match a missed deadline brings no card.
two_rooms-book-tyrant-both = The Nuclear Tyrant is stopped by card shares with both the President and the Bomber.
two_rooms-book-tyrant-either = The Nuclear Tyrant is stopped by a card share with the President or the Bomber.

## Bold commands, one way to say it on each line

two_rooms-typed-vote = Vote for { $seat }
two_rooms-typed-revoke-vote =
    Revoke vote for { $seat }
    Unvote { $seat }
two_rooms-typed-appoint =
    I appoint { $seat } as leader
    I appoint { $seat }
two_rooms-typed-point = I point at { $seat }
two_rooms-typed-abdicate = I abdicate to { $seat }
two_rooms-typed-shoot = I shoot { $seat }
