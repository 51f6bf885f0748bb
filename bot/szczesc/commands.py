"""Typed turns of this game: what an option can be completed to, with cost and effect, and the actions that a command means.

Completions beyond the next action (steps of a plan, coal for carts) are tried out on a position made up from the
reader's own view, so that nothing hidden can show through.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from random import Random

from bot.hosted import Completion, Glance, Option, Said, Turn
from bot.panels.choices import matching
from bot.panels.model import MOST_OPTIONS
from bot.szczesc.panels.look import SzLook
from bot.szczesc.panels.places import effect
from bot.szczesc.panels.plans import best_plans
from bot.szczesc.texts.labels import card_label, cubes, piece_label, place_label, plan_label, step_label
from engine.contract import EngineError, Refusal
from engine.szczesc import SZCZESC, State
from engine.szczesc.box import TILES

_FILL = Option("fill", needed=False)
TURNS = (
    Turn("draft", (Option("card"),)),
    Turn("workshop", (Option("place"), _FILL)),
    Turn("mine", (Option("place"), Option("steps", needed=False))),
    Turn("deliver", (Option("transport"),)),
    Turn("money", (Option("place"),)),
    Turn("order", (Option("place"),)),
    Turn("keep", (Option("piece"), Option("rest", False, ("top", "bottom")), Option("order", needed=False), _FILL)),
)
GLANCES = (Glance("board"), Glance("hand"), Glance("standings"), Glance("shaft", of_a_player=True))
PHASES = {"draft": "draft", "keep": "choose"}  # of a command; all others send miners


def why_not(look: SzLook, command: str) -> Refusal | None:
    """Every command has its phase."""
    phase = look.view.phase
    if phase != PHASES.get(command, "place") and (command, phase) != ("mine", "mine"):
        return Refusal("not_now", {"phase": phase})
    return None


def complete(look: SzLook, command: str, option: str, typed: str, said: Said) -> list[Completion]:
    """What an option can be completed to, best first."""
    return _COMPLETE[command, option](look, typed, said)


# --- places, cards, pieces --------------------------------------------------------------------------------------------


def _cards(look: SzLook, typed: str, said: Said) -> list[Completion]:
    return matching([(card_label(card, look.lang), card) for card in look.view.display], typed)


def _places(kind: str) -> Callable[[SzLook, str, Said], list[Completion]]:
    def complete(look: SzLook, typed: str, said: Said) -> list[Completion]:
        if look.view.space is not None:  # a turn of mining under way: its place is settled
            return [(look.say("mine-left", left=look.view.steps_left).replace("*", ""), look.view.space.split(" ")[1])]
        found = []
        for place in look.view.places:
            if place.space.kind == kind and place.closed is None:
                label = place_label(place, look.lang, look.plain_names, look.seat)
                found.append((" · ".join(filter(None, [label, effect(look, place)])), place.space.name.split(" ")[1]))
        return matching(found, typed)

    return complete


def _pieces(look: SzLook, typed: str, said: Said) -> list[Completion]:
    found = []
    for text in look.legal:
        piece = text.removeprefix("keep ")
        price = look.say("marks", marks=TILES[piece].price) if piece in TILES else ""
        label = (
            step_label(text, look.lang) if piece == "none" else " · ".join(filter(None, [piece_label(piece, look.lang), price]))
        )
        found.append((label, piece))
    return matching(found, typed)


def _orders_back(look: SzLook, typed: str, said: Said) -> list[Completion]:
    """The rest of a draw in the order in which it goes back: what was typed first, then each of the others next."""
    left = list(look.view.held or ())
    if said.get("piece", "").upper() in left:
        left.remove(said["piece"].upper())
    first: list[str] = []
    for piece in typed.upper().split(" "):
        if piece in left:
            left.remove(piece)
            first.append(piece)
    heads = [[*first, piece] for piece in dict.fromkeys(left)] or [first]
    lines = [" ".join([*head, *_without(left, head[len(first) :])]) for head in heads]
    return [(line.replace(" ", ", "), line) for line in dict.fromkeys(lines) if line]


def _without(pieces: Sequence[str], gone: Sequence[str]) -> list[str]:
    left = list(pieces)
    for piece in gone:
        left.remove(piece)
    return left


# --- beyond the next action -------------------------------------------------------------------------------------------


def _after(look: SzLook, texts: Sequence[str]) -> tuple[State, int]:
    """An imagined position after as many of these actions as are possible, and how many that were."""
    assert look.seat is not None
    state = SZCZESC.imagine(look.view, Random(0))
    for number, text in enumerate(texts):
        try:
            action = SZCZESC.parse(text)
        except EngineError:
            return state, number
        if SZCZESC.explain(state, look.seat, action) is not None:
            return state, number
        SZCZESC.apply(state, look.seat, action)
    return state, len(texts)


def _fills(look: SzLook, typed: str, said: Said) -> list[Completion]:
    """Coal for carts, where the tile that is bought does not find enough of its own."""
    texts = actions(look, "keep" if "piece" in said else "workshop", {"rest": "top", **said, "fill": ""})
    state, _ = _after(look, texts)
    if state.phase != "fill" or look.seat is None:
        return []
    letters = [str(action).removeprefix("fill ") for action in SZCZESC.legal_actions(state, look.seat)]
    return matching([(cubes(each, look.lang), each) for each in letters], typed)


def _steps(look: SzLook, typed: str, said: Said) -> list[Completion]:
    """Plans that begin with what was typed, then every single step that could come next."""
    assert look.seat is not None
    mining = look.view.phase == "mine"
    start = [] if mining else [f"mine {said.get('place', '').strip()}"]
    words = typed.upper().split(" ") if typed else []
    state, done = _after(look, [*start, *words])
    if done < len(start):
        return []
    done -= len(start)
    if done < len(words) - 1 or state.phase != "mine":
        return []  # a word in the middle is no possible step
    begun, partial = words[:done], words[done] if done < len(words) else ""
    shaft = SZCZESC.observe(state, look.seat).shafts[look.seat]
    found: list[Completion] = []
    if begun and not partial:
        found.append((f"{typed} · {look.say('mine-left', left=state.steps_left).replace('*', '')}", " ".join(begun)))
    for plan in best_plans(shaft, state.steps_left, MOST_OPTIONS // 2):
        if str(plan).startswith(partial):
            found.append((f"{plan_label(plan, look.lang)} · {plan}", " ".join([*begun, str(plan)])))
    for action in SZCZESC.legal_actions(state, look.seat):
        text = str(action)
        if text != "stop" and text.startswith(partial):
            found.append((" ".join([*begun, step_label(text, look.lang, shaft.level)]), " ".join([*begun, text])))
    return found


_COMPLETE: dict[tuple[str, str], Callable[[SzLook, str, Said], list[Completion]]] = {
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


def actions(look: SzLook, command: str, said: Said) -> list[str]:
    """The texts of the actions that a typed command stands for; whether they are possible is for the table to say."""
    words = {name: text.upper().split() for name, text in said.items()}
    if command == "draft":
        return [f"draft {_joined(words, 'card')}"]
    if command == "keep":
        return _keep(look, words)
    place = _joined(words, "transport" if command == "deliver" else "place")
    name = f"{command} {place.lower() if place == 'DRAW' else place}"
    fill = [f"fill {_joined(words, 'fill')}"] if words.get("fill") else []
    if command != "mine":
        return [name, *fill]
    steps = words.get("steps", [])
    begun = look.table.state is not None and look.view.phase == "mine" and look.view.space == name and look.on_turn
    return list(chain([] if begun else [name], steps, ["stop"] if steps else []))


def _keep(look: SzLook, words: Mapping[str, Sequence[str]]) -> list[str]:
    piece = _joined(words, "piece")
    held = list(look.view.held or ()) if look.table.state is not None else []
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
