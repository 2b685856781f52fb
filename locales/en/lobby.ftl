### The lobby: why something was not done there, and the names of fill-bots.

lobby-refusal-gone = This lobby is closed. /newgame opens another one.
lobby-refusal-started = The match has started already. You are welcome to watch, and to join the next one.
lobby-refusal-open = There is a lobby here already: its message is the newest one, join there.
lobby-refusal-running = A match is being played here. /status shows how it stands.
lobby-refusal-not-host = Only the host and the group’s administrators may do that.
lobby-refusal-game = I do not know that game. /rules lists those I know.
lobby-refusal-no-game = First the host has to choose a game.
lobby-refusal-full = All { $most } seats are taken. Please join the next match.
lobby-refusal-option = This option has no such value. Please use the newest message.
lobby-refusal-not-in = You have not joined this lobby.
lobby-refusal-not-there = They are no longer in this lobby.
lobby-refusal-unreachable = I cannot write to everybody yet: { $names }. They have to press Start in a private chat with me, or leave.

lobby-host-directs = A host who does not play is the director

# At least as many names as the largest game has seats, separated by commas.
lobby-bot-names = Ada, Basil, Clara, Dexter, Edith, Felix, Greta, Hugo, Ivy, Jasper, Kit, Luna, Milo, Nora, Otto, Pearl, Quinn, Ruby, Silas, Tilda, Ugo, Vera, Winnie, Xena, Yuri, Zelda
