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
samourai-goal-hold_buildings = { $count ->
    [one] There is an unstunned figure of this side, and no enemy, in a building.
   *[other] There is an unstunned figure of this side, and no enemy, in { $count } buildings.
}
samourai-goal-left = Have left the map alive ({ $edges }): { $who ->
    [anyone] at least { $others } of this side
    [everybody] the whole side
    [never] the whole side and { $others } more, which is impossible
   *[named] { $units }{ $others ->
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
samourai-goal-all = All of these:
samourai-goal-any = Any of these:
samourai-aim-side_dead = Enemies dead
samourai-aim-trait_dead = { $trait ->
    [samurai] Enemy samurai dead
    [ninja] Enemy ninja dead
    [monk] Enemy monks dead
    [armoured] Enemies in armour dead
   *[other] Enemies dead: { $trait }
  }
samourai-aim-all_dead = Dead: { $units }
samourai-aim-casualties = { $states ->
    [dead] Enemies dead
    [dead-wounded] Enemies dead or wounded
   *[other] Enemies: { $list }
  }
samourai-aim-hold_hex = { $mark ->
    [torii-way] Torii held
    [altar] Altar held
    [yard] Yard held
    [crossing] Crossroads held
   *[other] { $hex } held
  }
samourai-aim-hold_buildings = Buildings held
samourai-aim-left = Off the map alive
samourai-aim-cannot_leave = Enemies’ way out barred
samourai-aim-piece_on = Cart at its goal
samourai-aim-hold_piece = Cart held
samourai-aim-none_on_map = No enemy left on the map
samourai-aim-all = All of these
samourai-aim-any = Any of these
samourai-goal-end_of_own_phase = Checked at the end of its own phase.
samourai-goal-end_of_game_turn = Checked at the end of the game turn.
samourai-goal-cap = No one has won by the end of turn { $turn }.
samourai-goal-edge-N = north edge
samourai-goal-edge-E = east edge
samourai-goal-edge-S = south edge
samourai-goal-edge-W = west edge
samourai-complaint-no-units = This side has no figures.
samourai-complaint-idle = { $unit } is neither set up nor due to enter.
samourai-complaint-placed-twice = { $unit } is set up or enters more than once.
samourai-complaint-no-own-horse = { $unit } does not have his own horse.
samourai-complaint-both-sides = { $unit } is on both sides.
samourai-complaint-too-many-men = { $count } characters; at most { $most }.
samourai-complaint-overlap = Both sides set up on { $hexes }: separate their zones.
samourai-complaint-no-room = The set-up zone has { $room } suitable hexes; { $needed } are needed.
samourai-complaint-no-room-for-rider = The set-up zone has no two connected hexes for { $unit } and his horse.
samourai-complaint-empty-zone = This zone has no hexes: draw it on the map.
samourai-complaint-no-hex = { $hex } is not on this map.
samourai-complaint-not-on-edge = { $hex } is not on the edge of the map, where figures enter.
samourai-complaint-lanterns-crowded = There is no room for { $count } lanterns { $apart } hexes apart.
samourai-complaint-barricade-not-flat = Barricades need flat hexes; their zone has none.
samourai-complaint-too-many = There are { $count }; at most { $most } are allowed.
samourai-complaint-two-hexes = It occupies two hexes, the front one first: click both.
samourai-complaint-cannot-lie = It cannot be placed on { $hexes }: it needs two neighbouring hexes that a horse can enter.
samourai-complaint-taken = { $hexes } is already occupied.
samourai-complaint-piece-twice = { $piece } is listed twice.
samourai-complaint-too-many-horses = { $count } horses, including the riders'; at most { $most }.
samourai-complaint-no-cart = There is no cart to hitch the horse to.
samourai-complaint-hitch-tail = The hitched horse’s tail { $hex } is not on a hex in front of the cart (SB-5.21).
samourai-complaint-hitch-head = The hitched horse’s head { $hex } is next to the cart (SB-5.21).
samourai-complaint-alarm-by-day = Only a night scenario can have an alarm.
samourai-complaint-no-sleeper = The alarm needs a sleeper who is set up without armour.
samourai-complaint-no-victory = There is no victory condition: add one.
samourai-complaint-too-many-goals = Too many victory conditions; at most { $most }.
samourai-complaint-too-many-zones = Too many zones: each figure with its own place needs one; at most { $most }.
samourai-complaint-cannot-leave = The enemy can be kept from leaving only if he wins by leaving.
samourai-complaint-no-exit = Tick the edges by which this side may leave.
samourai-complaint-no-piece = That needs a cart or a horse on the map.
samourai-complaint-goal-hex = Enter a hex: a column and a row, like H7.
samourai-complaint-count-range = { $value } is not possible: { $low } to { $high }.
samourai-complaint-range = { $key } = { $value }: must be { $low } to { $high }.
samourai-complaint-too-long = { $key }: { $count } characters; at most { $most }.
samourai-complaint-not-printable = { $key }: printable characters only, on one line.
samourai-complaint-missing = { $key } is missing.
samourai-complaint-unknown = { $key }: there is no { $value }.
samourai-complaint-unknown-key = Unknown key { $key }.
samourai-complaint-repeated = { $key }: { $value } is listed twice.
samourai-complaint-other-kind = { $key } = { $value } has the wrong type.
samourai-complaint-bank-raised = { $hex } is a bank, which is always on low ground.
samourai-complaint-opening-nowhere = { $pair } does not join a building and the outside.
samourai-complaint-opening-apart = { $pair }: these hexes are not neighbours.
samourai-complaint-opening-reversed = { $pair }: the hex inside comes first.
samourai-complaint-opening-twice = { $pair } already has a door or window.
samourai-complaint-corner-outside = { $corner }: a corner is a vertex of a building hex.
samourai-complaint-corner-on-edge = { $corner } lies on the edge of the map; two outside hexes must meet at a corner.
samourai-complaint-corner-inner = { $corner } is not an outer corner of the building.
samourai-complaint-corner-crowded = { $corner }: too many corners around one hex.
samourai-complaint-too-many-buildings = { $count } buildings; at most { $most }.
samourai-complaint-too-large = { $size } characters with its map and roster; at most { $most }.
samourai-complaint-no-map = There is no map { $value }; your own file must end in .txt.
samourai-complaint-two-sides = A scenario has two sides, not { $count }.
samourai-complaint-setup-order = The set-up order must name both sides.
samourai-complaint-zone-twice = Two zones have this name.
samourai-complaint-not-between = { $key } = { $value }: { $name } is not between { $low } and { $high }.
samourai-complaint-backwards = { $key } = { $value } is reversed: write the lower end first.
samourai-complaint-no-dress = { $unit } has no counters for undressed and half-armoured.
samourai-complaint-away-from-itself = A side cannot keep its distance from itself.
samourai-complaint-away-too-early = { $other } is set up after { $side }: there is nothing to keep a distance from yet.
samourai-complaint-no-triggers = Nothing raises this alarm: add a trigger.
samourai-complaint-nobody-to-die = State who must be dead: a trait or names.
samourai-complaint-too-few-parts = This condition needs at least two parts.

samourai-complaint-too-complex = This text is too complex to read: at most { $keys } keys, { $dots } dots in a key, { $deep } nested brackets and { $digits } digits in a number.
