"""The rules of legality once more, written from their text and over the JSON of a position: a second opinion for tests."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any

from tests.engine.positions import CARD_STACK, COLOURS, SPACES, TILES

PRICE = {tile: (COLOURS.index(tile[0]) + 1) * int(tile[1]) for tile in TILES}


def universe() -> Iterator[str]:
    """Every action there is, in writing."""
    yield from (f"draft {card}" for card in CARD_STACK)
    yield from SPACES
    yield from (f"keep {piece}" for piece in [*TILES, *CARD_STACK, "none"])
    yield from ("top", "bottom", *TILES, *CARD_STACK, "stop")
    yield from (f"fill {colour}" for colour in COLOURS)
    yield from (f"fill {a}{b}" for a, b in combinations_with_replacement(sorted(COLOURS), 2))
    yield from (f"@{stop}" for stop in range(5))
    yield from (sign + colour for sign in "+-" for colour in COLOURS)
    cubes = [source + colour for colour in COLOURS for source in ("", "~")]
    for card in CARD_STACK:
        for square in dict.fromkeys(card[2:]):
            yield from (f"{source}{square}>{card}" for source in ("", "~"))
            others = [cube for cube in cubes if cube[-1] != square]
            yield from (f"{a}{b}>{card}:{square}" for i, a in enumerate(others) for b in others[i:])


def allowed(data: Mapping[str, Any], text: str) -> bool:
    """Whether the seat to decide may do this."""
    word, _, what = text.partition(" ")
    phase, seat = data["phase"], data["turn"]
    if phase == "draft":
        return word == "draft" and what in data["display"]
    if phase == "choose":
        affordable = what not in PRICE or PRICE[what] <= data["money"][seat]
        return word == "keep" and (what == "none" or (what in data["held"] and affordable))
    if phase == "rest":
        return text in ("top", "bottom")
    if phase == "return":
        return text in data["held"]
    if phase == "fill":
        return word == "fill" and len(what) == data["filling"] and Counter(what) <= Counter(data["supply"])
    if phase == "place":
        return text in SPACES and _may_go(data, seat, word, what)
    return phase == "mine" and (text == "stop" or _may_step(data, seat, text))


def _may_go(data: Mapping[str, Any], seat: int, kind: str, what: str) -> bool:
    players = len(data["money"])
    locked = [] if players == 4 else ["workshop 8", "mine 4", "money 3"]
    if players == 2:
        locked += ["workshop 4", "mine 8", "money 5", "order 1"]
    name = f"{kind} {what}"
    if name in locked:
        return False
    already = 0 if name == "money 1" else data["standing"].get(name, [0, 0])[1]
    if already + 1 > data["miners"][seat]:
        return False
    if what == "draw":
        return bool(data["stacks"][["workshop", "order"].index(kind)])
    if kind == "workshop":
        tile = data["workshop"][what]
        return tile is not None and PRICE[tile] <= data["money"][seat]
    if kind == "order":
        return data["orders"][what] is not None
    if kind == "deliver":
        pending = data["pending"][seat].items()
        return any(card[0] == what and all("=" in square for square in squares) for card, squares in pending)
    return True


def _may_step(data: Mapping[str, Any], seat: int, text: str) -> bool:
    steps, level, cage, store = data["steps_left"], data["level"][seat], data["cage"][seat], data["store"][seat]
    if move := re.fullmatch("@([0-4])", text):
        return bool(steps >= 1 and int(move[1]) != level)
    if load := re.fullmatch(r"\+(.)", text):
        return bool(steps and level and load[1] in data["carts"][seat][COLOURS[level - 1]] and len(cage) < 5)
    if stored := re.fullmatch("-(.)", text):
        return bool(steps and level == 0 and stored[1] in cage)
    put = re.fullmatch(r"((?:~?[YBGK]){1,2})>(.-\w+)(?::(.))?", text)
    if not put or put[2] not in data["pending"][seat]:
        return False
    cubes = re.findall("~?.", put[1])
    square = put[3] or cubes[0][-1]
    from_cage, from_store = (Counter(cube[-1] for cube in cubes if ("~" in cube) is there) for there in (False, True))
    return bool(
        steps >= len(cubes)
        and square in data["pending"][seat][put[2]]  # an open square is written without what lies on it
        and (level == 0 or not from_cage)
        and from_cage <= Counter(cage)
        and from_store <= Counter(store)
    )
