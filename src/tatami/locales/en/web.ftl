# The page in the browser: what does not belong to one game, and what only its tables show.

web-home = Tatami, the first page
web-skip = To the content
web-language = Language
web-theme = Colours
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-welcome = Three Japanese games, one table
web-unofficial = An unofficial project by players; the games belong to their designers and publishers.
web-lost = There is nothing at this address.
web-close = Close
web-next = Next
web-skip-all = Skip to the end
web-yes = yes
web-no = no
web-about = About: { $thing }
web-opening = Opening…
web-preparing = Being prepared…
web-trouble-network = The server cannot be reached just now. Nothing is lost; try again in a moment.

web-play-pause = Pause
web-play-on = Go on
web-play-now = Play now
web-table-waiting = waiting for players
web-table-playing = playing
web-recent = Finished games
web-import = Open a record…
web-import-what = A game saved as a file can be replayed here.
web-import-bad = This file is no record of a game: it is not JSON.

web-new-title = A table of { $game }
web-new-players = How many play
web-new-forced = Fixed by the rules: { $value }.
web-new-seat = Who takes seat { $number }
web-new-seat-name = Seat { $number }
web-new-open = Open the table
web-your-name = Your name
web-sitter-me = me
web-sitter-invite = a friend, by a link of their own
web-sitter-open = whoever comes to the table’s address
web-sitter-hot = Give yourself several seats to play with friends at this screen.
web-value-random = drawn at random
web-value-draft = each player picks

web-waiting-title = Waiting for players
web-waiting-text = Send each friend their link; it works once. The game begins when everybody sits.
web-copy-link = Copy link
web-copied = Copied
web-new-link = New link
web-show-qr = QR code
web-qr = The link as a QR code
web-invite-link = The link of the invitation
web-join-title = Come to a table of { $game }
web-join = Sit down
web-kept-title = Your seat is kept for you
web-kept-text = Seats are kept for everyone from the last game. The game begins when everyone has sat down.
web-kept-host = Seats are kept for everyone from the last game. If somebody does not come, invite another player or put a bot there.
web-kept-invite = Invite someone else

web-seats = Seats
web-seat-me = you
web-seat-bot = bot: { $bot }
web-seat-waiting = not here yet
web-seat-present = is here
web-seat-away = away
web-seat-give-bot = A bot instead
web-seat-take-back = I am back
web-devices = My devices
web-devices-what = Your seat is open on these devices. Anybody who has one of them can play for you.
web-device-this = this one
web-device-program = A program
web-device-unknown = A device
web-device-added = added { $when }
web-device-seen = last here { $when }
web-device-remove = Remove
web-device-add = Play on another device too
web-device-link = This link opens your seat on one more device. It works once; keep it to yourself.
web-device-link-label = The link to your seat
web-seat-team = Team { $team }, with { $partners }
web-seat-number = seat { $number }
web-bot-random = plays at random
web-your-turn = Your turn
web-in-turn = In turn
web-winner = Winner
web-waiting-for = Waiting for { $seat }.
web-prompt-of = { $seat }: { $prompt }
web-over = The game is over.
web-over-won = The game is over. Victory: { $winners }
web-telling = See how it ended.
web-spectating = You are watching.

web-connection-connecting = connecting…
web-connection-live = connected
web-connection-asking = connecting again…
web-connection-lost = no connection, trying again…

web-undo = Undo
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-what = Best move first, based only on what you can see. ± shows how much a figure varies from one search to the next; moves that cannot be told apart share one figure.
web-hint-expected = expected { $chance } ± { $margin }
web-hint-play = Play it
web-odds = Odds
web-rules = Rules
web-rules-of = { $game }: the rules
web-rules-search = Search the rules
web-rules-none = No rule says that.
web-why = Why not?
web-choices = Your choices
web-choices-all = { $count ->
    [one] The only choice, in words
   *[other] All { $count } choices in words
}
web-choices-filter = Search the choices
web-choices-more = Show { $count } more
web-in-words = The table in words
web-sound-on = Sound: on
web-sound-off = Sound: off
web-log = What happened
web-announced = What other players did
web-log-empty = Nothing has happened yet.
web-log-all = Show everything
web-log-undone = { $seat } takes back the last action.
web-takeback-ask = Ask to take back
web-takeback-asked = You have asked to take back your last move.
web-takeback-wish = { $name } would like to take back their last move.
web-takeback-agree = Agree
web-takeback-refuse = Refuse
web-mute = Mute
web-unmute = Hear again
web-notes = My notes
web-notes-label = For you alone; nobody else can read this
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-chat-send = Say
web-hand-over = Hand the screen to { $seat }
web-hand-over-why = Only { $seat } may see the next hand.
web-hand-over-ready = I am { $seat }, and alone
web-rematch = Play again
web-rematch-go = To the next game

