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
bot-command-role = See your role and open questions again
bot-command-panel = Get a link to the director’s panel
bot-command-posts = Read back what a player has said today
bot-command-channel = Choose who hears what you write here
bot-command-ask = Ask the directors of your match something
bot-command-announce = Announce something to the group, as its director

## Help

bot-help-group = 🎲 <b>I run social deduction games in this group.</b>
    /newgame opens a lobby: people join with a button, the host starts.
    /status shows the board again and whom we wait for.
    /rules explains a game, page by page.
    /heckle puts you in the gallery of the match.
    /posts reads back what each player has said today.
    The host and the group’s administrators also have /extend, /pause, /resume and /cancel.
    /language and /timezone set how I speak and what my clock shows here.
    Roles and secret choices come in a private chat with me, so everybody who plays has to press Start there once.
bot-help-private = 🎲 <b>I run social deduction games in groups.</b>
    Add me to a group and write /newgame there. If I am an administrator who may pin, delete and restrict, matches run more smoothly.
    Here in private I send roles and secret questions.
    /role shows your role and open questions again.
    /channel chooses who hears what you write here during a match.
    /posts reads back what each player has said today.
    /ask puts a question to the directors of your match.
    /rules explains a game, page by page.
    /panel gives a link to the director’s panel.
    /language and /timezone set how I speak and what my clock shows to you.
bot-welcome = 👋 Hello! I am ready: when you join a match, your role and your secret questions will come here.
    Add me to a group and write /newgame there to begin. /help tells more.
bot-added = 👋 Thanks for having me! /newgame opens a lobby, /help tells what I can do.
    If I am an administrator who may pin, delete and restrict, matches run more smoothly.

## Lobby

bot-lobby-choose = 🎲 <b>Which game shall it be?</b>
bot-lobby-title = 🎲 <b>{ $game }</b> · lobby
bot-lobby-players = 👥 <b>Players: { $count }</b> (from { $least } to { $most })
bot-lobby-nobody = Nobody has joined yet.
bot-lobby-host = 👑
bot-lobby-unreachable = ✉️ has to press Start in a private chat with me
bot-lobby-fill-bot = 🤖
bot-lobby-options = ⚙️ <b>Options</b>
    { $options }
