# The application in the terminal.

app-key-help = Help
app-key-rules = Rules
app-key-hint = Hint
app-key-odds = Odds
app-key-words = Text
app-key-undo = Undo
app-key-save = Save
app-key-board = Board
app-key-say = Chat
app-key-leave = Quit
app-answer = number, notation or part of a move; Enter plays it
app-wait = Please wait
app-waiting-for = { $seat } is playing.
app-not-your-turn = It is not your turn.
app-turn-over = Your turn is over.
app-hand-over-to = Hand the keyboard to { $seat }
app-more-choices = { $count ->
    [one] and one more: type to narrow them down
   *[other] and { $count } more: type to narrow them down
}
app-round = round { $number }
app-turn = turn { $number }
app-close = Esc closes
app-paper-why = Why not?
app-help = Choose from the list with Up, Down and Enter; type to narrow it down. On the board, click the parts of a move one after another: a card, then a battlefield. F8 moves the cursor to the board: arrow keys, Enter, and Esc to go back. You can also type everything:
app-no-terminal = Not a terminal: using plain text.
app-no-server = { $server } cannot be reached: { $why }.
app-connection-lost = no connection, retrying…
app-undone-by = { $seat } takes back the last move.
app-help-server = At a table on a server also: say TEXT: send a message (say: read the chat); undo: undo, or ask the others for it; agree, refuse: answer such a request; note TEXT: write a private note (note: read it; note -: erase it); clock: everyone’s time; back: take your seat back from a bot.
app-said = { $name } says: { $text }
app-agree-or-refuse = Type agree or refuse.
app-bot-has-your-seat = A bot is playing for you; type back to return.
app-no-notes = You have no notes.
app-clock-reserve = { $seat }: { $time } in reserve
app-paper-say = Chat
app-paper-note = My notes
app-paper-clock = Clock
app-over-leave = save FILE saves the game record; Enter leaves the table.
