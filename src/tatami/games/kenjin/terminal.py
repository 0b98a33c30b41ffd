"""Kenjin in characters: battlefields in columns, each with the cards of its two sides, and the hand below."""

from __future__ import annotations

from collections import Counter

from tatami.core.json_types import View
from tatami.core.rulebook import key_of
from tatami.core.words import Words
from tatami.drawing.board import BoardView
from tatami.drawing.canvas import CLANS, CLANS_DARK, FAINT, GOLD, GREEN, INK, MAT, NIGHT, RAISED, Canvas, fit
from tatami.drawing.picking import Choice, Picking, Thing
from tatami.games.kenjin.rules.table import UNITS

NARROWEST = 19  # of a battlefield: two cards side by side
WIDEST = 30
LEAST_LINES = 2
AROUND = 5  # lines of a board with one band that are no cards: seats, title, hand
ROOMY = 3  # lines for a card where there is room
RULE_OF_UNIT = {unit: f"KJ-4.{number}" for number, unit in enumerate(UNITS, 1)}
TILES_IN_RULES = ["pass", "sanctuary", "port", "rice-field", "village", "palace", "temple", "fortress", "camp", "torii"]
RULE_OF_TILE = {tile: f"KJ-6.{number}" for number, tile in enumerate(TILES_IN_RULES, 1)}


def things(choice: Choice, view: View) -> list[Thing]:
    args = choice.args
    here = f"{view['number']}/{view['seat']}"
    opposite = f"{view['number']}/{opponent(view)}"
    match choice.verb:
        case "engage":
            return [f"unit:{args['unit']}", f"field:{args['number']}"]
        case "assassin":
            return ["unit:assassin", f"card:{args['number']}/{args['seat']}/{args['place']}"]
        case "look":
            return [f"card:{args['number']}/{args['seat']}/{args['place']}"]
        case "reveal":
            return [f"card:{opposite}/{args['place']}"]
        case "move":
            return [f"card:{here}/{args['place']}", f"field:{args['number']}"]
        case "destroy":
            return [f"card:{here}/{args['place']}"]
        case "bonus":
            return [f"field:{number}" for number in args["numbers"].split("+")]
        case "draft":
            return [f"tile:{args['battlefield']}"]
    return []


def opponent(view: View) -> int | None:
    """Whoever faces the viewer on the battlefield in question."""
    if view["number"] is None:
        return None
    rows = view["battlefields"][view["number"] - 1]["rows"]
    return next((int(row["seat"]) for row in rows if row["seat"] != view["seat"]), None)


