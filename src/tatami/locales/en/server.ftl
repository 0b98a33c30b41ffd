# The server: what it says to those who play, and why it refuses something.

server-running = The server is running.
server-no-client = The page to play on is not built yet. Build it with: make web
server-waiting-for-players = Waiting for players to sit down.
server-waiting-for = Waiting for { $name }.
server-listening = Tatami is open at { $address } (Ctrl+C closes it)
server-push-turn = It is your turn.
server-preparing = The rules of { $games } are still being compiled, once and for all; each game can be played as soon as it is ready.
server-ready = { $game } is ready.

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
server-error-nothing-to-recall = There is no poem here that you could still be asked for.
server-error-nothing-to-undo = There is nothing to take back: your turn has just begun, or something has been revealed since.
server-error-nothing-asked = Nobody is asking to take something back, or the table has moved on.
server-error-bad-note = A note has at most 4000 characters.
server-error-bad-hook = Messages cannot go to this address; it must be a public one, like https://example.org/turns.
server-error-bad-code = No profile has this recovery code; look at every letter again.
server-error-bad-passkey = This passkey does not open a profile here.
server-error-no-profile = You are not signed in.
server-error-signed-in = You are signed in already; sign out first.
server-error-bad-name = A name has 1 to 40 characters.
server-error-bad-rated = This game cannot be rated.
server-error-rated-seat = In a rated game only its player or the clock gives a seat to a bot.
server-error-rated-hint = In a rated game everybody thinks for themselves.
server-error-no-hook = No address is told of your turns at this table.
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
server-error-no-such-lesson = There is no such lesson.
server-error-no-lessons = There are no lessons for this game yet.
server-error-no-odds = There are no chances to count in this game.
server-error-no-outlook = There is nothing to look ahead to here.
server-error-no-hint = There is no hint to give here.
server-error-no-analysis = This game cannot be analysed here.
server-error-storage = The table could not be saved; nothing was played. Try again.
server-error-preparing = This game is still being prepared, which happens once, after the first start. It will be ready in a minute or two.
server-error-broken = Something broke on the server; nothing was played.

## Who wins a scenario of Samouraï, and how

samourai-goal-side_dead = All enemies are dead ({ $of }).
samourai-goal-trait_dead = { $trait ->
    [samurai] All enemy samurai are dead ({ $of }).
    [ninja] All enemy ninja are dead ({ $of }).
    [monk] All enemy monks are dead ({ $of }).
    [armoured] All enemies in armour are dead ({ $of }).
   *[other] All enemies of this kind are dead ({ $of }): { $trait }.
  }
samourai-goal-all_dead = { $men ->
    [one] { $units } is dead.
   *[other] { $units } are dead.
  }
samourai-goal-casualties = { $states ->
    [dead] Dead enemies: at least { $count } ({ $of }).
    [dead-wounded] Dead or wounded enemies: at least { $count } ({ $of }).
   *[other] Enemies in one of these states: at least { $count } ({ $of }; { $list }).
  }
samourai-goal-hold_hex = { $trait ->
    [samurai] { $states ->
        [healthy] A healthy samurai
       *[other] A samurai
      }
   *[other] { $states ->
        [healthy] A healthy figure
       *[other] A figure
      }
  } of this side is { $within ->
    [0] on { $hex }
    [1] on { $hex } or beside it
   *[other] at most { $within } hexes from { $hex }
  }{ $clear ->
    [-1] {""}
   *[other] , with no unstunned enemy within { $clear }
  }{ $times ->
    [1] .
   *[other] , { $times } times in a row.
  }
samourai-goal-hold_buildings = In { $count } buildings there is an unstunned figure of this side, and no enemy.
samourai-goal-left = Have left the map alive ({ $edges }): { $men ->
    [0] at least { $others }
   *[other] { $units }{ $others ->
        [0] {""}
       *[other] {" "}and at least { $others } more
      }
  }.
samourai-goal-cannot_leave = Too few enemies can still leave the map ({ $of }).
samourai-goal-piece_on = The cart, or the horse hitched to it, is on one of these hexes: { $hexes }.
samourai-goal-hold_piece = An unstunned figure of this side is beside the cart, with no unstunned enemy within { $clear }{ $times ->
    [1] .
   *[other] , { $times } times in a row.
  }
samourai-goal-none_on_map = No living enemy is on the map or still to enter ({ $of }).
samourai-goal-all = All of this together:
samourai-goal-any = One of these:
samourai-goal-end_of_own_phase = (looked at when its own phase ends)
samourai-goal-end_of_game_turn = (looked at when the game turn ends)
samourai-goal-cap = Nobody has won when turn { $turn } ends.
samourai-goal-edge-N = north edge
samourai-goal-edge-E = east edge
samourai-goal-edge-S = south edge
samourai-goal-edge-W = west edge

## What is wrong with a scenario of one’s own.

