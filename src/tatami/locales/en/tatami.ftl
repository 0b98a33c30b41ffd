# The command line, the plain terminal and the rules page: what does not belong to one game.

cli-about = Japanese-themed tabletop games for people and programs.
cli-welcome = Tatami: Japanese-themed tabletop games for people and programs.
cli-welcome-commands = Commands:
cli-welcome-more = Help on a command: tatami play --help. Another language: --lang.
cli-unofficial = An unofficial project by players; the games belong to their designers and publishers.
cli-commands = commands
cli-help = show this help
cli-lang = language (default: from the environment, otherwise English)
cli-version = show the version
cli-needs-extra = this needs { $module }, which is not installed. Install it with: pip install 'tatami[{ $extra }]'
cli-game = the name of a game
cli-play = play in this terminal, with friends at the same keyboard and with bots
cli-simulate = play many games, at random or with bots, and record each one
cli-replay = verify game records and show what was played
cli-games = list the installed games
cli-games-broken = { $name } (package { $package }) was skipped because it cannot be loaded: { $why }
cli-rules = read the numbered rules and their tables
cli-odds = show the exact odds that players would otherwise work out by hand
cli-bench = measure how fast the rules run
cli-play-plain = plain text, line by line, for a screen reader or a pipe
cli-play-seats = the player in each seat, in order; choose from: { $kinds }
cli-play-resume = resume a saved game
cli-join = join a table on a server from its link
cli-join-link = the invitation link, like http://localhost:8000/t/TABLE#KEY
cli-join-name = your name at the table
cli-join-watch = watch only, even if a seat is free
cli-players = number of players
cli-option = a game option; can be repeated
cli-figures = a TOML file with your own figures
cli-scenario-own = for games with scenarios: your own scenario as TOML, or the name of one of the game’s
cli-seed = random seed
cli-simulate-games = number of games
cli-simulate-bots = who plays: one bot for all seats or one for each ({ $kinds }); random moves by default
cli-simulate-out = write the records to this file, one per line
cli-json = print JSON, for programs
cli-replay-file = game records, one per line
cli-replay-show = show record N move by move
cli-rules-number = a rule or a section, such as KJ-4.3 or KJ-4
cli-odds-file = a position or a game record
cli-odds-ply = after this many actions of the record
cli-bench-seconds = seconds for each measurement
cli-bench-peers = the Python of an environment with comparable libraries, to measure them too
cli-bench-write = write the measurements to this file as a page with plots
cli-new-game = create a package for a new game: complete and playable, ready to change
cli-new-game-name = name of the game: lower-case letters, digits and hyphens, like stone-garden
cli-new-game-folder = folder to create; it must not exist yet (default: tatami-NAME)
cli-new-game-bad = { $name }: a game’s name consists of lower-case letters a to z, digits and hyphens, starts with a letter and has at most 30 characters, like stone-garden
cli-new-game-taken = { $name }: a game with this name already exists
cli-new-game-reserved = { $name }: Tatami’s own messages start with this name; choose another
cli-new-game-exists = { $path } already exists; nothing is overwritten. Choose another folder with --folder
cli-new-game-written = The game is in { $path }. Install it with pip install -e { $path }, then play: tatami play { $name }. Run pytest in that folder to test its rules.
cli-serve = start a server to play in the browser with friends and bots
cli-backup = back up the server’s tables to a file, even while it runs
cli-restore = restore such a backup
cli-export = export the records of all finished games on a server
cli-import = import game records into a server so they can be replayed there
cli-copy-file = file to write or read
cli-backed-up = Backed up to { $path }.
cli-restored = Restored to { $path }.
cli-exported = { $records ->
    [one] One record
   *[other] { $records } records
} written to { $path }.
cli-imported = { $records ->
    [one] One record imported.
   *[other] { $records } records imported.
}
cli-verify = verify that the random draws of finished games were fair
cli-serve-host = address to listen on (default: this computer only; 0.0.0.0: the whole network)
cli-serve-port = port (default: 8000)
cli-serve-data = folder where tables are stored
cli-serve-database = use a PostgreSQL database instead: postgresql://user:password@host/name
cli-serve-rate = rate limit: requests per second from one address; 0: no limit
cli-serve-pace = seconds a bot waits before it plays
cli-serve-origin = another origin whose pages may use the server; can be repeated
cli-serve-hooks = which webhook addresses players may use: public https ones only (public), any (any), none (off)
cli-serve-contact = contact for push services (mailto:… or https://…); Apple’s requires one
cli-serve-verbose = log every request
cli-verify-file = game records, one per line
cli-verified-one = Record { $line }: { $outcomes ->
    [one] one random draw matches
   *[other] all { $outcomes } random draws match
    } the seed and the players’ numbers.
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
    [one] One record replayed: the result is correct.
   *[other] { $records } records replayed: all results are correct.
}

