"""The Play panel: kinds of work place, the places of a kind with what they cost, and what a choice means."""

from __future__ import annotations

from bot.panels.model import Option, Panel, Select, panel
from bot.szczesc.panels.look import SzLook, own_shaft
from bot.szczesc.panels.plans import best_plans
from bot.szczesc.texts.labels import ROMAN, cubes, piece_label, place_label, place_name, plan_label
from engine.szczesc.box import CARDS, CECHOWNIA, LOOK, SPACE, SPACES, TILES
from engine.szczesc.reasons import WorkPlace

KINDS = tuple(dict.fromkeys(space.kind for space in SPACES))
# Of all that closes the places of a kind, what tells a person most comes first.
_TELLING = ("nothing_to_deliver", "needs_marks", "needs_miners", "no_tiles_left", "no_cards_left", "no_tile_here", "no_card_here")


def of_kind(look: SzLook, kind: str) -> list[WorkPlace]:
    """The places of a kind; the cechownia has a button of its own."""
    return [place for place in look.view.places if place.space.kind == kind and place.space.index != CECHOWNIA]


def title(look: SzLook) -> str:
    """The reader's turn and means, in one line."""
    view, seat = look.view, look.seat
    assert seat is not None
    line = look.say("play-title", shift=ROMAN[view.shift], miners=view.miners[seat], marks=view.money[seat])
    deadline = look.deadline()
    return f"{line} · {look.say('turn-deadline', deadline=deadline)}" if deadline else line


def play_panel(look: SzLook, note: str = "") -> Panel:
    """What the person on turn can do: the kinds of work place, those without an open place greyed with the reason."""
    closed = {kind: _why_closed(look, kind) for kind in KINDS}
    place = look.view.places[CECHOWNIA]
    return panel(
        note,
        title(look),
        look.picture("shaft"),
        look.say("play-kinds"),
        tuple(
            look.button("kind", kind, label=look.say(f"kind-{kind}"), style="primary", disabled=bool(why))
            for kind, why in closed.items()
        ),
        (
            look.button("place", place.space.name, label=place_label(place, look.lang), disabled=place.closed is not None),
            look.button("board"),
            look.button("hand"),
            look.button("plan"),
            look.button("rules"),
        ),
        "\n".join(
            "-# " + look.say("play-kind-closed", kind=look.say(f"kind-{kind}"), reason=why) for kind, why in closed.items() if why
        ),
    )


def _why_closed(look: SzLook, kind: str) -> str:
    """The reason why no place of a kind is open; empty when one is."""
    refusals = [place.closed for place in of_kind(look, kind)]
    if None in refusals:
        return ""
    known = sorted((why for why in refusals if why), key=lambda why: (*_TELLING, why.code).index(why.code))
    return look.reason(known[0])


def kind_panel(look: SzLook, kind: str, note: str = "") -> Panel:
    """The places of a kind: the open ones to choose from, the others below with the reason."""
    places = of_kind(look, kind)
    options = tuple(option_of(look, place) for place in places if place.closed is None)
    closed = [
        look.say("play-closed-place", place=place_name(place.space.name, look.lang), reason=look.reason(place.closed))
        for place in places
        if place.closed is not None
    ]
    return panel(
        note,
        title(look),
        look.picture("board"),
        look.say("play-places", kind=look.say(f"kind-{kind}")),
        Select(look.to("place"), look.say("choose-place"), options),
        "\n".join([look.say("play-closed-places"), *closed]) if closed else None,
        (look.button("play", label=look.say("btn-back")),),
    )


def option_of(look: SzLook, place: WorkPlace) -> Option:
    """A place as a line of a select: what it costs, and below what it does."""
    return Option(place.space.name, place_label(place, look.lang, look.plain_names, look.seat), effect(look, place))


def effect(look: SzLook, place: WorkPlace) -> str:
    """What a place would do for the reader, in a few words; empty where its label has said all."""
    space, shaft = place.space, own_shaft(look)
    if space.kind == "workshop" and place.piece:
        light, dark = balance_with(look, place.piece)
        return look.say("effect-balance", light=light, dark=dark)
    if space.kind == "mine":
        found = best_plans(shaft, space.number, 1)
        return plan_label(found[0], look.lang) if found else look.say("plan-empty")
    if space.kind == "deliver":
        ready = ready_for(look, space.transport)
        return look.say("effect-deliver", orders=", ".join(ready), points=sum(CARDS[code].points for code in ready))
    return ""


def balance_with(look: SzLook, tile: str) -> tuple[int, int]:
    """Light and dark tiles of the reader once this one is dug in."""
    side = TILES[tile].side
    return own_shaft(look).light + (side == "L"), own_shaft(look).dark + (side == "D")


def ready_for(look: SzLook, transport: str) -> list[str]:
    """The reader's complete orders of a transport."""
    return [order.code for order in own_shaft(look).pending if order.complete and order.code[0] == transport]


def confirm_panel(look: SzLook, name: str, note: str = "") -> Panel:
    """One place: what it costs and does, and whether that is wanted."""
    place = look.view.places[SPACE[name].index]
    if place.closed is not None:
        return kind_panel(look, place.space.kind, note or look.refusal(place.closed))
    cechownia = place.space.index == CECHOWNIA
    back = look.button("play", label=look.say("btn-back"))
    if not cechownia:
        back = look.button("kind", place.space.kind, label=look.say("btn-back"))
    lines = [_meaning(look, place), _coal_short(look, place)]
    if place.standing and place.owner is not None and not cechownia:
        whose = look.say("your-own") if place.owner == look.seat else look.names[place.owner]
        lines.append(look.say("confirm-canteen", count=place.standing, whose=whose))
    return panel(
        note,
        title(look),
        f"**{place_name(name, look.lang)}**",
        "\n".join(filter(None, lines)),
        (look.button("confirm", name, style="success"), back),
    )


def _meaning(look: SzLook, place: WorkPlace) -> str:
    """What a place costs and does, in a sentence."""
    space, miners, view = place.space, place.miners, look.view
    if space.kind == "workshop" and place.piece:
        light, dark = balance_with(look, place.piece)
        piece = piece_label(place.piece, look.lang)
        return look.say("confirm-workshop", marks=place.marks, miners=miners, piece=piece, light=light, dark=dark)
    if space.kind == "workshop":
        return look.say("confirm-workshop-draw", miners=miners, tiles=min(LOOK, view.tiles_left))
    if space.kind == "mine":
        sentence = look.say("confirm-mine", miners=miners, steps=space.number)
        return f"{sentence}\n-# {effect(look, place)}"
    if space.kind == "deliver":
        ready = ready_for(look, space.transport)
        points = sum(CARDS[code].points for code in ready)
        transport = look.say(f"transport-{space.transport}")
        return look.say("confirm-deliver", miners=miners, orders=len(ready), transport=transport, points=points)
    if space.kind == "money":
        return look.say("confirm-money", miners=miners, marks=space.number)
    if place.piece:
        return look.say("confirm-order", miners=miners, piece=piece_label(place.piece, look.lang))
    return look.say("confirm-order-draw", miners=miners, cards=min(LOOK, view.cards_left))


def _coal_short(look: SzLook, place: WorkPlace) -> str:
    """A warning that the tile's own coal does not suffice."""
    if place.space.kind != "workshop" or place.piece is None:
        return ""
    tile = TILES[place.piece]
    have = look.view.supply[tile.colour]
    return "" if have >= tile.carts else look.say("confirm-coal-short", have=have, colour=cubes(tile.colour, look.lang))
