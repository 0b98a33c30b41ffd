"""Samurai Spirit in characters: the village and the raiders in lines, then a panel for every samurai."""

from __future__ import annotations

from tatami.core.json_types import View
from tatami.core.rulebook import key_of
from tatami.core.words import Words
from tatami.drawing.board import BoardView
from tatami.drawing.canvas import CLANS, FAINT, GOLD, GREEN, INK, MAT, NIGHT, RAISED, RED, Canvas, fit
from tatami.drawing.picking import Choice, Picking, Thing

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
    view = seen.view
    canvas = Canvas()
    y = village(canvas, seen, picking, words, width)
    y = raiders(canvas, y, seen, words, width)
    seats = view["seats"]
    per_line = max(1, min(len(seats), width // NARROWEST, 4))
    room = width // per_line
    lines = -(-len(seats) // per_line)
    longest = max(len(seat["line"]) for seat in seats)
    tall = max(PANEL, min(PANEL + 1 + max(longest, 2), (height - y - 1) // lines))
    for number, seat in enumerate(seats):
        line, column = divmod(number, per_line)
        panel(canvas, column * room, y + line * tall, room - 1, tall - 1, seat, seen, picking, words)
    y += lines * tall
    if "result" in view:
        canvas.put(1, y, result(view["result"], words), f"bold {GOLD}")
    return canvas


def village(canvas: Canvas, seen: BoardView, picking: Picking, words: Words, width: int) -> int:
    """Barricades, Farmsteads, Families; the tokens of absent samurai."""
    here = seen.view["village"]
    x = 1
    parts = [
        (words("web-ss-barricades", count=here["barricades"], most=here["most_barricades"]), here["barricades"]),
        (words("web-ss-farmsteads", count=here["farmsteads"]), here["farmsteads"]),
        (
            words("web-ss-families", count=len(here["families"]), names=", ".join(here["families"]) or "–"),
            here["families"],
        ),
    ]
    y = 0
    for text, left in parts:
        if x + len(text) > width:
            x, y = 1, y + 1
        x = canvas.put(x, y, text, INK if left else RED) + 3
    if not here["tokens"]:
        return y + 1
    x, y = 1, y + 1
    for name in here["tokens"]:
        thing = f"token:{name}"
        text = f" {words('samurai-spirit-samurai-' + name)} "
        if x + len(text) > width:
            x, y = 1, y + 1
        style = f"bold {NIGHT} on {GOLD}" if thing in picking.open else f"{FAINT} on {RAISED}"
        x = canvas.put(x, y, text, style, thing) + 1
    return y + 1


def raiders(canvas: Canvas, y: int, seen: BoardView, words: Words, width: int) -> int:
    """The piles, what is forbidden this turn, and the card turned up."""
    view = seen.view
    x = 1
    piles = [("stack", view["stack"]["count"]), ("intruders", view["intruders"]["count"])]
    for pile, count in [*piles, ("discard", len(view["discard"]))]:
        x = canvas.put(x, y, f"{words('web-ss-' + pile)}: ", FAINT)
        x = canvas.put(x, y, str(count), f"bold {INK}") + 3
    if view["restrictions"]:
        told = ", ".join(words(f"samurai-spirit-penalty-{name}") for name in view["restrictions"])
        canvas.put(x, y, fit(told, max(0, width - x)).rstrip(), RED)
    y += 1
    for card in view["in_hand"]:
        canvas.put(1, y, fit(f" ▶ {card_words(card, words)} ", width - 2).rstrip() + " ", f"bold {NIGHT} on {GOLD}")
        y += 1
    return y


def panel(
    canvas: Canvas, x: int, y: int, width: int, height: int, seat: View, seen: BoardView, picking: Picking,
    words: Words,
) -> None:  # fmt: skip
    """A samurai: name and lives, the track towards the Kiai, defences on the left, the combat line."""
    number = seat["seat"]
    here = (f"seat:{number}", f"to:{number}")
    can = picking.open
    asked = any(thing in can for thing in here)
    ground = f"on {RAISED if asked else MAT}"
    canvas.fill(x, y, width, height, ground, *here)
    lives = LIVES - 2 * (seat["side"] == "animal") - seat["wound"]
    hearts = "♥" * lives + "♡" * (LIVES - lives)
    mark = "▶" if seen.to_act == number else "·" if seat["passed"] else " "
    style = f"bold {INK} on {CLANS[number]}"
    if here[0] in picking.picked:
        style = f"bold {NIGHT} on {GREEN}"
    elif asked:
        style = f"bold {NIGHT} on {GOLD}"
    side = words(f"samurai-spirit-side-{seat['side']}")
    name = fit(f"{mark}{seen.names[number]} {side}", width - LIVES - 1)
    canvas.put(x, y, f"{name} {hearts}", style, *here)
    track(canvas, x + 1, y + 1, width - 2, seat, picking, ground)
    left = x + 1
    x, end = left, x + width
    for symbol in SYMBOLS:
        x = defence(canvas, x, y + 2, seat, symbol, picking, words, ground) + 1
    lent = [name for name in seat["tokens"] if name != seat["samurai"]]
    told = "".join(f"+{words('samurai-spirit-samurai-' + name)} " for name in lent)
    if seat["passed"]:
        told += words("samurai-spirit-text-passed")
    canvas.put(x, y + 2, fit(told, max(0, end - x)).rstrip(), f"{FAINT} {ground}", *here)
    if height >= PANEL:
        bar(canvas, left, y + PANEL - 1, width - 2, seat, ground)
    for line, card in zip(range(y + PANEL, y + height), reversed(seat["line"]), strict=False):
        style = f"{INK if line == y + PANEL else FAINT} {ground}"  # the last one's penalties count
        canvas.put(left, line, fit(f"{card['value']} {', '.join(traits(card, words))}", width - 2), style, *here)


def track(canvas: Canvas, x: int, y: int, width: int, seat: View, picking: Picking, ground: str) -> None:
    """The cards of the combat line, then the sum on its way to the Kiai value."""
    here = (f"line:{seat['seat']}", f"seat:{seat['seat']}", f"to:{seat['seat']}")
    goal = f"{seat['total']}/{seat['kiai_value']}"
    style = f"bold {GREEN}" if seat["total"] == seat["kiai_value"] else RED if over(seat) else INK
    if here[0] in picking.open:
        style = f"bold {NIGHT} on {GOLD}"
    else:
        style += f" {ground}"
    cards = " ".join(str(card["value"]) + ("!" if card["penalties"] else "") for card in seat["line"])
    room = width - len(goal) - 1
    canvas.put(x, y, f"{goal} ", style, *here)
    if len(cards) > room:
        cards = "…" + cards[len(cards) - room + 1 :]
    canvas.put(x + len(goal) + 1, y, fit(cards, room), f"{INK} {ground}", *here)


def bar(canvas: Canvas, x: int, y: int, width: int, seat: View, ground: str) -> None:
    """The way to the Kiai as a line, where there is room for one."""
    here = (f"line:{seat['seat']}", f"seat:{seat['seat']}", f"to:{seat['seat']}")
    gone = min(width, round(width * max(0, seat["total"]) / seat["kiai_value"]))
    colour = GREEN if seat["total"] == seat["kiai_value"] else RED if over(seat) else GOLD
    x = canvas.put(x, y, "━" * gone, f"{colour} {ground}", *here)
    canvas.put(x, y, "─" * (width - gone), f"{FAINT} {ground}", *here)


def over(seat: View) -> bool:
    return bool(seat["total"] > seat["kiai_value"])


def defence(
    canvas: Canvas, x: int, y: int, seat: View, symbol: str, picking: Picking, words: Words, ground: str
) -> int:
    card = seat["left"][symbol]
    here = (f"left:{seat['seat']}/{symbol}", f"lefts:{seat['seat']}", f"seat:{seat['seat']}", f"to:{seat['seat']}")
    name = words(f"samurai-spirit-symbol-{symbol}")
    if any(thing in picking.open for thing in here[:2]):
        style = f"bold {NIGHT} on {GOLD}"
    else:
        style = f"bold {GREEN} {ground}" if card else f"{FAINT} {ground}"
    return canvas.put(x, y, f"{name}{'✓' if card else ''}", style, *here)


def card_words(card: View, words: Words) -> str:
    """A raider with its id and value."""
    return f"{card['card']}: {', '.join([words('web-ss-value', value=card['value']), *traits(card, words)])}"


def traits(card: View, words: Words) -> list[str]:
    """Symbol, penalties and flames."""
    told = [words(f"samurai-spirit-symbol-{card['symbol']}")] if card["symbol"] else []
    told += [words(f"samurai-spirit-penalty-{penalty}") for penalty in card["penalties"]]
    if card["flames"]:
        told.append(words("samurai-spirit-text-flames"))
    return told


def result(ended: View, words: Words) -> str:
    if ended["won"]:
        return words("samurai-spirit-text-won", grade=ended["grade"])
    reason = words(f"samurai-spirit-reason-{ended['reason']}")
    return words("samurai-spirit-text-lost", reason=reason, round=ended["round"])


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
