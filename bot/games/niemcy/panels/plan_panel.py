"""Thinking ahead, whoever is on turn: the cheapest routes for the tickets that are ticked. It changes nothing."""

from __future__ import annotations

from bot.games.niemcy.panels.claim_draft import payable
from bot.games.niemcy.panels.claim_panels import danger_label
from bot.games.niemcy.panels.info_panels import navigation_buttons
from bot.games.niemcy.panels.reader_view import NiemcyReaderView, own, own_seat
from bot.games.niemcy.panels.turn_panel import whole_line
from bot.games.niemcy.texts.labels import cards_list, route_label, ticket_label, tickets_list
from bot.panels.components import MAX_SELECT_OPTIONS, Panel, Select, SelectOption, panel, small_number
from engine.niemcy.box import CONNECTION
from engine.niemcy.view_plan import PlanStep, RoutePlan, TicketState, route_plan, ticket_states

MOST_STEPS = 12  # connections with a line each; the others follow in one
CLAIMS = 2  # buttons for whole claims; the list of claims has all
_SIGN = {True: "☑", False: "☐"}


def plan_panel(reader: NiemcyReaderView, ticked: int | None = None, note: str = "") -> Panel:
    """The plan for some of the reader's tickets, a bit each in the order of the hand; None: for all that can be done."""
    states = ticket_states(reader.view, own_seat(reader))
    possible = [number for number, one in enumerate(states) if one.state in ("open", "short")]
    cut = [reader.say("secret-cut", name=ticket_label(one.code, reader.lang)) for one in states if one.state == "cut"]
    if not possible:
        done = None if cut or not states else reader.say("plan-done")
        lines = [ticket_line(reader, one) for one in states]
        return panel(note, done, "\n".join(lines), reader.picture("tickets"), navigation_buttons(reader, "plan"))
    everything = sum(1 << number for number in possible)
    mask = everything if ticked is None or not ticked & everything else ticked & everything
    codes = [states[number].code for number in possible if mask >> number & 1]
    found = route_plan(reader.view, own_seat(reader), codes)
    options = tuple(
        SelectOption(
            str(number), f"{_SIGN[bool(mask >> number & 1)]} {ticket_label(states[number].code, reader.lang)}",
            ticket_line(reader, states[number]),
        )
        for number in possible
    )  # fmt: skip
    claims = [choice for choice in payable(reader) if choice.track.connection.code in {step.code for step in found.steps}]
    return panel(
        note,
        _title(reader, found),
        "\n".join([*(_step_line(reader, step) for step in found.steps[:MOST_STEPS]), *_rest(reader, found, cut)]),
        reader.picture("plan", plan="" if mask == everything else " ".join(codes)),
        Select(reader.to("tick", str(mask)), reader.say("choose-tick"), options[:MAX_SELECT_OPTIONS]),
        tuple(whole_line(reader, choice) for choice in claims[:CLAIMS]) if can_claim(reader) else None,
        navigation_buttons(reader, "plan", "passengers", "standings", "discards", "legend"),
    )


def can_claim(reader: NiemcyReaderView) -> bool:
    """Whether a claim can be made now."""
    return reader.on_turn and reader.view.phase == "turn"


def _title(reader: NiemcyReaderView, found: RoutePlan) -> str:
    """Cars, connections, and a guess of turns: two cards a turn, and one turn for each claim."""
    turns = len(found.steps) + (sum(found.missing.values()) + 1) // 2
    return reader.say("plan-title", cars=found.cars, left=own(reader).cars, routes=len(found.steps), turns=turns)


def _step_line(reader: NiemcyReaderView, step: PlanStep) -> str:
    length = reader.say("cars", cars=CONNECTION[step.code].length)
    line = f"{route_label(step.code, reader.lang)} · {length} · {danger_label(reader, step.danger)}"
    return f"- ✓ **{line}**" if step.payable else f"- {line}"


def _rest(reader: NiemcyReaderView, found: RoutePlan, cut: list[str]) -> list[str]:
    lines = []
    if len(found.steps) > MOST_STEPS:
        more = ", ".join(route_label(step.code, reader.lang) for step in found.steps[MOST_STEPS:])
        lines.append(reader.say("plan-more", list=more))
    if found.missing:
        cards = "".join(colour * count for colour, count in found.missing.items())
        lines.append(reader.say("plan-missing", cards=cards_list(cards, reader.lang)))
    states = {one.code: one.state for one in ticket_states(reader.view, own_seat(reader))}
    left = [code for code in found.left_out if states[code] != "cut"]
    if left:
        lines.append(reader.say("plan-left-out", list=tickets_list(left, reader.lang)))
    return [*lines, *cut]


def ticket_line(reader: NiemcyReaderView, one: TicketState) -> str:
    """How far a ticket is."""
    name = ticket_label(one.code, reader.lang)
    if one.state == "short":
        return reader.say("ticket-short", name=name, needs=one.cars, cars=own(reader).cars)
    if one.state == "open":
        routes = ", ".join(route_label(code, reader.lang) for code in one.connections)
        return reader.say("ticket-open", name=name, cars=one.cars, names=routes)
    return reader.say(f"ticket-{one.state}", name=name)


def ticked(reader: NiemcyReaderView, value: str, argument: str) -> Panel:
    """The plan with one ticket more or less."""
    mask, number = small_number(argument), small_number(value)
    if mask is None or number is None or number > 99:
        return plan_panel(reader)
    return plan_panel(reader, mask ^ 1 << number)
