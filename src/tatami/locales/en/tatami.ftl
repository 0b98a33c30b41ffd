# The command line, the plain terminal and the rules page: what does not belong to one game.

cli-about = Japanese-themed tabletop games, for people and for machines.
cli-welcome = Tatami: Japanese-themed tabletop games, for people and for machines.
cli-welcome-commands = What you can do:
cli-welcome-more = Each command explains itself: tatami play --help. Languages: --lang en, fr, pl.
cli-unofficial = An unofficial project by players; the games belong to their designers and publishers.
cli-commands = commands
cli-help = show this help
cli-lang = language of everything printed (default: the environment’s, else English)
cli-version = show the version
cli-needs-extra = this needs { $module }, which is not installed. Install it with: pip install 'tatami[{ $extra }]'
cli-game = the name of a game
cli-play = play in this terminal, with friends at one keyboard and with bots
cli-simulate = play many games, at random or by bots, and keep a record of each
cli-replay = check records and tell what happened
cli-games = list the installed games
cli-games-broken = { $name } (package { $package }) is skipped, because it cannot be loaded: { $why }
cli-rules = read the rules, with their numbers, and the figures
cli-odds = tell the exact chances that players count by hand
cli-bench = measure the speed of the rules
cli-play-plain = line by line, for a screen reader or a pipe
cli-play-seats = who sits at each seat, in order; choose from: { $kinds }
cli-play-resume = go on with a saved game
cli-join = join a table on a server by its link
cli-join-link = the link of the invitation, like http://localhost:8000/t/TABLE#KEY
cli-join-name = what you are called there
cli-join-watch = only watch, even if a seat is free
cli-players = how many players
cli-option = an option of the game; may be given several times
cli-figures = a TOML file with figures of your own
cli-scenario-own = in games with scenarios: one of your own, as TOML, or the name of one of the game’s
cli-seed = seed of the random numbers
cli-simulate-games = how many games
cli-simulate-bots = who plays, one bot for all seats or one for each ({ $kinds }); at random if not given
cli-simulate-out = write one record per line to this file
cli-json = print JSON, for programs
cli-replay-file = records, one per line
cli-replay-show = tell record N action by action
cli-rules-number = a rule or a section, such as KJ-4.3 or KJ-4
cli-odds-file = a position, or a record
cli-odds-ply = after so many actions of the record
cli-bench-seconds = time for each measurement, in seconds
cli-bench-peers = the Python of an environment where the peers are installed, to measure them too
cli-bench-write = write the measurements to this file, as a page with plots
cli-new-game = write the package of a new game, complete and playable, for you to change
cli-new-game-name = what the game is called: small letters, digits and hyphens, like stone-garden
cli-new-game-folder = the folder to write, which must not be there yet (default: tatami-NAME)
cli-new-game-bad = { $name }: a game’s name has small letters a to z, digits and hyphens, begins with a letter and has at most 30 signs, like stone-garden
cli-new-game-taken = { $name }: there is a game of that name already
cli-new-game-reserved = { $name }: Tatami’s own words begin with this name; choose another
cli-new-game-exists = { $path }: is there already; nothing is overwritten. Choose another folder: --folder
cli-new-game-written = The game is in { $path }. Install it with pip install -e { $path }, then play: tatami play { $name }. Its rules are tested by pytest, in that folder.
cli-serve = open a server to play in the browser, with friends and with bots
cli-backup = copy the server’s tables to a file, while it runs
cli-restore = put such a copy back
cli-export = write the records of all finished games of a server
cli-import = take records into a server, to be replayed there
cli-copy-file = the file to write or to read
cli-backed-up = Copied to { $path }.
cli-restored = Restored into { $path }.
cli-exported = { $records ->
    [one] One record
   *[other] { $records } records
} written to { $path }.
cli-imported = { $records ->
    [one] One record taken in.
   *[other] { $records } records taken in.
}
cli-verify = check that chance was fair in finished games of a server
cli-serve-host = the address to listen at (default: this machine only; 0.0.0.0: the whole network)
cli-serve-port = the port (default: 8000)
cli-serve-data = the folder where tables are kept
cli-serve-database = a PostgreSQL database instead: postgresql://user:password@host/name
cli-serve-rate = requests a second from one address; 0: no limit
cli-serve-pace = seconds that a bot waits before it plays
cli-serve-origin = another origin whose pages may use the server; may be given several times
cli-serve-hooks = where players may be told of their turn: only public https addresses (public), any address (any), nowhere (off)
cli-serve-contact = whom push services can write to (mailto:… or https://…); Apple’s wants one
cli-serve-verbose = log every request
cli-verify-file = records, one per line
cli-verified-one = Record { $line }: { $outcomes ->
    [one] one outcome of chance
   *[other] { $outcomes } outcomes of chance
}, all as the seed and the nonces say.
cli-compiling = Preparing { $game } (only this once)
cli-simulating = Playing { $game }
cli-replaying = Replaying
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
}, { $actions } actions on average, { $longest } at most.
cli-simulated-seat = Seat { $seat }: average result { NUMBER($value, minimumFractionDigits: 3) } ({ NUMBER($low, minimumFractionDigits: 3) }–{ NUMBER($high, minimumFractionDigits: 3) })
cli-written = Records written to { $path }.
cli-replayed-one = Record { $line }: { $actions ->
    [one] one action
   *[other] { $actions } actions
}, { $result }
cli-replayed = { $records ->
    [one] One record replays to the result it names.
   *[other] { $records } records replay to the results they name.
}

