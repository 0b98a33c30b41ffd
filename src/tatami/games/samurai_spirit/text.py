"""A table of Samurai Spirit in words: for the plain terminal and for screen readers."""

from __future__ import annotations

from tatami.core.json_types import View
from tatami.core.words import Words


def names(view: View, words: Words) -> list[str]:
    """What the seats are called: by their samurai."""
    return [samurai(seat["samurai"], words) for seat in view["seats"]]


def prompt(view: View, words: Words) -> str:
    """What is asked of whoever is to act; a Talent may be one that was lent to them (SS-6.4, SS-6.5, SS-11.2)."""
    key = f"samurai-spirit-prompt-{view['decision']}"
    if view["decision"] != "ignore":
        return words(key)
    acting = view["seats"][view["to_act"]]
    owner = "kanbei" if acting["line"][-1]["value"] % 2 else "gorobei"
    return words(key, whose="own" if acting["samurai"] == owner else "lent", samurai=samurai(owner, words))


def board(view: View, words: Words) -> list[str]:
    """The whole visible position: the village, the piles, every samurai, the card in hand."""
    called = names(view, words)
    lines = [
        words(
            "samurai-spirit-text-round",
            difficulty=words(f"samurai-spirit-difficulty-{view['options']['difficulty']}"),
            round=view["round"],
            phase=words(f"samurai-spirit-phase-{view['phase']}"),
        )
    ]
    lines += village_lines(view["village"], words)
    lines += pile_lines(view, words)
    for seat in view["seats"]:
        lines += seat_lines(seat, called, words)
    if view["turn"] is not None and view["phase"] == "battle":
        lines.append(words("samurai-spirit-text-turn", seat=called[view["turn"]]))
    if view["restrictions"]:
        told = ", ".join(words(f"samurai-spirit-penalty-{name}") for name in view["restrictions"])
        lines.append(words("samurai-spirit-text-restrictions", restrictions=told))
    if view["in_hand"]:
        lines.append(words("samurai-spirit-text-in-hand", cards="; ".join(card(one, words) for one in view["in_hand"])))
    if "result" in view:
        lines.append(result_line(view["result"], words))
    return lines


def samurai(name: str, words: Words) -> str:
    return words(f"samurai-spirit-samurai-{name}")


def card(seen: View, words: Words) -> str:
    """A raider: value, symbol, penalties and flames. Ids are for programs."""
    told = traits(seen, words)
    value = words("samurai-spirit-text-value", value=seen["value"])
    return f"{value} ({', '.join(told)})" if told else value


def traits(seen: View, words: Words) -> list[str]:
    """Symbol, penalties and flames of a raider."""
    told = [words(f"samurai-spirit-symbol-{seen['symbol']}")] if seen["symbol"] else []
    told += [words(f"samurai-spirit-penalty-{penalty}") for penalty in seen["penalties"]]
    return [*told, words("samurai-spirit-text-flames")] if seen["flames"] else told


def card_name(card_id: str, words: Words) -> str:
    """A raider in short: value and symbol."""
    return words(f"samurai-spirit-card-{card_id}")


def village_lines(village: View, words: Words) -> list[str]:
    lines = [
        words(
            "samurai-spirit-text-village",
            barricades=village["barricades"],
            most=village["most_barricades"],
            farmsteads=village["farmsteads"],
            families=", ".join(village["families"]) or words("samurai-spirit-text-none"),
        )
    ]
    if village["backs_left"]:
        backs = ", ".join(f"{name} × {count}" for name, count in village["backs_left"].items() if count)
        lines.append(words("samurai-spirit-text-backs", backs=backs or words("samurai-spirit-text-none")))
    if village["tokens"]:
        lines.append(
            words(
                "samurai-spirit-text-village-tokens",
                samurai=", ".join(samurai(name, words) for name in village["tokens"]),
            )
        )
    return lines


def pile_lines(view: View, words: Words) -> list[str]:
    lines = []
    for pile in ("stack", "intruders"):
        lines.append(words(f"samurai-spirit-text-{pile}", count=view[pile]["count"]))
        known = [f"{place}. {card_name(one, words)}" for place, one in enumerate(view[pile]["places"], 1) if one]
        if known:
            lines.append(words("samurai-spirit-text-known", cards=", ".join(known)))
    discard = ", ".join(card_name(one["card"], words) for one in view["discard"]) or words("samurai-spirit-text-none")
    lines.append(words("samurai-spirit-text-discard", cards=discard))
    if view["unseen"]["returned"]:
        returned = ", ".join(card_name(one, words) for one in view["unseen"]["returned"])
        lines.append(words("samurai-spirit-text-returned", cards=returned))
    return lines


def seat_lines(seat: View, called: list[str], words: Words) -> list[str]:
    who = called[seat["seat"]]
    head = words(
        "samurai-spirit-text-seat",
        seat=who,
        side=words(f"samurai-spirit-side-{seat['side']}"),
        total=seat["total"],
        kiai=seat["kiai_value"],
    )
    if seat["wound"]:
        head += " " + words("samurai-spirit-text-marked")
    if seat["passed"]:
        head += " " + words("samurai-spirit-text-passed")
    lines = [head]
    if seat["line"]:
        lines.append(words("samurai-spirit-text-line", cards="; ".join(card(one, words) for one in seat["line"])))
    left = [card_name(one["card"], words) for one in seat["left"].values() if one]
    if left:
        lines.append(words("samurai-spirit-text-left", cards=", ".join(left)))
    lent = [samurai(name, words) for name in seat["tokens"] if name != seat["samurai"]]
    if lent:
        lines.append(words("samurai-spirit-text-tokens", samurai=", ".join(lent)))
    if seat["borrowed"]:
        lines.append(
            words("samurai-spirit-text-borrowed", samurai=", ".join(samurai(name, words) for name in seat["borrowed"]))
        )
    if seat["token_at"] != seat["seat"]:
        lines.append(words("samurai-spirit-text-token-lent", seat=called[seat["token_at"]]))
    return lines


def result_line(result: View, words: Words) -> str:
    if result["won"]:
        return words("samurai-spirit-text-won", grade=result["grade"])
    return words(
        "samurai-spirit-text-lost", reason=words(f"samurai-spirit-reason-{result['reason']}"), round=result["round"]
    )
