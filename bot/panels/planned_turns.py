"""Planning ahead, in private: the alternatives for the next turn in their order, and a new one choice by choice.

A new one is chosen from what the player could do if it were their turn now. What was chosen so far is with the plans in the
database: addresses and values name choices by their place in a list, so that no plan can be read from them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from bot.panels.components import (
    MAX_OPTION,
    Button,
    ButtonRow,
    Panel,
    Select,
    SelectOption,
    page_in,
    paged_options,
    panel,
    small_number,
)
from bot.panels.game_module import CommandOption, Completion, TurnCommand, game_module
from bot.panels.panel_press import ActionHandler, PanelPress
from bot.panels.reader_view import ReaderView
from bot.tables.errors import Refused
from bot.tables.plan_checks import refused_until_revealed, why_not
from bot.tables.planned_turns import PlanEdit, can_plan, earlier, position_ahead, toggled, with_draft, with_turn, without
from bot.tables.seat_plans import CONDITIONS, MAX_PLANS, NO_PLANS, PlannedTurn, SeatPlans
from bot.tables.table import Answer
from bot.texts.formatting import listing
from engine.contract import EngineError, Refusal

OPEN, NEW, PICK, EDIT = "ahead", "ahead_new", "ahead_pick", "ahead_edit"
LEAVE_OPEN, GIVE_UP = "open", "stop"
Draft = tuple[tuple[str, str], ...]
_COMMAND = "command"  # the first choice of a draft; then options by name


# --- what others of this package show ---------------------------------------------------------------------------------


def plan_button(reader: ReaderView) -> ButtonRow:
    """The way here, for a player whose next turn can be planned."""
    if reader.seat is None or not can_plan(reader.table, reader.seat):
        return ()
    count = len(_plans(reader).turns)
    return (reader.button(OPEN, label=reader.say("btn-ahead-some", count=count) if count else ""),)


def missed_note(reader: ReaderView) -> str:
    """Why the turn at hand was not played as planned; empty: it was not planned."""
    missed = _plans(reader).missed
    if not missed:
        return ""
    lines = [f"- {turn_text(reader, one.actions)}: {reader.say(f'ahead-now-{one.why}')}" for one in missed]
    return "\n".join([reader.say("ahead-missed"), *lines])


def turn_text(reader: ReaderView, actions: Sequence[str]) -> str:
    """A turn in one line."""
    advice = game_module(reader).advice
    return " · ".join(actions) if advice is None else advice.turn_label(reader.view, tuple(actions), reader.lang)


# --- the list ---------------------------------------------------------------------------------------------------------


def plans_panel(reader: ReaderView, note: str = "") -> Panel:
    """All alternatives, whether each could be played now, and the way to another one."""
    try:
        ahead = _as_if_on_turn(reader)
    except Refused as refused:
        return panel(note, reader.refusal(refused.refusal), (_back(reader),))
    plans = _plans(reader)
    if plans.draft and (asked := _draft_panel(reader, ahead, plans.draft, note)) is not None:
        return asked
    lines = [_line(ahead, number, turn) for number, turn in enumerate(plans.turns)]
    full = len(plans.turns) >= MAX_PLANS
    return panel(
        note,
        reader.say("ahead-title"),
        "\n".join(lines) or reader.say("ahead-none"),
        _order_buttons(reader, plans),
        _conditions(reader, plans),
        None if full else Select(reader.to(NEW), reader.say("choose-ahead"), _commands(ahead)),
        (_back(reader),),
    )


def _line(ahead: ReaderView, number: int, turn: PlannedTurn) -> str:
    assert ahead.seat is not None
    line = f"**{number + 1}.** {turn_text(ahead, turn.actions)}"
    if turn.stops:
        asked = listing([ahead.say(f"ahead-if-{name}") for name in turn.stops], ahead.lang, "or")
        line += "\n" + ahead.say("ahead-asks-if", what=asked)
    why = why_not(ahead.table.game, ahead.table.state, ahead.seat, turn)
    if why is not None:
        line += "\n" + ahead.say("ahead-disturbed", why=ahead.say(f"ahead-now-{why}"))
    return line


def _order_buttons(reader: ReaderView, plans: SeatPlans) -> ButtonRow:
    count = len(plans.turns)
    up = [reader.button(EDIT, f"up {at}", label=reader.say("btn-ahead-up", number=at + 1)) for at in range(1, count)]
    drop = [
        reader.button(EDIT, f"drop {at}", label=reader.say("btn-ahead-drop", number=at + 1), style="danger")
        for at in range(count)
    ]
    return (*up, *drop)


def _conditions(reader: ReaderView, plans: SeatPlans) -> Select:
    """Each condition of each alternative; choosing it turns it round."""
    options = [
        SelectOption(
            f"{name} {at}",
            reader.say(
                "ahead-asks" if name in turn.stops else "ahead-does-not-ask", number=at + 1, what=reader.say(f"ahead-if-{name}")
            ),
        )
        for at, turn in enumerate(plans.turns)
        for name in CONDITIONS
        if name in turn.depends
    ]
    return Select(reader.to(EDIT), reader.say("choose-ahead-asks"), tuple(options))


def _back(reader: ReaderView) -> Button:
    return reader.button("play", label=reader.say("btn-back-table"), style="primary")


# --- a new one --------------------------------------------------------------------------------------------------------


def _commands(ahead: ReaderView) -> tuple[SelectOption, ...]:
    """What a turn can be, as the commands of the game have it."""
    found = [turn.name for turn in game_module(ahead).commands.TURN_COMMANDS if _possible(ahead, turn)]
    return tuple(SelectOption(name, ahead.say(f"cmd-{name}-desc")) for name in found)


def _possible(ahead: ReaderView, turn: TurnCommand) -> bool:
    commands = game_module(ahead).commands
    if commands.why_not(ahead, turn.name) is not None:
        return False
    if turn.options:
        return bool(_completions(ahead, turn.name, turn.options[0], {}))
    return _refused(ahead, commands.actions(ahead, turn.name, {})) is None


def _refused(ahead: ReaderView, texts: Sequence[str]) -> Refusal | None:
    assert ahead.seat is not None
    game = ahead.table.game
    try:
        actions = [game.parse(text) for text in texts]
    except EngineError as error:
        return error.refusal
    return refused_until_revealed(game, ahead.table.state, ahead.seat, actions)


def _completions(ahead: ReaderView, command: str, option: CommandOption, filled: dict[str, str]) -> list[Completion]:
    if option.values:
        return [(ahead.say(f"choice-{option.name}-{value}"), value) for value in option.values]
    found = game_module(ahead).commands.complete(ahead, command, option.name, "", filled)
    return [(label, value) for label, value in found if len(value) <= MAX_OPTION]


def _next_choice(ahead: ReaderView, draft: Draft) -> tuple[CommandOption | None, list[Completion]]:
    """The option to choose next, and what from; None: everything is said. What was left open is not asked for further."""
    command, filled = draft[0][1], dict(draft[1:])
    turn = _turn_command(ahead, command)
    if turn is None or "" in filled.values():
        return None, []
    for option in turn.options:
        if option.name not in filled:
            found = _completions(ahead, command, option, filled)
            if found or option.needed:
                return option, found
    return None, []


def _turn_command(ahead: ReaderView, name: str) -> TurnCommand | None:
    return next((turn for turn in game_module(ahead).commands.TURN_COMMANDS if turn.name == name), None)


def _draft_panel(reader: ReaderView, ahead: ReaderView, draft: Draft, note: str, page: int = 0) -> Panel | None:
    """The next choice of a turn that is being planned; None: there is nothing to choose any more."""
    option, found = _next_choice(ahead, draft)
    if option is None or not found:
        return None
    options = [SelectOption(str(number), label) for number, (label, _) in enumerate(found)]
    shown = paged_options(options, page, lambda at, pages: reader.say("ahead-more", page=at, pages=pages))
    leave = () if option.needed else (reader.button(PICK, LEAVE_OPEN, label=reader.say("btn-ahead-open"), style="success"),)
    command = draft[0][1]
    return panel(
        note,
        reader.say("ahead-new", what=reader.say(f"cmd-{command}-desc")),
        Select(reader.to(PICK, _code(found)), reader.say(f"cmd-{command}-{option.name}-desc"), shown),
        (*leave, reader.button(PICK, GIVE_UP, label=reader.say("btn-ahead-stop"))),
    )


def _code(found: Sequence[Completion]) -> str:
    """Tells whether the list is still the one that was shown; says nothing about what is chosen from it."""
    return hashlib.sha256("\n".join(value for _, value in found).encode()).hexdigest()[:8]


# --- presses ----------------------------------------------------------------------------------------------------------


async def _open(press: PanelPress, reader: ReaderView) -> Answer | Panel:
    return plans_panel(reader)


async def _new(press: PanelPress, reader: ReaderView) -> Answer | Panel:
    ahead = _as_if_on_turn(reader)
    if press.value not in [option.value for option in _commands(ahead)]:
        return plans_panel(reader, reader.say("moved-on"))
    return await _choose(press, reader, ahead, ((_COMMAND, press.value),))


async def _pick(press: PanelPress, reader: ReaderView) -> Answer | Panel:
    draft = _plans(reader).draft
    if not draft or press.value == GIVE_UP:
        return await _edit_plans(press, reader, with_draft())
    ahead = _as_if_on_turn(reader)
    option, found = _next_choice(ahead, draft)
    if option is None:
        return await _edit_plans(press, reader, with_draft())
    if press.value == LEAVE_OPEN and not option.needed:
        return await _choose(press, reader, ahead, (*draft, (option.name, "")))
    if press.address.argument != _code(found):
        return plans_panel(reader, reader.say("moved-on"))
    if (page := page_in(press.value)) is not None:
        return _draft_panel(reader, ahead, draft, "", page) or plans_panel(reader)
    number = small_number(press.value)
    if number is None or number >= len(found):
        return plans_panel(reader, reader.say("moved-on"))
    return await _choose(press, reader, ahead, (*draft, (option.name, found[number][1])))


async def _choose(press: PanelPress, reader: ReaderView, ahead: ReaderView, draft: Draft) -> Panel:
    """Go on to the next choice, or plan the turn when everything is said."""
    option, _ = _next_choice(ahead, draft)
    if option is not None:
        return await _edit_plans(press, reader, with_draft(*draft))
    filled = {name: value for name, value in draft[1:] if value}
    texts = game_module(ahead).commands.actions(ahead, draft[0][1], filled)
    answer = await press.tables.edit_plans(press.request(), reader.table.id, with_turn(texts))
    if answer.refusal is not None and answer.refusal.code == "plan_twice":  # nothing else can come of these choices
        return await _edit_plans(press, reader, with_draft(), reader.refusal(answer.refusal), more="+stop")
    return await _after_edit(press, reader, answer, reader.say("ahead-planned"))


async def _edit(press: PanelPress, reader: ReaderView) -> Answer | Panel:
    word, _, figure = press.value.partition(" ")
    number = small_number(figure)
    if number is None:
        return plans_panel(reader, reader.say("moved-on"))
    edit = {"up": earlier, "drop": without}.get(word)
    return await _edit_plans(press, reader, toggled(number, word) if edit is None else edit(number))


async def _edit_plans(press: PanelPress, reader: ReaderView, edit: PlanEdit, note: str = "", more: str = "") -> Panel:
    return await _after_edit(press, reader, await press.tables.edit_plans(press.request(more), reader.table.id, edit), note)


async def _after_edit(press: PanelPress, reader: ReaderView, answer: Answer, note: str) -> Panel:
    table = await press.tables.table(reader.table.id)
    now = reader if table is None else ReaderView.of(table, press.person, press.lang)
    if answer.refusal is not None and answer.refusal.code != "stale":
        return plans_panel(now, now.refusal(answer.refusal))
    return plans_panel(now, now.say("moved-on") if answer.refusal is not None else note)


def _guarded(handler: ActionHandler) -> ActionHandler:
    """Whoever cannot plan now is told why, above what they can do."""

    async def handle(press: PanelPress, reader: ReaderView) -> Answer | Panel:
        table = reader.table
        if reader.seat is None:
            return Answer(table.id, table.seq, Refusal("not_a_player"))
        try:
            position_ahead(table, reader.seat)
            return await handler(press, reader)
        except Refused as refused:
            return Answer(table.id, table.seq, refused.refusal)

    return handle


ACTION_HANDLERS: dict[str, ActionHandler] = {
    OPEN: _guarded(_open),
    NEW: _guarded(_new),
    PICK: _guarded(_pick),
    EDIT: _guarded(_edit),
}


def _plans(reader: ReaderView) -> SeatPlans:
    return NO_PLANS if reader.seat is None else reader.table.plans.get(reader.seat, NO_PLANS)


def _as_if_on_turn(reader: ReaderView) -> ReaderView:
    """The same reader, as if their next turn began now; raises Refused where none can be planned."""
    assert reader.seat is not None
    return replace(reader, table=replace(reader.table, state=position_ahead(reader.table, reader.seat)))
