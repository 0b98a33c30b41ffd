"""Crowded positions, drawn at random for every game: what no game from the start would reach in a thousand years.

A builder draws a position as `Game.position` takes it; what does not go together is refused there and drawn anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import tatami
from tatami import State
from tatami.core.record import open_record
from tatami.games.samourai import maps, scenarios
from tatami.games.samourai.rules.board import Board, Side, Terrain
from tatami.games.samourai.rules.hexes import HEXES, NAMES, OFF
from tatami.games.samourai.setting import setting
from tatami.games.samurai_spirit.rules.table import CARD_IDS, SAMURAI

Position = dict[str, Any]

# -- Kenjin: rows of any length, the last cards in hand

FOURS = ("port", "rice-field", "village", "camp", "torii")
SIXES = ("pass", "sanctuary", "palace", "temple", "fortress")
CLAN = Counter(
    dict.fromkeys(("scout", "shugenja", "general", "assassin", "ashigaru", "lord", "brute", "archer", "samurai"), 1)
)
CLAN["peasant"] = 4
SECRET = ("lord", "peasant", "brute", "archer", "samurai")


def kenjin(rng: Random) -> Position:
    """A turn of the deployment, mostly late: rows crowded here and empty there, whatever the order they were laid in.

    Everybody has laid as many cards as the turn allows, and what is secret was turned up by a Scout alone: with more
    turned up an Assassin as the last card would have no target, which KJ-4.4 rules out.
    """
    players = rng.choice((2, 2, 3, 4))
    fields = 2 * max(2, players)
    to_act, turn, engaged = rng.randrange(players), rng.choice((2, 4, 5, 5, 6, 6)), rng.randrange(2)
    rows: list[list[list[str]]] = [[[], []] for _ in range(fields)]
    taken: list[str | None] = [None] * players
    favourite = rng.randrange(fields)

    def owner_of(field: int, side: int) -> int:
        return side if players == 2 else (field // 2 + side) % players

    killers = []
    for seat in range(players):
        hand = list(CLAN.elements())
        rng.shuffle(hand)
        places = [(field, side) for field in range(fields) for side in (0, 1) if owner_of(field, side) == seat]
        crowded = [place for place in places if place[0] == favourite]
        for _ in range(min(13, 2 * turn + (2 if seat < to_act else engaged if seat == to_act and turn < 6 else 0))):
            unit = hand.pop()
            if unit == "assassin":
                killers.append(seat)
                continue
            field, side = rng.choice(crowded if crowded and rng.random() < 0.4 else places)
            rows[field][side].append(unit if unit in SECRET else f"+{unit}")
    for seat in killers:  # it takes the place of what it eliminates
        targets = [
            (field, side, place)
            for field in range(fields)
            for side in (0, 1)
            for place, unit in enumerate(rows[field][side])
            if owner_of(field, side) != seat and unit in SECRET
        ]
        if not targets:
            return kenjin(rng)
        field, side, place = rng.choice(targets)
        taken[seat] = f"{rows[field][side][place]}#{owner_of(field, side)}"
        rows[field][side][place] = f"+assassin#{seat}"
    for pair in rows:
        for row, facing in (pair, reversed(pair)):
            secret = [place for place, unit in enumerate(row) if unit in SECRET]
            if "+scout" in facing and secret:
                turned = rng.choice(secret)
                row[turned] = f"+{row[turned]}"
    fours, sixes = rng.sample(FOURS, fields // 2), rng.sample(SIXES, fields // 2)
    tiles = [tile for pair in zip(fours, sixes, strict=True) for tile in pair]
    return {
        "options": {"players": players},
        "to_act": to_act,
        "engaged": engaged if turn < 6 else 0,
        "battlefields": [{"battlefield": tile, "rows": pair} for tile, pair in zip(tiles, rows, strict=True)],
        "seats": [{"taken": victim} for victim in taken],
    }


# -- Samurai Spirit: full lines, wounds but one, hardly a card in the stack


def samurai_spirit(rng: Random) -> Position:
    players = rng.randint(2, 7)
    samurai = rng.sample(SAMURAI, players)
    difficulty = rng.choice(("easy", "normal", "hard", "heroic"))
    round_number = rng.randint(1, 3)
    cards = [card for card in CARD_IDS if card[0] in "PLB"[:round_number]]
    rng.shuffle(cards)
    seats = []
    for _ in range(players):
        line = [cards.pop() for _ in range(min(len(cards), rng.choice((0, 1, 2, 3, 4, 5))))]
        left = [cards.pop() for _ in range(min(len(cards), rng.choice((0, 0, 0, 1))))]
        seats.append(
            {
                "side": rng.choice(("human", "animal")), "wound": rng.random() < 0.6, "passed": rng.random() < 0.1,
                "line": line, "left": left,
            }
        )  # fmt: skip
    intruders = ["?"] * rng.choice((0, 0, 1, 2, 4))
    position: Position = {
        "options": {"samurai": samurai, "difficulty": difficulty},
        "round": round_number,
        "turn": rng.randrange(players),
        "seats": seats,
        "intruders": intruders,
        "barricades": rng.choice((0, 0, 1)),
    }
    if difficulty in ("easy", "normal"):
        position["farmsteads"] = rng.randint(0, 2)
    return position


# -- Samouraï: a heap of figures, corpses and markers around one hex

CROWD = """
[[scenario]]
id = "crowd"
title = "Crowd"
map = "{map}"
time = "{time}"
first = "red"
setup_order = ["red", "white"]

  [[scenario.zone]]
  id = "west"
  cols = "A-M"

  [[scenario.zone]]
  id = "east"
  cols = "N-AA"

  [[scenario.zone]]
  id = "edge"
  edge = "W"

  [[scenario.side]]
  id = "red"
  units = ["nobutsune", "haruhide", "genzo", "kansuke", "heihachi", "rokusuke", "tokimasa", "matsuo", "yorikasa", "ryonen", "ekei", "gyokan"]
  mounted = ["nobutsune", "haruhide"]
  setup = [{{ zone = "west", units = ["nobutsune", "haruhide", "genzo", "kansuke", "heihachi", "rokusuke", "tokimasa", "matsuo", "yorikasa", "ryonen"] }}]
  enter = [{{ zone = "edge", units = ["ekei", "gyokan"], turn = 1 }}]
  exit = ["N", "E", "S", "W"]

  [[scenario.side]]
  id = "white"
  units = ["tadakage", "norifusa", "tomonori", "jinpachi", "gonroku", "matabei", "kagero", "hayate", "kiyomari", "shinkuro", "kisuke", "tome"]
  mounted = ["tadakage", "norifusa"]
  setup = [{{ zone = "east", units = ["tadakage", "norifusa", "tomonori", "jinpachi", "gonroku", "matabei", "kagero", "hayate", "kiyomari", "shinkuro", "kisuke", "tome"] }}]
  exit = ["N", "E", "S", "W"]

  [[scenario.marker]]
  kind = "cart"
  id = "cart"
  side = "white"
  at = ["V9", "W9"]

  [[scenario.marker]]
  kind = "draught-horse"
  id = "draught"
  side = "white"
  at = ["T9", "U9"]
  hitched_to = "cart"

  [[scenario.victory]]
  side = "red"
  kind = "none_on_map"
  of = "white"
  check = "at_once"
