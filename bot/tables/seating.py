"""Who sits at a table, before and during a game, and who may decide about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.tables.deadlines import clock_for_new_limit, half_time, schedule_next_alarm, skip_passed_reminders
from bot.tables.errors import Refused
from bot.tables.forfeits import is_faster
from bot.tables.languages import LANGUAGES
from bot.tables.pace import check_clock
from bot.tables.pausing import end_pause, owner_changed
from bot.tables.plan_checks import drop_plans
from bot.tables.playing import check_running, start_game
from bot.tables.table import NO_NAME, Place, Request, Table, TableChange, TableSeat, check_game_options
from engine.contract import AnyGame, Json, Seat
from engine.players import registry
from engine.shares import share_after

LIVE = ("open", "running", "frozen")
SWITCH_PAUSE_SECONDS = 120  # before a seat that was left or taken back can be left again: everybody reads about it


def check_place(table: Table, place: Place | None, person: int | None = None) -> None:
    """A table is dealt with in its own channel; from direct messages only by ``person`` who has a seat there, if that matters.

    Buttons name their table, and a forged one can name any: rights in one server must not count in another.
    """
    if place == table.place:
        return
    if place is not None and not place.direct:
        raise Refused("elsewhere")
    if person is not None:
        table.own_seat(person)


def check_in_channel(table: Table, request: Request) -> None:
    """Refuse in direct messages what concerns more than a person's own seat, unless the table stands there."""
    if request.place != table.place:
        raise Refused("elsewhere")


def check_host_or_moderator(table: Table, request: Request) -> None:
    """Only the host or a moderator of the table's own server, and only in its channel."""
    check_in_channel(table, request)
    if request.person != table.host and not request.moderator:
        raise Refused("not_in_charge", host=table.host)


def check_open(table: Table) -> None:
    """Refuse what only a table that has not begun allows."""
    if table.status != "open":
        raise Refused("already_running" if table.status == "running" else table.status)


def check_settings(settings: dict[str, Any]) -> None:
    """Refuse a language or a clock that there is not, and any other setting."""
    known = ["advice", "clock", "keep_pictures", "language", "weekends"]
    if strange := set(settings) - set(known):
        raise Refused("unknown_option", min(strange), known=known)
    for name in ("advice", "keep_pictures", "weekends"):
        if not isinstance(settings.get(name, True), bool):
            raise Refused("bad_option", name, value=settings[name], known=[True, False])
    if settings.get("language", "pl") not in LANGUAGES:
        raise Refused("bad_language", known=list(LANGUAGES))
    check_clock(settings.get("clock"))


def check_seats(game: AnyGame, seats: int | None) -> None:
    """Refuse a table of a size that the game does not allow."""
    if seats is not None and seats not in game.seats:
        raise Refused("bad_seats", have=seats, known=list(game.seats))


def check_options_fit(game: AnyGame, seats: int | None, options: Mapping[str, Json]) -> None:
    """Refuse options that do not go with the number of players, where that is known."""
    refusal = None if seats is None else game.check_options(seats, options)
    if refusal is not None:
        raise Refused.because(refusal)


def join(change: TableChange, request: Request, press: str | None = None, word: str = "") -> str:
    """Sit down, with a share in the seed: the number of the press, and a word that was typed. Who sits there can type one."""
    table = change.table
    check_open(table)
    check_in_channel(table, request)
    word, seat = word.strip(), table.seat_of(request.person)
    if seat is not None and not word:
        raise Refused("already_seated")
    if seat is None:
        _check_room(table)
        table.seats.append(TableSeat(request.person, request.name))
        seat = len(table.seats) - 1
        change.note("join", seat, request.name)
    else:
        change.note("word", seat, public=False)
    _add_share(table, seat, press, word)
    return "word" if word else ""


def _add_share(table: Table, seat: Seat, press: str | None, word: str) -> None:
    if press is not None:
        table.seats[seat].share = share_after(table.seats[seat].share, press, word)


def leave(change: TableChange, request: Request) -> None:
    """Give up a seat before the start; with the last person the table goes."""
    table = change.table
    check_open(table)
    seat = table.own_seat(request.person)
    del table.seats[seat]
    change.note("leave", seat, request.name)
    if not _pass_host(table):
        end(change, "cancel", "deserted")


def add_automat(change: TableChange, request: Request, automat: str) -> None:
    table = change.table
    check_open(table)
    check_host_or_moderator(table, request)
    _check_automat(table, automat)
    _check_room(table)
    table.seats.append(TableSeat(None, automat, automat))
    change.note("automat", len(table.seats) - 1, automat)


