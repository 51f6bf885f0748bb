"""The Play panel: one's hand, tickets and plan, and below it everything that can be done, most of it with one press."""

from __future__ import annotations

from bot.games.niemcy.panels.claim_draft import cards_of, draft_of, payable
from bot.games.niemcy.panels.reader_view import NiemcyReaderView, own, own_seat
from bot.games.niemcy.texts.labels import CARD_EMOJIS, card_label, cards_list, colours_list, track_label
from bot.panels.components import Button, ButtonRow, Panel, panel
from engine.niemcy.actions import BLIND
from engine.niemcy.box import KEEP_LATER
from engine.niemcy.view_plan import ClaimChoice

WHOLE_LINES = 1  # buttons for whole claims of the plan; more would not fit on a phone, and the plan's page has them


def turn_title(reader: NiemcyReaderView) -> str:
    """The reader's turn and means, in one line; in the last round that it is the last turn."""
    player = own(reader)
    line = reader.say("play-title", cars=player.cars, cards=player.cards, tickets=len(player.tickets or ()))
    last = [reader.say("play-last")] if reader.view.last is not None else []
    return "\n".join([reader.with_deadline(line), *last])


def play_panel(reader: NiemcyReaderView, note: str = "") -> Panel:
    """What the person on turn can do: draw, claim, take tickets."""
    legal = reader.legal
    if legal == ("pass",):
        return panel(
            note,
            turn_title(reader),
            reader.say("play-nothing"),
            reader.picture("hand"),
            (reader.button("pass", style="primary"), reader.button("map"), reader.button("rules")),
        )
    choices, draws = payable(reader), (*card_buttons(reader), blind_button(reader))
    return panel(
        note,
        turn_title(reader),
        reader.picture("hand"),
        draws[:4],
        (
            *draws[4:],
            reader.button("claim", style="primary", disabled=not choices),
            reader.button("tickets", style="primary", disabled=not any(reader.view.stacks), emoji="ticket_short"),
            reader.button("plan"),
        ),
        tuple(whole_line(reader, choice) for choice in choices if choice.planned)[:WHOLE_LINES],
        "\n".join(f"-# {line}" for line in _closed(reader, bool(choices))),
    )


def _closed(reader: NiemcyReaderView, can_claim: bool) -> list[str]:
    """Why a kind of turn is not possible."""
    lines = []
    if not reader.view.deck:
        lines.append(f"{reader.say('btn-draw')}: {reader.say('reason-no_deck')}")
    if not can_claim:
        lines.append(reader.say("claim-none"))
    if not any(reader.view.stacks):
        lines.append(f"{reader.say('btn-tickets')}: {reader.say('reason-no_tickets')}")
    return lines


def whole_line(reader: NiemcyReaderView, choice: ClaimChoice) -> Button:
    """A claim of the plan with payment and passengers: it says the whole line, so one press is enough."""
    draft = draft_of(reader, choice)
    cards, taken = cards_list(cards_of(reader, draft), reader.lang), "".join(draft.passengers)
    key = "btn-whole-line" if taken else "btn-whole-line-alone"
    figures: dict[str, str | int] = {"route": track_label(choice.track.name, reader.lang), "gain": choice.points, "cards": cards}
    more = {"passengers": colours_list(taken, reader.lang)} if taken else {}
    return reader.button("confirm", draft.argument(), label=reader.say(key, **figures, **more), style="success")


def _drawable(reader: NiemcyReaderView) -> list[str]:
    return [text.removeprefix("draw ") for text in reader.legal if text.startswith("draw ")]


def card_buttons(reader: NiemcyReaderView) -> ButtonRow:
    """A button for each colour that lies open."""
    drawable, shown = _drawable(reader), dict.fromkeys(card for card in reader.view.display if card)
    return tuple(
        reader.button(
            "draw", card, label=card_name(reader, card), style="primary", disabled=card not in drawable, emoji=CARD_EMOJIS[card]
        )
        for card in shown
    )


def blind_button(reader: NiemcyReaderView) -> Button:
    """A card from the deck."""
    label = reader.say("btn-blind", deck=reader.view.deck)
    return reader.button("draw", BLIND, label=label, style="primary", disabled=BLIND not in _drawable(reader), emoji="deck")


def card_name(reader: NiemcyReaderView, card: str) -> str:
    """A card of the display with its letter, and how many of it lie there."""
    label = card_label(card, reader.lang)
    count = reader.view.display.count(card)
    name = f"{label[:1].upper()}{label[1:]} {card}"
    return name if count == 1 else reader.say("several", what=name, count=count)


def second_card_panel(reader: NiemcyReaderView, note: str = "") -> Panel:
    """The second card; what the first one was is said above."""
    first = _first_card(reader)
    title = reader.say("draw-next", cards=card_label(first, reader.lang)) if first else reader.say("draw-next-plain")
    return panel(
        note,
        reader.with_deadline(title),
        reader.picture("hand"),
        card_buttons(reader),
        (blind_button(reader), reader.button("plan"), reader.button("map", emoji="board")),
    )


def _first_card(reader: NiemcyReaderView) -> str:
    """What the reader has drawn in this turn, as far as the table's memory goes back; empty after a restart."""
    table, seat = reader.table, own_seat(reader)
    entries = table.recent.entries(table.moved.get(seat, 0) - 1, table.seq, seat) or []
    cards = [event.data["card"] for entry in entries for event in entry.events if event.kind in ("drew", "drew_blind")]
    return next((card for card in reversed(cards) if card), "")


def mix_panel(reader: NiemcyReaderView, note: str = "") -> Panel:
    """How many short and long tickets to draw in the middle of the game."""
    view = reader.view
    short, long = view.stacks
    mixes = [text for text in reader.legal if text.startswith("tickets ")]
    count = sum(int(number) for number in mixes[0].removeprefix("tickets ").split("+")) if mixes else 0
    return panel(
        note,
        turn_title(reader),
        reader.say("tickets-which", count=count, short=short, long=long, least=KEEP_LATER),
        reader.say("tickets-late") if view.last is not None else None,
        reader.picture("tickets"),
        mix_buttons(reader),
        (reader.button("play", label=reader.say("btn-back")),),
    )


def mix_buttons(reader: NiemcyReaderView) -> ButtonRow:
    """A button for each mix that may be announced."""
    found = []
    for number, text in enumerate(reader.legal):
        if text.startswith("tickets "):
            short, long = text.removeprefix("tickets ").split("+")
            label = reader.say("btn-mix", short=short, long=long)
            found.append(reader.button("announce", str(number), label=label, style="primary"))
    return tuple(found)
