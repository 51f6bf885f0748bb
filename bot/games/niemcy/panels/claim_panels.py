"""A claim by buttons: the connection, the payment, who gets on at both ends, and the whole line to confirm."""

from __future__ import annotations

from bot.games.niemcy.panels.claim_draft import (
    ClaimDraft,
    boarding_places,
    boards,
    cards_of,
    claimed_track,
    new_draft,
    open_track,
    payable,
    ranked_payments,
    read_draft,
)
from bot.games.niemcy.panels.passenger_effects import effect_line
from bot.games.niemcy.panels.reader_view import NiemcyReaderView, own, own_seat
from bot.games.niemcy.panels.turn_panel import play_panel, turn_title
from bot.games.niemcy.texts.labels import (
    CARD_EMOJIS,
    PASSENGER_EMOJIS,
    boards_list,
    cards_list,
    place_label,
    ticket_label,
    track_label,
)
from bot.panels.components import Button, Panel, Select, SelectOption, page_in, paged_options, panel, small_number
from engine.niemcy.actions import NOBODY
from engine.niemcy.box import END_BELOW, LOCOMOTIVE, POINTS, Track
from engine.niemcy.network import completed, grown, reach_of
from engine.niemcy.view_plan import ClaimChoice, route_plan, seat_routes, wanted_cards

# --- which connection -------------------------------------------------------------------------------------------------


def claim_panel(reader: NiemcyReaderView, note: str = "", page: int = 0) -> Panel:
    """Every track that the reader can pay, those of the plan first, with the numbers of the picture."""
    choices = payable(reader)
    if not choices:
        return play_panel(reader, note or reader.say("claim-none"))
    options = [_route_option(reader, number, choice) for number, choice in enumerate(choices, 1)]
    shown = paged_options(options, page, lambda at, pages: reader.say("more-routes", page=at, pages=pages))
    return panel(
        note,
        turn_title(reader),
        reader.say("claim-which"),
        reader.picture("claim"),
        Select(reader.to("route"), reader.say("choose-route"), shown),
        (reader.button("play", label=reader.say("btn-back")), reader.button("map", emoji="board"), reader.button("plan")),
    )


def _route_option(reader: NiemcyReaderView, number: int, choice: ClaimChoice) -> SelectOption:
    """What a claim costs and brings; below it the payment and the best passengers."""
    label = reader.say(
        "opt-route",
        route=f"{number}. {track_label(choice.track.name, reader.lang)}",
        cars=choice.track.length,
        gain=choice.points,
        why=route_reason(reader, choice),
    )
    gains = [effect_line(reader, colour, place) for place, colour, _ in choice.gains]
    below = " · ".join([cards_list(choice.cards, reader.lang), *gains])
    return SelectOption(str(choice.track.number), label, below, CARD_EMOJIS[choice.cards[0]])


def route_reason(reader: NiemcyReaderView, choice: ClaimChoice) -> str:
    """Why to take it: what its loss would cost, that the plan wants it, or what passengers bring."""
    if not choice.planned:
        gain = sum(points for *_, points in choice.gains)
        return reader.say("route-passengers", gain=gain) if gain > 0 else reader.say("route-other")
    step = next(step for step in route_plan(reader.view, own_seat(reader)).steps if step.code == choice.track.connection.code)
    return danger_label(reader, step.danger)


def danger_label(reader: NiemcyReaderView, danger: int | None) -> str:
    """What the loss of a connection of the plan would cost."""
    if danger is None:
        return reader.say("plan-danger-cut")
    return reader.say("plan-danger", more=danger) if danger else reader.say("plan-danger-none")


def route_chosen(reader: NiemcyReaderView, value: str, argument: str) -> Panel:
    """After the choice of a connection: its payments, or with only one of them the whole line; or another page."""
    page, track = page_in(value), open_track(reader, value)
    if reader.view.phase != "turn" or track is None:
        return start_again(reader, page or 0)
    draft = new_draft(reader, track) if len(ranked_payments(reader, track)) == 1 else None
    return pay_panel(reader, track) if draft is None else confirm_panel(reader, draft)


# --- what to pay with -------------------------------------------------------------------------------------------------


def pay_panel(reader: NiemcyReaderView, track: Track, note: str = "", page: int = 0) -> Panel:
    """Every payment, what is least missed first, with the reason."""
    options = [
        SelectOption(str(number), cards_list(cards, reader.lang), _payment_reason(reader, cards), CARD_EMOJIS[cards[0]])
        for number, cards in ranked_payments(reader, track)
    ]
    shown = paged_options(options, page, lambda at, pages: reader.say("more-payments", page=at, pages=pages))
    other = () if reader.view.phase == "pay" else (reader.button("claim", label=reader.say("btn-other-route")),)
    return panel(
        note,
        turn_title(reader),
        reader.say("claim-pay", route=track_label(track.name, reader.lang)),
        reader.picture("cards"),
        Select(reader.to("pay_with", str(track.number)), reader.say("choose-payment"), shown),
        (*other, _back_to_turn(reader)),
    )


def _back_to_turn(reader: NiemcyReaderView) -> Button:
    """Back to everything that can be done; what was played of the claim is taken back."""
    label = reader.say("btn-back")
    return reader.button("play", label=label) if reader.view.phase == "turn" else reader.button("undo", "turn", label=label)


def _payment_reason(reader: NiemcyReaderView, cards: str) -> str:
    """How many locomotives it takes, and whether the plan wants that colour."""
    wild, colour = cards.count(LOCOMOTIVE), cards[0]
    reasons = [reader.say("pay-locomotives", count=wild) if wild else reader.say("pay-no-locomotive")]
    wanted = wanted_cards(reader.view, own_seat(reader)).get(colour, 0)
    if colour != LOCOMOTIVE:
        reasons.append(reader.say("pay-wanted", count=wanted) if wanted else reader.say("pay-spare"))
    return " · ".join(reasons)


