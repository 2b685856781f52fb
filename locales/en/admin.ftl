### The directors' panel.

admin-brand = Parlor
admin-skip = Skip to the content
admin-nav = Main menu
admin-nav-matches = Matches
admin-nav-audit = Audit log
admin-nav-tables = Tables
admin-nav-me = My settings
admin-save = Save
admin-go-on = Continue
admin-leave-it = Leave it
admin-zone = Times are shown in { $zone }.
admin-zone-change = Change
admin-in = in { $span }
admin-overdue = due now
admin-since = Since
admin-page-newer = ← Newer
admin-page-newest = ← To the newest
admin-page-older = Older →

## Colours

admin-theme-auto = as the device has it
admin-theme-light = light
admin-theme-dark = dark
admin-theme-now = { $theme ->
    [light] Colours: light. Press for the device’s own.
    [dark] Colours: dark. Press for light.
   *[auto] Colours: as the device has them. Press for dark.
}

## Signing in

admin-login-title = Sign in
admin-login-by-link = With a link from the bot
admin-login-by-link-how = Send <code>/panel</code> to the bot in your private chat. It answers with a link that works once, for a few minutes. Open it here.
admin-login-by-password = With the administrator’s password
admin-login-by-password-who = For whoever runs this installation. Directors use a link.
admin-login-password = Password
admin-login-enter = Sign in
admin-login-leave = Sign out
admin-login-wrong = This is not the password. Check the keyboard’s language and try again.
admin-login-confirm = The link is here. Press the button to use it; it works once.
admin-login-out = You have signed out.

## One's own settings

admin-me-title = My settings
admin-me-operator = Signed in as the local administrator.
admin-me-user = Signed in as <b>{ $name }</b>.
admin-me-saved = Saved.
admin-me-language = Language
admin-me-timezone = Time zone
admin-me-timezone-hint = The continent and a city, as in Europe/Madrid. Every time in the panel is shown in it.
admin-me-theme = Colours

admin-sessions-title = Where you are signed in
admin-sessions-about = Sign out any browser that you no longer use or do not recognise.
admin-sessions-show = Show the browsers
admin-sessions-unknown = Unknown browser
admin-sessions-this = this browser
admin-sessions-since = Signed in
admin-sessions-seen = last seen
admin-sessions-revoke = Sign out there
admin-sessions-revoked = That browser has been signed out.
admin-sessions-gone = That browser was signed out already.

## The matches

admin-overview-title = Matches
admin-overview-running = Running
admin-overview-running-none = No match is running. One starts when a lobby in the group has enough players and its host presses Start.
admin-overview-waiting = Gathering players
admin-overview-waiting-none = No lobby is open. Send <code>/newgame</code> in a group to open one.
admin-overview-finished = Finished
admin-overview-finished-none = Nothing has been played to the end yet. Finished matches stay here, with everything revealed.
admin-no-game = Game not chosen yet
admin-overview-place = { $chat }
admin-match-number = match { $number }
admin-match-title = { $game }, match { $number }
admin-role-director = you direct
admin-role-host = you host
admin-role-co-director = you co-direct
admin-role-writer = you write the reports
admin-role-player = you play
admin-lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
admin-lobby-how = Players join with the buttons in the group.
admin-paused = paused
admin-no-deadline = no deadline
admin-status-lobby = gathering players
admin-status-running = running
admin-status-over = finished
admin-status-cancelled = cancelled
admin-won = Winners: { $camp }.
admin-no-winner = Nobody has won.
admin-fact-proposals = { $count ->
    [one] { $count } card proposed
   *[other] { $count } cards proposed
}
admin-fact-unreachable = { $count ->
    [one] { $count } player out of reach
   *[other] { $count } players out of reach
}
admin-fact-failed = { $count ->
    [one] { $count } message failed
   *[other] { $count } messages failed
}

## One match

admin-eyes-seated = You hold a seat in this match, so you see what the whole group sees. Secrets open to you when it is over.
admin-eyes-hosting = You host this match without directing it, so you see what the whole group sees. The clocks and cards are yours to use.
admin-eyes-operator = You run the installation but do not direct this match, so you see what the whole group sees.
admin-eyes-player = You see what the whole group sees; your own secrets are in your private chat with the bot.
admin-eyes-lobby = Everybody in this match sees the same until the cards are dealt.
admin-waiting-for = Waiting for { $seats }
admin-waiting-nobody = Waiting for the clock
admin-back-to-match = ← Back to the match

