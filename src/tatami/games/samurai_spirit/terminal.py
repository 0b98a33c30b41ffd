"""Samurai Spirit in characters: the village and the raiders in lines, then a panel for every samurai."""

from __future__ import annotations

from tatami.core.json_types import View
from tatami.core.rulebook import key_of
from tatami.core.words import Words
from tatami.drawing.board import BoardDrawing, BoardView
from tatami.drawing.canvas import CLANS, FAINT, GOLD, GREEN, INK, MAT, NIGHT, RAISED, RED, Canvas, fit_text
from tatami.drawing.picking import Choice, Picking, Thing
from tatami.games.samurai_spirit import text

NARROWEST = 26  # of a samurai's panel
PANEL = 4  # lines, the one below it included
LIVES = 4
SYMBOLS = ("hat", "farm", "doll")
RULE_OF_TALENT = {
    "heihachi": "SS-6.1",
    "daisuke": "SS-6.2",
    "gorobei": "SS-6.4",
    "kanbei": "SS-6.5",
    "kikuchiyo": "SS-6.6",
    "kyuzo": "SS-6.7",
    "katsushiro": "SS-6.8",
}


def things(choice: Choice, view: View) -> list[Thing]:
    args = choice.args
    match choice.verb:
        case "support" | "give" | "take" | "heal" | "wound" | "seat":
            return [f"seat:{args['seat']}"]
        case "token":
            return [f"seat:{args['owner']}", f"to:{args['other']}"]
        case "use":
            return [f"token:{args['samurai']}"]
        case "drop":
            return [f"left:{view['seat']}/{args['symbol']}"]
        case "fight" | "confront":
            return [f"line:{view['seat']}"]
        case "defend":
            return [f"lefts:{view['seat']}"]
    return []


def draw(seen: BoardView, picking: Picking, words: Words, width: int, height: int) -> Canvas:
    drawing = SamuraiSpiritDrawing(seen, picking, words)
    drawing.draw(width, height)
    return drawing.canvas


