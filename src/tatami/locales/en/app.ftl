# The application in the terminal.

app-key-help = Help
app-key-rules = Rules
app-key-hint = Hint
app-key-odds = Odds
app-key-words = Text
app-key-undo = Undo
app-key-save = Save
app-key-board = Board
app-key-leave = Quit
app-answer = number, notation, or part of a choice; Enter plays it
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
app-help = Up, Down and Enter choose from the list; typing narrows it down. On the board, click what a choice consists of, one thing after the other: a card, then a battlefield. F8 takes the cursor to the board: arrows, Enter, and Esc to go back. Everything can be typed, too:
app-no-terminal = This is no terminal: playing in plain lines.
app-join-terminal = join: this is no terminal, and there are no plain lines for tables on a server; open the link in a browser.
app-no-server = { $server } cannot be reached: { $why }.
app-connection-lost = no connection, trying again…
app-undone-by = { $seat } takes back the last action.
