"""Goals of a move and chambers for a nugget as lines of a select: number on the picture, place, what is there, what remains."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.games.goldmine.panels.reader_view import GoldMineReaderView, is_rich
from bot.games.goldmine.texts.labels import place_label, way_label
from bot.panels.components import SelectOption
from engine.goldmine.cells import HOME, Place, cell_of, place_text
from engine.goldmine.choices import goals, moved_seat
from engine.goldmine.view import View
from engine.goldmine.wayfinder import reach, rolls_home, rolls_to, steps_from

_FAR = 1000.0
_SIGNS = {"gold": "nugget", "entrance": "entrance", "passage": "passage", "mud": "mud"}  # emojis


class Goal(NamedTuple):
    """Where a move may end, or a nugget may be laid."""

    number: int  # on the picture
    place: Place
    here: str  # gold, entrance, passage, mud, empty (a chamber), tunnel
    steps: int | None  # None: not on foot


def numbered_goals(view: View) -> list[Goal]:
    """All of them, by number."""
    found = goals(view)
    seat = moved_seat(view)
    here = None if seat is None else view.players[seat].miner
    steps: Mapping[Place, int] = {}
    if here is not None and view.phase in ("walk", "chase"):
        steps = reach(view.mine, here, view.steps or 0, view.mud)
    return [Goal(number, place, what_is_at(view, place), steps.get(place)) for number, place in enumerate(found, 1)]


def what_is_at(view: View, place: Place) -> str:
    """What is worth knowing about a place, in a word."""
    if place == HOME:
        return "entrance"
    cell = cell_of(place)
    if cell in view.nuggets:
        return "gold"
    if place in view.mine.passages:
        return "passage"
    if view.mud and place in view.mine.muddy:
        return "mud"
    return "empty" if view.mine.pieces[cell].chamber else "tunnel"


def best_goals_first(view: View) -> list[Goal]:
    """Gold, the entrance for the rich, passages, then what brings the miner nearest to gold or home."""
    seat = moved_seat(view)
    rich = seat is not None and is_rich(view, seat)
    left = rolls_left(view, rich)
    rank = {"gold": 1 if rich else 0, "entrance": 0 if rich else 3, "passage": 2}

    def order(goal: Goal) -> tuple[float, ...]:
        return rank.get(goal.here, 3), left.get(goal.place, _FAR), goal.steps or 0, goal.number

    return sorted(numbered_goals(view), key=order)


def rolls_left(view: View, rich: bool) -> dict[Place, float]:
    """Expected rolls from every place to what a miner wants: home with enough gold, else the nearest gold."""
    return rolls_home(view.mine, view.mud) if rich else rolls_to(view.mine, [cell << 4 for cell in view.nuggets], view.mud)


def goal_options(reader: GoldMineReaderView) -> list[SelectOption]:
    """The goals of the reader's own move, best first."""
    view = reader.view
    seat = moved_seat(view)
    rich = seat is not None and is_rich(view, seat)
    left = rolls_left(view, rich)
    return [_option(reader, goal, _remains(reader, goal, left, rich)) for goal in best_goals_first(view)]


def _remains(reader: GoldMineReaderView, goal: Goal, left: Mapping[Place, float], rich: bool) -> str:
    """What is there, and how far it is from there to what one wants."""
    here = reader.say("here", kind=goal.here)
    rolls = left.get(goal.place)
    if not rolls:
        return here
    remains = reader.say("remains-home" if rich else "remains-gold", rolls=max(1, round(rolls)))
    return remains if goal.here in ("tunnel", "entrance") else f"{here}, {remains}"


def chase_options(reader: GoldMineReaderView, loser: int) -> list[SelectOption]:
    """Where the loser may be driven, the farthest from home first, with what that does."""
    view = reader.view
    home = rolls_home(view.mine, view.mud)
    found = sorted(numbered_goals(view), key=lambda goal: (-home.get(goal.place, _FAR), goal.number))
    return [_option(reader, goal, reader.say("here", kind=goal.here), flight_effect(reader, loser, goal.place)) for goal in found]


def flight_effect(reader: GoldMineReaderView, loser: int, place: Place) -> str:
    """What it does to the loser's way home."""
    view = reader.view
    before = view.players[loser].miner
    assert before is not None
    who = reader.plain_names[loser]
    if place == HOME and is_rich(view, loser):
        return reader.say("chase-wins", loser=who)
    ways = steps_from(view.mine, HOME, view.mud)
    old, new = ways.get(before), ways.get(place)
    if new is None:
        return reader.say("effect-pocket", who=who)
    if old is None or old[0] == new[0]:
        return ""
    key = "effect-longer" if new[0] > old[0] else "effect-shorter"
    return reader.say(key, who=who, steps=abs(new[0] - old[0]))


def drop_options(reader: GoldMineReaderView) -> list[SelectOption]:
    """Empty chambers, the nearest to the reader first."""
    view = reader.view
    assert reader.seat is not None
    here = view.players[reader.seat].miner
    assert here is not None
    ways = steps_from(view.mine, here, view.mud)
    found = sorted(numbered_goals(view), key=lambda goal: (ways.get(goal.place, (_FAR, 0)), goal.number))
    return [_option(reader, goal._replace(steps=ways[goal.place][0] if goal.place in ways else None), "") for goal in found]


def _option(reader: GoldMineReaderView, goal: Goal, what: str, more: str = "") -> SelectOption:
    what = what or reader.say("here", kind=goal.here)
    place = place_label(goal.place, reader.lang)
    if what == place:  # the entrance is a place and says what is there
        label = reader.say("opt-place", number=goal.number, place=place, what=way_label(goal.steps, reader.lang))
    elif goal.steps is None:
        label = reader.say("opt-place", number=goal.number, place=place, what=what)
    else:
        label = reader.say("opt-goal", number=goal.number, place=place, what=what, steps=goal.steps)
    return SelectOption(place_text(goal.place), label, more, _SIGNS.get(goal.here, ""))
