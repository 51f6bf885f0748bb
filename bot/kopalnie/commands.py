"""Typed turns of this game: what an option can be completed to, with what it brings, and the actions that a command means."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.hosted import Completion, Glance, Option, Said, Turn
from bot.kopalnie.panels.look import KoLook, mine_of, open_mines, own
from bot.kopalnie.texts.labels import (
    card_name,
    card_text,
    mine_label,
    mission_label,
    mission_text,
    place_label,
    prospects_signs,
)
from bot.panels.choices import matching
from engine.contract import Refusal
from engine.kopalnie.box import DIE

TURNS = (
    Turn("mission", (Option("mission"),)),
    Turn("dig", (Option("mine"),)),
    Turn("take", (Option("number"),)),
    Turn("card", (Option("card"), Option("number", needed=False))),
    Turn("guess", (Option("number"),)),
    Turn("coin", (Option("tile"),)),
)
GLANCES = (Glance("mines"), Glance("collection", of_a_player=True), Glance("hand"), Glance("standings"))
PHASES: Mapping[str, tuple[str, ...]] = {
    "mission": ("missions",),
    "dig": ("dig",),
    "take": ("rolled",),
    "card": ("dig", "rolled"),
    "guess": ("guess",),
    "coin": ("coin_mine", "coin_tile"),
}
ENOUGH = "enough"


def why_not(look: KoLook, command: str) -> Refusal | None:
    """Every command has its phase."""
    phase = look.view.phase
    return None if phase in PHASES[command] else Refusal("not_now", {"phase": phase})


def complete(look: KoLook, command: str, option: str, typed: str, said: Said) -> list[Completion]:
    """What an option can be completed to, best first."""
    return matching(_COMPLETE[command, option](look, said), typed)


def _missions(look: KoLook, said: Said) -> list[Completion]:
    offered = own(look).offered or ()
    return [
        (f"{mission_label(mission, look.lang)}: {mission_text(mission, look.lang, look.view.seats)}", mission)
        for mission in offered
    ]


def _mines(look: KoLook, said: Said) -> list[Completion]:
    return [(f"{mine_label(mine.code, look.lang)} · {prospects_signs(mine)}", mine.code) for mine in open_mines(look)]


def _rolls(look: KoLook, said: Said) -> list[Completion]:
    return [(str(number), str(number)) for number in sorted(set(look.view.rolls))]


def _cards(look: KoLook, said: Said) -> list[Completion]:
    cards = [text.removeprefix("play ") for text in look.legal if text.startswith("play ")]
    if any(text.startswith("lantern ") for text in look.legal):
        cards.append("lantern")
    return [(f"{card_name(card, look.lang)}: {card_text(card, look.lang)}", card) for card in cards]


def _lantern(look: KoLook, said: Said) -> list[Completion]:
    numbers = [text.removeprefix("lantern ") for text in look.legal if text.startswith("lantern ")]
    return [(number, number) for number in numbers]


def _numbers(look: KoLook, said: Said) -> list[Completion]:
    return [(str(number), str(number)) for number in DIE]


def _tiles(look: KoLook, said: Said) -> list[Completion]:
    """All tiles are too many to offer at once: the mines come first."""
    laying = look.view.laying
    assert laying is not None
    mines = [text.removeprefix("lay ") for text in look.legal if text.startswith("lay ")]
    found = [(look.say("btn-enough"), ENOUGH)] if ENOUGH in look.legal else []
    found += [(mine_label(mine, look.lang), mine) for mine in mines]
    for tile in laying.choices:
        where = place_label(mine_of(look, tile[0]), tile, look.lang)
        found.append((f"{mine_label(tile[0], look.lang)}, {where}", tile))
    return found


_COMPLETE: Mapping[tuple[str, str], Callable[[KoLook, Said], list[Completion]]] = {
    ("mission", "mission"): _missions,
    ("dig", "mine"): _mines,
    ("take", "number"): _rolls,
    ("card", "card"): _cards,
    ("card", "number"): _lantern,
    ("guess", "number"): _numbers,
    ("coin", "tile"): _tiles,
}


def actions(look: KoLook, command: str, said: Said) -> list[str]:
    """The texts of the actions that a typed command stands for; whether they are possible is for the table to say."""
    words = {name: " ".join(text.split()) for name, text in said.items()}
    if command == "card":
        card = words.get("card", "").lower()
        return [f"lantern {words.get('number', '')}".strip() if card == "lantern" else f"play {card}"]
    if command == "coin":
        tile = words.get("tile", "").upper()
        if tile == ENOUGH.upper():
            return [ENOUGH]
        choosing = look.table.state is not None and look.view.phase == "coin_mine"
        return [*([f"lay {tile[:1]}"] if choosing else []), *([f"coin {tile}"] if len(tile) != 1 else [])]
    value = words.get(command if command == "mission" else "mine" if command == "dig" else "number", "")
    return [f"{command} {value.lower() if command == 'mission' else value.upper()}"]
