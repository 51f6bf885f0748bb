"""Typed turns of this game: what an option can be completed to, with what it brings, and the actions that a command means."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.kopalnie.panels.reader_view import KopalnieReaderView, mine_of, open_mines, own
from bot.games.kopalnie.texts.labels import (
    card_name,
    card_text,
    mine_label,
    mission_label,
    mission_name,
    mission_text,
    place_label,
    prospects_signs,
)
from bot.panels.autocomplete import matching, understood
from bot.panels.game_module import CommandOption, Completion, FilledOptions, ShowCommand, TurnCommand
from engine.contract import Refusal
from engine.kopalnie.box import AFTER_ROLL, BEFORE_ROLL, DIE, MINES, MISSIONS

TURN_COMMANDS: tuple[TurnCommand, ...] = (
    TurnCommand("mission", (CommandOption("mission"),)),
    TurnCommand("dig", (CommandOption("mine"),)),
    TurnCommand("take", (CommandOption("number"),)),
    TurnCommand("card", (CommandOption("card"), CommandOption("number", needed=False))),
    TurnCommand("guess", (CommandOption("number"),)),
    TurnCommand("coin", (CommandOption("tile"),)),
)
SHOW_COMMANDS: tuple[ShowCommand, ...] = (
    ShowCommand("mines"),
    ShowCommand("collection", of_a_player=True),
    ShowCommand("hand"),
    ShowCommand("standings"),
)
PHASES: Mapping[str, tuple[str, ...]] = {
    "mission": ("missions",),
    "dig": ("dig",),
    "take": ("rolled",),
    "card": ("dig", "rolled"),
    "guess": ("guess",),
    "coin": ("coin_mine", "coin_tile"),
}
ENOUGH = "enough"


def why_not(reader: KopalnieReaderView, command: str) -> Refusal | None:
    """Every command has its phase."""
    phase = reader.view.phase
    return None if phase in PHASES[command] else Refusal("not_now", {"phase": phase})


def complete(reader: KopalnieReaderView, command: str, option: str, typed: str, filled: FilledOptions) -> list[Completion]:
    """What an option can be completed to, best first."""
    return matching(_COMPLETE[command, option](reader, filled), typed)


def _missions(reader: KopalnieReaderView, filled: FilledOptions) -> list[Completion]:
    offered = own(reader).offered or ()
    return [
        (f"{mission_label(mission, reader.lang)}: {mission_text(mission, reader.lang, reader.view.seats)}", mission)
        for mission in offered
    ]


def _mines(reader: KopalnieReaderView, filled: FilledOptions) -> list[Completion]:
    return [(f"{mine_label(mine.code, reader.lang)} · {prospects_signs(mine)}", mine.code) for mine in open_mines(reader)]


def _rolls(reader: KopalnieReaderView, filled: FilledOptions) -> list[Completion]:
    return [(str(number), str(number)) for number in sorted(set(reader.view.rolls))]


def _cards(reader: KopalnieReaderView, filled: FilledOptions) -> list[Completion]:
    cards = [text.removeprefix("play ") for text in reader.legal if text.startswith("play ")]
    if any(text.startswith("lantern ") for text in reader.legal):
        cards.append("lantern")
    return [(f"{card_name(card, reader.lang)}: {card_text(card, reader.lang)}", card) for card in cards]


def _lantern(reader: KopalnieReaderView, filled: FilledOptions) -> list[Completion]:
    numbers = [text.removeprefix("lantern ") for text in reader.legal if text.startswith("lantern ")]
    return [(number, number) for number in numbers]


def _numbers(reader: KopalnieReaderView, filled: FilledOptions) -> list[Completion]:
    return [(str(number), str(number)) for number in DIE]


def _tiles(reader: KopalnieReaderView, filled: FilledOptions) -> list[Completion]:
    """All tiles are too many to offer at once: the mines come first."""
    laying = reader.view.laying
    assert laying is not None
    mines = [text.removeprefix("lay ") for text in reader.legal if text.startswith("lay ")]
    found = [(reader.say("btn-enough"), ENOUGH)] if ENOUGH in reader.legal else []
    found += [(mine_label(mine, reader.lang), mine) for mine in mines]
    for tile in laying.choices:
        where = place_label(mine_of(reader, tile[0]), tile, reader.lang)
        found.append((f"{mine_label(tile[0], reader.lang)}, {where}", tile))
    return found


_COMPLETE: Mapping[tuple[str, str], Callable[[KopalnieReaderView, FilledOptions], list[Completion]]] = {
    ("mission", "mission"): _missions,
    ("dig", "mine"): _mines,
    ("take", "number"): _rolls,
    ("card", "card"): _cards,
    ("card", "number"): _lantern,
    ("guess", "number"): _numbers,
    ("coin", "tile"): _tiles,
}


def _names(option: str, lang: str) -> list[Completion]:
    """Mines, missions and cards by name, whatever is possible now."""
    if option == "mission":
        return [(mission_name(mission, lang), mission) for mission in MISSIONS]
    if option == "card":
        return [(card_name(card, lang), card) for card in (*BEFORE_ROLL, *AFTER_ROLL)]
    return [(mine_label(mine, lang).partition(" ")[2], mine) for mine in MINES] if option in ("mine", "tile") else []


def actions(reader: KopalnieReaderView, command: str, filled: FilledOptions) -> list[str]:
    """The texts of the actions that a typed command stands for; whether they are possible is for the table to say."""
    words = {name: understood(_names(name, reader.lang), " ".join(text.split())) for name, text in filled.items()}
    if command == "card":
        card = words.get("card", "").lower()
        return [f"lantern {words.get('number', '')}".strip() if card == "lantern" else f"play {card}"]
    if command == "coin":
        tile = words.get("tile", "").upper()
        if tile == ENOUGH.upper():
            return [ENOUGH]
        choosing = reader.table.state is not None and reader.view.phase == "coin_mine"
        return [*([f"lay {tile[:1]}"] if choosing else []), *([f"coin {tile}"] if len(tile) != 1 else [])]
    value = words.get(command if command == "mission" else "mine" if command == "dig" else "number", "")
    return [f"{command} {value.lower() if command == 'mission' else value.upper()}"]
