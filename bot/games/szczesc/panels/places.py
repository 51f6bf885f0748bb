"""The Play panel: kinds of work place, the places of a kind with what they cost, and what a choice means."""

from __future__ import annotations

from bot.games.szczesc.panels.plan_suggestions import best_plans
from bot.games.szczesc.panels.reader_view import SzczescReaderView, own_shaft
from bot.games.szczesc.texts.emojis import EMOJI_OF_KIND, work_emoji
from bot.games.szczesc.texts.labels import (
    ROMAN,
    card_words,
    cubes,
    place_button_label,
    place_label,
    place_name,
    plan_label,
    tile_short,
)
from bot.panels.components import Button, Panel, Select, SelectOption, paged_options, panel
from engine.szczesc.box import CARDS, CECHOWNIA, LOOK, SPACE, SPACES, TILES
from engine.szczesc.refusals import WorkPlace

KINDS = tuple(dict.fromkeys(space.kind for space in SPACES))
# Reasons for a closed kind of place, most informative first.
_TELLING = ("nothing_to_deliver", "needs_marks", "needs_miners", "no_tiles_left", "no_cards_left", "no_tile_here", "no_card_here")


def of_kind(reader: SzczescReaderView, kind: str) -> list[WorkPlace]:
    """The places of a kind; the cechownia has a button of its own."""
    return [place for place in reader.view.places if place.space.kind == kind and place.space.index != CECHOWNIA]


def turn_title(reader: SzczescReaderView) -> str:
    """The reader's turn and means, in one line."""
    view, seat = reader.view, reader.seat
    assert seat is not None
    title = reader.say("play-title", shift=ROMAN[view.shift], miners=view.miners[seat], marks=view.money[seat])
    return reader.with_deadline(title)


def play_panel(reader: SzczescReaderView, note: str = "", page: int = 0) -> Panel:
    """What the person on turn can do: the kinds of work place, the cechownia, every open place in a list; then ways to look.

    Kinds without an open place are grey, with the reason above the picture.
    """
    closed = {kind: _why_closed(reader, kind) for kind in KINDS}
    reasons = [reader.say("play-kind-closed", kind=reader.say(f"kind-{kind}"), reason=why) for kind, why in closed.items() if why]
    return panel(
        note,
        "\n".join([turn_title(reader), *(f"-# {reason}" for reason in reasons)]),
        reader.picture("shaft"),
        tuple(
            reader.button(
                "kind", kind, label=reader.say(f"kind-{kind}"), style="primary", disabled=bool(why), emoji=EMOJI_OF_KIND[kind]
            )
            for kind, why in closed.items()
        ),
        (_cechownia(reader),),
        _any_place(reader, page),
        (reader.button("board"),),
    )


def _cechownia(reader: SzczescReaderView) -> Button:
    """Pressed, it is done: the only work place without others of its kind."""
    place = reader.view.places[CECHOWNIA]
    label = place_label(place, reader.lang)
    return reader.button(
        "place", place.space.name, label=label, style="success", disabled=place.closed is not None, emoji="money"
    )


def _any_place(reader: SzczescReaderView, page: int) -> Select:
    """Every open place, for those who know where to go."""
    options = [
        option_of(reader, place)
        for kind in KINDS
        for place in of_kind(reader, kind)
        if place.closed is None
    ]  # fmt: skip
    shown = paged_options(options, page, lambda at, pages: reader.say("more-steps", page=at, pages=pages))
    return Select(reader.to("place"), reader.say("choose-any-place"), shown)


def _why_closed(reader: SzczescReaderView, kind: str) -> str:
    """The reason why no place of a kind is open; empty when one is."""
    refusals = [place.closed for place in of_kind(reader, kind)]
    if None in refusals:
        return ""
    known = sorted((why for why in refusals if why), key=lambda why: (*_TELLING, why.code).index(why.code))
    return reader.reason(known[0])


def kind_panel(reader: SzczescReaderView, kind: str, note: str = "") -> Panel:
    """The places of a kind, each open one a button with its price; the picture shows them all and why the others are closed."""
    return panel(
        note,
        turn_title(reader),
        reader.picture(f"places-{kind}"),
        tuple(_place_button(reader, place) for place in of_kind(reader, kind) if place.closed is None),
        (reader.button("play", label=reader.say("btn-back")), reader.button("rules", kind)),
    )


def _place_button(reader: SzczescReaderView, place: WorkPlace) -> Button:
    label = place_button_label(place, reader.lang, points=gain(reader, place))
    emoji = "" if place.space.kind == "workshop" else work_emoji(place)  # nine places: with emojis they fill more than a phone
    return reader.button("place", place.space.name, label=label, style="primary", emoji=emoji)


def gain(reader: SzczescReaderView, place: WorkPlace) -> int:
    """The points that a delivery, or the best plan for a mining place, would bring."""
    if place.space.kind == "deliver":
        return sum(CARDS[code].points for code in ready_for(reader, place.space.transport))
    if place.space.kind == "mine":
        return max((plan.points for plan in best_plans(own_shaft(reader), place.space.number, 1)), default=0)
    return 0