cli-more-complaints = … and { $count } more
cli-error-no-fork = tatami serve needs Linux, macOS or WSL (Windows Subsystem for Linux): only these systems can fork its processes
cli-error-or = { " or " }
cli-error-required = missing arguments: { $what }
cli-error-unrecognized = unknown arguments: { $what }
cli-error-choice = { $option }: { $value } is not available (choose from { $known })
cli-error-one = { $option } needs a value
cli-error-some = { $option } needs at least one value
cli-error-ambiguous = { $option } is ambiguous: it could be { $known }
cli-error-value = { $option }: { $value } is not a valid value
cli-error-whole = { $option }: { $value } is not a whole number of 0 or more
cli-error-pair = -o { $pair }: write key=value
cli-error-option = -o { $pair }: { $game } has no option { $option }; its options are { $known }
cli-error-must-be = { $option }: must be { $known }
cli-error-seats = --seats { $wish }: { $given } given, but the table has { $count } seats
cli-error-seat = --seats: { $who } is unknown; choose from { $known }
cli-error-game = { $game }: no such game; there are { $known }
cli-error-link = { $link }: not a link to a table; it should look like { $example }
cli-error-line = { $path }, line { $number }: { $trouble }
cli-error-file = { $path }: { $trouble }
cli-error-json = not valid JSON, or truncated: { $why }
cli-error-deep = nested too deeply for a game record
cli-error-object = a game record is a JSON object
cli-error-format = format { $given }: this program reads { $known }
cli-error-field = { $field }: no such field; a record has { $known }
cli-error-missing = { $field }: missing, or not { $kind ->
        [str] a text
        [list] a list
       *[dict] an object
}
cli-error-rules = rules { $given }: this program uses rules { $known } of { $game }
cli-error-option-value = -o { $trouble }
cli-error-option-missing = options: { $option } is missing; a record lists every option
cli-error-range = { $option } { $value }: must be from { $low } to { $high }
cli-error-least = { $option } { $value }: must be at least { $low }
cli-error-above = { $option } { $value }: must be greater than { $low }
cli-error-like = { $option }: must look like { $known }
cli-error-detail = { $trouble }
cli-error-entry = action { $ply }: { $entry } is not [who, what]
cli-error-over = action { $ply }: { $action }: the game had already ended after { $count } actions
cli-error-actor = action { $ply }: { $action } by { $actor }, but it is the turn of { $expected }
cli-error-action = action { $ply }: { $trouble }
cli-error-result = result: the record says { $written }, but after { $count } actions the game ends with { $reached }
cli-error-unfinished = result: the record says { $written }, but after { $count } actions the game is not over
cli-error-since = { $trouble } (played under rules { $rules } of { $game }; under rules { $now } it goes differently)
cli-error-other-game = this is a game of { $found }, not { $game }
cli-error-no-tables = no tables are stored there
cli-error-no-bench = the benchmarks are not installed; they are in the folder bench of the source code
cli-error-no-database = there is no database to copy
cli-error-has-database = a database already exists; move it away first
cli-error-exists = already exists; choose a new file name
cli-error-no-copy = not a copy made by tatami backup
cli-error-damaged = damaged
cli-error-unread = { $written } written; { $unread } could not be read, the first because: { $trouble }
cli-error-empty = contains no game records
cli-error-no-text = not UTF-8 text
cli-error-packed = compressed file; unpack it first (gunzip)
cli-error-utf-16 = UTF-16 text; save it as UTF-8
cli-error-long-line = longer than { $most } MB; game records are shorter
cli-error-large = larger than { $most } MB; Tatami does not write such files

rules-unknown = { $number }: no such rule; the rules go from { $first } to { $last }.
rules-figures = Tables and their sources
rules-code = “{ $code }”
provenance-printed = printed in the rulebook
provenance-public = from public sources
provenance-reconstructed = our reconstruction
provenance-own = your own

table-to-act = { $seat }, it is your turn.
table-ask = Your move, by number or notation (? for help):
table-hand-over = Hand the keyboard to { $seat }. Press Enter when only { $seat } is looking.
table-not-understood = That is neither a number from the list nor a move at this table. Type a number, or a move such as { $example }.
table-illegal = { $action } is not allowed now.
table-legal = { $action } is allowed.
table-nothing-to-undo = There is nothing to undo: your turn has just begun, or something has been revealed since.
table-undone = Undone.
table-saved = Saved to { $path }.
table-left = You have left the table.
table-over = Winner: { $winners }
poem-kept = { $samurai } is dead; his poem is kept. In a later game here you will be asked for it, once.
poem-ask = In an earlier game at this keyboard { $samurai } took his own life and left a poem. Does anyone who read it then, but did not write it, still remember it? (y/n)
poem-say = Type it on one line, as well as you can:
poem-forgotten = That is not his poem. It is lost.
poem-consent = That is his poem. Do you all agree that { $samurai } won that game after his death? (y/n)
poem-honoured = { $samurai } is the posthumous winner of that game; its record in { $path } says so.
table-lost = Defeat.
table-help = Type a number or a notation to play. list: the moves as text; board: the table; odds: exact odds; hint: a hint; why ACTION: the rule that forbids it; rules [NUMBER]: the rules; undo: undo; save FILE: save the game; quit: leave.
table-long-list = (list: the same moves as text)
table-no-odds = This game has no odds to show.
cli-words = show how complete each language is, and check the texts
cli-words-check = look for missing and unused messages, wrong terms and typography; exit code 1 if there are any
cli-words-language = { $language }: { $here } of { $of } messages
cli-words-found = { $count ->
    [0] Nothing found.
    [one] One finding.
   *[other] { $count } findings.
}