class SamuraiSpiritDrawing(BoardDrawing):
    def draw(self, width: int, height: int) -> None:
        y = self.draw_raiders(self.draw_village(width), width)
        seats = self.view["seats"]
        per_line = max(1, min(len(seats), width // NARROWEST, 4))
        room = width // per_line
        lines = -(-len(seats) // per_line)
        longest = max(len(seat["line"]) for seat in seats)
        tall = max(PANEL, min(PANEL + 1 + max(longest, 2), (height - y - 1) // lines))
        for number, seat in enumerate(seats):
            line, column = divmod(number, per_line)
            self.draw_panel(column * room, y + line * tall, room - 1, tall - 1, seat)
        if "result" in self.view:
            self.canvas.put(1, y + lines * tall, text.result_line(self.view["result"], self.words), f"bold {GOLD}")

    def draw_village(self, width: int) -> int:
        """Barricades, Farmsteads, Families; the tokens of absent samurai."""
        here, words = self.view["village"], self.words
        families = ", ".join(here["families"]) or "–"
        parts = [
            (words("web-ss-barricades", count=here["barricades"], most=here["most_barricades"]), here["barricades"]),
            (words("web-ss-farmsteads", count=here["farmsteads"]), here["farmsteads"]),
            (words("web-ss-families", count=len(here["families"]), names=families), here["families"]),
        ]
        x, y = 1, 0
        for told, left in parts:
            if x + len(told) > width:
                x, y = 1, y + 1
            x = self.canvas.put(x, y, told, INK if left else RED) + 3
        if not here["tokens"]:
            return y + 1
        x, y = 1, y + 1
        for name in here["tokens"]:
            thing = f"token:{name}"
            told = f" {text.samurai(name, words)} "
            if x + len(told) > width:
                x, y = 1, y + 1
            x = self.canvas.put(x, y, told, self.style(f"{FAINT} on {RAISED}", thing), thing) + 1
        return y + 1

    def draw_raiders(self, y: int, width: int) -> int:
        """The piles, what is forbidden this turn, and the card turned up."""
        view, words = self.view, self.words
        x = 1
        piles = [("stack", view["stack"]["count"]), ("intruders", view["intruders"]["count"])]
        for pile, count in [*piles, ("discard", len(view["discard"]))]:
            x = self.canvas.put(x, y, f"{words('web-ss-' + pile)}: ", FAINT)
            x = self.canvas.put(x, y, str(count), f"bold {INK}") + 3
        if view["restrictions"]:
            told = ", ".join(words(f"samurai-spirit-penalty-{name}") for name in view["restrictions"])
            self.canvas.put(x, y, fit_text(told, max(0, width - x)).rstrip(), RED)
        for number, card in enumerate(view["in_hand"], 1):
            told = fit_text(f" ▶ {card_words(card, words)} ", width - 2).rstrip() + " "
            self.canvas.put(1, y + number, told, f"bold {NIGHT} on {GOLD}")
        return y + 1 + len(view["in_hand"])

    def draw_panel(self, x: int, y: int, width: int, height: int, seat: View) -> None:
        """A samurai: name and lives, the track towards the Kiai, defences on the left, the combat line."""
        number, words = seat["seat"], self.words
        here = (f"seat:{number}", f"to:{number}")
        asked = any(thing in self.can for thing in here)
        ground = f"on {RAISED if asked else MAT}"
        self.canvas.fill(x, y, width, height, ground, *here)
        lives = LIVES - 2 * (seat["side"] == "animal") - seat["wound"]
        hearts = "♥" * lives + "♡" * (LIVES - lives)
        mark = "▶" if self.seen.to_act == number else "·" if seat["passed"] else " "
        side = words(f"samurai-spirit-side-{seat['side']}")
        name = fit_text(f"{mark}{self.seen.names[number]} {side}", width - LIVES - 1)
        self.canvas.put(x, y, f"{name} {hearts}", self.style(f"bold {INK} on {CLANS[number]}", *here), *here)
        self.draw_track(x + 1, y + 1, width - 2, seat, ground)
        left = x + 1
        x, end = left, x + width
        for symbol in SYMBOLS:
            x = self.draw_defence(x, y + 2, seat, symbol, ground) + 1
        lent = [name for name in seat["tokens"] if name != seat["samurai"]]
        told = "".join(f"+{text.samurai(name, words)} " for name in lent)
        if seat["passed"]:
            told += words("samurai-spirit-text-passed")
        self.canvas.put(x, y + 2, fit_text(told, max(0, end - x)).rstrip(), f"{FAINT} {ground}", *here)
        if height >= PANEL:
            self.draw_bar(left, y + PANEL - 1, width - 2, seat, ground)
        for line, card in zip(range(y + PANEL, y + height), reversed(seat["line"]), strict=False):
            style = f"{INK if line == y + PANEL else FAINT} {ground}"  # the last one's penalties count
            told = fit_text(f"{card['value']} {', '.join(text.traits(card, words))}", width - 2)
            self.canvas.put(left, line, told, style, *here)

    def draw_track(self, x: int, y: int, width: int, seat: View, ground: str) -> None:
        """The cards of the combat line, then the sum on its way to the Kiai value."""
        here = things_of_line(seat)
        goal = f"{seat['total']}/{seat['kiai_value']}"
        colour = f"bold {GREEN}" if seat["total"] == seat["kiai_value"] else RED if is_overwhelmed(seat) else INK
        cards = " ".join(str(card["value"]) + ("!" if card["penalties"] else "") for card in seat["line"])
        room = width - len(goal) - 1
        self.canvas.put(x, y, f"{goal} ", self.style(f"{colour} {ground}", here[0]), *here)
        if len(cards) > room:
            cards = "…" + cards[len(cards) - room + 1 :]
        self.canvas.put(x + len(goal) + 1, y, fit_text(cards, room), f"{INK} {ground}", *here)

    def draw_bar(self, x: int, y: int, width: int, seat: View, ground: str) -> None:
        """The way to the Kiai as a line, where there is room for one."""
        here = things_of_line(seat)
        gone = min(width, round(width * max(0, seat["total"]) / seat["kiai_value"]))
        colour = GREEN if seat["total"] == seat["kiai_value"] else RED if is_overwhelmed(seat) else GOLD
        x = self.canvas.put(x, y, "━" * gone, f"{colour} {ground}", *here)
        self.canvas.put(x, y, "─" * (width - gone), f"{FAINT} {ground}", *here)

    def draw_defence(self, x: int, y: int, seat: View, symbol: str, ground: str) -> int:
        card, who = seat["left"][symbol], seat["seat"]
        here = (f"left:{who}/{symbol}", f"lefts:{who}", f"seat:{who}", f"to:{who}")
        style = self.style(f"bold {GREEN} {ground}" if card else f"{FAINT} {ground}", *here[:2])
        name = self.words(f"samurai-spirit-symbol-{symbol}")
        return self.canvas.put(x, y, f"{name}{'✓' if card else ''}", style, *here)


def things_of_line(seat: View) -> tuple[Thing, ...]:
    return f"line:{seat['seat']}", f"seat:{seat['seat']}", f"to:{seat['seat']}"


def is_overwhelmed(seat: View) -> bool:
    return bool(seat["total"] > seat["kiai_value"])


def card_words(card: View, words: Words) -> str:
    """A raider with its id and value."""
    return f"{card['card']}: {', '.join([words('web-ss-value', value=card['value']), *text.traits(card, words)])}"


def about(thing: Thing, seen: BoardView, words: Words) -> str:
    """The last raider of a samurai's line, whose penalties count, and his Talent."""
    kind, _, which = thing.partition(":")
    if kind == "token":
        return talent(which, words)
    if kind not in ("seat", "to", "line", "lefts", "left"):
        return ""
    seat = seen.view["seats"][int(which.partition("/")[0])]
    last = [f"{seen.names[seat['seat']]}: {card_words(seat['line'][-1], words)}"] if seat["line"] else []
    return " · ".join([*last, talent(seat["samurai"], words)])


def talent(samurai: str, words: Words) -> str:
    number = RULE_OF_TALENT[samurai]
    return f"{number} {words(key_of(number))}"
