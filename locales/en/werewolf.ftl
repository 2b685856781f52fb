### Werewolf. What is public names names and their order: never the causes of a night, roles or camps.

werewolf-name = Werewolf
werewolf-about = By day the village talks and votes, by night the wolves hunt. And one of Cupid’s arrows may give two players a side of their own.

## Words

werewolf-phase-link = Cupid’s arrow
werewolf-phase-day = day
werewolf-phase-dusk = dusk: after the vote
werewolf-phase-night = night
werewolf-phase-dawn = dawn: waiting for the opening
werewolf-phase-over = the end
werewolf-timer-link = Cupid’s choice
werewolf-timer-day = the day’s vote
werewolf-timer-last-call = last chance to change a vote
werewolf-timer-dusk = last shot and badge
werewolf-timer-night = night actions
werewolf-timer-witch = the witch’s hour
werewolf-timer-dawn = opening of the day
werewolf-camp-wolves = Wolves
werewolf-camp-village = Village
werewolf-camp-lovers = Black lovers
werewolf-role-wolf = Wolf
werewolf-role-seer = Seer
werewolf-role-witch = Witch
werewolf-role-hunter = Hunter
werewolf-role-cupid = Cupid
werewolf-role-villager = Villager
werewolf-cause-vote = vote
werewolf-cause-kill = knife
werewolf-cause-poison = poison
werewolf-cause-shot = last shot
werewolf-cause-love = death of love
werewolf-cause-red-card = red card
werewolf-finding-village = Village
werewolf-finding-other = not Village
werewolf-act-heal = heal
werewolf-act-poison = poison
werewolf-act-check = check
werewolf-act-potions = potions
werewolf-action-link = Choose the lovers
werewolf-action-vote = Vote
werewolf-action-change-vote = Change the vote
werewolf-action-kill = Kill
werewolf-action-heal = Heal
werewolf-action-poison = Poison
werewolf-action-check = Check
werewolf-action-shoot = Last shot
werewolf-action-bequeath = Pass on the badge
werewolf-action-last-words = Last words
werewolf-action-surrender = Propose to surrender
werewolf-action-consent = Answer a surrender
werewolf-action-showdown = Showdown
werewolf-action-close-surrender = Close a surrender

## Marks on the board

werewolf-mark-sheriff = ⭐
werewolf-mark-out = 💀
werewolf-mark-lover = ❤️
werewolf-mark-wolf = 🐺 Wolf
werewolf-mark-seer = 🔮 Seer
werewolf-mark-witch = 🧪 Witch
werewolf-mark-hunter = 🔫 Hunter
werewolf-mark-cupid = 🏹 Cupid
werewolf-mark-villager = 🌾 Villager
werewolf-mark-camp-wolves = 🔴
werewolf-mark-camp-village = 🟢
werewolf-mark-camp-lovers = 🖤

## The public board

