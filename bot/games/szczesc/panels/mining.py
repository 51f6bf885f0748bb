"""A turn of mining, step by step. Each step is an action at the table, so a half-finished turn survives everything."""

from __future__ import annotations

from bot.games.szczesc.panels.plan_suggestions import best_plans
from bot.games.szczesc.panels.reader_view import SzczescReaderView, own_shaft
from bot.games.szczesc.texts.labels import plan_label, step_label
from bot.panels.components import MAX_SELECT_OPTIONS, Button, Panel, Select, SelectOption, fits, paged_options, panel, truncate
from engine.szczesc.box import LOCKED, SPACE, SPACES
from engine.szczesc.planner import Plan
from engine.szczesc.view import View

GIST = 24  # characters of a plan on its button
MOST_PUTS = 10  # buttons for single cubes; with more of them all go into the select


def mining_panel(reader: SzczescReaderView, note: str = "", page: int = 0) -> Panel:
    """The builder: the shaft as it is now, plans, every legal step, and the way back."""
    view, level = reader.view, own_shaft(reader).level
    steps = [text for text in reader.legal if text != "stop"]
    single = [text for text in steps if ">" in text and ":" not in text]
    if len(single) > MOST_PUTS:
        single = []
    others = [text for text in steps if ">" in text and text not in single]
    assert view.space is not None
    untouched = view.steps_left == SPACE[view.space].number
    suggested = suggestions(reader)
    summary = [reader.say("mine-suggestion", number=number, what=plan_label(plan, reader.lang)) for number, plan in suggested]
    return panel(
        note,
        reader.say("mine-left", left=view.steps_left),
        reader.picture("shaft"),
        "\n".join([reader.say("mine-suggestions"), *summary]) if suggested else None,
        tuple(_whole_plan(reader, number, plan) for number, plan in suggested),
        reader.say("mine-steps") if steps else reader.say("mine-nothing"),
        tuple(_step(reader, text, level, "primary") for text in steps if text[0] == "@"),
        tuple(_step(reader, text, level) for text in steps if text[0] in "+-"),
        tuple(_step(reader, text, level) for text in single),
        _more_steps(reader, others, page),
        (
            reader.button("undo_step", label=reader.say("btn-other-place") if untouched else ""),
            reader.button("start_over", disabled=untouched),
            reader.button("done", style="success"),
        ),
    )


def suggestions(reader: SzczescReaderView) -> list[tuple[int, Plan]]:
    """Whole plans for the steps that are left, numbered."""
    found = [plan for plan in best_plans(own_shaft(reader), reader.view.steps_left) if fits(reader.to("steps", str(plan)))]
    return list(enumerate(found, 1))


def _whole_plan(reader: SzczescReaderView, number: int, plan: Plan) -> Button:
    """A plan as a button; a phone shows little of a label, so what it achieves stands in full above."""
    gist = truncate(", ".join(plan.completes) or plan_label(plan, reader.lang), GIST)
    return reader.button("steps", str(plan), label=f"{number} · {gist} · {reader.say('steps', steps=plan.used)}", style="success")


def _step(reader: SzczescReaderView, text: str, level: int, style: str = "secondary") -> Button:
    return reader.button("step", text, label=step_label(text, reader.lang, level), style=style)


def _more_steps(reader: SzczescReaderView, steps: list[str], page: int) -> Select:
    """Everything that has no button of its own, page by page."""
    options = [SelectOption(text, step_label(text, reader.lang)) for text in steps]
    shown = paged_options(options, page, lambda at, pages: reader.say("more-steps", page=at, pages=pages))
    return Select(reader.to("step"), reader.say("other-steps"), shown)


def open_mines(view: View) -> list[int]:
    """The numbers of steps that this table's work places offer."""
    return [space.number for space in SPACES if space.kind == "mine" and space.index not in LOCKED[view.seats]]


def plan_panel(reader: SzczescReaderView, steps: int | None = None, chosen: int | None = None, note: str = "") -> Panel:
    """Thinking ahead, whoever is on turn: what the reader's shaft could do with so many steps. It changes nothing."""
    mining = reader.on_turn and reader.view.phase == "mine"
    offered = [reader.view.steps_left] if mining else open_mines(reader.view)
    steps = steps if steps in offered else offered[-1]
    found = best_plans(own_shaft(reader), steps, MAX_SELECT_OPTIONS)
    plan = found[chosen] if chosen is not None and chosen < len(found) else None
    options = tuple(SelectOption(str(number), plan_label(each, reader.lang), str(each)) for number, each in enumerate(found))
    return panel(
        note,
        reader.say("plan-title", steps=steps) if found else reader.say("plan-empty"),
        f"**{plan_label(plan, reader.lang)}**\n`{plan}`" if plan else None,
        reader.picture("mine", plan=str(plan) if mining else f"mine {steps} {plan}") if plan else reader.picture("shaft"),
        Select(reader.to("plans", str(steps)), reader.say("choose-plan"), options),
        tuple(
            reader.button("plan", str(number), label=reader.say("steps", steps=number), disabled=number == steps)
            for number in offered
        ),
        (reader.button("play", label=reader.say("btn-back")),),
    )
