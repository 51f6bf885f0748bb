"""Another person plays on in a seat: it is offered to them, and changes hands only when they and its owner have agreed.

The owner's word is not needed when a moderator offers the seat, or once the owner has been away for long
(``bot.tables.forfeits``). The newcomer sees nothing of the seat before it is theirs.
"""

from __future__ import annotations

from dataclasses import replace

from bot.tables.deadlines import spent_by_all
from bot.tables.errors import Refused
from bot.tables.forfeits import is_forfeited
from bot.tables.pace import HOUR
from bot.tables.pausing import owner_changed
from bot.tables.playing import check_running
from bot.tables.seating import check_host_or_moderator, check_in_channel, find_seat, reseated
from bot.tables.table import Request, SeatOffer, TableChange, TableSeat
from engine.contract import Seat

OFFER_SECONDS = 24 * HOUR
OFFER_PAUSE_SECONDS = 600  # between two offers at a table, for each calls somebody who may not even play


def offer_seat(change: TableChange, request: Request, seat: Seat, newcomer: int, name: str) -> str:
    """Offer one's own seat or, as the host, another's; "offered", or "replaced" when nobody else must be asked.

    Whether an owner has been away for long enough is looked at when the newcomer accepts: until then one press is enough.
    """
    table = change.table
    check_running(table)
    check_in_channel(table, request)
    if table.place.direct:
        raise Refused("nobody_else_here")
    row = find_seat(table, seat)
    own = row.owner == request.person and not row.resigned
    if not own:
        check_host_or_moderator(table, request)
    if table.seat_of(newcomer) is not None:
        raise Refused("already_seated")
    if table.seat_offer is not None:
        raise Refused("offer_open", deadline=table.seat_offer.until)
    if table.offered_at is not None and change.now < table.offered_at + OFFER_PAUSE_SECONDS:
        raise Refused("too_soon", deadline=table.offered_at + OFFER_PAUSE_SECONDS)
    agreed = own or request.moderator or row.owner is None or row.resigned
    offer = SeatOffer(
        seat, newcomer, name, request.person, table.seq + 1, change.now + OFFER_SECONDS, newcomer == request.person, agreed,
        imposed=not own and agreed and row.owner_present,
    )  # fmt: skip
    if own:
        row.show_up()
    if offer.accepted and (offer.agreed or is_forfeited(table, seat, change.now)):
        _seat_newcomer(change, offer)
        return "replaced"
    change.note("offer", seat, str(newcomer))
    if not own and not row.resigned and row.owner is not None:
        change.due.add(seat)  # also an owner who is away is told what may happen to the seat
    table.seat_offer, table.offered_at = offer, change.now
    return "offered"


def answer_offer(change: TableChange, request: Request, agrees: bool) -> str:
    """The newcomer or the owner says yes or no, or whoever offered the seat withdraws it."""
    table = change.table
    check_running(table)
    before = table.seat_offer
    if before is None or request.seen < before.asked_seq:
        raise Refused("no_offer")
    offer = before
    row = table.seats[offer.seat]
    owner = None if row.resigned else row.owner
    concerned = (offer.newcomer, owner) if agrees else (offer.newcomer, owner, offer.offered_by)
    if request.person not in concerned:
        raise Refused("not_your_offer")
    if request.person == owner:
        row.show_up()
    if not agrees:
        table.seat_offer = None
        change.note("keep", offer.seat)
        return "kept"
    if request.person == offer.newcomer:
        offer = replace(offer, accepted=True, name=request.name or offer.name)
    if request.person == owner or is_forfeited(table, offer.seat, change.now):
        offer = replace(offer, agreed=True)
    if (offer.accepted, offer.agreed) == (before.accepted, before.agreed):
        raise Refused("already_agreed")
    if offer.accepted and offer.agreed:
        _seat_newcomer(change, offer)
        return "replaced"
    table.seat_offer = offer
    change.note("accept", offer.seat)
    return "half_agreed"


def _seat_newcomer(change: TableChange, offer: SeatOffer) -> None:
    table = change.table
    if table.seat_of(offer.newcomer) is not None:
        raise Refused("already_seated")
    if table.host == table.seats[offer.seat].owner:
        table.host = offer.newcomer
    row = table.seats[offer.seat]
    put_out = (offer.imposed if row.owner == row.holder else row.put_out) and offer.newcomer != row.holder
    table.seats[offer.seat] = TableSeat(offer.newcomer, offer.name, holder=row.holder, put_out=put_out, since_ply=table.ply)
    table.seat_offer = None
    change.note("replace", offer.seat, offer.name)
    change.rows[-1] = change.rows[-1]._replace(person=offer.newcomer)  # whoever said the last word: it is the newcomer's name
    if offer.seat in table.to_act():
        table.turn_clock = table.turn_clock.newcomer(offer.seat, change.now, spent_by_all(table, change.now))
    owner_changed(change, offer.seat)
    reseated(change, offer.seat)