werewolf-board-title = { $phase ->
    [link] 🐺 <b>Werewolf</b> · before the first day
    [day] ☀️ <b>Werewolf</b> · day { $day }
    [night] 🌙 <b>Werewolf</b> · night { $day }
   *[over] 🏁 <b>Werewolf</b> · the end
}
werewolf-board-living = 👥 In play: { $count } of { $of }
werewolf-board-link = 🏹 Cupid is choosing the lovers.
werewolf-board-talk = 💬 Today is for talk alone: no vote.
werewolf-board-vote-sheriff = ⭐ Today elects the sheriff. Nobody goes out.
werewolf-board-vote-out = 🗳 Whoever has the most votes goes out; on a tie nobody does.
werewolf-board-last-call = 🔒 No more changes. First votes still count.
werewolf-board-night = 🚪 Closed until the opening.
werewolf-board-ballots = 🗳 Votes in: { $count } of { $of }
werewolf-board-ballot = { $changed ->
    [yes] ✏️
   *[no] ▫️
} { $seat } → { $choice ->
    [none] abstains
   *[other] { $choice }
}: { $reason }
werewolf-board-count = ▪️ { $seat }: { $half ->
    [yes] { $votes }.5 votes
   *[no] { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
} ← { $voters }
werewolf-board-abstained = ▫️ Abstained: { $seats }

## What a seat alone knows

werewolf-own-wolf = 🐺 <b>You are a Wolf.</b> Blend in by day. The pack strikes by night, and the Wolves win once they are half of those in play.
werewolf-own-seer = 🔮 <b>You are the Seer.</b> Each night you may learn of one player whether they belong to the Village.
werewolf-own-witch = 🧪 <b>You are the Witch.</b> One heal, one poison, never both in a night. While you hold the heal, you sense whom the knife is for.
werewolf-own-hunter = 🔫 <b>You are the Hunter.</b> When you go out you may take somebody along, unless it is by poison or a red card.
werewolf-own-cupid = 🏹 <b>You are Cupid.</b> Your arrow makes two lovers before the first day, and their camp becomes yours.
werewolf-own-villager = 🌾 <b>You are a Villager.</b> No skill but eyes, a tongue and a vote.
werewolf-own-pack = 🐺 The pack: { $seats }
werewolf-own-lover = ❤️ Your lover: { $lover }. When one of you goes out, so does the other. If exactly one of you is a wolf, you are the Black lovers and win once every other camp is judged lost.
werewolf-own-couple = 🏹 Your arrow hit { $first } and { $second }.
werewolf-own-camp = 🏹 Your camp: { $camp }
werewolf-own-potions = 🧪 Heal: { $heal ->
    [yes] in hand
   *[no] spent
} · Poison: { $poison ->
    [yes] in hand
   *[no] spent
}
werewolf-own-sensed = 👁 You sense tonight: { $target ->
    [none] the knife is for nobody
   *[other] the knife is for { $target }
}
werewolf-own-found-village = 🔮 { $target }: <b>Village</b>
werewolf-own-found-other = 🔮 { $target }: <b>not Village</b>
werewolf-own-wolves-lost = ⚖️ The Wolves are judged lost: no more kills. You still talk and vote.
werewolf-own-knife = 🔪 The Wolves are judged lost, and the widow’s knife is with the Black lovers: the couple strikes now.
werewolf-own-proposals = 🔪 Proposed tonight:
    { $proposals }
werewolf-own-showdown = ⚔️ Your pack has declared the showdown.
werewolf-own-appeal = 🏳️ A surrender of your camp is under way.
werewolf-own-ballot = 🗳 Your vote: { $choice ->
    [none] abstain
   *[other] { $choice }
} ({ $reason })
werewolf-own-out = 💀 You are out: no more talk in the group.
werewolf-own-last-words = 💬 You may leave last words.
werewolf-own-words = 💬 Your last words, to be published at the next opening:
    <blockquote>{ $words }</blockquote>

## The director’s sheet

werewolf-sheet-couple = ❤️ Lovers: { $first } and { $second }
werewolf-sheet-lost = ⚖️ Judged lost: { $camps }
werewolf-sheet-out = 💀 { $seat }: { $cause }
werewolf-sheet-knife = 🔪 Knife ({ $holders }): { $target ->
    [open] open
    [none] nobody
   *[other] { $target }
}
werewolf-sheet-sense = 👁 Sense of { $seat }: { $target ->
    [open] nothing yet
    [none] nobody is hit
   *[other] { $target }
}
werewolf-sheet-heal = 💊 Heal of { $seat }: { $target ->
    [open] open
    [none] kept tonight
   *[other] { $target }
}
werewolf-sheet-poison = ☠️ Poison of { $seat }: { $target ->
    [open] open
    [none] kept tonight
   *[other] { $target }
}
werewolf-sheet-check = 🔮 Check of { $seat }: { $target ->
    [open] open
    [none] nobody tonight
   *[other] { $target }
}
werewolf-sheet-shot = 🔫 Owed: the last shot of { $seat }
werewolf-sheet-badge = ⭐ Owed: an heir to the badge of { $seat }
werewolf-sheet-rights = 💬 May still leave last words: { $seats }
werewolf-sheet-words = 💬 Last words of { $seat }, waiting for the opening:
    <blockquote>{ $words }</blockquote>
werewolf-sheet-appeal = 🏳️ Surrender under way: { $camp }. Agreed: { $agreed }. Asked: { $asked }
werewolf-sheet-showdown = ⚔️ Showdown, night { $number } of three. The knife is with { $by ->
    [wolves] the pack
   *[lovers] the Black lovers
}. Living on the copy: { $living }. Knives so far: { $knives }
werewolf-sheet-advice = 🧮 A showdown tonight: { $knife ->
    [none] it could be beaten.
   *[other] it wins against anything, beginning with { $knife }.
}

## Prompts

werewolf-prompt-link = 🏹 Cupid, choose two players to be lovers; you may be one of them. If exactly one of the two is a wolf, they elope and become a camp of their own.
werewolf-prompt-vote-sheriff = ⭐ <b>Who shall be sheriff?</b> Vote with a reason. Abstaining is a vote too, and there is one change.
werewolf-prompt-vote-out = 🗳 <b>Who goes out today?</b> Vote with a reason. Abstaining is a vote too, and there is one change.
werewolf-prompt-propose = 🔪 Whom tonight? The pack sees your proposal, and you may change it. { $count ->
    [0] Nobody has proposed yet.
   *[other] So far:
    { $proposals }
}
werewolf-prompt-kill = 🔪 <b>The final word.</b> It locks the knife for tonight; you may also strike nobody. { $count ->
    [0] { "" }
   *[other] Proposed:
    { $proposals }
}
werewolf-proposal = { $seat } → { $target ->
    [none] nobody
   *[other] { $target }
}
werewolf-prompt-heal = { $target ->
    [none] 💊 You sense: the knife is for nobody tonight. Do you use the heal?
   *[other] 💊 You sense: the knife is for { $target }. Who gets the heal?
}
werewolf-prompt-heal-waiting = 💊 The knife is not decided yet. Wait for your sense, or use the heal now.
werewolf-prompt-poison = ☠️ Who gets the poison? Only one potion in a night.
werewolf-prompt-check = 🔮 Whom do you check tonight? One question, answered at once.
werewolf-prompt-shoot = 🔫 <b>The last shot.</b> Whom do you take along? You may also lower the gun.
werewolf-prompt-bequeath = ⭐ You are out. Who wears the badge now? Unless you choose, the sealed order decides.
werewolf-prompt-last-words = 💬 You may leave last words, plain text, until the next opening. They are published then.
werewolf-prompt-surrender = 🏳️ Ask your camp to give up? If it is one that can surrender, its members are asked; when all agree it is judged lost, and nobody is told.
werewolf-prompt-consent = 🏳️ Somebody asks your camp to give up ({ $camp }). Do you agree? All must; one refusal ends it.
werewolf-prompt-withdraw = 🏳️ You have agreed to give up ({ $camp }). Until everybody has, you may still stop it.
werewolf-prompt-close-surrender = 🏳️ Surrender under way: { $camp }. Still to answer: { $seats }. If it drags on, you may close it as refused.
werewolf-prompt-showdown = ⚔️ <b>Showdown?</b> Three nights of knives in a row: win within them, or your camp is judged lost. Hunter and witch will surely take wolves, and every day between votes one out. You may take it back before the first knife.
werewolf-prompt-revoke = ⚔️ The showdown is declared. Until the first knife is locked you may take it back.
werewolf-prompt-showdown-heal = ⚔️ Showdown, night { $number } of three: { $target ->
    [none] the knife is for nobody. Do you use the heal?
   *[other] the knife is for { $target }. Who gets the heal?
}
werewolf-prompt-showdown-poison = ⚔️ Showdown, night { $number } of three: the poison tonight? Whoever you name, it takes a wolf.

## Options

werewolf-option-seat = { $seat }
werewolf-option-abstain = ⚪ Abstain
werewolf-option-kill-none = 🌙 Nobody tonight
werewolf-option-heal-none = 🧪 Keep the heal
werewolf-option-poison-none = 🧪 Keep the poison
werewolf-option-check-none = 🌙 Check nobody
werewolf-option-shoot-none = ✋ Do not shoot
werewolf-option-words-write = ✍️ Write last words
werewolf-option-words-none = 🤐 Leave none
werewolf-option-surrender = 🏳️ Propose to surrender
werewolf-option-consent-yes = 🏳️ Give up
werewolf-option-consent-no = ✊ Play on
werewolf-option-withdraw = ✊ Play on after all
werewolf-option-close-surrender = ✖️ Close as refused
werewolf-option-showdown = ⚔️ Declare the showdown
werewolf-option-showdown-revoke = ↩️ Take it back

## Channels

werewolf-channel-pack = 🐺 The pack
werewolf-channel-lovers = ❤️ The lovers
werewolf-channel-graveyard = 🪦 The graveyard

## What happened

werewolf-event-match-opened = 🐺 <b>The sun is still up, and the wolves are already among you.</b>
    { $seats } players: { $wolves ->
        [one] one wolf
       *[other] { $wolves } wolves
    }{ $seer ->
        [yes] , the seer
       *[no] { "" }
    }{ $witch ->
        [yes] , the witch
       *[no] { "" }
    }{ $hunter ->
        [yes] , the hunter
       *[no] { "" }
    }{ $cupid ->
        [yes] , Cupid
       *[no] { "" }
    } and { $villagers } villagers.
    Your role comes by private message; show it to nobody.
werewolf-event-role-dealt = { $role ->
    [wolf] 🐺 { $seat }, <b>you are a Wolf.</b> Blend in by day, hunt with your pack by night; the wolves win once they are half of those in play.
    [seer] 🔮 { $seat }, <b>you are the Seer.</b> Each night you may learn of one player whether they belong to the Village. What you tell, and when, is up to you.
    [witch] 🧪 { $seat }, <b>you are the Witch.</b> One heal, one poison, never both in a night. While you hold the heal, you sense whom the knife is for.
    [hunter] 🔫 { $seat }, <b>you are the Hunter.</b> When you go out you may take somebody along, unless it is by poison or a red card.
    [cupid] 🏹 { $seat }, <b>you are Cupid.</b> Choose two players to be lovers: their camp becomes yours.
   *[villager] 🌾 { $seat }, <b>you are a Villager.</b> No skill but eyes, a tongue and a vote. Find the wolves.
}
werewolf-event-badge-order-fixed = ⭐ The order in which a badge passes at random is sealed: { $order }
werewolf-event-link-opened = 🏹 Cupid is choosing the lovers; then the first day opens.
werewolf-event-couple-linked = { $by ->
    [cupid] 🏹 { $cupid }, your arrow has hit: { $first } and { $second } are lovers.
   *[chance] 🏹 { $cupid }, time ran out, so the bot has drawn by lot: { $first } and { $second } are lovers.
}
werewolf-event-pack-met = 🐺 The pack: { $seats }. You may whisper together and agree on the knife.
werewolf-event-lover-met = ❤️ { $seat }, your lover is { $lover }. When one of you goes out, so does the other. If exactly one of you is a wolf, you elope: that wolf leaves the pack, the two of you are the Black lovers, and you win once every other camp is judged lost.
werewolf-event-cupid-told = 🏹 { $seat }, the lovers are made. Your camp: { $camp }.
werewolf-event-day-opened = ☀️ <b>Day { $day } is open.</b> { $vote ->
    [sheriff] Talk, and elect the sheriff: whoever first reaches the most votes. Nobody goes out today.
    [out] Talk, and vote: whoever has the most votes goes out; on a tie nobody does.
   *[none] Today is for talk alone: no vote.
}
werewolf-event-opening-listed = 📜 <b>Announcement.</b> { $by_vote ->
    [none] { $by_night ->
        [none] Nobody went out in the night.
       *[other] Out in the night: { $by_night }.
    }
   *[other] Out after yesterday’s vote: { $by_vote }. { $by_night ->
        [none] Nobody went out in the night.
       *[other] Out in the night: { $by_night }.
    }
}
werewolf-event-last-call-passed = 🔒 <b>No more changes.</b> Votes cast stand; if you have not voted, you still can.
werewolf-event-ballot-cast = 🗳 { $seat } { $choice ->
    [none] abstains
   *[other] votes for { $choice }
}: { $reason }
werewolf-event-ballot-changed = 🗳 { $seat } changes the vote and { $choice ->
    [none] abstains
   *[other] votes for { $choice }
}: { $reason }
werewolf-event-ballot-voided = 🗳 { $seat }, this ballot is void: { $why ->
    [reason] it gives no reason.
   *[target] that player is out.
} Please vote again.
werewolf-event-ballots-dropped = 🗳 { $seat } is out; every vote by or for them is gone. { $voters ->
    [none] { "" }
   *[other] May vote anew, and it is no change: { $voters }.
}
werewolf-event-votes-counted = 🗳 <b>The count of day { $day }.</b> { $voters ->
    [0] Nobody voted.
    [one] One ballot.
   *[other] { $voters } ballots.
} { $abstained ->
    [none] { "" }
   *[other] Abstained: { $abstained }.
}
werewolf-event-candidate-counted = ▪️ { $seat }: { $half ->
    [yes] { $votes }.5 votes
   *[no] { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
} ← { $voters }
werewolf-event-sheriff-elected = ⭐ <b>{ $seat } is elected sheriff.</b> From the next vote on, the sheriff’s vote counts 1.5.
werewolf-event-nobody-elected = ⭐ Nobody got a vote: this match has no sheriff.
werewolf-event-sheriff-told = ⭐ { $seat }, you wear the badge. Your vote counts 1.5 from day 2 on, and when you go out you name an heir.
werewolf-event-voted-out = 💀 <b>{ $seat } is voted out.</b>
werewolf-event-nobody-voted-out = { $tied ->
    [none] 🗳 Nobody got a vote, so nobody goes out.
   *[other] 🗳 A tie of { $tied }: nobody goes out.
}
werewolf-event-badge-due = ⭐ { $seat }, you are out: choose who wears the badge now.
werewolf-event-badge-bequeathed = ⭐ { $seat }, the badge will go to { $heir }.
werewolf-event-badge-drawn = ⭐ The badge of { $seat } goes to { $heir }, by the sealed order.
werewolf-event-badge-passed = ⭐ <b>The badge passes:</b> { $seat } → { $heir }.
werewolf-event-night-fell = 🌙 <b>Day { $day } is closed.</b> No more talk until the opening. Whoever has something to do tonight: look at your private messages.
werewolf-event-stage-turned = ⏱ Now: { $stage }
werewolf-event-kill-proposed = 🔪 { $seat } proposes: { $target ->
    [none] nobody
   *[other] { $target }
}
werewolf-event-knife-locked = { $seat ->
    [none] 🔪 Time is up, the knife is locked:
   *[other] 🔪 { $seat } has locked the knife:
} { $target ->
    [none] nobody.
   *[other] { $target }.
}
werewolf-event-knife-dropped = 🔪 { $target ->
    [none] Tonight’s decision falls:
   *[other] The knife for { $target } falls:
} { $why ->
    [target] the target is out already. You may decide again.
   *[lost] the Wolves have lost the knife.
}
werewolf-event-target-sensed = 👁 { $seat }, you sense: { $target ->
    [none] tonight the knife is for nobody.
   *[other] tonight the knife is for { $target }.
}
werewolf-event-heal-answered = 💊 { $seat }, { $target ->
    [none] you keep the heal tonight.
   *[other] you have given the heal to { $target }. From the next night on you sense nothing more.
}
werewolf-event-poison-answered = ☠️ { $seat }, { $target ->
    [none] you keep the poison tonight.
   *[other] you have given the poison to { $target }.
}
werewolf-event-check-declined = 🔮 { $seat }, you check nobody tonight.
werewolf-event-camp-checked = 🔮 { $seat }, your answer: { $target } is <b>{ $camp }</b>.
werewolf-event-act-dropped = ↩️ { $seat }, { $target } is out already, so your { $act } falls. You may choose again.
werewolf-event-act-missed = ⌛ { $seat }, time is up for tonight: { $act }. There is no card for it.
werewolf-event-night-closed = ⏱ { $who ->
    [night] The time of wolves and seer is over.
   *[witch] The witch’s hour is over.
}
werewolf-event-struck = 🎯 To be settled: { $seat } ({ $cause }), { $first ->
    [yes] before everything else,
   *[no] in its turn,
} { $hidden ->
    [yes] announced at the opening
   *[no] announced at once
}
werewolf-event-stroke-wasted = 🎯 { $seat } was out already: wasted ({ $cause })
werewolf-event-went-out = 💀 { $seat } is out ({ $cause }), { $hidden ->
    [yes] announced at the opening.
   *[no] announced at once.
}
werewolf-event-out-told = 💀 { $seat }, you are out. Please talk no more in the group, and tell nobody before it is announced.
werewolf-event-out-announced = 💀 <b>{ $seat } is out.</b>
werewolf-event-red-card-noted = 💀 { $seat } is out by red card.
werewolf-event-shot-due = 🔫 { $seat }, you have a last shot.
werewolf-event-shot-fired = 🔫 { $seat }, you have shot { $target }.
werewolf-event-shot-declined = 🔫 { $seat }, { $late ->
    [yes] time is up: no shot.
   *[no] you have not shot.
}
werewolf-event-camp-lost = ⚖️ Judged lost, unannounced: { $camp }
werewolf-event-wolves-lost = ⚖️ The Wolves are judged lost and have no more knife. That puts nobody out; you still talk and vote.
werewolf-event-knife-granted = 🔪 The Wolves are judged lost. From now on the Black lovers hold the widow’s knife; the couple strikes.
werewolf-event-last-words-granted = 💬 { $seat }, you may leave last words. They are published at the next opening.
werewolf-event-last-words-left = 💬 { $seat }, your last words are kept for the next opening:
    <blockquote>{ $words }</blockquote>
werewolf-event-last-words-declined = 💬 { $seat }, { $late ->
    [yes] the day has opened: no last words.
   *[no] you leave no last words.
}
werewolf-event-last-words-published = 💬 <b>Last words</b> · { $seat }
    <blockquote>{ $words }</blockquote>
werewolf-event-surrender-started = 🏳️ { $seat }, you have proposed to surrender. If your camp is one that can, its members are being asked.
werewolf-event-consent-asked = 🏳️ Somebody asks to give up. Camp: { $camp }. To be asked: { $seats }. All must agree.
werewolf-event-consent-given = 🏳️ { $seat }, your answer: { $answer ->
    [yes] give up.
   *[no] play on.
}
werewolf-event-surrender-closed = 🏳️ The surrender comes to nothing. Camp: { $camp }. { $why ->
    [refused] Somebody refuses.
    [withdrawn] Somebody has thought better of it.
    [director] The director has closed it.
    [lost] The camp is judged lost anyway.
   *[arrow] Cupid’s arrow has changed the camps.
}
werewolf-event-surrender-took = 🏳️ All have agreed. Judged lost: { $camp }. Nobody else is told.
werewolf-event-match-ended = 🏁 { $winner ->
    [wolves] <b>The Wolves win!</b>
    [village] <b>The Village wins!</b>
    [lovers] <b>The Black lovers win!</b>
   *[none] <b>The match is over, and nobody wins.</b>
} { $reason ->
    [half] Half of those in play are of their camp.
    [last_camp] Every other camp has been judged lost.
    [showdown] The three nights of the showdown have decided it.
    [silence] Five days in a row without a vote.
   *[finished] The director has ended it early.
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
} { $seat }: { $role }, camp: { $camp }{ $lover ->
    [none] { "" }
   *[other] , lover of { $lover }
}
werewolf-event-badge-order-published = ⭐ The sealed order of the badge: { $order }
werewolf-event-showdown-declared = ⚔️ { $seat } declares the <b>showdown</b>. Win within three knives, or be judged lost; until the first knife it may be taken back.
werewolf-event-showdown-revoked = ↩️ { $seat } has taken the showdown back; tonight is a night like others.
werewolf-event-showdown-night-opened = ⚔️ Showdown, night { $number } of three. The knife: { $by }
werewolf-event-showdown-proposed = ⚔️ Knife { $number }, { $seat } proposes: { $target ->
    [none] nobody
   *[other] { $target }
}
werewolf-event-showdown-knife = ⚔️ { $seat ->
    [none] Time is up, knife { $number } is locked:
   *[other] { $seat } has locked knife { $number }:
} { $target ->
    [none] nobody.
   *[other] { $target }.
}
werewolf-event-showdown-sensed = ⚔️ { $seat }, the pack has declared a showdown. Please answer for night { $number } of three. { $senses ->
    [yes] { $target ->
        [none] You sense: the knife is for nobody.
       *[other] You sense: the knife is for { $target }.
    }
   *[no] { "" }
}
werewolf-event-showdown-heal = ⚔️ { $seat }, night { $number }: { $target ->
    [none] you keep the heal.
   *[other] the heal goes to { $target }.
}
werewolf-event-showdown-poison = ⚔️ { $seat }, night { $number }: { $target ->
    [none] you keep the poison.
   *[other] you use the poison, and it takes a wolf.
}
werewolf-event-showdown-settled = ⚔️ Copy, night { $number }. Out: { $outs }. Judged lost: { $lost }. Heal: { $heal ->
    [yes] in hand
   *[no] gone
}. Poison: { $poison ->
    [yes] in hand
   *[no] gone
}.
werewolf-event-showdown-voted = ⚔️ Copy, the day after night { $number }. Out: { $outs }. Judged lost: { $lost }.
werewolf-event-showdown-peace = ⚔️ Night { $number }: { $peaceful ->
    [yes] peaceful, the knife took nobody.
   *[no] the knife has struck home.
}
werewolf-event-knives-told = ⚔️ The pack of the showdown is gone, and the Black lovers take the knife. Knives so far: { $knives }.
werewolf-event-showdown-ended = ⚔️ The showdown is over: { $result ->
    [won] the Wolves have won within three knives.
   *[lost] the Wolves have not won.
}

## In the rule text

werewolf-book-lineup = • { $seats } players: { $wolf ->
    [one] 1 wolf
   *[other] { $wolf } wolves
}{ $seer ->
    [0] { "" }
   *[other] , seer
}{ $witch ->
    [0] { "" }
   *[other] , witch
}{ $hunter ->
    [0] { "" }
   *[other] , hunter
}{ $cupid ->
    [0] { "" }
   *[other] , Cupid
}, { $villager ->
    [one] 1 villager
   *[other] { $villager } villagers
}
werewolf-book-sheriff-on = In this match the first day elects a **sheriff**: whoever first reached the most votes, by the votes as they stand at closing. Nobody goes out that day.
werewolf-book-sheriff-off = In this match there is no sheriff, and the first day is for talk alone.
werewolf-book-slaughter-kind = In this match the Village is judged lost when all its gods (seer, witch, hunter) are out, or all its villagers.
werewolf-book-slaughter-all = In this match the Village is judged lost only when everybody of it is out.
werewolf-book-words-wolves = In this match as many players get them as there were wolves at the deal, first out, first served. A red card brings none and uses none up.
werewolf-book-words-everybody = In this match everybody gets them, except after a red card.
werewolf-book-words-nobody = In this match there are none.
werewolf-book-heal-first = In this match the witch may heal herself in the first night only.
werewolf-book-heal-always = In this match the witch may heal herself in any night.
werewolf-book-heal-never = In this match the witch may not heal herself.
werewolf-book-time-link = • Cupid’s choice: { $span }
werewolf-book-time-day = • a day’s talk and vote: { $span }
werewolf-book-time-last-call = • no changes before closing: { $span }
werewolf-book-time-dusk = • last shot and badge after the vote: { $span } from closing
werewolf-book-time-night = • wolves and seer: { $span } from closing
werewolf-book-time-witch = • witch: { $span } from closing
werewolf-book-time-dawn = • the next opening: { $span } from closing
werewolf-book-time-knife = • in a showdown, each knife: { $span }
werewolf-book-time-potion = • in a showdown, the witch’s answer: { $span }

## Why an action was not taken

werewolf-refusal-not-here = Nobody can do that now.
werewolf-refusal-out = You are out and have no vote.
werewolf-refusal-no-vote-now = There is no vote at the moment.
werewolf-refusal-voted = You have voted already. Use the change if you want another name.
werewolf-refusal-not-voted = You have not voted yet, so there is nothing to change.
werewolf-refusal-changed = You have used today’s change; the changed vote stands.
werewolf-refusal-last-hour = It is too late to change a vote; yours stands.
werewolf-refusal-reason = A change needs a reason; your first vote stands.
werewolf-refusal-target-out = That player is announced as out and cannot be chosen.
werewolf-refusal-no-knife = The knife is not yours to use now.
werewolf-refusal-knife-locked = The knife is locked for tonight.
werewolf-refusal-too-late = The time for that is over tonight.
werewolf-refusal-propose-alone = You hold the knife alone: there is nobody to propose to.
werewolf-refusal-no-potion = You have no potion to use now.
werewolf-refusal-heal-spent = The heal is spent.
werewolf-refusal-poison-spent = The poison is spent.
werewolf-refusal-potion-answered = You have answered for tonight, or used the other potion.
werewolf-refusal-heal-oneself = You cannot heal yourself tonight.
werewolf-refusal-no-check = You cannot check anybody now.
werewolf-refusal-checked = You have had your answer for tonight.
werewolf-refusal-no-shot = You have no shot now.
werewolf-refusal-shoot-oneself = You cannot shoot yourself.
werewolf-refusal-no-badge = You have no badge to pass on now.
werewolf-refusal-heir-out = The badge can only go to somebody who is not out.
werewolf-refusal-no-last-words = You have no last words to leave, or have left them.
werewolf-refusal-words-empty = Last words cannot be empty.
werewolf-refusal-words-long = Last words can have { $most } characters at most.
werewolf-refusal-no-arrow = You have no arrow to shoot now.
werewolf-refusal-link-same = Lovers are two different players.
werewolf-refusal-no-surrender = You cannot propose to surrender now.
werewolf-refusal-not-asked = No surrender is waiting for your answer.
werewolf-refusal-no-appeal = That camp has no surrender under way.
werewolf-refusal-no-showdown = Not now: a showdown is declared at night before the knife, and taken back before its first one.
werewolf-refusal-seconds = There is no clock called “{ $timer }”, or its length is less than a second.
werewolf-refusal-schedule-witch = Closing at { $closing } is too late: { $minutes } minutes later it must still be 22:00, the witch’s hour, or earlier.
werewolf-refusal-schedule-day = From { $opening } to { $closing } is too short a day: it takes two hours at least.
werewolf-refusal-schedule-live = The lengths are out of order: wolves, seer and badge no later than the witch, the witch before the opening.
werewolf-refusal-schedule-last-call = The time without changes must be shorter than the day.
werewolf-refusal-lineup-wolves = { $wolves ->
    [one] One wolf does
   *[other] { $wolves } wolves do
} not suit { $seats } players: with too few the arrow could empty the pack, with too many they have won already.
werewolf-refusal-lineup-gods = There must be a seer, a witch or a hunter.
werewolf-refusal-lineup-villagers = Villagers left: { $villagers }. There must be two at least.
werewolf-refusal-setup-roles = The fixed roles are not the line-up of { $seats } players.

## How it ended

werewolf-outcome-half = 🏁 <b>Winner: { $winner }.</b> Half of those in play are of this camp.
werewolf-outcome-last-camp = 🏁 <b>Winner: { $winner }.</b> Every other camp has been judged lost.
werewolf-outcome-showdown = 🏁 <b>Winner: { $winner }.</b> The showdown has decided it.
werewolf-outcome-silence = 🏁 <b>Nobody wins.</b> Five days in a row without a vote.
werewolf-outcome-finished = 🏁 <b>Nobody wins.</b> The director ended the match early.
werewolf-result-won = Won with the camp: { $camp }
werewolf-result-lost = Lost with the camp: { $camp }

## Options chosen before the start

werewolf-rule-wolves = Wolves
    .hint = 0: as many as suit the table.
werewolf-rule-seer = Seer
werewolf-rule-witch = Witch
werewolf-rule-hunter = Hunter
werewolf-rule-cupid = Cupid
    .hint = Without Cupid there are no lovers and no Black lovers.
werewolf-rule-sheriff = Sheriff
    .hint = Elected on the first day. Without one, the first day is for talk alone.
werewolf-rule-slaughter = The Village loses with
    .hint = All its gods or all its villagers, or only when everybody of it is out.
werewolf-rule-slaughter-kind = either kind
werewolf-rule-slaughter-all = everybody
werewolf-rule-last-words = Last words
werewolf-rule-last-words-wolves = as many as wolves
werewolf-rule-last-words-everybody = everybody
werewolf-rule-last-words-nobody = nobody
werewolf-rule-self-heal = Witch heals herself
werewolf-rule-self-heal-first = first night only
werewolf-rule-self-heal-always = always
werewolf-rule-self-heal-never = never
werewolf-rule-tell-wolf-lovers = Tell two wolves in love
    .hint = By default they are not told, and have no chat of lovers.
werewolf-rule-tell-cupid = Tell Cupid the camp
    .hint = By default a Cupid who is no lover does not know which camp the arrow has made theirs.
werewolf-rule-opening-hour = Opening, hour
    .hint = At the forum pace alone.
werewolf-rule-opening-minute = Opening, minute
werewolf-rule-closing-hour = Closing, hour
    .hint = At the forum pace alone. The witch’s hour is 22:00, so 21:30 is the latest.
werewolf-rule-closing-minute = Closing, minute

## Bold commands, one way to say it on each line; a space may also be a new line

werewolf-typed-vote =
    Vote: { $seat } Reason: { $reason }
    Vote: abstain Reason: { $reason }
    Vote: { $seat }
    Vote: abstain
werewolf-typed-change-vote =
    Change: { $seat } Reason: { $reason }
    Change: abstain Reason: { $reason }
    Change vote: { $seat } Reason: { $reason }
    Change vote: abstain Reason: { $reason }
    Change vote: { $seat }
    Change vote: abstain
