# The page in the browser: what does not belong to one game, and what only its tables show.

web-home = Tatami: home
web-skip = Skip to content
web-language = Language
web-theme = Theme
web-theme-system = system
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
web-about = Help: { $thing }
web-opening = Opening…
web-preparing = First start: bots play simple moves for a minute or two.
web-trouble-network = The server cannot be reached right now. Nothing is lost; try again in a moment.

web-play-pause = Pause
web-play-on = Continue
web-play-now = Play now
web-table-waiting = waiting for players
web-table-playing = playing
web-recent = Finished games
web-import = Open a saved game…
web-import-what = Replay a game from a file.
web-import-bad = This file is not a game record: it is not valid JSON.

web-new-title = New { $game } table
web-new-players = Number of players
web-new-forced = Set by the rules: { $value }.
web-new-seat = Player in seat { $number }
web-new-character = Character of the bot in seat { $number }
web-new-character-none = no particular character
web-new-seat-name = Seat { $number }
web-new-open = Open the table
web-your-name = Your name
web-sitter-me = me
web-sitter-invite = a friend (private link)
web-sitter-open = anyone with the link
web-sitter-hot = Take several seats yourself to share this screen with friends.
web-value-random = drawn at random
web-value-draft = each player picks

web-waiting-title = Waiting for players
web-waiting-text = Send each friend their own link; each link works once. The game starts when everyone has sat down.
web-copy-link = Copy link
web-copied = Copied
web-new-link = New link
web-show-qr = QR code
web-qr = QR code of the link
web-invite-link = Invitation link
web-join-title = Join a game of { $game }
web-join = Sit down
web-kept-title = Your seat is kept for you
web-kept-text = Seats are kept for everyone from the last game. The game starts when everyone has sat down.
web-kept-host = Seats are kept for everyone from the last game. If someone does not come, invite another player or put in a bot.
web-kept-invite = Invite someone else

web-seats = Seats
web-seat-me = you
web-seat-bot = bot: { $bot }
web-seat-waiting = not here yet
web-seat-present = here
web-seat-away = away
web-seat-give-bot = Replace with a bot
web-seat-take-back = I’m back
web-devices = My devices
web-devices-what = Your seat is open on these devices. Anyone who has one of them can play for you.
web-device-this = this device
web-device-program = A program
web-device-unknown = A device
web-device-added = added { $when }
web-device-seen = last seen { $when }
web-device-remove = Remove
web-device-add = Add another device
web-device-link = This link opens your seat on another device. It works once; do not share it.
web-device-link-label = Link to your seat
web-seat-team = Team { $team }, with { $partners }
web-seat-number = seat { $number }
web-bot-random = plays at random
web-your-turn = Your turn
web-in-turn = To move
web-winner = Winner
web-waiting-for = Waiting for { $seat }.
web-prompt-of = { $seat }: { $prompt }
web-over = The game is over.
web-over-won = The game is over. Winner: { $winners }
web-telling = Watch how it ended.
web-spectating = You are a spectator.

web-connection-connecting = connecting…
web-connection-live = connected
web-connection-asking = reconnecting…
web-connection-lost = no connection, retrying…

web-undo = Undo
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-what = Best move first, based only on what you can see. ± is how much a figure varies between searches; moves too close to call share one figure.
web-hint-expected = expected { $chance } ± { $margin }
web-hint-play = Play this
web-odds = Odds
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-none = No rule matches.
web-why = Why not?
web-choices = Your moves
web-choices-all = { $count ->
    [one] The only move, as text
   *[other] All { $count } moves as a list
}
web-choices-filter = Search the moves
web-choices-more = Show { $count } more
web-in-words = The table as text
web-sound-on = Sound: on
web-sound-off = Sound: off
web-log = Game log
web-announced = Other players’ moves
web-log-empty = No moves yet.
web-log-all = Show all
web-log-undone = { $seat } takes back the last move.
web-takeback-ask = Ask to undo
web-takeback-asked = You have asked to undo your last move.
web-takeback-wish = { $name } would like to undo their last move.
web-takeback-agree = Agree
web-takeback-refuse = Refuse
web-mute = Mute
web-unmute = Unmute
web-notes = My notes
web-notes-label = Only you can see these notes
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Message to the table
web-chat-send = Send
web-hand-over = Hand the screen to { $seat }
web-hand-over-why = Only { $seat } may see the next hand.
web-hand-over-ready = I’m { $seat } and nobody else is looking
web-rematch = Rematch
web-rematch-go = Go to the rematch
web-rematch-same = Same deal
web-rematch-same-note = seats swapped, both games count
web-match-scores = Both games together: { $scores }.
web-match-won = { $name } wins the match.
web-match-drawn = The match is drawn.

