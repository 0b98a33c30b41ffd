# The first page, the form for a new table, the sheet of drawings.

web-nav = Pages
web-nav-play = Play
web-nav-ladder = Ladders
web-door-begin = New here? Begin with this one
web-door-set-up = Set up a table
web-door-players = Players:
web-minutes = { $count } min
web-continue = Your games
web-continue-all = Show all { $count }
web-continue-less = Show fewer
web-begin = Your first evening
web-begin-play = Click Play now.
    .what = Bots take the other seats, and the table explains itself.
web-begin-learn = Learn in five minutes.
    .what = Short positions in which you find the right move.
web-begin-friends = Invite friends.
    .what = Set up a table and send each a link. Nobody needs an account.
web-recent-none = Games that you finish are kept here, to be replayed and analysed.
web-preset-first = With bots
    .what = Bots take the other seats.
web-art = The drawings

web-new-presets = Ready-made tables
web-new-portraits = Who you are
    .what = Click the one you want to play.
web-new-draw = Draw
    .what = for everybody
web-new-changes = With this rulebook:
web-new-variants = Variants and clock
    .what = { $count ->
        [one] { $count } setting
       *[other] { $count } settings
    }
web-new-places = Places at the table
web-new-add = One more seat
web-sitter-short-me = you
web-sitter-short-invite = a friend
web-sitter-short-open = anyone with the link
web-rate-won = { $bot }: won
web-rate-of = { $won } of { $games }
web-rate-between = { $bot } on both sides, games: { $games }

web-art-what = Every drawing of our own kits, by day and by night. Each should be told apart by its picture at 48 pixels.
web-art-size = Size
web-art-game = Game
web-art-all = all
web-new-sizes = Figures:

web-replay-turn = { $who }, turn { $turn }
web-replay-best = best
web-replay-decision = The decision here
web-replay-turning = Turning point: { $who }
web-replay-to-decide = { $who } decides
web-replay-played = Played
web-replay-played-best = Played: the best move, or as good
web-replay-better = Better
web-replay-next-turning = Next turning point
web-replay-from-here = Play from here
web-replay-open = everything open
web-replay-own = as I see it
web-replay-speed = Speed: { $speed }×
