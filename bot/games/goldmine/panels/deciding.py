"""What the winner of a challenge decides, also in the middle of somebody else's turn: the best choices first, as buttons."""

from __future__ import annotations

from bot.games.goldmine.panels.goal_list import chase_options, drop_options, flight_effect, numbered_goals
from bot.games.goldmine.panels.reader_view import GoldMineReaderView, is_rich
from bot.games.goldmine.panels.turn_panel import page_buttons
from bot.games.goldmine.panels.walking import goal_select
from bot.games.goldmine.texts.labels import place_label
from bot.panels.components import Button, ButtonRow, Panel, panel
from bot.panels.standing_orders import own_order_button
from engine.goldmine.actions import Chase, Drop
from engine.goldmine.cells import HOME, place_text
from engine.goldmine.players.best_choices import best_choices

BEST = 3  # choices as buttons


def drop_panel(reader: GoldMineReaderView, note: str = "", page: int = 0) -> Panel:
    """Where a nugget of the loser goes, or that it stays."""
    question = reader.say("drop-where", loser=reader.names[loser_of(reader)])
    return panel(
        note,
        f"{_title(reader)}\n{question}",
        reader.picture("walk"),
        (*_best_drops(reader), reader.button("leave_it")),
        goal_select(reader, "drop", drop_options(reader), page),
        (*page_buttons(reader), *_standing_order(reader)),
    )


def chase_panel(reader: GoldMineReaderView, note: str = "", page: int = 0) -> Panel:
    """Where the loser flees, at least one step."""
    loser = loser_of(reader)
    question = reader.say("chase-where", steps=reader.view.steps or 0, loser=reader.names[loser])
    return panel(
        note,
        "\n".join(filter(None, [_title(reader), question, _warning(reader, loser)])),
        reader.picture("walk"),
        _best_flights(reader, loser),
        goal_select(reader, "chase", chase_options(reader, loser), page),
        (*page_buttons(reader), *_standing_order(reader)),
    )


def _standing_order(reader: GoldMineReaderView) -> ButtonRow:
    """For a defender: leave such decisions to an automat from now on."""
    return own_order_button(reader, "defend") if reader.seat != reader.view.turn else ()


def loser_of(reader: GoldMineReaderView) -> int:
    """Who has lost the challenge at hand."""
    challenge = reader.view.challenge
    assert challenge is not None
    return challenge.against if challenge.winner == challenge.by else challenge.by


def _title(reader: GoldMineReaderView) -> str:
    return reader.with_deadline(reader.say("turn-decide", who=reader.names[reader.seat or 0]))


def _warning(reader: GoldMineReaderView, loser: int) -> str:
    """Chased home, a rich loser wins."""
    within = any(goal.place == HOME for goal in numbered_goals(reader.view))
    return reader.say("chase-wins", loser=reader.names[loser]) if within and is_rich(reader.view, loser) else ""


def _best_drops(reader: GoldMineReaderView) -> ButtonRow:
    found = []
    for action in best_choices(reader.view, BEST):
        if isinstance(action, Drop):
            place = place_text(action.cell << 4)
            option = next(one for one in drop_options(reader) if one.value == place)
            found.append(_best(reader, "drop", place, option.label))
    return tuple(found)


def _best_flights(reader: GoldMineReaderView, loser: int) -> ButtonRow:
    found = []
    numbers = {goal.place: goal.number for goal in numbered_goals(reader.view)}
    for action in best_choices(reader.view, BEST):
        if isinstance(action, Chase):
            where = f"{numbers[action.place]} · {place_label(action.place, reader.lang)}"
            effect = flight_effect(reader, loser, action.place)
            label = reader.say("btn-best", place=where, what=effect) if effect else where
            found.append(_best(reader, "chase", place_text(action.place), label))
    return tuple(found)


def _best(reader: GoldMineReaderView, verb: str, place: str, label: str) -> Button:
    return reader.button(verb, place, label=label, style="primary")
