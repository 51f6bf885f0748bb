"""What one player sees of the own things, in words: cards, tickets, plan, and what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.niemcy.box import CONNECTION, TICKETS
from engine.niemcy.view_plan import (
    OfferedSet,
    PlanStep,
    TicketState,
    offer_of,
    route_plan,
    ticket_states,
)
from render.alt_text import AltList, Brevity, alt_text, shortened_alt_text
from render.niemcy.describe import route_words
from render.niemcy.names import colour_name, ends_name, place_name
from render.niemcy.palette import HAND_ORDER
from render.niemcy.scene import Scene


def private_words(scene: Scene) -> str:
    """What is said where the viewer may not look."""
    return alt_text(scene, "", [scene.words("rail-hidden", name=scene.name(scene.seat))])


def own(scene: Scene) -> bool:
    """Whether the viewer may see this seat's cards and tickets."""
    return scene.view.players[scene.seat].hand is not None


def ticked(scene: Scene) -> tuple[str, ...]:
    """The tickets that the plan is for; none: all unfinished ones."""
    return tuple(code for code in scene.plan.split() if code in TICKETS)


def describe_cards(scene: Scene) -> str:
    """The cards by colour, what the plan wants of each, points and cars."""
    if not own(scene):
        return private_words(scene)
    say, player = scene.words, scene.view.players[scene.seat]
    plan = route_plan(scene.view, scene.seat, ticked(scene))
    cards = []
    for letter in HAND_ORDER:
        count = (player.hand or "").count(letter)
        wanted = plan.wanted.get(letter, 0)
        if count or wanted:
            text = f"{colour_name(say, letter)} {letter} {count}"
            of = say("rail-of", have=min(count, wanted), needs=wanted)
            cards.append(f"{text} ({say('rail-plan')} {of})" if wanted else text)
    return alt_text(
        scene,
        "",
        [
            say("alt-rail-hand", cards=", ".join(cards) or say("alt-nothing")),
            say("alt-rail-own", name=scene.name(scene.seat), cars=player.cars, points=player.points),
            say("alt-rail-plan-cars", needs=plan.cars, cars=player.cars, grey=plan.wanted.get("X", 0)),
        ],
    )


def describe_tickets(scene: Scene, states: Sequence[TicketState]) -> str:
    """These tickets with their states and what is missing; the sums of all."""
    if not own(scene):
        return private_words(scene)
    say = scene.words
    items = [_ticket(scene, state) for state in states]
    return alt_text(scene, "", [AltList(say("rail-tickets"), items), tickets_sum(scene)])


def tickets_sum(scene: Scene) -> str:
    """What the completed tickets bring, and what the others would cost."""
    states = ticket_states(scene.view, scene.seat)
    done = sum(TICKETS[one.code].value for one in states if one.state == "done")
    rest = sum(TICKETS[one.code].value for one in states if one.state != "done")
    return scene.words("rail-tickets-sum", done=done, rest=rest)


def _ticket(scene: Scene, one: TicketState) -> str:
    say, ticket = scene.words, TICKETS[one.code]
    start, end = (place_name(say, code) for code in one.code.split("-"))
    text = say("alt-rail-ticket", **{"from": start}, to=end, value=ticket.value, state=one.state)
    text = f"{text} ({say('rail-ticket-kind', kind='long' if ticket.long else 'short')})"
    if one.connections:
        names = ", ".join(ends_name(say, code) for code in one.connections)
        text += f", {say('rail-missing', cars=one.cars)}: {names}"
    return text


def describe_plan(scene: Scene) -> str:
    """The connections of the plan by number, the cars, the missing cards."""
    if not own(scene):
        return private_words(scene)
    say, view = scene.words, scene.view
    plan = route_plan(view, scene.seat, ticked(scene))
    missing = ", ".join(f"{colour_name(say, colour)} {count}" for colour, count in plan.missing.items())

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        steps = [_step(scene, number, step, brevity) for number, step in enumerate(plan.steps, 1)]
        tickets = ", ".join(ends_name(say, code) for code in plan.tickets) or say("alt-nothing")
        text = say(
            "alt-rail-plan",
            routes="; ".join(steps) or say("alt-nothing"),
            needs=plan.cars,
            cars=view.players[scene.seat].cars,
            missing=missing or say("alt-nothing"),
        )
        left = ", ".join(ends_name(say, code) for code in plan.left_out)
        return "", [f"{say('rail-tickets')}: {tickets}", text, say("alt-rail-left-out", tickets=left) if left else ""]

    return shortened_alt_text(scene, tell)


def _step(scene: Scene, number: int, step: PlanStep, brevity: Brevity) -> str:
    say = scene.words
    route = f"{step.code}, {step.colours} {CONNECTION[step.code].length}"
    text = f"{number} {route_words(scene, step.code, step.colours) if brevity.name == 32 else route}"
    lost = say("rail-cut") if step.danger is None else f"+{step.danger}"
    return f"{text}, {say('rail-if-lost')} {lost}" + (f", {say('rail-payable')}" if step.payable else "")


def describe_offer(scene: Scene) -> str:
    """The tickets to choose from by number, with the cars that each would need in addition."""
    if not own(scene):
        return private_words(scene)
    say, found = scene.words, offer_of(scene.view, scene.seat)
    if found is None:
        return alt_text(scene, "", [say("rail-no-offer")])
    items = [
        f"{number} {ends_name(say, code)} ({TICKETS[code].value}, "
        f"{say('rail-ticket-kind', kind='long' if TICKETS[code].long else 'short')}): {set_cost(scene, one)}"
        for number, (code, one) in enumerate(zip(found.tickets, found.singles), 1)
    ]
    base = say("rail-of-cars", cars=found.base, left=scene.view.players[scene.seat].cars)
    return alt_text(scene, "", [say("alt-rail-offered", tickets="; ".join(items)), f"{say('rail-plan-so-far')}: {base}"])


def describe_sets(scene: Scene) -> str:
    """Every set that may be kept: cars in addition, cars left, value."""
    if not own(scene):
        return private_words(scene)
    say, found = scene.words, offer_of(scene.view, scene.seat)
    if found is None:
        return alt_text(scene, "", [say("rail-no-offer")])
    sets = []
    for one in found.sets:
        numbers = "+".join(str(found.tickets.index(code) + 1) for code in sorted(one.tickets, key=found.tickets.index))
        left = "" if one.left is None else f", {say('rail-left')} {str(one.left).replace('-', '−')}"
        sets.append(f"{numbers}: {set_cost(scene, one)}{left}, ±{one.value}")
    return alt_text(scene, "", [say("alt-rail-sets", sets="; ".join(sets))])


def set_cost(scene: Scene, one: OfferedSet) -> str:
    """The cars that a set needs in addition."""
    return scene.words("rail-cut") if one.extra is None else f"+{scene.words('rail-cars', cars=one.extra)}"
