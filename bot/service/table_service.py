"""The table service: everything people can ask of a table. It knows no Discord: servers, channels and people are numbers.

Requests do not raise for mistakes of people: they return an ``Answer`` with a refusal, and then nothing has changed.
An answer without a refusal is committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from bot.service.people_service import PeopleService
from bot.service.request_limits import AllowedRequests
from bot.service.request_runner import RequestRunner
from bot.service.table_reader import TableReader
from bot.storage import outbox, person_queries, table_reads, undo_queries
from bot.tables import (
    absences,
    endings,
    moving,
    pausing,
    planned_turns,
    seat_offers,
    seating,
    standing_orders,
    undo,
)
from bot.tables.deadlines import schedule_next_alarm, stop_reminders
from bot.tables.errors import Refused
from bot.tables.planned_turns import PlanEdit, undo_after_plan
from bot.tables.playing import apply_actions, check_not_stale, check_running, parse_actions
from bot.tables.table import DEFAULT_CLOCK, DIRECT_MESSAGES, Answer, Request, Table, TableChange, TableSeat, check_game_options
from bot.tables.undo import UndoPlan
from bot.workers.advice_pool import AdvicePool
from bot.workers.automat_pool import single_process_pool
from bot.workers.replay_maker import ReplayMaker
from engine.contract import Json, Refusal, Seat
from engine.games import GAMES
from engine.rng import new_seed


class TableService(TableReader, PeopleService):
    """All tables of one store, and its people."""

    def __init__(
        self,
        runner: RequestRunner,
        *,
        advice_pool: AdvicePool | None = None,
        replay_maker: ReplayMaker | None = None,
        seed: Callable[[], int] = new_seed,
        shares: bool = True,
        allowed: AllowedRequests = AllowedRequests(),  # noqa: B008  (it never changes)
    ) -> None:
        """``seed`` gives the secret seed of a new table; without ``shares`` of the players it alone decides the game.

        ``allowed``: how often people may ask for what makes work for others.
        """
        TableReader.__init__(self, runner)
        PeopleService.__init__(self, runner, allowed)
        self.advice_pool = advice_pool or AdvicePool()
        self.replay_maker = replay_maker or ReplayMaker(single_process_pool)
        self.posted: dict[tuple[int, str], str] = {}  # by table and verb: the link to what was posted; "": it is being made
        self._seed = seed
        self._shares = shares
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by server

    # --- before the game ---------------------------------------------------------------------------------------------

    async def open(
        self,
        request: Request,
        *,
        server: int,
        channel: int,
        game: str,
        language: str = "pl",
        clock: int | None = DEFAULT_CLOCK,
        seats: int | None = None,
        options: dict[str, Json] | None = None,
        advice: bool = True,
        keep_pictures: bool = False,
        weekends: bool = False,
        clock_asked: bool = True,
    ) -> Answer:
        """Open a table in a channel, for so many (None: as many as the game allows); its host takes the first seat.

        ``clock_asked``: somebody chose this clock; otherwise it is left off where one person plays against automats.
        """
        if (often := self.limits.opening(request.person, server)) is not None:
            return Answer(None, 0, often)
        now = self.now()
        try:
            if game not in GAMES:
                raise Refused("bad_game", game[:80], known=sorted(GAMES))
            settings = {"language": language, "clock": clock, "advice": advice, "keep_pictures": keep_pictures}
            seating.check_settings({**settings, "weekends": weekends})
            seating.check_seats(GAMES[game], seats)
            chosen = check_game_options(GAMES[game], options or {})
            seating.check_options_fit(GAMES[game], seats, chosen)
        except Refused as refused:
            return await self.runner.refuse("open", request, None, refused.refusal)
        seed = self._seed()
        table = Table(
            id=0, game_name=game, rules_version=GAMES[game].version, seed=seed, sealed=seed, options=chosen, deal=None,
            server=server, channel=channel, host=request.person, language=language, clock=clock, status="open", seq=0,
            deadline=None, alarm=None, opened_at=now, started_at=None, ended_at=None, seats_wanted=seats,
            advice=advice, keep_pictures=keep_pictures, weekends=weekends, clock_asked=clock_asked,
            seats=[TableSeat(request.person, request.name, share=self._press(request))],
        )  # fmt: skip
        change = TableChange(table, now, None, request)
        change.note("open", 0, request.name)
        return await self.runner.commit("open", request, change)

    def opening(self, server: int) -> asyncio.Lock:
        """A lock for whoever must do something else before ``open``, such as making a channel for the table."""
        return self._opening.setdefault(server, asyncio.Lock())

    async def cannot_open(self, person: int, server: int) -> Refusal | None:
        """Why this person cannot open another table here; ``open`` looks again."""
        if (often := self.limits.opening(person, server, count=False)) is not None:
            return often
        return await self.store.read(lambda db: table_reads.too_many_tables(db, self.runner.limits, person, server))

    async def join(self, request: Request, table_id: int, word: str = "") -> Answer:
        """Take a free seat at an open table. A word goes into the seed, also that of who sits there: ``done`` says "word"."""

        async def decide(change: TableChange) -> str:
            check_not_stale(change.table, change.table.seat_of(request.person), request.seen)
            return seating.join(change, request, self._press(request), word)

        return await self.runner.request("join", request, table_id, decide)

    async def leave(self, request: Request, table_id: int) -> Answer:
        """Give one's seat up before the start."""
        return await self._simple("leave", request, table_id, seating.leave)

    async def add_automat(self, request: Request, table_id: int, automat: str) -> Answer:
        """Seat an automatic player (host or moderator, before the start)."""
        return await self._simple("add_automat", request, table_id, seating.add_automat, automat)

    async def dismiss(self, request: Request, table_id: int, seat: Seat) -> Answer:
        """Free a seat before the start (host or moderator)."""
        return await self._simple("dismiss", request, table_id, seating.dismiss, seat)

    async def start(self, request: Request, table_id: int, word: str = "") -> Answer:
        """Deal and begin (host or moderator); ``word`` as in ``join``."""
        return await self._simple("start", request, table_id, seating.start, self._press(request), word)

    def _press(self, request: Request) -> str | None:
        """What a person adds to the seed with this request."""
        return request.press if self._shares else None

    async def configure(
        self,
        request: Request,
        table_id: int,
        *,
        options: dict[str, Json] | None = None,
        own: dict[str, Any] | None = None,
        until: int | None = None,
        wait: bool = False,
        **settings: Any,
    ) -> Answer:
        """Set ``language``, ``clock`` (seconds or None), ``weekends``, ``advice``, ``keep_pictures`` or options of the game.

        Only the host or a moderator.

        ``own`` are settings of the person who asks, and ``until`` is when they want to be back, as for ``leave_until`` or with
        ``wait`` for ``ask_pause``: all of it is done together, or nothing.
        """

        async def decide(change: TableChange) -> str:
            check_not_stale(change.table, change.table.seat_of(request.person), request.seen)
            if settings or options or until is None:
                seating.configure(change, request, settings, options or {})
            if until is None:
                return ""
            if wait:
                return pausing.ask_pause(change, request, until)
            absences.leave_until(change, request, until)
            return ""

        server = DIRECT_MESSAGES if request.place is None else request.place.server
        if (often := self.limits.settings(request.person, server)) is not None:
            return Answer(table_id, 0, often)
        now = self.now()
        answer = await self.runner.request(
            "configure",
            request,
            table_id,
            decide,
            also=(lambda db: person_queries.update_person(db, request.person, own, now)) if own else None,
        )
        if answer.ok and own:
            self._person_changed(request.person, own)
        return answer

    # --- during the game ---------------------------------------------------------------------------------------------

    async def act(self, request: Request, table_id: int, actions: str | Sequence[str], *, anew: bool = False) -> Answer:
        """Play: the texts of one or several actions of the seat on turn, or one line of the record. All or nothing.

        ``anew``: where they do not go on from what the turn has begun, that is taken back with them, if it may be freely.
        """

        async def decide(change: TableChange) -> str:
            table = change.table
            check_running(table)
            seat = table.own_seat(request.person)
            check_not_stale(table, seat, request.seen)
            turn = table.to_act()
            if seat not in turn:
                raise Refused("not_your_turn", turn=list(turn), deadline=table.deadline)
            seating.resume_seat(change, seat)
            parsed = parse_actions(table, seat, actions)
            if anew and table.game.explain(table.state, seat, parsed[0]) is not None:
                await self._begin_turn_again(change, request, seat)
            apply_actions(change, seat, parsed)
            return "over" if change.result else ""

        return await self.runner.request("act", request, table_id, decide, from_memory=not anew)

    async def _begin_turn_again(self, change: TableChange, request: Request, seat: Seat) -> None:
        """Take back what the turn at hand has begun; nothing where somebody else would have to agree."""
        table = change.table
        plan = await self.undo_plan(table, request.person, "turn")
        if not table.game.turn_open(table.state) or not plan.free:
            return
        undos = await self.store.read(lambda db: undo_queries.count_undos(db, table, request.person, plan.turn_start))
        undo.check_undos_left(undos)
        past = await self.store.read(lambda db: undo_queries.load_past_position(db, table, plan.target))
        undo.apply_undo(change, seat, past, agreed=False)

    async def undo(self, request: Request, table_id: int, scope: str = "step", *, uncounted: bool = False) -> Answer:
        """Take back one's last action ("step") or the turn it belongs to ("turn"). ``done`` says "undone" or "asked".

        ``uncounted``: also where the game then counts nowhere, for nobody else can be asked.
        """

        async def decide(change: TableChange) -> str:
            table = change.table
            seat = undo.check_may_undo(table, request, scope)
            plan = await self.undo_plan(table, request.person, scope)
            count = undo_queries.count_undos
            undo.check_undos_left(await self.store.read(lambda db: count(db, table, request.person, plan.turn_start)))
            seating.resume_seat(change, seat)
            if not plan.free and undo.other_owners(table, seat):
                turn = await self.undo_plan(table, request.person, "turn")
                undo.request_undo(change, seat, plan, table.ply - turn.actions)
                return "asked"
            undo.take_back_alone(change, seat, plan, scope, told=uncounted)
            past = await self.store.read(lambda db: undo_queries.load_past_position(db, table, plan.target))
            undo.apply_undo(change, seat, past, agreed=False)
            return "undone"

        return await self.runner.request("undo", request, table_id, decide)

    async def undo_plan(self, table: Table, person: int, scope: str) -> UndoPlan:
        """What an undo would take back; raises Refused when there is nothing. Replays only what is not in memory."""
        plan = undo.undo_plan(table.recent.effective() or (), person, scope, start=None, undone=table.undone)
        if plan is None:
            plan = await self.store.read(lambda db: undo_queries.plan_undo(db, table, person, scope))
        return undo_after_plan(table, table.seat_of(person), plan, self.now())

    async def answer_undo(self, request: Request, table_id: int, agrees: bool) -> Answer:
        """Agree to the open question, or not. ``done`` says "undone", "waiting" or "declined"."""

        async def decide(change: TableChange) -> str:
            ask = change.table.undo_request
            if not undo.record_vote(change, request, agrees):
                return "waiting" if agrees else "declined"
            assert ask is not None
            past = await self.store.read(lambda db: undo_queries.load_past_position(db, change.table, ask.target))
            undo.apply_undo(change, ask.seat, past, agreed=True)
            return "undone"

        return await self.runner.request("answer_undo", request, table_id, decide)

    async def resign(self, request: Request, table_id: int) -> Answer:
        """Give one's seat to an automat for good."""
        return await self._simple("resign", request, table_id, seating.resign)

    async def hand_over(
        self, request: Request, table_id: int, automat: str | None = None, seat: Seat | None = None, *, for_turn: bool = False
    ) -> Answer:
        """Let an automat decide for one's seat (for the host or a moderator: for any) until its owner does something.

        Without a level the game's usual one plays. ``for_turn``: only the turn at hand; it counts as the owner's own.
        """
        return await self._simple("hand_over", request, table_id, seating.hand_over, automat, seat, for_turn)

    async def take_back(self, request: Request, table_id: int) -> Answer:
        """The owner decides again."""
        return await self._simple("take_back", request, table_id, seating.take_back)

    async def leave_until(self, request: Request, table_id: int, until: int) -> Answer:
        """Let an automat decide for one's seat until a moment, or until its owner does something."""
        return await self._simple("leave_until", request, table_id, absences.leave_until, until)

    async def ask_pause(self, request: Request, table_id: int, until: int) -> Answer:
        """Ask the others to wait until a moment. ``done`` says "pause_asked", or "paused" when nobody else must agree."""

        async def decide(change: TableChange) -> str:
            check_not_stale(change.table, change.table.seat_of(request.person), request.seen)
            return pausing.ask_pause(change, request, until)

        return await self.runner.request("ask_pause", request, table_id, decide)

    async def answer_pause(self, request: Request, table_id: int, agrees: bool) -> Answer:
        """Agree to wait, or not. ``done`` says "paused", "waiting" or "declined"."""

        async def decide(change: TableChange) -> str:
            return pausing.answer_pause(change, request, agrees)

        return await self.runner.request("answer_pause", request, table_id, decide)

    async def end_pause(self, request: Request, table_id: int) -> Answer:
        """Do not wait any longer: for somebody who has not agreed to the pause, or for whom the table waits."""
        return await self._simple("end_pause", request, table_id, pausing.stop_waiting)

    async def move(self, request: Request, table_id: int) -> Answer:
        """Bring a table to the channel of the request (host or moderator); it must be of the same server and without a table."""

        async def decide(change: TableChange) -> str:
            assert request.place is not None, "commands come from a channel"
            check_not_stale(change.table, change.table.seat_of(request.person), request.seen)
            moving.move(change, request, request.place)
            return ""

        from_elsewhere = replace(request, place=None)
        leave = outbox.leave_channel
        return await self.runner.request("move", from_elsewhere, table_id, decide, lambda db: leave(db, table_id))

    async def channel_lost(self, table_id: int) -> None:
        """Discord does not know the channel of a table; a running game rests."""
        table = await self.table(table_id)
        if table is not None and table.status == "running" and table.lost_at is None:
            await self.runner.change_unasked(table_id, moving.lose_channel)

    async def channel_found(self, table_id: int) -> None:
        """Discord knows the channel again; the game goes on, or its people can wake it when a table that came later is gone."""
        table = await self.table(table_id)
        if table is not None and table.lost_at is not None and await self.table_in(table.channel) is None:
            await self.runner.change_unasked(table_id, moving.find_channel)

    async def wake(self, request: Request, table_id: int) -> Answer:
        """Go on with a game that rests (any of its players)."""
        return await self._simple("wake", request, table_id, endings.wake)

    async def stop_reminders(self, request: Request, table_id: int) -> Answer:
        """Send no more reminders to this person in the turn at hand."""

        def rule(change: TableChange, request: Request) -> None:
            check_running(change.table)
            seat = change.table.own_seat(request.person)
            if seat in change.table.to_act():
                stop_reminders(change.table, seat)
                schedule_next_alarm(change.table, change.now)

        return await self._simple("stop_reminders", request, table_id, rule)

    async def set_orders(self, request: Request, table_id: int, orders: str, *, on: bool) -> Answer:
        """Leave some decisions at this table to an automat in advance, or take that back."""
        return await self._simple("set_orders", request, table_id, standing_orders.set_orders, orders, on)

    async def edit_plans(self, request: Request, table_id: int, edit: PlanEdit) -> Answer:
        """Change the turns that a person has planned ahead (``bot.tables.planned_turns``)."""
        return await self._simple("edit_plans", request, table_id, planned_turns.edit_plans, edit)

    async def offer_seat(self, request: Request, table_id: int, seat: Seat, newcomer: int, name: str) -> Answer:
        """Offer a seat to another person: one's own, as the host any. ``done`` says "offered" or "replaced"."""

        async def decide(change: TableChange) -> str:
            check_not_stale(change.table, change.table.seat_of(request.person), request.seen)
            return seat_offers.offer_seat(change, request, seat, newcomer, name)

        return await self.runner.request("offer_seat", request, table_id, decide)

    async def answer_offer(self, request: Request, table_id: int, agrees: bool) -> Answer:
        """Take an offered seat, let it go, or neither. ``done`` says "replaced", "half_agreed" or "kept"."""

        async def decide(change: TableChange) -> str:
            return seat_offers.answer_offer(change, request, agrees)

        return await self.runner.request("answer_offer", request, table_id, decide)

    async def cancel(self, request: Request, table_id: int) -> Answer:
        """End the table without a result (host or moderator)."""
        return await self._simple("cancel", request, table_id, seating.cancel)

    def _simple(self, kind: str, request: Request, table_id: int, rule: Callable[..., None], *args: Any) -> Awaitable[Answer]:
        """A request whose rule needs nothing but the table."""

        async def decide(change: TableChange) -> str:
            check_not_stale(change.table, change.table.seat_of(request.person), request.seen)
            rule(change, request, *args)
            return ""

        return self.runner.request(kind, request, table_id, decide)
