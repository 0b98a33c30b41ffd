"""Positions of Samurai Spirit as dictionaries: written out whole, and read with every mistake named.

Whatever is left out is as at the beginning: full village, empty boards, the turn of seat 0 about to begin. Piles are
lists from the top; `?` is a place that nobody has seen, `?2` an intruder that left the stack after two shuffles
(SS-13.2 c). A stack that is left out holds all that lies nowhere else. In rounds 2 and 3 `older` are the cards that lie
at unseen places; left out, the first that lie nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from tatami.core.compiled import plain
from tatami.core.engine import CHANCE, OVER
from tatami.core.figures import Figures as FiguresFile
from tatami.core.json_types import Given, Position
from tatami.core.position_reader import PositionReader
from tatami.core.record import Numbers
from tatami.games.samurai_spirit.rules import deck, table
from tatami.games.samurai_spirit.rules.table import (
    CARD_IDS,
    CARDS,
    DEEPEST,
    DOLLS_WANTED,
    FAMILIES,
    FARMS,
    FARMSTEADS,
    LAST_ROUND,
    LIEUTENANTS,
    NO_TALENTS,
    NOTHING,
    PENALTIES,
    PILE_ROOM,
    PLUNDERERS,
    REASONS,
    SAMURAI,
    STEPS,
    SYMBOLS,
    TURN_LIMIT,
    WHOLE_TABLE,
    Difficulty,
    Place,
    Reason,
    Step,
    Table,
)
from tatami.games.samurai_spirit.view import RESTRICTIONS, cards_at

plunderers_of_the_game = plain(table.plunderers_of_the_game)
added_each_round = plain(table.added_each_round)
open_places = plain(deck.open_places)

UNSEEN = re.compile(r"\?(\d*)")
WITH_A_CARD = (Step.IGNORE, Step.FIRST, Step.PLACE, Step.GIVE)
FIELDS = (
    "game", "options", "figures", "round", "night", "turns", "turn", "restrictions", "fights", "working", "kiai",
    "barricades", "turned", "farmsteads", "families", "tokens", "stack", "intruders", "discard", "older", "returned",
    "shuffles", "shown", "seats", "pending", "over",
)  # fmt: skip
SEAT_FIELDS = ("side", "wound", "passed", "line", "left", "token_at", "borrowed")


# -- writing


def dump(t: Table) -> Position:
    """Everything that is true; what follows from it is left out."""
    written: Position = {
        "round": t.round_number,
        "night": bool(t.night),
        "turns": t.turns,
        "turn": t.active,
        "restrictions": [name.replace("_", "-") for name in RESTRICTIONS if getattr(t, name)],
        "fights": t.fights,
        "working": names_of(t.working),
        "kiai": [who for who in range(t.players) if t.in_kiai >> who & 1],
        "barricades": t.barricades,
        "turned": [name for farm, name in enumerate(FARMS) for _ in range(t.turned[farm])],
        "farmsteads": t.farmsteads,
        "families": [name for family, name in enumerate(FAMILIES) if t.families[family]],
        "tokens": [name for samurai, name in enumerate(SAMURAI) if t.village[samurai]],
        "stack": [dump_place(t.stack[k], 0) for k in range(t.stack_count - 1, -1, -1)],
        "intruders": [dump_place(t.intruders[k], -1 - t.intruders[k]) for k in range(t.intruder_count - 1, -1, -1)],
        "discard": [CARD_IDS[card] for card in cards_at(t, Place.DISCARD)],
        "older": [CARD_IDS[card] for card in cards_at(t, Place.OLDER)],
        "returned": [[CARD_IDS[t.lost[k]], t.lost_at[t.lost[k]]] for k in range(t.lost_count)],
        "shuffles": t.shuffles,
        "shown": [CARD_IDS[t.shown[k]] for k in range(t.shown_count)],
        "seats": [dump_seat(t, who) for who in range(t.players)],
        "pending": [dump_frame(t, k) for k in range(t.depth)],
    }
    if t.decision == Step.OVER:
        written["over"] = REASONS[t.reason]
    return written


def names_of(bits: int) -> list[str]:
    return [name for samurai, name in enumerate(SAMURAI) if bits >> samurai & 1]


def dump_place(card: int, shuffles: int) -> str:
    return CARD_IDS[card] if card >= 0 else f"?{shuffles or ''}"


def dump_seat(t: Table, who: int) -> Position:
    seat = t.seats[who]
    return {
        "side": "animal" if seat.animal else "human",
        "wound": bool(seat.marker),
        "passed": bool(seat.passed),
        "line": [CARD_IDS[seat.line[k]] for k in range(seat.count)],
        "left": [CARD_IDS[card] for card in seat.left if card != NOTHING],
        "token_at": seat.token,
        "borrowed": names_of(seat.borrowed),
    }


def dump_frame(t: Table, place: int) -> Position:
    frame = t.frames[place]
    written: Position = {"step": STEPS[frame.step], "who": frame.who}
    if frame.step in WITH_A_CARD:
        written["card"] = CARD_IDS[frame.card]
    if frame.step == Step.PENALTY:
        written["penalty"] = PENALTIES[frame.more]
    elif frame.more:
        written["more"] = frame.more
    return written


# -- reading


class Reader(PositionReader):
    """Reads a position into a table that is set up, naming what is wrong and where."""

    def __init__(self, t: Table, figures: FiguresFile) -> None:
        self.t = t
        self.players = int(t.players)
        self.figures = figures
        self.seen: dict[int, str] = {}

    def bits(self, value: object, names: Sequence[str], where: str) -> int:
        bits = 0
        for word in self.listed(value, where, len(names)):
            bits |= 1 << self.name(word, names, where)
        return bits

    def card(self, word: object, place: int, where: str) -> int:
        """A card that everybody sees, and where; it can be at one place only, and must have come already."""
        card = self.name(word, CARD_IDS, where)
        if card in self.seen:
            raise self.wrong(where, f"{word} is at {self.seen[card]} already")
        if card >= self.kinds_end(int(self.t.round_number)):
            raise self.wrong(
                where, f"{word} cannot be there before round {2 if card < PLUNDERERS + LIEUTENANTS else 3} (SS-9.7)"
            )
        self.seen[card] = where
        self.t.place[card] = place
        return card

    @staticmethod
    def kinds_end(round_number: int) -> int:
        return (PLUNDERERS, PLUNDERERS + LIEUTENANTS, CARDS)[round_number - 1]

    # -- the position

    def read(self, position: Given) -> bool:
        """Reads it all; True if a turn is still to be begun."""
        self.only(position, FIELDS)
        t = self.t
        t.round_number = self.number(position.get("round", 1), 1, LAST_ROUND, "round")
        t.night = self.truth(position.get("night", False), "night")
        t.active = self.number(position.get("turn", 0), 0, self.players - 1, "turn")
        t.shuffles = self.number(position.get("shuffles", 0), 0, TURN_LIMIT, "shuffles")
        t.fights = self.number(position.get("fights", 0), 0, 2, "fights")
        t.working = self.bits(position.get("working", []), SAMURAI, "working")
        t.in_kiai = 0
        for who in self.listed(position.get("kiai", []), "kiai", 3):
            t.in_kiai |= 1 << self.number(who, 0, self.players - 1, "kiai")
        given = self.bits(
            position.get("restrictions", []), [name.replace("_", "-") for name in RESTRICTIONS], "restrictions"
        )
        for bit, name in enumerate(RESTRICTIONS):
            setattr(t, name, given >> bit & 1)
        self.read_village(position)
        self.read_seats(position.get("seats", [{} for _ in range(self.players)]))
        self.read_cards(position)
        t.turns = self.number(position.get("turns", 0), 0, self.most_turns(), "turns")
        begin = self.read_pending(position)
        self.check_pending()
        return begin

    def most_turns(self) -> int:
        """In rounds 1 and 2 every turn passes a samurai or uses up a raider, so that SS-3.8 is never met there."""
        t = self.t
        cards = plunderers_of_the_game(int(t.difficulty), self.players) + LIEUTENANTS
        return TURN_LIMIT if t.round_number == LAST_ROUND else cards + self.players

    def read_village(self, position: Given) -> None:
        t = self.t
        t.barricades = self.number(
            position.get("barricades", int(t.most_barricades)), 0, int(t.most_barricades), "barricades"
        )
        t.turned[:] = 0
        for word in self.listed(position.get("turned", []), "turned", FARMSTEADS):
            if t.difficulty < Difficulty.HARD:
                raise self.wrong("turned", "the backs of Farmsteads matter in hard and heroic only (SS-2.3)")
            t.turned[self.name(word, FARMS, "turned")] += 1
        turned = sum(int(count) for count in t.turned)
        for farm, name in enumerate(FARMS):
            if t.turned[farm] > self.figures["farmsteads"][name]:
                raise self.wrong("turned", f"there are only {self.figures['farmsteads'][name]} of {name}")
        t.farmsteads = self.number(position.get("farmsteads", FARMSTEADS - turned), 0, FARMSTEADS, "farmsteads")
        if t.difficulty >= Difficulty.HARD and t.farmsteads + turned != FARMSTEADS:
            raise self.wrong("farmsteads", f"{t.farmsteads} left and {turned} turned are not {FARMSTEADS} together")
        families = self.bits(position.get("families", list(FAMILIES)), FAMILIES, "families")
        for family in range(len(FAMILIES)):
            t.families[family] = families >> family & 1
        absent = (
            [name for samurai, name in enumerate(SAMURAI) if t.seat_of[samurai] == NOTHING] if t.village_support else []
        )
        tokens = self.listed(position.get("tokens", absent), "tokens", len(SAMURAI))
        for word in tokens:
            if word not in absent:
                raise self.wrong(
                    "tokens", f"{word!r} does not lie by the village; there are {', '.join(absent) or 'none'} (SS-10.1)"
                )
        for samurai, name in enumerate(SAMURAI):
            t.village[samurai] = name in tokens

    def read_seats(self, given: object) -> None:
        for who, entry in enumerate(self.one_for_each(given, self.players, "seats")):
            self.read_seat(who, self.mapping(entry, f"seats[{who}]"), f"seats[{who}]")

    def read_seat(self, who: int, entry: Given, where: str) -> None:
        self.only(entry, SEAT_FIELDS, where)
        seat = self.t.seats[who]
        seat.animal = self.name(entry.get("side", "human"), ("human", "animal"), f"{where}.side")
        seat.marker = self.truth(entry.get("wound", False), f"{where}.wound")
        seat.passed = self.truth(entry.get("passed", False), f"{where}.passed")
        seat.token = self.number(entry.get("token_at", who), 0, self.players - 1, f"{where}.token_at")
        seat.borrowed = self.bits(entry.get("borrowed", []), SAMURAI, f"{where}.borrowed")
        for word in self.listed(entry.get("line", []), f"{where}.line", PILE_ROOM):
            card = self.card(word, Place.LINE, f"{where}.line")
            seat.line[seat.count] = card
            seat.count += 1
            seat.total += int(str(word)[1])
        for word in self.listed(entry.get("left", []), f"{where}.left", len(SYMBOLS)):
            card = self.card(word, Place.LEFT, f"{where}.left")
            symbol = self.figures["card"][word]["symbol"]
            if not symbol:
                raise self.wrong(f"{where}.left", f"{word} has no symbol (SS-4.3)")
            if seat.left[SYMBOLS.index(symbol)] != NOTHING:
                raise self.wrong(f"{where}.left", f"{word}: there is a {symbol} already (SS-4.3)")
            seat.left[SYMBOLS.index(symbol)] = card

    # -- the cards

    def read_cards(self, position: Given) -> None:
        t = self.t
        t.place[: self.kinds_end(int(t.round_number))] = Place.BOX
        for card, where in self.seen.items():
            t.place[card] = Place.LEFT if where.endswith("left") else Place.LINE
        for word in self.listed(position.get("discard", []), "discard", CARDS):
            self.card(word, Place.DISCARD, "discard")
        t.shown[:] = 0
        for word in self.listed(position.get("shown", []), "shown", 3):
            t.shown[t.shown_count] = self.card(word, Place.HAND, "shown")
            t.shown_count += 1
        for frame in self.listed(position.get("pending", []), "pending", DEEPEST):
            if isinstance(frame, Mapping) and frame.get("step") in ("place", "give"):
                self.card(frame.get("card"), Place.HAND, "pending")
        self.read_returned(position)
        places = self.read_pile(position.get("intruders", []), t.intruders, "intruders")
        t.intruder_count = len(position.get("intruders", []))
        stack = position.get("stack")
        if stack is not None:
            places += self.read_pile(stack, t.stack, "stack")
            t.stack_count = len(stack)
        self.deal_the_rest(position, places, stack is None)

    def read_returned(self, position: Given) -> None:
        """Cards shuffled into the stack while they were known (SS-13.2 c)."""
        t = self.t
        last = 1
        for entry in self.listed(position.get("returned", []), "returned", PILE_ROOM):
            if not isinstance(entry, list) or len(entry) != 2:
                raise self.wrong("returned", f"expected [card, number of the shuffle], not {entry!r}")
            card = self.card(entry[0], Place.LOST, "returned")
            last = self.number(entry[1], last, int(t.shuffles), "returned")
            t.lost[t.lost_count] = card
            t.lost_count += 1
            t.lost_at[card] = last

    def read_pile(self, given: object, places: Numbers, where: str) -> int:
        """Fills a pile from the top; returns how many places are unseen."""
        places[:] = 0
        words = self.listed(given, where, PILE_ROOM)
        unseen, above = 0, int(self.t.shuffles)
        for k, word in enumerate(words):
            at = len(words) - 1 - k
            match = UNSEEN.fullmatch(word) if isinstance(word, str) else None
            if not match:
                places[at] = self.card(word, Place.KNOWN, where)
                continue
            unseen += 1
            if where == "stack":
                places[at] = NOTHING
                if match[1]:
                    raise self.wrong(where, f"{word!r}: write ? for an unseen place of the stack")
            else:
                above = self.number(int(match[1] or 0), 0, above, where)
                places[at] = -1 - above
        return unseen

    def deal_the_rest(self, position: Given, places: int, fill_stack: bool) -> None:
        """The cards of the game that nobody sees: how many, and which they may be."""
        t = self.t
        round_number, players, difficulty = int(t.round_number), self.players, int(t.difficulty)
        plunderers, added = plunderers_of_the_game(difficulty, players), added_each_round(difficulty, players)
        newest = 0 if round_number == 1 else self.kinds_end(round_number - 1)
        end = self.kinds_end(round_number)
        listed = [
            self.card(word, Place.OLDER, "older") for word in self.listed(position.get("older", []), "older", CARDS)
        ]
        if listed and round_number == 1:
            raise self.wrong("older", "in round 1 no card is older (SS-13.2)")
        t.fresh = (plunderers if round_number == 1 else added) - sum(card >= newest for card in self.seen)
        if t.fresh < 0:
            raise self.wrong("seats", f"{-int(t.fresh)} cards too many of the newest kind (SS-2.3)")
        t.newcomers = 0
        for card in range(newest, end):
            if card not in self.seen:
                t.place[card] = Place.NEW
                t.newcomers += 1
        if any(card >= newest for card in listed):
            raise self.wrong("older", "cards of the newest kind are not older")
        older = len(listed) + sum(
            self.choose_older(low, high, quota, "older" in position)
            for low, high, quota in ((0, PLUNDERERS, plunderers), (PLUNDERERS, PLUNDERERS + LIEUTENANTS, added))
            if high <= newest
        )
        t.places = older + t.fresh + t.lost_count
        if fill_stack:
            t.stack[:] = 0
            t.stack_count = t.places - places
            if t.stack_count < 0:
                raise self.wrong("intruders", f"{places} unseen places, but only {t.places} cards are unseen")
            t.stack[: t.stack_count] = NOTHING
        elif places != t.places:
            raise self.wrong("stack", f"{places} unseen places in the piles, but {t.places} cards are unseen (SS-2.3)")
        for placed in range(int(t.lost_count)):
            card = t.lost[t.lost_count - 1 - placed]
            if open_places(t, t.lost_at[card]) <= placed:
                raise self.wrong(
                    "returned", f"{CARD_IDS[card]}: no unseen place was in the stack at that shuffle (SS-13.2)"
                )
        dolls = sum(self.figures["card"][CARD_IDS[card]]["symbol"] == "doll" for card in self.seen)
        t.dolls_due = max(0, DOLLS_WANTED - dolls) if t.village_support and round_number == 1 else 0

    def choose_older(self, low: int, high: int, quota: int, complete: bool) -> int:
        """The first cards of an older kind that lie nowhere else, until there are as many as the game has."""
        missing = quota - sum(low <= card < high for card in self.seen)
        if missing < 0 or (complete and missing):
            raise self.wrong(
                "older",
                f"{quota - missing} cards from {CARD_IDS[low]} to {CARD_IDS[high - 1]}, but the game has {quota}",
            )
        chosen = [card for card in range(low, high) if card not in self.seen][:missing]
        for card in chosen:
            self.t.place[card] = Place.OLDER
        return len(chosen)

    # -- what is still to be done

    def read_pending(self, position: Given) -> bool:
        t = self.t
        t.depth = 0  # the only frame of a table that is set up is all zeros
        if "over" in position:
            t.reason = self.name(position["over"], REASONS, "over")
            if t.reason == Reason.NONE or position.get("pending"):
                raise self.wrong("over", "expected a reason, and nothing pending")
            t.decision, t.to_act = Step.OVER, OVER
            return False
        if "pending" not in position:
            who = int(t.active)
            if t.seats[who].passed or t.night:
                raise self.wrong("turn", f"seat {who} has passed, or the round is over: no turn can begin")
            if t.stack_count == 0:
                raise self.wrong("stack", "a turn cannot begin with an empty stack (SS-3.3)")
            self.add_frame(Step.BEGIN_TURN, who, 0, 0)
            return True
        for k, entry in enumerate(self.listed(position["pending"], "pending", DEEPEST)):
            self.read_frame(self.mapping(entry, f"pending[{k}]"), f"pending[{k}]")
        if t.depth == 0:
            raise self.wrong("pending", "nothing is pending, and the game is not over")
        top = t.frames[t.depth - 1]
        if top.step >= Step.OVER:
            raise self.wrong("pending", f"the last must wait for somebody, but {STEPS[top.step]} does not")
        t.decision = top.step
        t.to_act = top.who if top.step >= Step.USE else CHANCE
        return False

    def read_frame(self, entry: Given, where: str) -> None:
        self.only(entry, ("step", "who", "card", "penalty", "more"), where)
        step = self.name(entry.get("step"), STEPS, f"{where}.step")
        if step == Step.OVER:
            raise self.wrong(where, "write over beside pending, not in it")
        who = self.number(entry.get("who", 0), 0, self.players - 1, f"{where}.who")
        card = self.name(entry.get("card"), CARD_IDS, f"{where}.card") if step in WITH_A_CARD else 0
        if step == Step.PENALTY:
            more = self.name(entry.get("penalty"), PENALTIES, f"{where}.penalty")
        else:
            low, high = MORE.get(Step(step), (0, 0))
            more = self.number(entry.get("more", 0), low, high, f"{where}.more")
        self.add_frame(step, who, card, more)

    def add_frame(self, step: int, who: int, card: int, more: int) -> None:
        frame = self.t.frames[self.t.depth]
        frame.step, frame.who, frame.card, frame.more = step, who, card, more
        self.t.depth += 1

    def check_pending(self) -> None:
        """What waits must have what it needs."""
        t = self.t
        if t.decision == Step.OVER:
            return
        frames = [t.frames[k] for k in range(int(t.depth))]
        cries = sorted(int(frame.who) for frame in frames if frame.step in (Step.KIAI, Step.AFTER_KIAI))
        if cries != [who for who in range(self.players) if t.in_kiai >> who & 1]:
            raise self.wrong("kiai", "must name the seats whose Kiai is pending")
        top = frames[-1]
        needs = {
            Step.FIGHT_CARD: t.stack_count,
            Step.ARROW_CARD: t.stack_count,
            Step.SHOWN_CARD: t.stack_count,
            Step.ROUTED_CARD: t.stack_count,
            Step.CAUGHT_CARD: t.intruder_count,
            Step.INTRUDER_CARD: t.intruder_count,
            Step.ORDER: t.shown_count,
            Step.FARM: int(t.difficulty >= Difficulty.HARD),
        }
        if top.step in needs and needs[Step(top.step)] < max(1, int(top.more) if top.step in COUNTED else 1):
            raise self.wrong("pending", f"{STEPS[top.step]}: there are not enough cards for it")
        if (t.shown_count > 0) != any(frame.step in (Step.ORDER, Step.SHOWN_CARD) for frame in frames) and (
            t.shown_count > 0 or top.step == Step.ORDER
        ):
            raise self.wrong("shown", "cards are shown only while Katsushiro orders them (SS-7.9)")
        if top.step == Step.SHOWN_CARD and t.shown_count + top.more > 3:
            raise self.wrong("shown", "Katsushiro shows at most three cards (SS-7.9)")


COUNTED = (Step.SHOWN_CARD, Step.ROUTED_CARD, Step.CAUGHT_CARD)
MORE: dict[Step, tuple[int, int]] = {
    Step.FIGHT_CARD: (NO_TALENTS, WHOLE_TABLE),
    Step.PLACE: (NO_TALENTS, WHOLE_TABLE),
    Step.SHOWN_CARD: (1, 3),
    Step.ROUTED_CARD: (1, 3),
    Step.CAUGHT_CARD: (1, 3),
    Step.TAKE: (1, 2),
    Step.GIVE: (0, len(SAMURAI) - 1),
}
"""What `more` may be, for the steps that have it: who held the card, how many are left, who gave."""
