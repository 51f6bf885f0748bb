"""Where to go: on foot after a die, through a passage, and where bats drive the loser."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.goldmine.panels.ending import ends_turn
from bot.games.goldmine.panels.goal_list import best_goals_first, goal_options
from bot.games.goldmine.panels.reader_view import GoldMineReaderView, is_rich
from bot.games.goldmine.panels.turn_panel import page_buttons, turn_title, warnings
from bot.panels.components import Button, ButtonRow, Panel, Select, SelectOption, paged_options, panel
from engine.goldmine.actions import STAY
from engine.goldmine.cells import HOME, place_text

FEW = 4  # goals that fit into a row of buttons, with the one to stay
MOST_SURE = 3  # buttons for goals that one surely wants


def walk_panel(reader: GoldMineReaderView, note: str = "", page: int = 0) -> Panel:
    """Up to so many steps."""
    steps = reader.view.steps or 0
    return _goals_panel(reader, note, reader.say("walk-where", steps=steps), page)


def passage_panel(reader: GoldMineReaderView, note: str = "", page: int = 0) -> Panel:
    """Out at another passage, or stay."""
    return _goals_panel(reader, note, reader.say("passage-where", dice=_dice(reader)), page)


def _dice(reader: GoldMineReaderView) -> str:
    """The dice that opened the passage, from the log: the position does not keep them."""
    dice = [event.data["dice"] for event in reader.last_turn if event.kind == "tried_passage"]
    return " + ".join(map(str, dice[-1])) if dice else "✓"


def _goals_panel(reader: GoldMineReaderView, note: str, question: str, page: int) -> Panel:
    return panel(
        note,
        "\n".join([turn_title(reader), *warnings(reader), question]),
        reader.picture("walk"),
        (*(few_goals(reader) or sure_goals(reader)), _stay(reader)),
        None if few_goals(reader) else goal_select(reader, "go", goal_options(reader), page),
        page_buttons(reader),
    )


def goal_select(reader: GoldMineReaderView, verb: str, options: Sequence[SelectOption], page: int) -> Select:
    """All goals, 24 on a page; which page it is stands in the address, because two pages must differ in it."""

    def more(number: int, of: int) -> str:
        return reader.say("page-of", page=number, pages=of)

    return Select(reader.to(verb), reader.say("choose-goal"), paged_options(options, page, more))


def few_goals(reader: GoldMineReaderView) -> ButtonRow:
    """All goals as buttons where there are only a few, as after digging; none where a list is shorter."""
    options = goal_options(reader)
    if len(options) > FEW:
        return ()
    return tuple(reader.button("go", option.value, label=option.label, style="primary", emoji=option.emoji) for option in options)


def sure_goals(reader: GoldMineReaderView) -> ButtonRow:
    """One press to what a player surely wants: home with enough gold, else gold within reach."""
    assert reader.seat is not None
    rich = is_rich(reader.view, reader.seat)
    found: list[Button] = []
    for goal in best_goals_first(reader.view):
        place = place_text(goal.place)
        if rich and goal.place == HOME:
            label = reader.say("btn-home")
            found.append(reader.button("go", place, label=label, style="success", emoji="entrance"))
        elif not rich and goal.here == "gold" and goal.steps is not None:
            label = f"{goal.number} · {reader.say('btn-to-gold', steps=goal.steps)}"
            found.append(reader.button("go", place, label=label, style="success", emoji="nugget"))
    return tuple(found[:MOST_SURE])


def _stay(reader: GoldMineReaderView) -> Button:
    return reader.button("stay", label=reader.say("btn-stay-end" if ends_turn(reader, str(STAY)) else "btn-stay"))