"""  # noqa: E501 - as people write scenarios
GROUNDS = [
    ("own", CROWD.format(map=name, time=time)) for name in ("village", "crossroads") for time in ("night", "day")
]
GROUNDS += [("own", GROUNDS[0][1])] * 3
GROUNDS += [("shipped", name) for name in scenarios.shipped()]
STEPS = ("combat", "combat", "movement", "movement", "first-fire", "second-fire")
ARMOURED = ("samurai", "daimyo", "ronin", "samurai-monk")


@cache
def board_of(scenario: str, own: bool) -> tuple[Any, Any, Any]:
    option = {"text": scenario, "files": {}} if own else scenario
    complete = tatami.game("samourai").complete({"scenario": option})["scenario"]
    place = setting(complete)
    return complete, place, open_record(Board, maps.board_bytes(place.scenario.map))


class Crowd:
    """Draws one position: who stands where around a hex, and what lies there."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        kind, name = rng.choice(GROUNDS)
        self.option, self.place, self.board = board_of(name, kind == "own")
        self.night = self.place.scenario.night
        self.men: dict[str, Any] = {}
        self.horses: dict[str, Any] = {}
        self.deaths = 0
        self.awake = rng.choice((0.25, 0.25, 0.5, 0.8))
        board = self.board
        hexes = [hex for hex in range(HEXES) if board.terrain[hex] >= 0]
        edges = [hex for hex in hexes if any(board.beside[hex, way] == OFF for way in range(6))]
        self.near = self.around(rng.choice(edges if rng.random() < 0.5 else hexes), rng.choice((1, 2, 2, 3)))
        self.free = set(self.near)
        dry = [hex for hex in self.near if board.terrain[hex] != Terrain.RIVER]
        self.piles = rng.sample(dry, min(len(dry), rng.choice((1, 2, 3))))

    def around(self, centre: int, radius: int) -> list[int]:
        found = [centre]
        for _ in range(radius):
            for hex in list(found):
                for way in range(6):
                    beside = int(self.board.beside[hex, way])
                    if beside != OFF and beside not in found:
                        found.append(beside)
        return found

    def pair(self) -> tuple[int, int] | None:
        """Two free hexes for a horse or a cart."""
        ground = [hex for hex in sorted(self.free) if self.rideable(hex)]
        pairs = [
            (hex, int(self.board.beside[hex, way]))
            for hex in ground
            for way in range(6)
            if self.board.beside[hex, way] in ground and self.board.side[hex, way] <= Side.CREST
        ]
        return self.take(*self.rng.choice(pairs)) if pairs else None

    def rideable(self, hex: int) -> bool:
        return self.board.terrain[hex] in (Terrain.FLAT, Terrain.BRUSH, Terrain.BANK, Terrain.BRIDGE)

    def take(self, *hexes: int) -> Any:
        self.free -= set(hexes)
        return hexes

    def fallen(self) -> int:
        self.deaths += 1
        return self.deaths

    def put_cart(self) -> Any:
        place = self.pair()
        if place is None:
            return None
        front, rear = place
        cart: dict[str, Any] = {"at": f"{NAMES[front]}/{NAMES[rear]}"}
        animal = self.pair()
        if animal is not None:
            self.horses["draught"] = {"at": "/".join(NAMES[hex] for hex in animal), "side": self.rng.randrange(2)}
            dead = self.rng.random() < 0.3
            if dead:
                self.horses["draught"] |= {"dead": 1, "fallen": self.fallen()}
            if self.rng.random() < 0.6:
                cart["horse"] = "draught"
        return cart

    def put_rider(self, unit: str) -> None:
        place = self.pair()
        if place is None:
            self.put_man(unit)
            return
        at = "/".join(NAMES[hex] for hex in place)
        if self.rng.random() < 0.5:
            self.men[unit] = {"at": at, "life": self.rng.choice(("healthy", "wounded"))}
            return
        self.horses[f"{unit}-horse"] = {"at": at, "side": self.rng.randrange(2)}
        if self.rng.random() < 0.4:
            self.horses[f"{unit}-horse"] |= {"dead": 1, "fallen": self.fallen()}
        self.put_man(unit)

    def put_man(self, unit: str) -> None:
        ground = sorted(self.free)
        if self.place.scenario.roster.character(unit).type in ARMOURED:
            ground = [hex for hex in ground if self.board.terrain[hex] != Terrain.RIVER]
        if not ground or self.rng.random() < 0.3:
            if self.piles:
                at = NAMES[self.rng.choice(self.piles)]
                self.men[unit] = {"at": at, "life": "dead", "fallen": self.fallen()}
            return
        hex = self.rng.choice(ground)
        self.take(hex)
        life = self.rng.choice(("healthy", "wounded")) if self.rng.random() < self.awake else "stunned"
        self.men[unit] = {"at": NAMES[hex], "life": life}

    def put_way(self, units: list[str]) -> int | None:
        """A man next to an enemy at his last; beyond, over corpses and comrades, a ninja in the dark.

        Returns whose phase it is; None where there is no room.
        """
        rng, seat = self.rng, self.rng.randrange(2)
        way = [rng.choice(self.near)]
        while len(way) < 5:
            beside = [int(hex) for hex in self.board.beside[way[-1]] if hex in self.free and hex not in way]
            if not beside:
                return None
            way.append(rng.choice(beside))
        types = {unit: self.place.scenario.roster.character(unit).type for unit in units}
        mine = [unit for unit in units if self.side_of(unit) == seat and types[unit] != "ninja"]
        theirs = [unit for unit in units if self.side_of(unit) != seat and types[unit] != "ninja"]
        ninja = [unit for unit in units if self.side_of(unit) != seat and types[unit] == "ninja"]
        if any(self.board.terrain[hex] == Terrain.RIVER for hex in way) or not mine or len(theirs) + len(ninja) < 2:
            return None
        theirs += ninja if len(ninja) > 1 else []

        def stand(unit: str, hex: int, *lives: str) -> None:
            self.men[unit] = {"at": NAMES[hex], "life": rng.choice(lives)}
            units.remove(unit)
            self.take(hex)

        stand(mine.pop(), way[0], "healthy", "wounded")
        if ninja:
            stand(ninja[0], way[-1], "healthy", "stunned")
        stand(next(unit for unit in theirs if unit in units), way[1], "wounded", "stunned")
        for hex in way[2:-1]:
            role = rng.choice(("corpses", "comrade", "comrade", "nothing"))
            if role == "comrade" and mine:
                stand(mine.pop(), hex, "stunned", "stunned", "healthy")
            for _ in range(3 if role == "corpses" else 0):
                if units:
                    unit = units.pop()
                    mine = [one for one in mine if one != unit]
                    self.men[unit] = {"at": NAMES[hex], "life": "dead", "fallen": self.fallen()}
        return seat

    def side_of(self, unit: str) -> int:
        return 0 if unit in self.place.scenario.sides[0].units else 1

    def hide(self) -> None:
        """SB-13.4: by night ninja next to no enemy who is up."""
        on_map = {unit: man for unit, man in self.men.items() if "at" in man and man["life"] != "dead"}
        up = {
            hex: self.side_of(unit)
            for unit, man in on_map.items()
            if man["life"] != "stunned"
            for hex in man["at"].split("/")
        }
        for unit, man in on_map.items():
            if self.place.scenario.roster.character(unit).type != "ninja":
                continue
            hex = NAMES.index(man["at"])
            beside = [up.get(NAMES[int(other)]) for other in self.board.beside[hex] if other != OFF]
            if 1 - self.side_of(unit) not in beside:
                man["hidden"] = 1

    def position(self) -> Position:
        rng = self.rng
        units = self.place.men
        rng.shuffle(units)
        fighting = self.put_way(units) if rng.random() < 0.5 else None
        cart = self.put_cart() if "draught" in self.place.horses and rng.random() < 0.5 else None
        lamps = [[NAMES[rng.choice(self.near)], rng.random() < 0.5]] if self.night and rng.random() < 0.3 else []
        entering = [force for force in self.place.scenario.sides if force.enter]
        for unit in units:
            if entering and rng.random() < 0.1 and any(unit in entry.units for f in entering for entry in f.enter):
                self.men[unit] = {"place": "to-enter", "life": "healthy"}
            elif f"{unit}-horse" in self.place.horses and rng.random() < 0.7:
                self.put_rider(unit)
            else:
                self.put_man(unit)
        if self.night:
            self.hide()
        return {
            "options": {"scenario": self.option},
            "men": self.men,
            "horses": self.horses,
            "lanterns": lamps,
            "deaths": self.deaths,
            "alarm": 1,
            "step": "combat" if fighting is not None else rng.choice(STEPS),
            "active": rng.randrange(2) if fighting is None else fighting,
            **({"cart": cart} if cart else {}),
        }


def samourai(rng: Random) -> Position:
    return Crowd(rng).position()


# -- all games


def from_a_walk(name: str) -> Callable[[Random], Position]:
    """For a game that has no builder: positions of random games."""

    def build(rng: Random) -> Position:
        game = tatami.game(name)
        state = game.new()
        dealer = tatami.Dealer(rng.getrandbits(64))
        for _ in range(rng.randrange(200)):
            if state.to_act is None:
                break
            state.apply(dealer.choose(state))
        return state.position()

    return build


BUILDERS: dict[str, Callable[[Random], Position]] = {
    "kenjin": kenjin,
    "samurai-spirit": samurai_spirit,
    "samourai": samourai,
}


def crowds(name: str, rng: Random) -> Iterator[tuple[Position, State | ValueError]]:
    """Positions without end, and what the game makes of them: a state, or why there can be no such position."""
    build = BUILDERS.get(name) or from_a_walk(name)
    while True:
        position = build(rng)
        try:
            yield position, tatami.game(name).position(position)
        except ValueError as error:
            yield position, error