def option_of(reader: SzczescReaderView, place: WorkPlace) -> SelectOption:
    """A place as a line of a select: what it costs, and below what it does."""
    kind = place.space.kind
    label = place_label(place, reader.lang, reader.plain_names, reader.seat)
    if kind in ("mine", "deliver", "money"):  # their labels do not say which kind they are of
        label = reader.say("place-of-kind", kind=reader.say(f"kind-{kind}"), label=label)
    return SelectOption(place.space.name, label, effect(reader, place), work_emoji(place))


def effect(reader: SzczescReaderView, place: WorkPlace) -> str:
    """What a place would do for the reader, in a few words; empty where its label has said all."""
    space, shaft = place.space, own_shaft(reader)
    if space.kind == "workshop" and place.piece:
        light, dark = balance_with(reader, place.piece)
        return reader.say("effect-balance", light=light, dark=dark)
    if space.kind == "mine":
        found = best_plans(shaft, space.number, 1)
        return plan_label(found[0], reader.lang) if found else reader.say("plan-empty")
    if space.kind == "deliver":
        ready = ready_for(reader, space.transport)
        return reader.say(
            "effect-deliver",
            orders=" · ".join(cubes(CARDS[code].squares, reader.lang) for code in ready),
            points=sum(CARDS[code].points for code in ready),
        )
    return ""


def balance_with(reader: SzczescReaderView, tile: str) -> tuple[int, int]:
    """Light and dark tiles of the reader once this one is dug in."""
    side = TILES[tile].side
    return own_shaft(reader).light + (side == "L"), own_shaft(reader).dark + (side == "D")


def ready_for(reader: SzczescReaderView, transport: str) -> list[str]:
    """The reader's complete orders of a transport."""
    return [order.code for order in own_shaft(reader).pending if order.complete and order.code[0] == transport]


def confirm_panel(reader: SzczescReaderView, name: str, note: str = "") -> Panel:
    """One place: what it costs and does, and whether that is wanted. Asked only where taking it back would need consent."""
    place = reader.view.places[SPACE[name].index]
    if place.closed is not None:
        return kind_panel(reader, place.space.kind, note or reader.refusal(place.closed))
    cechownia = place.space.index == CECHOWNIA
    back = reader.button("play", label=reader.say("btn-back"))
    if not cechownia:
        back = reader.button("kind", place.space.kind, label=reader.say("btn-back"))
    lines = [_meaning(reader, place), _coal_short(reader, place)]
    if place.standing and place.owner is not None and not cechownia:
        whose = reader.say("your-own") if place.owner == reader.seat else reader.names[place.owner]
        lines.append(reader.say("confirm-canteen", count=place.standing, whose=whose))
    return panel(
        note,
        turn_title(reader),
        "\n".join([f"**{place_name(name, reader.lang)}**", *filter(None, lines), reader.say("confirm-why")]),
        reader.picture(f"places-{place.space.kind}"),
        (reader.button("confirm", name, style="success"), back),
    )


def _meaning(reader: SzczescReaderView, place: WorkPlace) -> str:
    """What a place costs and does, in a sentence."""
    space, miners, view = place.space, place.miners, reader.view
    if space.kind == "workshop" and place.piece:
        light, dark = balance_with(reader, place.piece)
        piece = tile_short(place.piece, reader.lang)
        return reader.say("confirm-workshop", marks=place.marks, miners=miners, piece=piece, light=light, dark=dark)
    if space.kind == "workshop":
        return reader.say("confirm-workshop-draw", miners=miners, tiles=min(LOOK, view.tiles_left))
    if space.kind == "mine":
        sentence = reader.say("confirm-mine", miners=miners, steps=space.number)
        return f"{sentence}\n-# {effect(reader, place)}"
    if space.kind == "deliver":
        ready = ready_for(reader, space.transport)
        points = sum(CARDS[code].points for code in ready)
        transport = reader.say(f"transport-{space.transport}")
        return reader.say("confirm-deliver", miners=miners, orders=len(ready), transport=transport, points=points)
    if space.kind == "money":
        return reader.say("confirm-money", miners=miners, marks=space.number)
    if place.piece:
        return reader.say("confirm-order", miners=miners, piece=card_words(place.piece, reader.lang))
    return reader.say("confirm-order-draw", miners=miners, cards=min(LOOK, view.cards_left))


def _coal_short(reader: SzczescReaderView, place: WorkPlace) -> str:
    """A warning that the tile's own coal does not suffice."""
    if place.space.kind != "workshop" or place.piece is None:
        return ""
    tile = TILES[place.piece]
    have = reader.view.supply[tile.colour]
    return "" if have >= tile.carts else reader.say("confirm-coal-short", have=have, colour=cubes(tile.colour, reader.lang))
