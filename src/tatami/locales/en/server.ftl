# The server: what it says to those who play, and why it refuses something.

server-running = The server is running.
server-no-client = The page to play on is not built yet. Build it with: make web
server-waiting-for-players = Waiting for players to sit down.
server-waiting-for = Waiting for { $name }.
server-listening = Tatami is open at { $address } (Ctrl+C closes it)

server-error-no-such-table = There is no such table.
server-error-no-such-game = There is no such game.
server-error-no-such-seat = This table has no such seat.
server-error-not-found = There is nothing at this address.
server-error-private = This table takes no spectators.
server-error-not-your-seat = That is not your seat.
server-error-bad-key = This invitation has been used already, or never was one.
server-error-conflict = The table has moved on; look at it again.
server-error-not-your-turn = It is not your turn.
server-error-not-begun = The game has not begun: somebody is still missing.
server-error-over = The game is over.
server-error-not-over = The game is not over yet.
server-error-nothing-to-undo = There is nothing to take back: your turn has just begun, or something has been revealed since.
server-error-no-free-seat = No seat is free for you.
server-error-not-away = They are still here; a bot may take over once they have been away for a minute.
server-error-seat-held = This seat’s hand is its player’s secret: only they can give it to somebody else.
server-error-illegal = The rules do not allow that now.
server-error-no-such-action = That is no action of this game.
server-error-bad-options = These options do not go together.
server-error-bad-seats = The number of seats does not fit the game.
server-error-bad-value = A value is not what it should be.
server-error-bad-chat = A message has 1 to 500 characters.
server-error-bad-record = This record cannot be replayed.
server-error-bad-request = The server did not understand that.
server-error-bad-method = This address cannot be used that way.
server-error-too-big = That is too big.
server-error-too-fast = That was too fast; wait a second.
server-error-no-odds = There are no chances to count in this game.
server-error-storage = The table could not be saved; nothing was played. Try again.
server-error-broken = Something broke on the server; nothing was played.
