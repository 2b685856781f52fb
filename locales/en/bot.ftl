### What the bot itself says: lobby, help, answers to taps, errors.

## Commands, as Telegram's menu shows them

bot-command-newgame = Open a lobby for a new match
bot-command-rules = Read the rules of a game
bot-command-status = Show the board and whom the match waits for
bot-command-extend = Give the running clock more time
bot-command-pause = Pause the match
bot-command-resume = Let the match go on
bot-command-cancel = Call the lobby or the match off
bot-command-heckle = Watch by name from the gallery
bot-command-language = Choose a language
bot-command-timezone = Set the time zone
bot-command-help = What I can do
bot-command-start = Begin
bot-command-role = See your role and open questions again
bot-command-panel = Get a link to the director’s panel

## Help

bot-help-group = 🎲 <b>I run social deduction games in this group.</b>
    /newgame opens a lobby: people join with a button, the host starts.
    /status shows the board again and whom we wait for.
    /rules explains a game, page by page.
    /heckle puts you in the gallery of the match.
    The host and the group’s administrators also have /extend, /pause, /resume and /cancel.
    /language and /timezone set how I speak and what my clock shows here.
    Roles and secret choices come in a private chat with me, so everybody who plays has to press Start there once.
bot-help-private = 🎲 <b>I run social deduction games in groups.</b>
    Add me to a group and write /newgame there. If I am an administrator who may pin, delete and restrict, the match runs more smoothly.
    Here in private I send roles and secret questions.
    /role shows your role and open questions again.
    /panel gives a link to the director’s panel.
    /language changes the language I use with you.
bot-welcome = 👋 Hello! I am ready: when you join a match, your role and your secret questions will come here.
    Add me to a group and write /newgame there to begin. /help tells more.
bot-added = 👋 Thanks for having me! /newgame opens a lobby, /help tells what I can do.
    If I am an administrator who may pin, delete and restrict, the match runs more smoothly.

## Lobby