def draw(seen: BoardView, picking: Picking, words: Words, width: int, height: int) -> Canvas:
    view = seen.view
    canvas = Canvas()
    can = picking.open
    y = seats_line(canvas, seen, words)
    if view["offer"]:
        y = offer(canvas, y, seen, picking, words)
    fields = view["battlefields"]
    per_band = max(1, min(len(fields), 4, width // NARROWEST))
    column = min(WIDEST, width // per_band)
    bands = [fields[first : first + per_band] for first in range(0, len(fields), per_band)]
    longest = sum(max(len(row["cards"]) for field in side_by_side for row in field["rows"]) for side_by_side in bands)
    spare = height - AROUND * len(bands)
    per_line = 1 if 2 * longest <= spare else 2
    least = 1 if len(bands) > 1 else LEAST_LINES
    tall = ROOMY if 2 * max(longest, LEAST_LINES * len(bands)) * ROOMY <= spare else 1
    for side_by_side in bands:
        y = band(canvas, y, side_by_side, column - 1, least, per_line, tall, seen, picking, words, can)
    y = hand(canvas, y, seen, picking, words, width, can)
    if "score" in view:
        score(canvas, y, seen, words)
    return canvas


def seats_line(canvas: Canvas, seen: BoardView, words: Words) -> int:
    """Everybody with their colour, the cards they hold, and what an Assassin took."""
    x = 1
    for seat in seen.view["seats"]:
        number = seat["seat"]
        mark = "▶" if seen.to_act == number else " "
        x = canvas.put(x, 0, f"{mark}{seen.names[number]} ", f"bold {INK} on {CLANS[number]}")
        told = f" {seat['cards_in_hand']}▮"
        if seat["taken"]:
            unit = seat["taken"]["unit"]
            told += f" †{words('kenjin-unit-' + unit) if unit else '▒'}"
        x = canvas.put(x, 0, told, FAINT) + 2
    return 1


def offer(canvas: Canvas, y: int, seen: BoardView, picking: Picking, words: Words) -> int:
    x = 1
    for tile in seen.view["offer"]:
        thing = f"tile:{tile}"
        style = f"bold {NIGHT} on {GOLD}" if thing in picking.open else f"{INK} on {RAISED}"
        x = canvas.put(x, y + 1, f" {words('kenjin-battlefield-' + tile)} ", style, thing) + 1
    return y + 3


def band(
    canvas: Canvas, y: int, fields: list[View], width: int, least: int, per_line: int, tall: int,
    seen: BoardView, picking: Picking, words: Words, can: set[Thing],
) -> int:  # fmt: skip
    """Battlefields side by side: the cards of one side above the title, those of the other below."""
    pairs = [sides(field, seen.seat) for field in fields]
    above = tall * max(least, *(lines_of(top, per_line) for top, _ in pairs))
    below = tall * max(least, *(lines_of(bottom, per_line) for _, bottom in pairs))
    for place, (field, (top, bottom)) in enumerate(zip(fields, pairs, strict=True)):
        x = place * (width + 1)
        thing = f"field:{field['number']}"
        chosen = thing in can or thing in picking.picked
        ground = RAISED if chosen else MAT
        canvas.fill(x, y, width, above + below + 1, f"on {ground}", thing)
        cards(canvas, x, y, width, above, per_line, tall, top, field, seen, picking, words, can, rising=True)
        title(canvas, x, y + above, width, field, (top, bottom), chosen, words)
        cards(
            canvas,
            x,
            y + above + 1,
            width,
            below,
            per_line,
            tall,
            bottom,
            field,
            seen,
            picking,
            words,
            can,
            rising=False,
        )
    return y + above + below + 2


def sides(field: View, seat: int | None) -> tuple[View, View]:
    """One's own side lies below."""
    first, second = field["rows"]
    return (second, first) if first["seat"] == seat else (first, second)


def lines_of(row: View, per_line: int) -> int:
    return -(-len(row["cards"]) // per_line)


def title(
    canvas: Canvas, x: int, y: int, width: int, field: View,
    pair: tuple[View, View], chosen: bool, words: Words,
) -> None:  # fmt: skip
    thing = f"field:{field['number']}"
    name = words(f"kenjin-battlefield-{field['battlefield']}") if field["battlefield"] else "…"
    worth = f"{field['points']}★"
    if field["resolved"]:
        worth = f"{pair[0].get('power', 0)}:{pair[1].get('power', 0)} {worth}"
    bonus = "".join(f"+{row['camp']}" for row in pair if row["camp"])
    text = fit(f" {field['number']} {name}{bonus}", width - len(worth) - 2) + f" {worth} "
    if field["resolved"] and field["winner"] is not None:
        style = f"bold {INK} on {CLANS[field['winner']]}"
    elif chosen:
        style = f"bold {NIGHT} on {GOLD}"
    else:
        style = f"{INK} on #3b3b4b"
    canvas.put(x, y, text, style, thing)


def cards(
    canvas: Canvas, x: int, y: int, width: int, lines: int, per_line: int, tall: int, row: View,
    field: View, seen: BoardView, picking: Picking, words: Words, can: set[Thing], rising: bool,
) -> None:  # fmt: skip
    """The cards of a side, one or two on a line, the first ones next to the title."""
    room = (width + 1) // per_line
    for place, card in enumerate(row["cards"]):
        line, column = divmod(place, per_line)
        at = y + (lines - tall * (line + 1) if rising else tall * line)
        here = f"card:{field['number']}/{row['seat']}/{place + 1}"
        text, style = face(card, words)
        if here in picking.picked:
            style = f"bold {NIGHT} on {GREEN}"
        elif here in can:
            style = f"bold {NIGHT} on {GOLD}"
        text = f" {place + 1} {text}" if per_line == 1 else text
        power = f"   {words('web-kenjin-power')} {power_of(card['unit'], seen)}" if card["unit"] else ""
        for extra in range(max(1, tall - 1)):
            shown = fit(power if extra else text, room - 1)
            canvas.put(x + column * room, at + extra, shown, style, here, f"field:{field['number']}")


def power_of(unit: str, seen: BoardView) -> int:
    """What is printed on the card."""
    return int(seen.figures["unit"][unit]["power"])


def face(card: View, words: Words) -> tuple[str, str]:
    owner = card["owner"]
    if card["up"]:
        return words(f"kenjin-unit-{card['unit']}"), f"{INK} on {CLANS[owner]}"
    if card["unit"] is not None:
        return f"({words('kenjin-unit-' + card['unit'])})", f"italic {INK} on {CLANS_DARK[owner]}"
    return "▒▒▒▒▒▒", f"{FAINT} on {CLANS_DARK[owner]}"


def hand(canvas: Canvas, y: int, seen: BoardView, picking: Picking, words: Words, width: int, can: set[Thing]) -> int:
    """The viewer's own cards, each kind once, with its power."""
    mine = next((seat for seat in seen.view["seats"] if seat["hand"] is not None), None)
    if mine is None or not mine["hand"]:
        return y
    x = 1
    for unit, count in Counter(mine["hand"]).items():
        thing = f"unit:{unit}"
        text = f" {words('kenjin-unit-' + unit)} {power_of(unit, seen)}{f' ×{count}' if count > 1 else ''} "
        if x + len(text) > width:
            x, y = 1, y + 1
        style = f"{INK} on {CLANS[mine['seat']]}"
        if thing in picking.picked:
            style = f"bold {NIGHT} on {GREEN}"
        elif thing in can:
            style = f"bold {style}"
        elif seen.choices:
            style = f"{FAINT} on {CLANS_DARK[mine['seat']]}"
        x = canvas.put(x, y, text, style, thing) + 1
    return y + 1


def score(canvas: Canvas, y: int, seen: BoardView, words: Words) -> None:
    for entry in seen.view["score"]:
        total = words("kenjin-text-total", seat=seen.names[entry["seat"]], points=entry["total"])
        x = canvas.put(1, y, f" {total} ", f"bold {INK} on {CLANS[entry['seat']]}") + 1
        for won in entry["battlefields"]:
            told = words(
                "kenjin-text-points",
                battlefield=words(f"kenjin-battlefield-{won['battlefield']}"),
                points=won["points"],
                peasant=won["peasant"],
                lord=won["lord"],
            )
            x = canvas.put(x, y, told.strip() + "  ", FAINT)
        if entry["coward"]:
            canvas.put(x, y, words("kenjin-text-coward-points", points=entry["coward"]).strip(), FAINT)
        y += 1


def about(thing: Thing, seen: BoardView, words: Words) -> str:
    """What the rules say of a card or a battlefield."""
    kind, _, which = thing.partition(":")
    if kind == "card":
        number, seat, place = (int(part) for part in which.split("/"))
        row = next(row for row in seen.view["battlefields"][number - 1]["rows"] if row["seat"] == seat)
        lying = row["cards"][place - 1 : place]  # none, if it has gone since somebody looked
        kind, which = "unit", lying[0]["unit"] if lying else ""
    elif kind == "field":
        kind, which = "tile", seen.view["battlefields"][int(which) - 1]["battlefield"]
    if not which:
        return ""
    if kind == "unit":
        told = RULE_OF_UNIT[which]
        return f"{words('web-kenjin-power')} {power_of(which, seen)} · {told} {words(key_of(told))}"
    return f"{RULE_OF_TILE[which]} {words(key_of(RULE_OF_TILE[which]))}"
