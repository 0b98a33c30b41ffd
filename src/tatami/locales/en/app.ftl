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
app-no-server = { $server } cannot be reached: { $why }.
app-connection-lost = no connection, trying again…
app-undone-by = { $seat } takes back the last action.
app-help-server = At a table on a server also: say TEXT: say something to the table (say: what was said); undo: take back, or ask the others whether you may; agree, refuse: answer them; note TEXT: write something down for yourself (note: read it; note -: wipe it); clock: everybody’s time; back: take your seat back from a bot.
app-said = { $name } says: { $text }
app-agree-or-refuse = Answer agree or refuse.
app-bot-has-your-seat = A bot has your seat; back takes it back.
app-no-notes = You have written nothing down.
app-clock-reserve = { $seat }: { $time } in reserve
app-paper-say = Chat
app-paper-note = My notes
app-paper-clock = Clock
app-over-leave = save FILE keeps the record; Enter leaves the table.
