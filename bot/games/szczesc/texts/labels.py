"""Pieces, places, decisions and plans as labels, short enough for buttons (80 characters) and selects (100)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.texts import plain_name, say_in
from engine.szczesc.box import CARDS, COLOURS, LOOK, SPACE, TILES, Space
from engine.szczesc.planner import Plan
from engine.szczesc.refusals import WorkPlace

ROMAN = {1: "I", 2: "II", 3: "III"}
LABEL = 80  # what Discord allows on a button
OPTION = 100  # and in a select
PUT = re.compile(r"((?:~?[YBGK]){1,2})>([HWCL]-[YBGK]+)(?::([YBGK]))?", re.ASCII)
_NAMED = 2  # orders that a plan's label names before it counts the others

say = say_in("szczesc")


def cubes(letters: str, lang: str) -> str:
    """Coal by its letters: "grey ×2, black"."""
    return ", ".join(_several(c, letters.count(c), lang) for c in COLOURS if c in letters)


def _several(colour: str, count: int, lang: str) -> str:
    what = say(lang, f"colour-{colour}")
    return what if count == 1 else say(lang, "several", what=what, count=count)


def tile_label(code: str, lang: str) -> str:
    """A tile, with the code that can be typed: "G2L grey ×2, light"."""
    return _tile("tile", code, lang)


def tile_short(code: str, lang: str) -> str:
    """A tile in a sentence: "grey ×2, light"."""
    return _tile("tile-short", code, lang)


def _tile(key: str, code: str, lang: str) -> str:
    piece = TILES[code]
    carts = say(lang, "several", what=say(lang, f"colour-{piece.colour}"), count=piece.carts)
    return say(lang, key, code=code, carts=carts, side=say(lang, f"side-{piece.side}"))


def card_label(code: str, lang: str) -> str:
    """An order, with the code that can be typed: "H-GG handcart: grey ×2 · 7 pts"."""
    return _card("card", code, lang)


def card_words(code: str, lang: str) -> str:
    """An order in words only: "handcart: grey ×2 · 7 pts"."""
    return _card("card-words", code, lang)


def card_short(code: str, lang: str) -> str:
    """An order in a sentence that names several; the word explains the code: "handcart H-GG"."""
    return _card("card-short", code, lang)


def _card(key: str, code: str, lang: str) -> str:
    card = CARDS[code]
    transport = say(lang, f"transport-{card.transport}")
    return say(lang, key, code=code, transport=transport, wants=cubes(card.squares, lang), points=card.points)


def piece_label(code: str, lang: str) -> str:
    """A tile or a card."""
    return tile_label(code, lang) if code in TILES else card_label(code, lang)


def piece_short(code: str, lang: str) -> str:
    """A tile or a card in a sentence."""
    return tile_short(code, lang) if code in TILES else card_short(code, lang)


def place_name(name: str, lang: str) -> str:
    """A work place by the name it has in the notation, without costs: "workshop 3", "delivery, wagon"."""
    space = SPACE[name]
    transport = say(lang, f"transport-{space.transport}") if space.transport else ""
    return say(lang, f"place-{_key(space)}", number=space.number, transport=transport)


def place_label(place: WorkPlace, lang: str, names: Sequence[str] = (), seat: int | None = None) -> str:
    """A work place with what lies there and what it costs: "3 · G2L grey ×2, light · 6 marks · 2 miners".

    With names it also says whose miners would go to the canteen; with a seat that seat's own are called its own.
    Why a closed place is closed says ``bot.texts.formatting.refusal_sentence`` (a sentence) or ``reason`` (a few words).
    """
    space = place.space
    if space.kind in ("workshop", "order") and space.number and place.piece is None:
        return say(lang, "label-empty", number=space.number)
    label = say(
        lang,
        f"label-{_key(space)}",
        number=space.number,
        piece=piece_label(place.piece, lang) if place.piece else "",
        transport=say(lang, f"transport-{space.transport}") if space.transport else "",
        steps=space.number,
        look=LOOK,
        marks=space.number if space.kind == "money" else place.marks,
        miners=place.miners,
    )
    if not names or place.owner is None or not place.standing or _key(space) == "cechownia":
        return label
    if place.owner == seat:
        return say(lang, "label-displaces-own", label=label)
    room = OPTION - len(say(lang, "label-displaces", label=label, owner=""))
    return say(lang, "label-displaces", label=label, owner=plain_name(names[place.owner])[:room])


def place_button_label(place: WorkPlace, lang: str, *, points: int = 0) -> str:
    """A work place by what it costs, short enough for two on a phone's line: "3: 6 M, 1 miner".

    The picture above shows what lies there; ``points``: what going there would bring.
    """
    space = place.space
    transport = space.transport or (CARDS[place.piece].transport if place.piece in CARDS else "")
    label = say(
        lang,
        f"button-{_key(space)}",
        number=space.number,
        transport=say(lang, f"transport-{transport}") if transport else "",
        steps=space.number,
        marks=space.number if space.kind == "money" else place.marks,
        miners=place.miners,
    )
    return say(lang, "button-gain", label=label, points=points) if points else label


def _key(space: Space) -> str:
    if space.name == "money 1":
        return "cechownia"
    return space.kind if space.number or space.transport else f"{space.kind}-draw"


def step_label(text: str, lang: str, level: int | None = None) -> str:
    """A single decision by its text: "@3", "+G", "YB>L-YBGK:G", "keep none", "top", "G2L" …

    With the level at which the cage stands a move says whether it goes up or down.
    """
    if text.startswith("@"):
        return _move(int(text[1:]), lang, level)
    if text[0] in "+-":
        return say(lang, "step-load" if text[0] == "+" else "step-store", colour=say(lang, f"colour-{text[1]}"))
    if put := PUT.fullmatch(text):
        return _put(*put.groups(), lang=lang)
    if text in SPACE:
        return place_name(text, lang)
    if text in TILES or text in CARDS:
        return piece_label(text, lang)
    word, _, rest = text.partition(" ")
    if word == "draft":
        return say(lang, "action-draft", card=card_label(rest, lang))
    if word == "keep":
        return say(lang, "action-keep-none") if rest == "none" else say(lang, "action-keep", piece=piece_label(rest, lang))
    if word == "fill":
        return say(lang, "action-fill", cubes=cubes(rest, lang))
    return say(lang, {"stop": "step-stop", "top": "action-top", "bottom": "action-bottom"}[text])


def _move(to: int, lang: str, level: int | None) -> str:
    if to == 0:
        return say(lang, "step-surface")
    direction = "level" if level is None else "up" if to < level else "down"
    return say(lang, f"step-{direction}", level=to)


def _put(letters: str, order: str, square: str | None, *, lang: str) -> str:
    labels = []
    for cube in re.findall("~?[YBGK]", letters):
        colour = say(lang, f"colour-{cube[-1]}")
        labels.append(say(lang, "from-store", colour=colour) if cube[0] == "~" else colour)
    if square is None:
        return say(lang, "step-put", cubes=labels[0], order=card_short(order, lang))
    return say(lang, "step-pair", cubes=" + ".join(labels), order=card_short(order, lang), square=say(lang, f"colour-{square}"))


def plan_label(plan: Plan, lang: str) -> str:
    """What a plan achieves and takes, as far as a button has room: "+17 pts: locomotive L-YBGK, handcart H-GG · 9 steps"."""
    what = _achieves(plan, lang, _NAMED)
    while True:
        label = say(lang, "plan", what=", ".join(what), steps=plan.used)
        if len(label) <= LABEL or len(what) == 1:
            return label
        what.pop()


def plan_text(plan: Plan, lang: str) -> str:
    """The same in full, for a text: every order that it completes."""
    return say(lang, "plan", what=", ".join(_achieves(plan, lang, len(plan.completes))), steps=plan.used)


def _achieves(plan: Plan, lang: str, most_named: int) -> list[str]:
    parts = []
    if plan.completes:
        named = [card_short(code, lang) for code in plan.completes[:most_named]]
        if len(plan.completes) > most_named:
            named.append(say(lang, "more", count=len(plan.completes) - most_named))
        parts.append(say(lang, "plan-completes", orders=", ".join(named), points=plan.points))
    if plan.squares > sum(len(CARDS[code].squares) for code in plan.completes) or (plan.squares and not plan.completes):
        parts.append(say(lang, "plan-squares", squares=plan.squares))
    if any(plan.emptied.values()):
        parts.append(say(lang, "plan-empties", carts=cubes("".join(c * n for c, n in plan.emptied.items()), lang)))
    return parts or [say(lang, "plan-nothing")]


def category_label(name: str, lang: str) -> str:
    """What points are given for: a majority ("colour Y", "transport H", "empty K"), a delivery ("deliver W") or a line of
    the final account ("marks", "cubes", "pending", "balance")."""
    kind, _, key = name.partition(" ")
    if kind == "transport":
        return say(lang, f"category-transport-{key}")
    if kind == "deliver":
        return say(lang, "category-deliver", transport=say(lang, f"transport-{key}"))
    if key:
        return say(lang, f"category-{kind}", colour=say(lang, f"colour-{key}"))
    return say(lang, f"category-{kind}")
