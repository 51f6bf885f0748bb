"""Typed turns of this game: what an option can be completed to, with cost and effect, and the actions that a command means.

Completions beyond the next action (steps of a plan, coal for carts) are tried out on a position made up from the
reader's own view, so that nothing hidden can show through.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from random import Random

from bot.games.szczesc.panels.places import effect
from bot.games.szczesc.panels.plan_suggestions import best_plans
from bot.games.szczesc.panels.reader_view import SzczescReaderView
from bot.games.szczesc.texts.labels import (
    card_label,
    cubes,
    piece_label,
    piece_short,
    place_label,
    place_name,
    plan_label,
    say,
    step_label,
)
from bot.panels.autocomplete import matching, understood
from bot.panels.components import MAX_SELECT_OPTIONS
from bot.panels.game_module import CommandOption, Completion, FilledOptions, ShowCommand, TurnCommand
from engine.contract import EngineError, Refusal
from engine.szczesc import SZCZESC, State
from engine.szczesc.box import COLOURS, SPACES, TILES, TRANSPORTS
from render.fluent_texts import picture_texts

_FILL = CommandOption("fill", needed=False)
TURN_COMMANDS: tuple[TurnCommand, ...] = (
    TurnCommand("draft", (CommandOption("card"),)),
    TurnCommand("workshop", (CommandOption("place"), _FILL)),
    TurnCommand("mine", (CommandOption("place"), CommandOption("steps", needed=False))),
    TurnCommand("deliver", (CommandOption("transport"),)),
    TurnCommand("money", (CommandOption("place"),)),
    TurnCommand("order", (CommandOption("place"),)),
    TurnCommand(
        "keep",
        (CommandOption("piece"), CommandOption("rest", False, ("top", "bottom")), CommandOption("order", needed=False), _FILL),
    ),
)
SHOW_COMMANDS: tuple[ShowCommand, ...] = (
    ShowCommand("board"),
    ShowCommand("hand"),
    ShowCommand("standings"),
    ShowCommand("shaft", of_a_player=True),
)
PHASES = {"draft": "draft", "keep": "choose"}  # of a command; all others send miners


def why_not(reader: SzczescReaderView, command: str) -> Refusal | None:
    """Every command has its phase."""
    phase = reader.view.phase
    if phase != PHASES.get(command, "place") and (command, phase) != ("mine", "mine"):
        return Refusal("not_now", {"phase": phase})
    return None


def complete(reader: SzczescReaderView, command: str, option: str, typed: str, filled: FilledOptions) -> list[Completion]:
    """What an option can be completed to, best first."""
    return _COMPLETE[command, option](reader, typed, filled)


# --- places, cards, pieces --------------------------------------------------------------------------------------------


def _cards(reader: SzczescReaderView, typed: str, filled: FilledOptions) -> list[Completion]:
    return matching([(card_label(card, reader.lang), card) for card in reader.view.display], typed)


def _places(kind: str) -> Callable[[SzczescReaderView, str, FilledOptions], list[Completion]]:
    def complete(reader: SzczescReaderView, typed: str, filled: FilledOptions) -> list[Completion]:
        if reader.view.space is not None:  # a turn of mining under way: its place is settled
            return [(reader.say("mine-left", left=reader.view.steps_left).replace("*", ""), reader.view.space.split(" ")[1])]
        found = []
        for place in reader.view.places:
            if place.space.kind == kind and place.closed is None:
                label = place_label(place, reader.lang, reader.plain_names, reader.seat)
                found.append((" · ".join(filter(None, [label, effect(reader, place)])), place.space.name.split(" ")[1]))
        return matching(found, typed)

    return complete


def _pieces(reader: SzczescReaderView, typed: str, filled: FilledOptions) -> list[Completion]:
    found = []
    for text in reader.legal:
        piece = text.removeprefix("keep ")
        price = reader.say("marks", marks=TILES[piece].price) if piece in TILES else ""
        label = (
            step_label(text, reader.lang)
            if piece == "none"
            else " · ".join(filter(None, [piece_label(piece, reader.lang), price]))
        )
        found.append((label, piece))
    return matching(found, typed)


def _orders_back(reader: SzczescReaderView, typed: str, filled: FilledOptions) -> list[Completion]:
    """The rest of a draw in the order in which it goes back: what was typed first, then each of the others next."""
    left = list(reader.view.held or ())
    if filled.get("piece", "").upper() in left:
        left.remove(filled["piece"].upper())
    first: list[str] = []
    for piece in typed.upper().split(" "):
        if piece in left:
            left.remove(piece)
            first.append(piece)
    heads = [[*first, piece] for piece in dict.fromkeys(left)] or [first]
    lines = [" ".join([*head, *_without(left, head[len(first) :])]) for head in heads]
    return [
        (" · ".join(piece_short(piece, reader.lang) for piece in line.split(" ")), line) for line in dict.fromkeys(lines) if line
    ]


def _without(pieces: Sequence[str], gone: Sequence[str]) -> list[str]:
    left = list(pieces)
    for piece in gone:
        left.remove(piece)
    return left


# --- beyond the next action -------------------------------------------------------------------------------------------


def _after(reader: SzczescReaderView, texts: Sequence[str]) -> tuple[State, int]:
    """An imagined position after as many of these actions as are possible, and how many that were."""
    assert reader.seat is not None
    state = SZCZESC.determinize(reader.view, Random(0))
    for number, text in enumerate(texts):
        try:
            action = SZCZESC.parse(text)
        except EngineError:
            return state, number
        if SZCZESC.explain(state, reader.seat, action) is not None:
            return state, number
        SZCZESC.apply(state, reader.seat, action)
    return state, len(texts)


def _fills(reader: SzczescReaderView, typed: str, filled: FilledOptions) -> list[Completion]:
    """Coal for carts, where the tile that is bought does not find enough of its own."""
    texts = actions(reader, "keep" if "piece" in filled else "workshop", {"rest": "top", **filled, "fill": ""})
    state, _ = _after(reader, texts)
    if state.phase != "fill" or reader.seat is None:
        return []
    letters = [str(action).removeprefix("fill ") for action in SZCZESC.legal_actions(state, reader.seat)]
    return matching([(cubes(each, reader.lang), each) for each in letters], typed)


def _steps(reader: SzczescReaderView, typed: str, filled: FilledOptions) -> list[Completion]:
    """Plans that begin with what was typed, then every single step that could come next."""
    assert reader.seat is not None
    mining = reader.view.phase == "mine"
    start = [] if mining else [f"mine {filled.get('place', '').strip()}"]
    words = typed.upper().split(" ") if typed else []
    state, done = _after(reader, [*start, *words])
    if done < len(start):
        return []
    done -= len(start)
    if done < len(words) - 1 or state.phase != "mine":
        return []  # a word in the middle is no possible step
    begun, partial = words[:done], words[done] if done < len(words) else ""
    shaft = SZCZESC.observe(state, reader.seat).shafts[reader.seat]
    found: list[Completion] = []
    if begun and not partial:
        found.append((f"{typed} · {reader.say('mine-left', left=state.steps_left).replace('*', '')}", " ".join(begun)))
    for plan in best_plans(shaft, state.steps_left, MAX_SELECT_OPTIONS // 2):
        if str(plan).startswith(partial):
            found.append((f"{plan_label(plan, reader.lang)} · {plan}", " ".join([*begun, str(plan)])))
    for action in SZCZESC.legal_actions(state, reader.seat):
        text = str(action)
        if text != "stop" and text.startswith(partial):
            found.append((" ".join([*begun, step_label(text, reader.lang, shaft.level)]), " ".join([*begun, text])))
    return found


_COMPLETE: dict[tuple[str, str], Callable[[SzczescReaderView, str, FilledOptions], list[Completion]]] = {
    ("draft", "card"): _cards,
    ("workshop", "place"): _places("workshop"),
    ("workshop", "fill"): _fills,
    ("mine", "place"): _places("mine"),
    ("mine", "steps"): _steps,
    ("deliver", "transport"): _places("deliver"),
    ("money", "place"): _places("money"),
    ("order", "place"): _places("order"),
    ("keep", "piece"): _pieces,
    ("keep", "order"): _orders_back,
    ("keep", "fill"): _fills,
}


# --- what a command means ---------------------------------------------------------------------------------------------


def actions(reader: SzczescReaderView, command: str, filled: FilledOptions) -> list[str]:
    """The texts of the actions that a typed command stands for; whether they are possible is for the table to say."""
    words = {name: _in_codes(name, text, reader.lang).upper().split() for name, text in filled.items()}
    if command == "draft":
        return [f"draft {_joined(words, 'card')}"]
    if command == "keep":
        return _keep(reader, words)
    place = _joined(words, "transport" if command == "deliver" else "place")
    name = f"{command} {place.lower() if place == 'DRAW' else place}"
    fill = [f"fill {_joined(words, 'fill')}"] if words.get("fill") else []
    if command != "mine":
        return [name, *fill]
    steps = words.get("steps", [])
    begun = reader.table.state is not None and reader.view.phase == "mine" and reader.view.space == name and reader.on_turn
    return list(chain([] if begun else [name], steps, ["stop"] if steps else []))


def _in_codes(option: str, text: str, lang: str) -> str:
    """Transports, stacks and coal by the words that the board and the labels have for them, whatever is possible now."""
    if option == "fill":
        colours = [(say(lang, f"colour-{letter}"), letter) for letter in COLOURS]
        return "".join(understood(colours, word) for word in re.split(r"[\s,+]+", text))
    known = [(place_name(space.name, lang), space.transport) for space in SPACES if space.transport]
    known += [(say(lang, f"transport-{letter}"), letter) for letter in TRANSPORTS]
    if option == "place":
        known = [(picture_texts(lang)("word-draw"), "draw")]
    return understood(known, text) if option in ("place", "transport") else text


def _keep(reader: SzczescReaderView, words: Mapping[str, Sequence[str]]) -> list[str]:
    piece = _joined(words, "piece")
    held = list(reader.view.held or ()) if reader.table.state is not None else []
    texts = [f"keep {'none' if piece == 'NONE' else piece}"]
    if piece in held:
        held.remove(piece)
    where = _joined(words, "rest").lower()
    if not where and held:
        return texts
    back = [each for each in words.get("order", []) if each in held]
    others = list(held)
    for each in back:
        if each in others:
            others.remove(each)
    fill = [f"fill {_joined(words, 'fill')}"] if words.get("fill") else []
    return [*texts, where or "top", *back, *others, *fill]


def _joined(words: Mapping[str, Sequence[str]], name: str) -> str:
    return " ".join(words.get(name, ()))
