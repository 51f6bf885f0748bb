"""A turn of mining, step by step. Each step is an action at the table, so a half-finished turn survives everything."""

from __future__ import annotations

from bot.panels.model import MOST_OPTIONS, Button, Option, Panel, Select, cut, fits, panel
from bot.szczesc.panels.look import SzLook, own_shaft
from bot.szczesc.panels.plans import best_plans
from bot.szczesc.texts.labels import plan_label, step_label
from engine.szczesc.box import LOCKED, SPACE, SPACES
from engine.szczesc.planner import Plan
from engine.szczesc.view import View

GIST = 24  # characters of a plan on its button
MOST_PUTS = 10  # buttons for single cubes; with more of them all go into the select
PAGE = "page "  # the value of the option that turns to another page of the select


def mining_panel(look: SzLook, note: str = "", page: int = 0) -> Panel:
    """The builder: the shaft as it is now, plans, every legal step, and the way back."""
    view, level = look.view, own_shaft(look).level
    steps = [text for text in look.legal if text != "stop"]
    single = [text for text in steps if ">" in text and ":" not in text]
    if len(single) > MOST_PUTS:
        single = []
    others = [text for text in steps if ">" in text and text not in single]
    assert view.space is not None
    untouched = view.steps_left == SPACE[view.space].number
    suggested = suggestions(look)
    summary = [look.say("mine-suggestion", number=number, what=plan_label(plan, look.lang)) for number, plan in suggested]
    return panel(
        note,
        look.say("mine-left", left=view.steps_left),
        look.picture("shaft"),
        "\n".join([look.say("mine-suggestions"), *summary]) if suggested else None,
        tuple(_whole_plan(look, number, plan) for number, plan in suggested),
        look.say("mine-steps") if steps else look.say("mine-nothing"),
        tuple(_step(look, text, level, "primary") for text in steps if text[0] == "@"),
        tuple(_step(look, text, level) for text in steps if text[0] in "+-"),
        tuple(_step(look, text, level) for text in single),
        _more_steps(look, others, page),
        (
            look.button("undo_step", label=look.say("btn-other-place") if untouched else ""),
            look.button("start_over", disabled=untouched),
            look.button("done", style="success"),
        ),
    )


def suggestions(look: SzLook) -> list[tuple[int, Plan]]:
    """Whole plans for the steps that are left, numbered."""
    found = [plan for plan in best_plans(own_shaft(look), look.view.steps_left) if fits(look.to("steps", str(plan)))]
    return list(enumerate(found, 1))


def _whole_plan(look: SzLook, number: int, plan: Plan) -> Button:
    """A plan as a button; a phone shows little of a label, so what it achieves stands in full above."""
    gist = cut(", ".join(plan.completes) or plan_label(plan, look.lang), GIST)
    return look.button("steps", str(plan), label=f"{number} · {gist} · {look.say('steps', steps=plan.used)}", style="success")


def _step(look: SzLook, text: str, level: int, style: str = "secondary") -> Button:
    return look.button("step", text, label=step_label(text, look.lang, level), style=style)


def _more_steps(look: SzLook, steps: list[str], page: int) -> Select:
    """Everything that has no button of its own, page by page."""
    options = [Option(text, step_label(text, look.lang)) for text in steps]
    if len(options) > MOST_OPTIONS:
        size = MOST_OPTIONS - 1
        pages = -(-len(options) // size)
        page %= pages
        options = options[page * size : (page + 1) * size]
        options.append(Option(f"{PAGE}{(page + 1) % pages}", look.say("more-steps", page=page + 1, pages=pages)))
    return Select(look.to("step"), look.say("other-steps"), tuple(options))


def page_of(value: str) -> int | None:
    """The page that this option of the select turns to; None when it is a step."""
    number = value.removeprefix(PAGE)
    return int(number) if value.startswith(PAGE) and number.isdecimal() else None


def open_mines(view: View) -> list[int]:
    """The numbers of steps that this table's work places offer."""
    return [space.number for space in SPACES if space.kind == "mine" and space.index not in LOCKED[view.seats]]


def plan_panel(look: SzLook, steps: int | None = None, chosen: int | None = None, note: str = "") -> Panel:
    """Thinking ahead, whoever is on turn: what the reader's shaft could do with so many steps. It changes nothing."""
    mining = look.on_turn and look.view.phase == "mine"
    offered = [look.view.steps_left] if mining else open_mines(look.view)
    steps = steps if steps in offered else offered[-1]
    found = best_plans(own_shaft(look), steps, MOST_OPTIONS)
    plan = found[chosen] if chosen is not None and chosen < len(found) else None
    options = tuple(Option(str(number), plan_label(each, look.lang), str(each)) for number, each in enumerate(found))
    return panel(
        note,
        look.say("plan-title", steps=steps) if found else look.say("plan-empty"),
        f"**{plan_label(plan, look.lang)}**\n`{plan}`" if plan else None,
        look.picture("mine", plan=str(plan) if mining else f"mine {steps} {plan}") if plan else look.picture("shaft"),
        Select(look.to("plans", str(steps)), look.say("choose-plan"), options),
        tuple(
            look.button("plan", str(number), label=look.say("steps", steps=number), disabled=number == steps)
            for number in offered
        ),
        (look.button("play", label=look.say("btn-back")),),
    )
