"""Read-only panels of this game: hand, map, passengers, discards, standings, legend."""

from __future__ import annotations

from bot.games.niemcy.panels.reader_view import NiemcyReaderView, own, own_seat
from bot.games.niemcy.texts.final_lines import account_lines
from bot.games.niemcy.texts.labels import cards_list, colours_list, track_label
from bot.panels.components import Button, ButtonRow, Panel, Select, SelectOption, page_in, paged_options, panel, small_number
from engine.contract import Refusal
from engine.niemcy.box import MOST_PASSENGERS, POINTS, SECOND_PASSENGERS, TICKETS, TRACKS, Track
from engine.niemcy.refusals import why_no_track

PASSENGER_ORDER = "RKGYBW"  # as in the pictures
_PAGES = ("play", "hand", "plan", "map", "passengers", "standings", "discards", "legend")
_OWN = ("hand", "plan")


def navigation_buttons(reader: NiemcyReaderView, *without: str) -> ButtonRow:
    """Buttons that lead on from an info panel."""
    verbs = [verb for verb in _PAGES if verb not in without and (reader.seat is not None or verb not in _OWN)]
    return tuple(_button(reader, verb) for verb in verbs if verb != "play" or reader.on_turn)


def _button(reader: NiemcyReaderView, verb: str) -> Button:
    if verb == "discards":
        return reader.button(verb, label=reader.say("btn-discards", count=len(reader.view.discards)))
    return reader.button(verb, style="primary" if verb == "play" else "secondary")


def hand_panel(reader: NiemcyReaderView, note: str = "") -> Panel:
    """What only the reader sees: cards, tickets and the plan for them."""
    player = own(reader)
    tickets, done = player.tickets or (), player.done or ()
    title = reader.say("hand-title", cards=player.cards, tickets=len(tickets))
    worth = [TICKETS[code].value for code in done]
    open_worth = sum(TICKETS[code].value for code in tickets) - sum(worth)
    return panel(
        note,
        title if player.cards or tickets else reader.say("hand-empty"),
        reader.say("tickets-sum", done=sum(worth), open=open_worth) if tickets else None,
        reader.picture("hand"),
        navigation_buttons(reader, "hand"),
    )


def passengers_panel(reader: NiemcyReaderView, note: str = "") -> Panel:
    """The majorities as they stand, and who still waits on the map."""
    waiting = "".join(reader.view.stations.values())
    ordered = "".join(colour * waiting.count(colour) for colour in PASSENGER_ORDER)
    return panel(
        note,
        reader.say("passengers-title", first=MOST_PASSENGERS, second=SECOND_PASSENGERS, waiting=len(waiting)),
        reader.say("passengers-waiting", list=colours_list(ordered, reader.lang)) if waiting else None,
        reader.picture("players"),
        navigation_buttons(reader, "passengers"),
    )


def discards_panel(reader: NiemcyReaderView, note: str = "") -> Panel:
    """The discards by colour: everybody may know them, and nobody wants to count."""
    discards = reader.view.discards
    return panel(
        note,
        reader.say("discards-title", cards=len(discards), list=cards_list(discards, reader.lang)),
        reader.picture("header"),
        navigation_buttons(reader, "discards"),
    )


def legend_panel(reader: NiemcyReaderView, note: str = "") -> Panel:
    """What the signs on the map mean."""
    return panel(note, reader.picture("legend"), navigation_buttons(reader, "legend"))


def standings_panel(reader: NiemcyReaderView, note: str = "") -> Panel:
    """Points so far, with the reader's own completed tickets; when the game is over the final account."""
    view = reader.view
    accounts = [player.account for player in view.players if player.account is not None]
    if accounts:
        lines = account_lines(accounts, reader.names, reader.lang)
        return panel(
            note,
            "\n".join([reader.say("standings-title"), *lines]),
            reader.picture("result"),
            (*navigation_buttons(reader, "standings", "plan"), reader.button("log")),
        )
    scores = [player.points + _own_tickets(reader, seat) for seat, player in enumerate(view.players)]
    lines = [
        reader.say(
            "standings-line",
            place=1 + sum(other > scores[seat] for other in scores),
            who=reader.names[seat],
            points=scores[seat],
            cars=view.players[seat].cars,
            short=_count(view.players[seat].held, 0),
            long=_count(view.players[seat].held, 1),
            taken=len(view.players[seat].passengers),
        )
        for seat in sorted(range(view.seats), key=lambda seat: -scores[seat])
    ]
    return panel(
        note,
        "\n".join([reader.say("standings-title"), *lines, reader.say("standings-hidden")]),
        reader.picture("players"),
        (*navigation_buttons(reader, "standings"), reader.button("log")),
    )


def _own_tickets(reader: NiemcyReaderView, seat: int) -> int:
    """What the reader's completed tickets will bring; nothing for anybody else."""
    return sum(TICKETS[code].value for code in reader.view.players[seat].done or ()) if seat == reader.seat else 0


def _count(held: tuple[int, int] | None, at: int) -> str:
    return "?" if held is None else str(held[at])


# --- the map ----------------------------------------------------------------------------------------------------------


def map_panel(reader: NiemcyReaderView, note: str = "", page: int = 0) -> Panel:
    """Both halves of the map; a player can ask about any connection, above all what closed it."""
    return panel(
        note,
        reader.picture("board"),
        None if reader.seat is None or reader.table.status != "running" else _track_select(reader, page),
        navigation_buttons(reader, "map"),
    )


def _track_select(reader: NiemcyReaderView, page: int) -> Select:
    tracks = sorted(TRACKS, key=lambda track: track_label(track.name, reader.lang))
    options = [
        SelectOption(str(track.number), track_label(track.name, reader.lang), _short_state(reader, track)) for track in tracks
    ]
    shown = paged_options(options, page, lambda at, pages: reader.say("more-routes", page=at, pages=pages))
    return Select(reader.to("ask"), reader.say("choose-ask"), shown)


def _why_not(reader: NiemcyReaderView, track: Track) -> Refusal | None:
    return why_no_track(reader.table.state, own_seat(reader), track)


def _short_state(reader: NiemcyReaderView, track: Track) -> str:
    why = _why_not(reader, track)
    length = f"{reader.say('cars', cars=track.length)} · +{POINTS[track.length]}"
    return length if why is None else f"{length} · {reader.reason(why)}"


def track_asked(reader: NiemcyReaderView, value: str, argument: str) -> Panel:
    """What a connection costs and brings, or who or what stands in the way; or another page of them."""
    page, number = page_in(value), small_number(value)
    if page is not None or number is None or number >= len(TRACKS) or reader.table.status != "running":
        return map_panel(reader, page=page or 0)
    track = TRACKS[number]
    why = _why_not(reader, track)
    if why is not None:
        return map_panel(reader, reader.refusal(why))
    route = track_label(track.name, reader.lang)
    return map_panel(reader, reader.say("ask-free", route=route, cars=track.length, gain=POINTS[track.length]))