admin-deadlines-title = Deadlines
admin-deadlines-none = Nothing is running out right now.
admin-pause = ⏸ Pause
admin-resume = ▶ Resume
admin-paused-because = { $reason ->
    [director] A director has paused the match.
    [window] The hours of play are over for now.
    [removed] The bot is not in the group: bring it back, and the match goes on.
    [outage] The match waits after an outage.
   *[other] The match waits for something else ({ $reason }).
}
admin-timer-frozen = stands still with { $span } left
admin-deadline-by = { DIRECTION($minutes) ->
    [back] Earlier by so much
   *[on] Later by so much
}
admin-deadline-exact = Another time
admin-deadline-until = New time
admin-deadline-set = Set
admin-deadline-minutes = minutes (less than 0: earlier)
admin-deadline-move = Move
admin-close-now = Close now
admin-moment-wrong = This is not a time that can be set. Choose one that lies ahead.

admin-proposals-title = Cards to decide on
admin-proposal-issue = Give the card
admin-proposal-dismiss = Dismiss
admin-proposal-gone = Somebody has decided on this card already.
admin-proposal-dismissed = The proposal has been dismissed. No card was given.

admin-roster-title = Players
admin-roster-none = Nobody has joined yet.
admin-seat-bot = fill-bot
admin-seat-unreachable = the bot cannot write to them
admin-seat-yellow = { $count ->
    [0] no yellow card
    [one] { $count } yellow card
   *[other] { $count } yellow cards
}
admin-seat-red = red card
admin-seat-awaited = awaited
admin-seat-card = Card…

admin-deliveries-title = Messages that did not arrive
admin-deliveries-about = Players out of reach should open their private chat with the bot and press Start; then everything new reaches them.
admin-delivery-group = The group
admin-delivery-unknown = for an unknown reason

admin-log-title = Log
admin-log-none = Nothing of this kind has happened yet.
admin-log-kind = What to show
admin-log-all = everything
admin-log-game = the game
admin-log-votes = quiet acts: votes and choices
admin-log-director = directors’ acts and cards
admin-log-show = Show

admin-more-title = More
admin-started = Started
admin-ended = Ended
admin-fair-title = Fair dealing
admin-fair-about = Before the first card was dealt, the digest of the secret seed was published. When the match is over, the seed is in the export, and anybody can check every card against it.
admin-export = Export as JSON
admin-audit-of-match = Audit log of the match
admin-finish = Finish early…

## Cards

admin-card-title = Give a card
admin-card-yellow = Yellow card
admin-card-yellow-about = A warning that the whole group sees. Nothing else follows.
admin-card-yellow-of = A warning that the whole group sees. The rules of this match turn { $limit } into a red card.
admin-card-yellow-makes-red = With this one the player has { $limit } yellow cards: a red card follows at once.
admin-card-red = Red card
admin-card-red-about = Sends the player off. You are shown what follows before anything happens.
admin-card-withdraw = Take a yellow card back
admin-card-withdraw-about = For what was not the player’s fault. The group is told.
admin-card-cause = Reason
admin-card-cause-hint = The group reads it. It may stay empty.
admin-red-title = Red card: are you sure?
admin-red-about = The player leaves the match at once, and this cannot be taken back.
admin-red-public = You hold a seat yourself, so what follows is not shown to you, and neither is a warning of the game. The card counts as soon as you give it.
admin-red-insist = I have read this. Give the red card nevertheless.
admin-red-give = Give the red card

## Acts that ask once more

admin-close-title = Close now: { $timer }
admin-close-about = The deadline falls due at once. Whoever has not answered has missed it.
admin-finish-title = Finish the match early
admin-finish-about = The match ends now, for everybody, and everything is revealed. This cannot be taken back.
admin-follows = What will follow:
admin-again-title = The match has moved on
admin-changed = This has happened since you opened the page:
admin-again-about = Nothing of yours has been done yet. Look at it once more.
admin-again-do = Do it nevertheless

## What was done

admin-done-deadline = The deadline has been moved. { $timer }: { $when }.
admin-done-close = The deadline has been called: { $timer }.
admin-done-pause = The match is paused.
admin-done-resume = The match goes on.
admin-done-still-paused = One reason to pause is gone; another remains.
admin-done-yellow = { $seat } has been given a yellow card.
admin-done-withdraw = A yellow card of { $seat } has been taken back.
admin-done-red = { $seat } has been sent off.
admin-done-finish = The match has been finished.