bot-lobby-option = { $name }: { $value }
bot-lobby-opened-by = 👑 Host: { $name }
bot-lobby-missing = ⏳ { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
bot-lobby-ready = ✅ There are enough players. The host may start.
bot-lobby-wait-reachable = ✉️ There are enough players, but somebody still has to press Start in a private chat with me.
bot-lobby-started = ▶️ <b>The match has started.</b> Good luck!
bot-lobby-cancelled = ✖️ <b>This lobby is closed.</b> /newgame opens another one.
bot-lobby-commitment = 🔒 The dice are sealed: <code>{ $commitment }</code>

bot-button-join = ✋ Join
bot-button-leave = 🚪 Leave
bot-button-start = ▶️ Start
bot-button-bot = 🤖 Add a bot
bot-button-options = ⚙️ Options
bot-button-cancel = ✖️ Call off
bot-button-rules = 📖 Rules
bot-button-remove = 👢 Remove
bot-button-close = ✔️ Done
bot-button-kick = ❌ { $name }
bot-button-option = { $name }: { $value }
bot-button-back = ◀️
bot-button-next = ▶️
bot-button-chosen = ✅ { $label }
bot-button-tick = ☑️ { $label }
bot-button-untick = ⬜ { $label }
bot-button-done = ✔️ Done ({ $count })
bot-button-panel = 🎛 Open the panel

bot-options-title = ⚙️ <b>Options of this match</b>
    A tap gives an option its next value.
bot-option-hint = <b>{ $name }.</b> { $hint }
bot-kick-title = 👢 <b>Who has to go?</b>

## Answers to taps

bot-toast-joined = You are in, number { $number } in the lobby.
bot-toast-left = You have left the lobby.
bot-toast-started = The match begins!
bot-toast-cancelled = Called off.
bot-toast-bot-added = A bot has sat down.
bot-toast-kicked = Out of the lobby: { $name }
bot-toast-option = Noted. { $name }: { $value }
bot-toast-language = From now on I speak English here.
bot-toast-unknown = I do not know this button any more. Please use the newest message.
bot-toast-admins-only = Only the host and the group’s administrators may do that.
bot-toast-picked = Ticked so far: { $count }
bot-toast-pick-between = Please tick { $least ->
    [one] at least one
   *[other] at least { $least }
}, and not more than { $most }.
bot-toast-game-chosen = { $game } it is.
bot-toast-rules-end = There is no such page.

## Joining through the private chat

bot-joined-private = ✅ You are in: <b>{ $group }</b>, number { $number } in the lobby. Your role will come here when the match starts.
bot-join-membership = To play, you have to be a member of the group <b>{ $group }</b>. Join it first, then use its button again.
bot-join-gone = That lobby is gone. Ask in the group for a new one.
bot-about-group = 📍 { $group }

## Boards and private questions

bot-board-news-more = … (earlier lines left out)
bot-clock = at { $clock }
bot-deadline = ⏳ Time is up { $time }.
bot-deadline-at = ⏳ Time is up { $time }: { $date }
bot-slip-closed = 🔒 This question is closed.
bot-slip-answered = ✅ Your answer: { $answer }
bot-entry-ask = ✍️ Answer this message in your own words, with at most { $most } characters.
bot-entry-length = Please write between { $least } and { $most } characters, and answer the question’s message again.

## Status and role

bot-status-none = There is no match here. /newgame opens a lobby.
bot-role-none = You have no seat in a running match right now.

## Group commands

bot-no-rights = Only the host and the group’s administrators may do that.
bot-anonymous = I cannot see who you are. Switch “Remain anonymous” off and try again.
bot-extended = ⏰ There is more time now: { $span } more for “{ $timer }”.
bot-extend-nothing = No clock is running that I could extend.
bot-heckling = 📣 A new face in the gallery: { $name }
bot-language-choose = 🌐 <b>Which language shall I speak here?</b>
bot-language-set = 🌐 From now on I speak English here.
bot-timezone-now = 🕰 The time zone here is <b>{ $zone }</b>; my clock shows { $time }.
    To change it write, for instance, <code>/timezone Europe/Berlin</code>.
bot-timezone-set = 🕰 The time zone is now <b>{ $zone }</b>; my clock shows { $time }.
bot-rules-choose = 📖 <b>Which game’s rules?</b>
bot-rules-none = There are no rules of that game here.
bot-rules-page = 📖 { $game } · { $page } / { $pages }
bot-panel-address = 🎛 <b>Your link to the director’s panel.</b> It works once, for { $span }. Do not pass it on.
    { $url }
bot-panel-here = 🎛 { $url }

## Silence

bot-silence-reminder = 🤐 { $seat }, please do not write here now.
bot-silence-private = 🤐 { $seat }, the group must not hear you just now: who must be silent in this part of the game stays so until it is over, and who is out for good. Your message was taken away.
bot-silence-told = 🤐 { $seat } has written in the group while silence was due. { $done ->
    [deleted] I am deleting the message.
    [muted] I have muted them for a short while.
   *[reminded] I may neither mute nor delete there, so I have only reminded them.
}

## Channels: whispering through the bot

bot-relay-head = <b>💬</b> { $channel } · { $seat }
bot-relay-head-group = <b>💬</b> { $channel } ({ $group }) · { $seat }
bot-channel-open = 💬 A channel is open to you: { $channel }. With the button below, what you write to me goes there.
bot-channel-open-main = 💬 What you write to me from now on goes to: { $channel }.
bot-channel-title = 💬 <b>Who shall hear what you write to me?</b>
bot-channel-now = Now you speak in: { $channel }.
bot-channel-nowhere = Now you speak nowhere.
bot-channel-ears = { $director ->
    [yes] 👂 { $channel } — heard by { $seats }. The director reads along.
   *[no] 👂 { $channel } — heard by { $seats }.
}
bot-channel-hint = 🔇 Nobody has heard that, for you speak in no channel now. /channel shows where you may speak.
bot-channel-none = There is no channel in which you may speak now.
bot-channel-kind = I can pass on text, photos, stickers, voice messages and files. Nobody has got this one.
bot-channel-said = 💬 Passed on to { $channel } ({ $group }).
bot-button-speak = 💬 { $channel }
bot-button-speak-group = 💬 { $channel } ({ $group })
bot-button-speak-nowhere = 🔇 Speak nowhere
bot-toast-speak = From now on you speak in: { $channel }.
bot-toast-speak-nowhere = From now on nobody hears what you write to me.

## The elevator: what players have said today

bot-posts-title = 🛗 <b>Whose posts of today do you want to read?</b> They come in private.
    📍 { $group }
bot-posts-of = 🛗 { $seat } · today, page { $page } of { $pages }
bot-posts-none = Not a word today.
bot-posts-membership = What was said in that group is for its members. Join it first.
bot-button-posts = 🛗 Posts of today
bot-button-posts-of = { $seat } ({ $count })
bot-toast-posts-private = I have sent you the posts in private.

## Questions to directors, announcements

bot-ask-how = Write your question after the command, for instance: <code>/ask May I vote twice?</code>
bot-ask-none = You have no seat in a running match, so there is no director to ask.
bot-ask-where = ❓ <b>Which match is your question about?</b>
bot-ask-sent = ❓ Your question is with the directors. The answer will come here.
bot-announce-how = Write the announcement after the command, for instance: <code>/announce The day closes an hour later.</code>
bot-announce-none = You direct no running match.
bot-announce-where = 📢 <b>Which group is the announcement for?</b>
bot-announce-sent = 📢 Announced.
bot-answer-how = Answer the message with the question, or write its number: <code>/answer 12 Yes, you may.</code>
bot-answer-sent = ↩️ Your answer is on its way.
bot-cancel-sure = ⚠️ This ends the running match for everybody, publishes all secrets and cannot be taken back. To do it, write <code>/cancel yes</code>.
