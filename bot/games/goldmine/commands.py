"""Typed turns of this game: what an option can be completed to, and the actions that a command means."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.goldmine.panels.acting import rivals_to_challenge
from bot.games.goldmine.panels.deciding import loser_of
from bot.games.goldmine.panels.goal_list import chase_options, drop_options, goal_options
from bot.games.goldmine.panels.laying import turned_label
from bot.games.goldmine.panels.reader_view import GoldMineReaderView, own
from bot.games.goldmine.texts.labels import MINUS, cell_label, tile_label
from bot.panels.autocomplete import matching
from bot.panels.game_module import CommandOption, Completion, FilledOptions, ShowCommand, TurnCommand
from engine.contract import Refusal
from engine.goldmine.actions import COLLECT, END, LEAVE, STAY
from engine.goldmine.box import SIDES, TILES
from engine.goldmine.cells import cell_text, parse_cell
from engine.goldmine.choices import cell_pages, spots, steps_to_cell

HOW = ("dig", "roll", "passage", "pass")
KINDS = ("gold", "bat")
TURN_COMMANDS: tuple[TurnCommand, ...] = (
    TurnCommand("put", (CommandOption("cell"), CommandOption("side", needed=False), CommandOption("tile", needed=False))),
    TurnCommand("move", (CommandOption("how", values=HOW),)),
    TurnCommand("go", (CommandOption("place"),)),
    TurnCommand("collect", ()),
    TurnCommand("challenge", (CommandOption("kind", values=KINDS), CommandOption("player"))),
    TurnCommand("drop", (CommandOption("chamber"),)),
    TurnCommand("share", (CommandOption("give", needed=False), CommandOption("take", needed=False))),
    TurnCommand("end", ()),
)
SHOW_COMMANDS: tuple[ShowCommand, ...] = (ShowCommand("mine"), ShowCommand("standings"), ShowCommand("hand"))
PHASES: Mapping[str, tuple[str, ...]] = {
    "put": ("build", "put"),
    "move": ("move",),
    "go": ("walk", "passage", "chase"),
    "collect": ("act",),
    "challenge": ("act",),
    "drop": ("drop",),
    "share": ("act",),
    "end": ("act",),
}


def why_not(reader: GoldMineReaderView, command: str) -> Refusal | None:
    """Every command has its phases."""
    phase = reader.view.phase
    return None if phase in PHASES[command] else Refusal("not_now", {"phase": phase})


def complete(reader: GoldMineReaderView, command: str, option: str, typed: str, filled: FilledOptions) -> list[Completion]:
    """What an option can be completed to, best first."""
    return matching(_COMPLETE[command, option](reader, filled), typed) or matching(
        _COMPLETE[command, option](reader, filled), typed.replace("-", MINUS)
    )


def _tile(reader: GoldMineReaderView, filled: FilledOptions) -> str | None:
    """The tile that is meant: the one that was drawn, or one of the hand by its number."""
    if reader.view.drawn or reader.seat is None:
        return reader.view.drawn
    hand = own(reader).hand or ()
    number = filled.get("tile", "").strip()
    if number.isdecimal() and len(number) == 1 and 0 < int(number) <= len(hand):
        return hand[int(number) - 1]
    return next((tile for tile in hand if reader.view.mine.spots(tile)), None)


def _cells(reader: GoldMineReaderView, filled: FilledOptions) -> list[Completion]:
    tile = _tile(reader, filled)
    if tile is None:
        return []
    found = [(cell, steps_to_cell(reader.view, tile, cell)) for page in cell_pages(reader.view, tile) for cell in page]
    return [
        (f"{cell_label(cell)}{'' if steps is None else ' · ' + reader.say('steps', steps=steps)}", cell_text(cell))
        for cell, steps in found
    ]


def _sides(reader: GoldMineReaderView, filled: FilledOptions) -> list[Completion]:
    tile = _tile(reader, filled)
    cell = parse_cell(plain_minus(filled.get("cell", "")))
    if tile is None:
        return []
    sides = spots(reader.view, tile).get(cell, ()) if cell is not None else tuple(SIDES)
    return [(f"{side} · {turned_label(reader, tile, side)}" if cell is not None else side, side) for side in sides]


def _tiles(reader: GoldMineReaderView, filled: FilledOptions) -> list[Completion]:
    hand = own(reader).hand or ()
    return [(f"{number} · {tile_label(tile, reader.lang, reader.view.mud)}", str(number)) for number, tile in enumerate(hand, 1)]


def _places(reader: GoldMineReaderView, filled: FilledOptions) -> list[Completion]:
    chased = reader.view.phase == "chase"
    options = chase_options(reader, loser_of(reader)) if chased else goal_options(reader)
    found = [(option.label, option.value) for option in options]
    return found if chased else [*found[:24], (reader.say("choice-place-stay"), str(STAY)), *found[24:]]


def _rivals(reader: GoldMineReaderView, filled: FilledOptions) -> list[Completion]:
    kind = filled.get("kind", "")
    kinds = (kind,) if kind in KINDS else KINDS
    seats = dict.fromkeys(seat for one in kinds for seat in rivals_to_challenge(reader, one))
    return [(reader.plain_names[seat], str(seat)) for seat in seats]


def _chambers(reader: GoldMineReaderView, filled: FilledOptions) -> list[Completion]:
    found = [(option.label, option.value) for option in drop_options(reader)]
    return [*found[:24], (reader.say("choice-chamber-leave"), str(LEAVE)), *found[24:]]


def _counts(kind: str) -> Callable[[GoldMineReaderView, FilledOptions], list[Completion]]:
    def counts(reader: GoldMineReaderView, filled: FilledOptions) -> list[Completion]:
        found = [text.removeprefix(f"{kind} ") for text in reader.legal if text.startswith(f"{kind} ")]
        return [(count, count) for count in found]

    return counts


_COMPLETE: Mapping[tuple[str, str], Callable[[GoldMineReaderView, FilledOptions], list[Completion]]] = {
    ("put", "cell"): _cells,
    ("put", "side"): _sides,
    ("put", "tile"): _tiles,
    ("go", "place"): _places,
    ("challenge", "player"): _rivals,
    ("drop", "chamber"): _chambers,
    ("share", "give"): _counts("give"),
    ("share", "take"): _counts("take"),
}


def plain_minus(text: str) -> str:
    """A cell or place as it is typed or shown, as the notation has it: ``3,−2 (NE)`` becomes ``3,-2:NE``."""
    text = "".join(text.split()).replace(MINUS, "-").upper()
    return text.replace("(", ":").replace(")", "")


def actions(reader: GoldMineReaderView, command: str, filled: FilledOptions) -> list[str]:
    """The texts of the actions that a typed command stands for; whether they are possible is for the table to say."""
    words = {name: " ".join(text.split()) for name, text in filled.items()}
    running = reader.table.state is not None
    if command == "put":
        return [_put(reader, words)]
    if command == "move":
        return [words.get("how", "")]
    if command == "go":
        place = words.get("place", "")
        if place.casefold() in (str(STAY), reader.say("choice-place-stay").casefold()):
            return [str(STAY)]
        word = "chase" if running and reader.view.phase == "chase" else "go"
        return [f"{word} {plain_minus(place)}"]
    if command == "challenge":
        return [f"{words.get('kind', '')} {words.get('player', '')}"]
    if command == "drop":
        chamber = words.get("chamber", "")
        return [str(LEAVE) if chamber.casefold() == str(LEAVE) else f"drop {plain_minus(chamber)}"]
    if command == "share":
        return [f"{kind} {words[kind]}" for kind in ("give", "take") if kind in words]
    return [str(COLLECT if command == "collect" else END)]


def _put(reader: GoldMineReaderView, words: Mapping[str, str]) -> str:
    """Where there is one way round, the side need not be typed."""
    where = plain_minus(words.get("cell", ""))
    tile = _tile(reader, words) if reader.table.state is not None else None
    if tile is None:  # nothing is to be laid: any tile does for the table to say so
        tile = next(iter(TILES))
    cell = parse_cell(where)
    side = words.get("side", "").upper()
    if not side and cell is not None and reader.table.state is not None:
        side = (*spots(reader.view, tile).get(cell, ()), "N")[0]
    return f"put {tile} {where} {side or 'N'}"