cli-more-complaints = … and { $count } more
cli-error-no-fork = tatami serve needs Linux, macOS or WSL (Windows Subsystem for Linux): it runs in processes that only those systems can fork
cli-error-or = { " or " }
cli-error-required = the following arguments are required: { $what }
cli-error-unrecognized = unrecognized arguments: { $what }
cli-error-choice = argument { $option }: invalid choice: { $value } (choose from { $known })
cli-error-one = argument { $option }: expected one argument
cli-error-some = argument { $option }: expected at least one argument
cli-error-ambiguous = ambiguous option: { $option } could match { $known }
cli-error-value = argument { $option }: not a value it can have: { $value }
cli-error-whole = argument { $option }: { $value } is not a whole number from 0 up
cli-error-pair = -o { $pair }: write it as key=value
cli-error-option = -o { $pair }: { $game } has no option { $option }; it has { $known }
cli-error-must-be = { $option }: must be { $known }
cli-error-seats = --seats { $wish }: { $given } given, but the table has { $count } seats
cli-error-seat = --seats: { $who } is not one of { $known }
cli-error-game = { $game }: no such game; there are { $known }
cli-error-link = { $link }: no link to a table; write it like { $example }
cli-error-line = { $path } line { $number }: { $trouble }
cli-error-file = { $path }: { $trouble }
cli-error-json = not valid JSON, or cut off: { $why }
cli-error-deep = nested too deeply: nothing in a record goes that deep
cli-error-object = a record is a JSON object
cli-error-format = format { $given }: this program reads { $known }
cli-error-field = { $field }: no such field; a record has { $known }
cli-error-missing = { $field }: missing, or not { $kind ->
        [str] a text
        [list] a list
       *[dict] an object
}
cli-error-rules = rules { $given }: this program plays { $game } by rules { $known }
cli-error-option-value = -o { $trouble }
cli-error-option-missing = options: { $option } is missing; a record writes every option out
cli-error-range = { $option } { $value }: must be { $low } to { $high }
cli-error-least = { $option } { $value }: must be { $low } or more
cli-error-above = { $option } { $value }: must be above { $low }
cli-error-like = { $option }: must be like { $known }
cli-error-detail = { $trouble }
cli-error-entry = action { $ply }: { $entry } is not [who, what]
cli-error-over = action { $ply }: { $action }: the game was over after { $count } actions
cli-error-actor = action { $ply }: { $action } by { $actor }, but { $expected } is to act
cli-error-action = action { $ply }: { $trouble }
cli-error-result = result: the record says { $written }, but after { $count } actions the game ends with { $reached }
cli-error-unfinished = result: the record says { $written }, but after { $count } actions the game is not over
cli-error-since = { $trouble } (played by rules { $rules } of { $game }; by rules { $now } it comes out differently)
cli-error-other-game = a game of { $found }, not of { $game }
cli-error-no-tables = no tables are kept there
cli-error-no-bench = the benchmarks are not installed; they are in the folder bench of the source code
cli-error-no-database = there is no database to copy
cli-error-has-database = there is a database already; move it away first
cli-error-exists = exists already; name a new file
cli-error-no-copy = not a copy made by tatami backup
cli-error-damaged = damaged
cli-error-unread = { $written } written; { $unread } cannot be read, the first of them { $trouble }
cli-error-empty = no records in it
cli-error-no-text = not UTF-8 text
cli-error-packed = compressed; unpack it first (gunzip)
cli-error-utf-16 = UTF-16 text; save it as UTF-8
cli-error-long-line = longer than { $most } MB; a record is shorter
cli-error-large = larger than { $most } MB; Tatami makes no such file

rules-unknown = { $number }: no such rule; the numbers go from { $first } to { $last }.
rules-figures = Figures, and where they come from
rules-code = “{ $code }”
provenance-printed = printed in the rulebook
provenance-public = from public sources
provenance-reconstructed = our reconstruction
provenance-own = your own

table-to-act = { $seat }, it is your turn.
table-ask = Your choice, by number or notation (? for help):
table-hand-over = Hand the keyboard to { $seat }. Press Enter when only { $seat } is looking.
table-not-understood = That is neither the number of a choice nor an action at this table. Write a number, or an action such as { $example }.
table-illegal = { $action } is not allowed now.
table-legal = { $action } is allowed.
table-nothing-to-undo = There is nothing to undo: your turn has just begun, or something has been revealed since.
table-undone = Taken back.
table-saved = Saved to { $path }.
table-left = You have left the table.
table-over = Victory: { $winners }
poem-kept = { $samurai } is dead; his poem is kept. In a later game here it will be asked for, once.
poem-ask = { $samurai } died by his own hand in an earlier game at this keyboard and left a poem. Does one of you who read it then, and did not write it, still know it? (y/n)
poem-say = Say it in one line, as well as you can:
poem-forgotten = That is not his poem. It is lost.
poem-consent = That is his poem. Do you all agree that { $samurai } has won that game after his death? (y/n)
poem-honoured = { $samurai } is the posthumous victor of that game; its record in { $path } says so.
table-lost = Defeat.
table-help = Type a number or a notation to play. list: the choices in words; board: the table; odds: exact chances; hint: advice; why ACTION: the rule that forbids it; rules [NUMBER]: the rules; undo: take back; save FILE: save the game; quit: leave.
table-long-list = (list: the same choices in words)
table-no-odds = There are no odds to tell in this game.
cli-words = show how complete each language is, and check the texts
cli-words-check = look for missing and unused messages, wrong terms and typography; exit code 1 if there are any
cli-words-language = { $language }: { $here } of { $of } messages
cli-words-found = { $count ->
    [0] Nothing found.
    [one] One finding.
   *[other] { $count } findings.
}