bot-lobby-choose = 🎲 <b>Which game shall it be?</b>
bot-lobby-title = 🎲 <b>{ $game }</b> · lobby
bot-lobby-players = 👥 <b>Players: { $count }</b> (from { $least } to { $most })
bot-lobby-nobody = Nobody has joined yet.
bot-lobby-host = 👑 host
bot-lobby-unreachable = ✉️ has to press Start in a private chat with me
bot-lobby-fill-bot = 🤖
bot-lobby-options = ⚙️ { $options }
bot-lobby-option = { $name }: { $value }
bot-lobby-missing = ⏳ { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
bot-lobby-ready = ✅ There are enough players. The host may start.
bot-lobby-started = ▶️ <b>The match has started.</b> Good luck!
bot-lobby-cancelled = ✖️ <b>This lobby is closed.</b> /newgame opens another one.
bot-lobby-commitment = 🔒 The dice are cast and sealed: <code>{ $commitment }</code>
bot-lobby-more = … and { $count } more

bot-button-join = ✋ Join
bot-button-leave = 🚪 Leave
bot-button-start = ▶️ Start
bot-button-bot = 🤖 Add a bot
bot-button-options = ⚙️ Options
bot-button-cancel = ✖️ Cancel
bot-button-rules = 📖 Rules
bot-button-close = ✔️ Done
bot-button-kick = ❌ { $name }
bot-button-remove = 👢 Remove a player
bot-button-option = { $name }: { $value }
bot-button-language = 🌐 Language: { $language }
bot-button-back = ◀️
bot-button-next = ▶️
bot-button-page = { $page } / { $pages }
bot-button-chosen = ✅ { $label }
bot-button-tick = ☑️ { $label }
bot-button-untick = ⬜ { $label }
bot-button-done = ✔️ Done ({ $count })
bot-button-role = 🎭 My role
bot-button-open-private = ✉️ Open the private chat
bot-button-panel = 🎛 Open the panel
bot-button-add-to-group = ➕ Add me to a group

bot-options-title = ⚙️ <b>Options of this match</b>
    Tap an option for its next value. Only the host and administrators can.
bot-kick-title = 👢 <b>Who has to go?</b>

## Answers to taps

bot-toast-joined = You are in, seat { $number } at the table.
bot-toast-left = You have left the lobby.
bot-toast-started = The match begins!
bot-toast-cancelled = Called off.
bot-toast-bot-added = A bot has sat down.
bot-toast-kicked = { $name } has left the lobby.
bot-toast-option = Noted: { $name }: { $value }
bot-toast-language = From now on I speak English here.
bot-toast-stale = This button is from an earlier moment of the match; nothing has changed.
bot-toast-unknown = I do not know this button any more. Please use the newest message.
bot-toast-not-playing = You have no seat in this match. Enjoy the show!
bot-toast-admins-only = Only the host and the group’s administrators may do that.
bot-toast-anonymous = You are hidden behind the group. Switch anonymity off to play.
bot-toast-picked = Ticked so far: { $count }
bot-toast-pick-between = Please tick { $least ->
    [one] at least one
   *[other] at least { $least }
}, and not more than { $most }.
bot-toast-write = Now write it to me in the private chat.
bot-toast-failed = Something went wrong on my side, and nothing was recorded. Please try again in a moment.
bot-toast-game-chosen = { $game } it is.
bot-toast-rules-end = There is no such page.

## Joining through the private chat

bot-joined-private = ✅ You are in: <b>{ $group }</b>, seat { $number } at the table. Your role will come here when the match starts.
bot-join-membership = To play, you must be a member of the group <b>{ $group }</b>. Join it first, then use its button again.
bot-join-gone = That lobby is gone. Ask in the group for a new one.
bot-about-group = 📍 { $group }

## The board

bot-board-seat = { $name } { $marks }
bot-board-news-more = … (earlier lines left out)
bot-deadline = ⏳ Time is up { $time }.
bot-deadline-at = ⏳ Time is up { $time }, on { $date }.
bot-slip-closed = 🔒 This question is closed.
bot-slip-question-closed = 🔒 { $question }
bot-entry-ask = ✍️ Answer this message with your words, at most { $most } characters.
bot-entry-reason = ✍️ { $label }

## Status and role

bot-status-none = There is no match here. /newgame opens a lobby.
bot-role-none = You have no seat in a running match right now.
bot-role-title = 📍 <b>{ $group }</b> · { $game } · seat { $number }
bot-role-nothing-open = Nothing is waiting for your answer.

## Group commands

bot-no-rights = Only the host and the group’s administrators may do that.
bot-only-groups = This works in a group.
bot-anonymous = I cannot see who you are. Switch “Remain anonymous” off and try again.
bot-extended = ⏰ More time: { $span } for { $timer }.
bot-extend-nothing = No clock is running that I could extend.
bot-heckling = 📣 { $name } has taken a seat in the gallery.
bot-language-choose = 🌐 <b>Which language shall I speak here?</b>
bot-language-set = 🌐 From now on I speak English here.
bot-timezone-now = 🕰 The time zone here is <b>{ $zone }</b>; my clock shows { $time }.
    To change it write, for instance, <code>/timezone Europe/Berlin</code>.
bot-timezone-set = 🕰 The time zone is now <b>{ $zone }</b>; my clock shows { $time }.
bot-timezone-unknown = I do not know the time zone “{ $zone }”. It has a name such as Europe/Berlin or Asia/Shanghai.
bot-rules-choose = 📖 <b>Which game’s rules?</b>
bot-rules-none = There are no rules of that game here.
bot-rules-page = 📖 <b>{ $game }</b> · { $page } of { $pages }
bot-panel-link = 🎛 <b>Your link to the director’s panel.</b> It works once, for { $span }. Do not pass it on.
bot-panel-address = 🎛 <b>Your link to the director’s panel.</b> It works once, for { $span }. Do not pass it on.
    { $url }

## Silence

bot-silence-reminder = 🤐 { $name }, please do not write here until the policy is out.
bot-silence-told = 🤐 { $name } has written in the group while silence was due. { $deleted ->
    [yes] I have deleted the message.
   *[no] I was not allowed to delete it.
}