samourai-complaint-no-units = This side has nobody.
samourai-complaint-idle = { $unit } is neither set up nor enters.
samourai-complaint-placed-twice = { $unit } is set up or enters more than once.
samourai-complaint-no-own-horse = { $unit } has no horse of his own.
samourai-complaint-both-sides = { $unit } is on both sides.
samourai-complaint-too-many-men = { $count } characters; at most { $most }.
samourai-complaint-overlap = Both sides set up on { $hexes }: part their zones.
samourai-complaint-no-room = The set-up zone has { $room } suitable hexes; { $needed } are needed.
samourai-complaint-no-room-for-rider = The set-up zone has no two joined hexes for { $unit } and his horse.
samourai-complaint-empty-zone = This zone has no hexes: draw it on the map.
samourai-complaint-no-hex = { $hex } is no hex of this map.
samourai-complaint-not-on-edge = { $hex } is not on the edge of the map, where figures enter.
samourai-complaint-lanterns-crowded = No room for { $count } lanterns { $apart } hexes apart.
samourai-complaint-barricade-not-flat = Barricades stand on flat hexes; their zone has none.
samourai-complaint-too-many = { $count } of them; at most { $most }.
samourai-complaint-two-hexes = It lies on two hexes, the front one first: point at both.
samourai-complaint-cannot-lie = It cannot lie on { $hexes }: two neighbouring hexes that a horse can enter.
samourai-complaint-taken = { $hexes } holds something already.
samourai-complaint-piece-twice = { $piece } is there twice.
samourai-complaint-too-many-horses = { $count } horses, with those of the riders; at most { $most }.
samourai-complaint-no-cart = There is no cart to hitch the horse to.
samourai-complaint-hitch-tail = The hitched horse’s tail { $hex } is not on a hex in front of the cart (SB-5.21).
samourai-complaint-hitch-head = The hitched horse’s head { $hex } is next to the cart (SB-5.21).
samourai-complaint-alarm-by-day = An alarm is for a scenario at night.
samourai-complaint-no-sleeper = The alarm needs a sleeper who is set up undressed.
samourai-complaint-no-victory = Nobody can win: say how.
samourai-complaint-too-many-goals = Too many conditions of victory; at most { $most }.
samourai-complaint-too-many-zones = Too many zones: figures with a place of their own need one each; at most { $most }.
samourai-complaint-cannot-leave = The enemy can be kept from leaving only if he wins by leaving.
samourai-complaint-no-exit = Tick the edges by which this side may leave.
samourai-complaint-no-piece = That needs a cart or a horse on the map.
samourai-complaint-goal-hex = Say which hex: a column and a row, like H7.
samourai-complaint-count-range = { $value } cannot be: { $low } to { $high }.
samourai-complaint-range = { $key } = { $value }: must be { $low } to { $high }.
samourai-complaint-too-long = { $key }: { $count } characters; at most { $most }.
samourai-complaint-not-printable = { $key }: only letters and signs that can be printed, on one line.
samourai-complaint-missing = { $key } is missing.
samourai-complaint-unknown = { $key }: there is no { $value }.
samourai-complaint-unknown-key = There is no key { $key } here.
samourai-complaint-repeated = { $key }: { $value } stands there twice.
samourai-complaint-other-kind = { $key } = { $value } is of another kind than expected.
samourai-complaint-bank-raised = { $hex } is a bank, which always lies low.
samourai-complaint-opening-nowhere = { $pair } does not join a building and the outside.
samourai-complaint-opening-apart = { $pair }: these hexes are not neighbours.
samourai-complaint-opening-reversed = { $pair }: the hex inside comes first.
samourai-complaint-opening-twice = { $pair } has a door or window already.
samourai-complaint-corner-outside = { $corner }: a corner is a vertex of a building hex.
samourai-complaint-corner-on-edge = { $corner } lies on the edge of the map; two hexes outside must meet at a corner.
samourai-complaint-corner-inner = { $corner } is no outer corner of the building.
samourai-complaint-corner-crowded = { $corner }: too many corners around one hex.
samourai-complaint-too-many-buildings = { $count } buildings; at most { $most }.
samourai-complaint-too-large = { $size } characters with its map and roster; at most { $most }.
samourai-complaint-no-map = There is no map { $value }; a file of your own ends in .txt.
samourai-complaint-two-sides = A scenario has two sides, not { $count }.
samourai-complaint-setup-order = The order of set-up must name both sides.
samourai-complaint-zone-twice = There are two zones of that name.
samourai-complaint-not-between = { $key } = { $value }: { $name } is not between { $low } and { $high }.
samourai-complaint-backwards = { $key } = { $value } runs backwards: write the lower end first.
samourai-complaint-no-dress = { $unit } has no counters undressed and half-armed.
samourai-complaint-away-from-itself = A side cannot keep away from itself.
samourai-complaint-away-too-early = { $other } is set up after { $side }: there is nothing to keep away from yet.
samourai-complaint-no-triggers = Nothing raises this alarm: say what does.
samourai-complaint-nobody-to-die = Say who must be dead: a trait or names.
samourai-complaint-too-few-parts = Such a condition has two parts or more.