web-replay = Replay
web-replay-of = { $game }: replay
web-replay-first = Start
web-replay-back = Previous step
web-replay-forward = Next step
web-replay-last = End
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Position in the game
web-replay-moves = All moves
web-replay-eyes = Point of view
web-replay-spectator = spectator
web-replay-seen-by = { $seat }
web-replay-start = Start of the game.
web-chance = chance
web-share = Copy a link to this position
web-download = Download the game record

web-learn = Learn
web-learn-title = Learn to play
web-learn-what = Find the right move in short lessons of a few minutes each; then play a short game against a gentle bot.
web-learn-begin = Start
web-learn-so-far = { $count ->
    [one] One lesson completed
   *[other] { $count } lessons completed
}
web-learn-game-title = Learn { $game }
web-learn-coach = Lesson
web-learn-lessons = All lessons
web-learn-learnt = completed
web-learn-done = { $done } of { $tasks } moves found
web-learn-right = Correct!
web-learn-wrong = Not that move.
web-learn-show = Show me the move
web-learn-answer = Play: { $move }
web-learn-again = Repeat the lesson
web-learn-next = Next lesson: { $lesson }
web-learn-game = Play your first game

web-analysis = Analysis
web-analysis-start = Analyse the game
web-analysis-what = The strongest bots judge each move by what its player knew at the time.
web-analysis-working = { $of ->
    [0] Waiting for a free bot…
   *[other] Analysing: { $done } of { $of } moves
}
web-analysis-graph = Expected result of each player, move by move
web-analysis-no-choice = There was no choice to make here.
web-analysis-accuracy = accuracy: { $share }
web-analysis-swings = Turning points

web-fair = Fair draws
web-fair-check = Verify the draws
web-fair-what = Your browser recomputes every random draw from the secret the server committed to before the game and each player’s own random number.
web-fair-no-crypto = Browsers can verify only over a secure connection (https or this computer). Download the record and run: tatami verify
web-fair-yes = { $count ->
    [one] Fair: the one random draw is correct.
   *[other] Fair: all { $count } random draws are correct.
}
web-fair-promised = The secret is the one this browser was given a commitment for before the game.
web-fair-mine = Your own random number was used.
web-fair-no-none = This record says nothing about its random draws: it was not played on a server.
web-fair-no-scheme = The draws were made by a method this page does not know.
web-fair-no-seed = Not fair: the secret does not match the server’s commitment.
web-fair-no-promise = Not fair: this browser was given a commitment to another secret before the game.
web-fair-no-nonce = Not fair: your own random number is missing.
web-fair-no-places = Not fair: draws happened in other places than the record says.
web-fair-no-outcome = Not fair: the draw at action { $place } was { $brought }, but should have been { $due }.
web-fair-numbers = Numbers used
web-fair-commitment = Commitment (SHA-256 of the secret)
web-fair-seed = Secret
web-fair-nonces = Each player’s random number

web-confirm = Are you sure?
web-confirm-what = This move cannot be undone.
web-confirm-yes = Play it
web-confirm-no = Not yet
web-confirm-on = Confirm final moves: on
web-confirm-off = Confirm final moves: off

web-clock = Clock
web-clock-none = no clock
web-clock-quick = fast: 30 seconds per move, 5 minutes in reserve
web-clock-calm = slow: 2 minutes per move, 15 minutes in reserve
web-clock-day = one day per move
web-clock-three-days = three days per move
web-clock-week = one week per move
web-clock-out = If you run out of time, a bot takes over; you can come back at any moment.
web-clock-left = Time left: { $time }
web-clock-days = { $days ->
    [one] one day
   *[other] { $days } days
}

web-figures = Tables
web-figures-what = Values that the rulebooks do not print come from public sources or are our own reconstruction.
web-figures-unit = Units
web-figures-battlefield = Battlefields
web-figures-score = Scoring
web-figures-samurai = Samurai
web-figures-farmsteads = Farmstead penalties
web-figures-card = Raiders
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
web-learn-nothing = Nothing to do there. Read the task above and try again.

web-new-author = By { $author }, not from the box
web-new-handicap = Handicap
web-new-handicap-none = None