def dismiss(change: TableChange, request: Request, seat: Seat) -> None:
    """Take a seat away before the start: an automat's, or that of someone who does not answer."""
    table = change.table
    check_open(table)
    check_host_or_moderator(table, request)
    name = find_seat(table, seat).name
    del table.seats[seat]
    change.note("leave", seat, name)
    if not _pass_host(table):
        end(change, "cancel", "deserted")


def start(change: TableChange, request: Request, press: str | None = None, word: str = "") -> None:
    """Deal and begin. Whoever starts and plays has this press as a share: nobody who sat down before could know it."""
    table = change.table
    check_open(table)
    check_host_or_moderator(table, request)
    seat = table.own_seat(request.person) if word.strip() else table.seat_of(request.person)
    if seat is not None:
        _add_share(table, seat, press, word)
    least, have = table.game.seats[0], len(table.seats)
    if have < least:
        raise Refused("too_few", least=least, have=have)
    check_seats(table.game, have)
    check_options_fit(table.game, have, table.options)
    if not table.clock_asked and len(table.people_present()) == 1:
        table.clock = None  # alone against automats nobody waits
    start_game(change)


def configure(change: TableChange, request: Request, settings: dict[str, Any], options: dict[str, Json]) -> None:
    """Language, clock and pictures at any time, advice and the options of the game before it begins."""
    table = change.table
    if table.status not in ("open", "running"):
        raise Refused("game_over" if table.status == "over" else table.status)
    check_host_or_moderator(table, request)
    check_settings(settings)
    if options or "advice" in settings:
        check_open(table)
    if options:
        table.options = check_game_options(table.game, {**table.options, **options})
        check_options_fit(table.game, table.seats_wanted, table.options)
    old_limit = table.clock
    for name, value in settings.items():
        setattr(table, name, value)
    change.note("options", text=" ".join(sorted({**settings, **options})))
    if "clock" in settings:
        table.clock_asked = True
        if table.status == "running":
            table.hurried_at = change.now if is_faster(table.clock, old_limit) else table.hurried_at
            table.turn_clock = clock_for_new_limit(table, old_limit, change.now)
            for seat in table.seats:
                seat.reminded = 0
            skip_passed_reminders(table, change.now)
    if table.status == "running" and {"clock", "weekends"} & set(settings):
        schedule_next_alarm(table, change.now)


def cancel(change: TableChange, request: Request) -> None:
    if change.table.status not in LIVE:
        raise Refused("game_over" if change.table.status == "over" else change.table.status)
    check_host_or_moderator(change.table, request)
    end(change, "cancel")


def end(change: TableChange, kind: str, why: str = "") -> None:
    """No more play here; the channel is free again."""
    table = change.table
    table.status = "cancelled"
    table.ended_at = change.now
    table.undo_request = table.seat_offer = None
    table.plans = {}
    table.deadline = table.alarm = None
    change.note(kind, text=why)
    if table.deal is not None:
        change.tell(*range(len(table.seats)))


def resign(change: TableChange, request: Request) -> None:
    """Give a seat up for good: an automat plays it to the end."""
    table = change.table
    check_running(table)
    number = table.own_seat(request.person)
    seat = table.seats[number]
    seat.take_back()
    seat.resigned = True
    seat.automat = table.game.stand_in
    change.note("resign", number, seat.automat)
    if _pass_host(table):
        owner_changed(change, number)
        reseated(change, number)
    else:
        end(change, "cancel", "deserted")


def hand_over(  # noqa: PLR0917
    change: TableChange, request: Request, automat: str | None, seat: Seat | None, for_turn: bool, until: int | None = None
) -> None:
    """Let an automat decide for one's own seat or, as the host, for another's: this turn, or until the owner is back.

    The host can do it when half of the time for the turn at hand is gone, a moderator at once. ``until`` is when it will give
    the seat back by itself, for the log.
    """
    table = change.table
    check_running(table)
    number = table.own_seat(request.person) if seat is None else seat
    row = find_seat(table, number)
    own = row.owner == request.person
    if not own:
        check_host_or_moderator(table, request)
    automat = automat or table.game.stand_in
    _check_automat(table, automat)
    away = row.lent and not row.for_turn and not own  # then others can only change how well the automat plays
    if row.automat and (not row.lent or (row.automat, row.for_turn) == (automat, for_turn) or (away and for_turn)):
        raise Refused("already_automat", automat=row.automat)
    if for_turn and number not in table.to_act():
        raise Refused("not_your_turn", turn=list(table.to_act()), deadline=table.deadline)
    if not (own or request.moderator or away):
        _check_half_time(change, number)
    if row.switched_at is not None and change.now < row.switched_at + SWITCH_PAUSE_SECONDS:
        raise Refused("too_soon", deadline=row.switched_at + SWITCH_PAUSE_SECONDS)
    change.tell(number)
    if not for_turn:
        row.switched_at = change.now
    row.given_away = not own and row.owner_present
    row.automat, row.for_turn, row.away_until = automat, for_turn, row.away_until if away else None
    if own:
        row.show_up()
    if for_turn:
        change.note("helped" if own else "helped_by", number, automat, public=not for_turn)
    elif own:
        note_away(change, number, until)
    else:
        change.note("lent", number, automat)
    reseated(change, number)