web-replay = Replay
web-replay-of = { $game }: replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forward = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Moment of the game
web-replay-moves = All that was played
web-replay-eyes = Through whose eyes
web-replay-spectator = as a spectator
web-replay-seen-by = as { $seat }
web-replay-start = The beginning of the game.
web-chance = chance
web-share = Copy link to this moment
web-download = Download the record

web-learn = Learn
web-learn-title = Learn to play
web-learn-what = Positions in which you find the move, a few minutes each; then a short game with a gentle bot.
web-learn-begin = Begin
web-learn-so-far = { $count ->
    [one] One lesson learnt
   *[other] { $count } lessons learnt
}
web-learn-game-title = Learn { $game }
web-learn-coach = The lesson
web-learn-lessons = All lessons
web-learn-learnt = learnt
web-learn-done = { $done } of { $tasks } moves found
web-learn-right = Right!
web-learn-wrong = Not this one.
web-learn-show = Show me
web-learn-answer = The move is: { $move }
web-learn-again = Once more
web-learn-next = Next: { $lesson }
web-learn-game = Your first game

web-analysis = How it was played
web-analysis-start = Analyse the game
web-analysis-what = Every move is judged by the strong bots, from what its player knew then.
web-analysis-working = { $of ->
    [0] Waiting for a free bot…
   *[other] Judging: { $done } of { $of } moves
}
web-analysis-graph = What each player could expect, from the first move to the last
web-analysis-no-choice = Nobody had a choice at this moment.
web-analysis-accuracy = kept { $share } of what could be expected
web-analysis-swings = Turning points

web-fair = Fair dealing
web-fair-check = Check the dealing
web-fair-what = Your browser works out again all that chance brought: from the secret the server had promised beforehand, and from each player’s own part.
web-fair-no-crypto = Browsers check only what came over a secure connection (https, or this very machine). Download the record and run: tatami verify
web-fair-yes = { $count ->
    [one] Fair: the one outcome of chance is the right one.
   *[other] Fair: all { $count } outcomes of chance are the right ones.
}
web-fair-promised = The secret is the one promised to this browser before the game.
web-fair-mine = Your own part is in it.
web-fair-no-none = This record says nothing of its dealing: it was not played on a server.
web-fair-no-scheme = The dealing was made in a way that this page does not know.
web-fair-no-seed = Not fair: the secret is not the one that was promised.
web-fair-no-promise = Not fair: before the game another secret had been promised to this browser.
web-fair-no-nonce = Not fair: your own part is missing.
web-fair-no-places = Not fair: chance acted elsewhere than the record says.
web-fair-no-outcome = Not fair: at action { $place } chance brought { $brought }, but should have brought { $due }.
web-fair-numbers = The numbers
web-fair-commitment = Promised (SHA-256 of the secret)
web-fair-seed = The secret
web-fair-nonces = Each seat’s part

web-confirm = Are you sure?
web-confirm-what = This cannot be taken back.
web-confirm-yes = Play it
web-confirm-no = Not yet
web-confirm-on = Ask before final moves: on
web-confirm-off = Ask before final moves: off

web-clock = Clock
web-clock-none = no clock
web-clock-quick = quick: 30 seconds a move, 5 minutes in reserve
web-clock-calm = calm: 2 minutes a move, 15 minutes in reserve
web-clock-day = a day for each move
web-clock-three-days = three days for each move
web-clock-week = a week for each move
web-clock-out = Whoever runs out of time is replaced by a bot, and can come back at any moment.
web-clock-left = Time left: { $time }
web-clock-days = { $days } days

web-figures = The figures
web-figures-what = What the rulebooks do not print comes from public sources, or is our own reconstruction.
web-figures-unit = The units
web-figures-battlefield = The battlefields
web-figures-score = The score
web-figures-samurai = The samurai
web-figures-farmsteads = The Farmsteads’ penalties
web-figures-card = The raiders
web-figure-name = Name
web-figure-source = Source
web-figure-value = Value
web-figure-copies = Copies
web-figure-kind = Kind
web-figure-power = Power
web-figure-human = Kiai, human
web-figure-animal = Kiai, animal
web-figure-symbol = Symbol
web-figure-penalties = Penalties
web-figure-flames = Flames
web-provenance-printed = printed in the rulebook
web-provenance-public = from public sources
web-provenance-reconstructed = our reconstruction