def pay_page(reader: NiemcyReaderView, value: str, argument: str) -> Panel:
    """The payments of the track that an address names."""
    track = open_track(reader, argument)
    return start_again(reader) if track is None or reader.view.phase == "board" else pay_panel(reader, track)


def payment_chosen(reader: NiemcyReaderView, value: str, argument: str) -> Panel:
    """The whole line with the payment that was chosen; or another page of payments."""
    track, payment, page = open_track(reader, argument), small_number(value), page_in(value)
    if track is None or reader.view.phase == "board":
        return start_again(reader)
    if payment is None or payment >= len(ranked_payments(reader, track)):
        return pay_panel(reader, track, page=page or 0)
    draft = new_draft(reader, track, payment)
    return start_again(reader) if draft is None else confirm_panel(reader, draft)


# --- who gets on, and the whole line ----------------------------------------------------------------------------------


def confirm_panel(reader: NiemcyReaderView, draft: ClaimDraft, note: str = "") -> Panel:
    """A select for each end where somebody waits, the best marked beforehand; the whole line; Confirm."""
    track = draft.track
    places, line = boarding_places(reader, track), whole_line_text(reader, draft)
    return panel(
        note,
        turn_title(reader),
        None if places else line,
        reader.picture("players" if places else "cards"),
        *(_passenger_select(reader, draft, end, place) for end, place in enumerate(places)),
        line if places else None,
        (reader.button("confirm", draft.argument(), style="success"), *_ways_back(reader, track)),
    )


def _ways_back(reader: NiemcyReaderView, track: Track) -> list[Button]:
    pay, route = reader.say("btn-other-payment"), reader.say("btn-other-route")
    if reader.view.phase == "board":
        return [reader.button("undo_step", label=pay), _back_to_turn(reader)]
    other = [reader.button("pay", str(track.number), label=pay)] if len(ranked_payments(reader, track)) > 1 else []
    if reader.view.phase == "turn":
        other.append(reader.button("claim", label=route))
    return [*other, _back_to_turn(reader)]


def _passenger_select(reader: NiemcyReaderView, draft: ClaimDraft, end: int, place: str) -> Select:
    chosen = draft.passengers[end]
    options = [
        SelectOption(
            colour,
            reader.say(
                "opt-passenger",
                colour=colour,
                have=own(reader).passengers.count(colour),
                effect=effect_line(reader, colour),
            ),
            emoji=PASSENGER_EMOJIS[colour],
            chosen=colour == chosen,
        )
        for colour in dict.fromkeys(reader.view.stations[place])
    ]
    options.append(SelectOption(NOBODY, reader.say("btn-nobody"), chosen=chosen == NOBODY))
    where = reader.say("choose-passenger", place=place_label(place, reader.lang))
    return Select(reader.to("whom", f"{draft.argument()}.{end}"), where, tuple(options))


def passenger_chosen(reader: NiemcyReaderView, value: str, argument: str) -> Panel:
    """The same line with another passenger at one end."""
    text, _, at = argument.rpartition(".")
    draft, end = read_draft(reader, text), small_number(at)
    if draft is None or end is None or end >= len(draft.passengers):
        return start_again(reader)
    place = boarding_places(reader, draft.track)[end]
    if value not in (*reader.view.stations[place], NOBODY):
        return confirm_panel(reader, draft)
    passengers = (*draft.passengers[:end], value, *draft.passengers[end + 1 :])
    return confirm_panel(reader, draft._replace(passengers=passengers))


def whole_line_text(reader: NiemcyReaderView, draft: ClaimDraft) -> str:
    """The claim in one line, and below it which tickets it completes and whether it calls the last round."""
    track, paid = draft.track, reader.view.phase == "board"
    cars = own(reader).cars - (0 if paid else track.length)
    line = reader.say(
        "claim-confirm",
        route=track_label(track.name, reader.lang),
        cards="✓" if paid else cards_list(cards_of(reader, draft), reader.lang),
        passengers=boards_list(boards(reader, draft), reader.lang),
        gain=POINTS[track.length],
        cars=cars,
    )
    lines = [line, *(reader.say("claim-completes", name=ticket_label(code, reader.lang)) for code in _completes(reader, track))]
    if reader.view.last is None and cars < END_BELOW:
        lines.append(reader.say("claim-triggers", cars=cars))
    return "\n".join(lines)


def _completes(reader: NiemcyReaderView, track: Track) -> list[str]:
    """The reader's tickets that this track completes."""
    tickets = own(reader).tickets or ()
    before = reach_of(seat_routes(reader.view, own_seat(reader)).own)
    done = completed(before, tickets)
    return [code for code in completed(grown(before, track.connection.number), tickets) if code not in done]


# --- a claim that was begun by typing ---------------------------------------------------------------------------------


def begun_claim_panel(reader: NiemcyReaderView, note: str = "") -> Panel:
    """The track is chosen: its payments."""
    return pay_panel(reader, claimed_track(reader), note)


def paid_claim_panel(reader: NiemcyReaderView, note: str = "") -> Panel:
    """The track is paid: who gets on."""
    track = claimed_track(reader)
    draft = new_draft(reader, track, 0)
    assert draft is not None
    return confirm_panel(reader, draft._replace(payment=None), note)


def start_again(reader: NiemcyReaderView, page: int = 0) -> Panel:
    """What fits when an address names no claim that is possible now."""
    if reader.view.phase == "pay":
        return begun_claim_panel(reader)
    if reader.view.phase == "board":
        return paid_claim_panel(reader)
    return claim_panel(reader, page=page)