def _check_half_time(change: TableChange, number: Seat) -> None:
    """Refuse to take a turn out of somebody's hands who still has more than half of the time for it."""
    table = change.table
    moment = half_time(table, number) if number in table.to_act() else None
    if moment is None:
        raise Refused("not_late", seat=number)
    if change.now < moment:
        raise Refused("has_time", seat=number, deadline=moment)


def note_away(change: TableChange, number: Seat, until: int | None = None) -> None:
    """A line about whoever is away, and what happens meanwhile: an automat plays, or nothing where nobody is left."""
    automat = change.table.seats[number].automat
    if not change.table.people_present():
        change.note("away_alone", number, "" if until is None else str(until))
    elif until is None:
        change.note("away", number, str(automat))
    else:
        change.note("away_until", number, f"{automat} {until}")


def take_back(change: TableChange, request: Request) -> None:
    """The owner is back."""
    table = change.table
    check_running(table)
    number = table.own_seat(request.person)
    missed = table.seats[number].missed_at is not None
    if resume_seat(change, number):
        return
    if not missed:
        raise Refused("not_away")
    change.note("back", number, public=False)  # whoever missed turns and looks at the table has come back


def resume_seat(change: TableChange, number: Seat) -> bool:
    """End a handover or a pause, because the owner did something; False if there was none."""
    seat = change.table.seats[number]
    seat.show_up()
    if not seat.lent:
        return end_pause(change, number)
    seat.take_back()
    seat.switched_at = change.now
    if seat.holder is None:
        seat.since_ply = change.table.ply
    change.note("back", number)
    reseated(change, number)
    return True


def forget_person(change: TableChange, person: int) -> None:
    """Take a person out of a live table: an open one they leave, in a running game an automat plays on in a nameless seat."""
    table = change.table
    offer = table.seat_offer
    if offer is not None and person in (offer.newcomer, offer.offered_by):
        table.seat_offer = None
    for number, seat in enumerate(table.seats):
        if seat.holder == person:
            seat.holder = None
            if seat.owner != person:
                change.note("erased", number, public=False)
    for number in [number for number, seat in enumerate(table.seats) if seat.owner == person]:
        if table.status == "open":
            del table.seats[number]
            change.note("leave", number, NO_NAME)
        else:
            row, automat = table.seats[number], table.game.stand_in
            table.seats[number] = TableSeat(None, NO_NAME, automat, resigned=True, holder=row.holder, put_out=row.put_out)
            change.note("forgotten", number, automat)
            owner_changed(change, number)
            reseated(change, number)
    if not _pass_host(table):
        end(change, "cancel", "deserted")


def reseated(change: TableChange, seat: Seat) -> None:
    """Somebody else decides for this seat now. The clock runs on: absence is no extension.

    A question about an undo waits for owners who are away; it is overtaken when the seat has another owner, or none.
    """
    table, before = change.table, change.before
    assert before is not None, "seats change hands during a game"
    old, new = before.seats[seat], table.seats[seat]
    if (old.owner, old.resigned) != (new.owner, new.resigned):
        table.undo_request = None
    drop_plans(table, seat)
    change.tell(seat)
    schedule_next_alarm(table, change.now)


def _pass_host(table: Table) -> bool:
    """If the host has no seat any more, make another person host; False if nobody is left."""
    owners = [seat.owner for seat in table.seats if seat.owner is not None and not seat.resigned]
    if owners and table.host not in owners:
        table.host = owners[0]
    return bool(owners)


def find_seat(table: Table, seat: Seat) -> TableSeat:
    """A seat by its number; Refused if there is none."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no_such_seat", seats=len(table.seats))
    return table.seats[seat]


def _check_room(table: Table) -> None:
    if len(table.seats) >= table.room:
        raise Refused("table_full", most=table.room)


def _check_automat(table: Table, automat: str) -> None:
    known = registry.levels(table.game_name)
    if automat not in known:
        raise Refused("bad_automat", automat[:80], known=list(known))
