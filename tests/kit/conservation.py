"""Every card and counter is in exactly one place, always: how that reads for each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tatami import State


def conserved(state: State) -> None:
    """Games of other packages are checked by their own tests."""
    check = CHECKS.get(state.game.name)
    if check is not None:
        check(state)


def kenjin(state: State) -> None:
    """KJ-1.2: each clan's thirteen cards, wherever they are."""
    clan = Counter({name: unit["copies"] for name, unit in state.game.figures()["unit"].items()})
    position = state.position()
    for seat, held in enumerate(position["seats"]):
        cards = Counter(held["hand"]) + Counter(held["gone"])
        for killer in position["seats"]:
            if killer["taken"] and f"#{seat}" in killer["taken"]:
                cards[bare(killer["taken"])] += 1
        for number, battlefield in enumerate(position["battlefields"]):
            for side, row in enumerate(battlefield["rows"]):
                owner = side if len(position["seats"]) == 2 else (number // 2 + side) % len(position["seats"])
                for word in row["cards"]:
                    if (f"#{seat}" in word) or ("#" not in word and owner == seat):
                        cards[bare(word)] += 1
        assert cards == clan, f"seat {seat}"


def bare(word: str) -> str:
    """`+assassin#2` is an assassin."""
    return word.lstrip("+").split("#")[0].split("?")[0].rstrip("!")


def samurai_spirit(state: State) -> None:
    """SS-1.4, SS-2.3: as many raiders as the round has, each at one place; Barricades, Farmsteads, tokens in bounds."""
    view = state.view(None)
    players, easy = len(view["seats"]), state.options["difficulty"] == "easy"
    raiders = players * (6 if easy else 7) + (view["round"] - 1) * (players - easy)
    seen = [card["card"] for card in [*view["discard"], *view["in_hand"]]]
    seen += [card for pile in ("stack", "intruders") for card in view[pile]["places"] if card]
    for seat in view["seats"]:
        seen += [card["card"] for card in [*seat["line"], *seat["left"].values()] if card]
        assert seat["total"] == sum(card["value"] for card in seat["line"])
    unseen = view["unseen"]
    hidden = [card for pile in ("stack", "intruders") for card in view[pile]["places"] if card is None]
    assert len(set(seen)) == len(seen)
    assert not set(seen) & {*unseen["older"], *unseen["returned"], *unseen["new"]}
    assert len(hidden) == unseen["places"] == len(unseen["older"]) + len(unseen["returned"]) + unseen["new_there"]
    assert len(seen) + len(hidden) == raiders
    village = view["village"]
    assert 0 <= village["barricades"] <= village["most_barricades"]
    assert 0 <= village["farmsteads"] <= 6
    assert village["backs_left"] is None or sum(village["backs_left"].values()) == village["farmsteads"]
    assert sorted(token for seat in view["seats"] for token in seat["tokens"]) == sorted(state.options["samurai"])


def samourai(state: State) -> None:
    """SB-1.4, SB-5.25: every figure is somewhere, and no two living ones on a hex."""
    position = state.position()
    moving = position["walk"].get("who", 0) if position["walk"].get("open") else None
    units = next(verb for verb in state.codec.verbs if verb.name == "move").labels["unit"]
    standing: set[str] = set()
    for number, unit in enumerate(filter(None, units)):
        man = position["men"][unit]
        assert man["place"] in ("to-set-up", "to-enter", "on-map", "left", "removed"), unit
        if man["place"] != "on-map" or man["life"] == "dead" or number == moving:
            continue
        for place in [man["at"]] if "at" in man else position["horses"][man["horse"]]["at"].split("/"):
            assert place not in standing, (unit, place)
            standing.add(place)


CHECKS: dict[str, Callable[[State], None]] = {
    "kenjin": kenjin,
    "samourai": samourai,
    "samurai-spirit": samurai_spirit,
}
