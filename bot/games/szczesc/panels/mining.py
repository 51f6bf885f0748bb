"""A turn of mining: whole plans with their pictures, or step by step.

Each step is an action at the table, so a half-finished turn survives everything.
"""

from __future__ import annotations

from bot.games.szczesc.panels.plan_suggestions import best_plans
from bot.games.szczesc.panels.reader_view import SzczescReaderView, own_shaft
from bot.games.szczesc.texts.emojis import step_emoji
from bot.games.szczesc.texts.labels import plan_label, plan_text, step_label
from bot.panels.components import (
    MAX_SELECT_OPTIONS,
    Button,
    Panel,
    Select,
    SelectOption,
    fits,
    paged_options,
    panel,
)
from engine.szczesc.box import LOCKED, SPACE, SPACES
from engine.szczesc.planner import Plan
from engine.szczesc.view import View


def builder_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """Plans as long as no step was taken and there is a plan; then step by step."""
    return mining_panel(reader, note) if _untouched(reader) and suggestions(reader) else steps_panel(reader, note)


def mining_panel(reader: SzczescReaderView, note: str = "", shown: int = 0) -> Panel:
    """The plans in words, the picture of one of them, and buttons: see another one, play this one, or go step by step."""
    plans = suggestions(reader)
    if not plans:
        return steps_panel(reader, note)
    shown = min(shown, len(plans) - 1)
    lines = [
        reader.say("mine-plan-shown" if number == shown else "mine-plan", number=number + 1, what=plan_text(plan, reader.lang))
        for number, plan in enumerate(plans)
    ]
    others = tuple(
        reader.button("preview", str(number), label=reader.say("btn-preview", number=number + 1))
        for number in range(len(plans))
        if number != shown
    )
    play = reader.button(
        "steps", str(plans[shown]), label=reader.say("btn-play-plan", number=shown + 1), style="success", emoji="mining"
    )
    return panel(
        note,
        "\n".join([reader.say("mine-left", left=reader.view.steps_left), *lines]),
        reader.picture("mine", plan=str(plans[shown])),
        (play, reader.button("by_hand", style="primary")),
        (*others, _back(reader)),
    )


def suggestions(reader: SzczescReaderView) -> list[Plan]:
    """Whole plans for the steps that are left, most points first."""
    found = [plan for plan in best_plans(own_shaft(reader), reader.view.steps_left) if fits(reader.to("steps", str(plan)))]
    return sorted(found, key=lambda plan: -plan.points)


def _untouched(reader: SzczescReaderView) -> bool:
    """Whether no step was taken yet."""
    assert reader.view.space is not None
    return reader.view.steps_left == SPACE[reader.view.space].number


def _back(reader: SzczescReaderView) -> Button:
    """A step back; the first one leads to the choice of a place."""
    return reader.button("undo_step", label=reader.say("btn-other-place") if _untouched(reader) else "")


def steps_panel(reader: SzczescReaderView, note: str = "", page: int = 0) -> Panel:
    """Step by step: the shaft as it is now and every legal step."""
    level = own_shaft(reader).level
    steps = [text for text in reader.legal if text != "stop"]
    to_plans = (reader.button("preview", "0", label=reader.say("btn-to-plans")),) if suggestions(reader) else ()
    return panel(
        note,
        reader.say("mine-left", left=reader.view.steps_left) if steps else reader.say("mine-nothing"),
        reader.picture("shaft"),
        tuple(_step(reader, text, level) for text in steps if text[0] == "@"),
        tuple(_step(reader, text, level) for text in steps if text[0] == "+"),
        _put_coal(reader, [text for text in steps if text[0] not in "@+"], page),
        (
            reader.button("done", style="success"),
            _back(reader),
            *(() if _untouched(reader) else (reader.button("start_over"),)),
            *to_plans,
        ),
    )


def _step(reader: SzczescReaderView, text: str, level: int) -> Button:
    return reader.button("step", text, label=step_label(text, reader.lang, level), style="primary", emoji=step_emoji(text))


def _put_coal(reader: SzczescReaderView, steps: list[str], page: int) -> Select:
    """Every way to put coal into the store or onto an order, page by page."""
    options = [SelectOption(text, step_label(text, reader.lang), emoji=step_emoji(text)) for text in steps]
    shown = paged_options(options, page, lambda at, pages: reader.say("more-steps", page=at, pages=pages))
    return Select(reader.to("step"), reader.say("put-coal"), shown)


def open_mines(view: View) -> list[int]:
    """The numbers of steps that this table's work places offer."""
    return [space.number for space in SPACES if space.kind == "mine" and space.index not in LOCKED[view.seats]]


def plan_panel(reader: SzczescReaderView, steps: int | None = None, chosen: int | None = None, note: str = "") -> Panel:
    """Thinking ahead, whoever is on turn: what the reader's shaft could do with so many steps. It changes nothing."""
    mining = reader.on_turn and reader.view.phase == "mine"
    offered = [reader.view.steps_left] if mining else open_mines(reader.view)
    steps = steps if steps in offered else offered[-1]
    found = best_plans(own_shaft(reader), steps, MAX_SELECT_OPTIONS)
    chosen = chosen if chosen is not None and chosen < len(found) else 0
    plan = found[chosen] if found else None
    options = tuple(SelectOption(str(number), plan_label(each, reader.lang), str(each)) for number, each in enumerate(found))
    return panel(
        note,
        reader.say("plan-title", steps=steps) if found else reader.say("plan-empty"),
        f"**{plan_text(plan, reader.lang)}**\n`{plan}`" if plan else None,
        reader.picture("mine", plan=str(plan) if mining else f"mine {steps} {plan}") if plan else reader.picture("shaft"),
        Select(reader.to("plans", str(steps)), reader.say("choose-plan"), options),
        tuple(
            reader.button("plan", str(number), label=reader.say("steps", steps=number), disabled=number == steps)
            for number in offered
        ),
        (reader.button("play", label=reader.say("btn-back")),),
    )