## Audit log

admin-audit-title = Audit log
admin-audit-about = Who did what from the panel or as a director, with what it was before and after. Nobody can change it.
admin-audit-none = Nothing has been done yet. Every act of a director appears here.
admin-audit-at = When
admin-audit-who = Who
admin-audit-operator = local administrator
admin-audit-act = Act
admin-audit-match = Match
admin-audit-target = Whom or what
admin-audit-before = Before
admin-audit-after = After
admin-act-sign-in = signed in
admin-act-deadline = moved a deadline
admin-act-close = closed a deadline
admin-act-pause = paused
admin-act-resume = resumed
admin-act-yellow-card = gave a yellow card
admin-act-withdraw-card = took a yellow card back
admin-act-issue-card = gave a proposed card
admin-act-replace = replaced a player
admin-act-red-card = gave a red card
admin-act-dismiss-card = dismissed a proposed card
admin-act-finish = finished the match
admin-act-export = exported the match
admin-act-appoint = appointed a director
admin-act-dismiss = dismissed a director
admin-state-playing = playing
admin-state-paused = paused
admin-state-over = over
admin-state-proposed = proposed
admin-state-issued = issued
admin-state-withdrawn = withdrawn
admin-state-dismissed = dismissed
admin-state-frozen = stands still

## Tables

admin-tables-title = Tables
admin-tables-about = Everything that is stored, to look things up. Secrets of matches are never here, and nothing can be changed.
admin-tables-any = any
admin-tables-all = Show all
admin-tables-none = There is nothing to show here. Change the search, or come back when something has happened.
admin-table-users = Users
admin-table-chats = Chats
admin-table-matches = Matches
admin-table-roster = Rosters
admin-table-cards = Cards
admin-table-outbox = Outbox
admin-table-inbox = Failed updates
admin-table-audit = Audit log
admin-column-id = Number
admin-column-name = Name
admin-column-username = Username
admin-column-language = Language
admin-column-timezone = Time zone
admin-column-started-at = Started
admin-column-blocked-at = Blocked the bot
admin-column-created-at = Since
admin-column-title = Title
admin-column-kind = Kind
admin-column-gone-at = Bot removed
admin-column-may-pin = May pin
admin-column-may-delete = May delete
admin-column-may-restrict = May mute
admin-column-slug = Game
admin-column-status = Status
admin-column-chat-id = Chat
admin-column-thread-id = Topic
admin-column-host-id = Host
admin-column-seats = Seats
admin-column-winner = Winner
admin-column-ended-at = Ended
admin-column-match-id = Match
admin-column-seat = Seat
admin-column-user-id = User
admin-column-fill-bot = Fill-bot
admin-column-joined-at = Joined
admin-column-left-at = Left
admin-column-left-because = Left because
admin-column-colour = Colour
admin-column-cause = Reason
admin-column-by-user-id = Given by
admin-column-at = When
admin-column-settled-at = Settled
admin-column-tries = Tries
admin-column-not-before = Not before
admin-column-error = Error
admin-column-update-id = Update
admin-column-received-at = Received
admin-column-act = Act
admin-column-target = Whom or what

## When something goes wrong

admin-error-home = To the matches
admin-error-number = Error { $status }
admin-error-bad-request = This request makes no sense here
admin-error-next-bad-request = Go back, load the page again and fill the form in once more.
admin-error-stale-form = This page is too old
admin-error-next-stale-form = The form could not be checked, so nothing has been done. Go back, load the page again and repeat the last step.
admin-error-signed-out = You are signed out
admin-error-next-signed-out = Sign in again with a new link from the bot, then repeat the last step. Nothing has been done.
admin-error-forbidden = This is not yours to open
admin-error-next-forbidden = Only those who direct this match, or run the installation, may do this. Ask them to appoint you, if that is how it should be.
admin-error-not-found = There is no such page
admin-error-next-not-found = The address may be mistyped, or the match may be none of yours. Your matches are one press away.
admin-error-too-large = This is too much at once
admin-error-next-too-large = Shorten what you have written and send it again.
admin-error-too-often = Too many attempts
admin-error-next-too-often = Signing in is locked for some minutes. Wait a quarter of an hour, then ask the bot for a new link.
admin-error-broken = Something has broken on our side
admin-error-next-broken = Nothing has been done by half. Try again in a minute; if it happens again, tell whoever runs the bot what you pressed and when.
