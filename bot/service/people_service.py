"""People: their settings, what they have done, and that they are forgotten when they want it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.service.request_limits import AllowedRequests, RequestLimits
from bot.service.request_runner import RequestRunner
from bot.storage import forgetting, person_queries, result_queries
from bot.tables import person_settings, results, seating
from bot.tables.deadlines import schedule_next_alarm
from bot.tables.errors import Refused


class PeopleService:
    """All people of one store."""

    def __init__(self, runner: RequestRunner, allowed: AllowedRequests) -> None:
        self.runner = runner
        self.limits = RequestLimits(allowed, lambda: runner.now())  # noqa: PLW0108  (the clock may be replaced)
        self.person_changed: list[Callable[[int], None]] = []  # callbacks after somebody's settings have changed

    async def person(self, number: int) -> person_settings.PersonSettings:
        """A person's settings."""
        return await self.runner.store.read(lambda db: person_queries.load_person(db, number))

    async def set_own(self, number: int, **settings: Any) -> person_settings.PersonSettings:
        """A person sets something of their own; raises Refused, also when they do so too often."""
        if (often := self.limits.settings(number)) is not None:
            raise Refused.because(often)
        return await self.change_person(number, **settings)

    async def change_person(self, number: int, **settings: Any) -> person_settings.PersonSettings:
        """Set some of a person's settings; raises Refused for a bad value, StoreError when nothing can be written."""
        now = self.runner.now()
        changed = await self.runner.store.write(lambda db: person_queries.update_person(db, number, settings, now))
        self._person_changed(number, settings)
        if "orders" in settings:
            await self._look_at_tables_of(number)
        return changed

    async def _look_at_tables_of(self, person: int) -> None:
        """A standing order may cover what this person has to decide now."""
        self.runner.forget_tables_of(person)
        for table_id in await self.runner.store.read(lambda db: forgetting.live_tables_that_name(db, person)):
            await self.runner.change_unasked(table_id, lambda change: schedule_next_alarm(change.table, change.now))

    def _person_changed(self, number: int, settings: dict[str, Any]) -> None:
        for forget in self.person_changed:
            forget(number)
        if set(settings) & person_settings.KNOWN_TO_TABLES:
            self.runner.forget_tables_of(number)
            for look_again in self.runner.changed:
                look_again()

    async def forget_person(self, person: int) -> None:
        """Erase a person: settings, ratings and names go, live games go on without them."""
        for table_id in await self.runner.store.read(lambda db: forgetting.live_tables_that_name(db, person)):
            await self.runner.change_unasked(table_id, lambda change: seating.forget_person(change, person))
        await self.runner.store.write(lambda db: forgetting.forget_person(db, person))
        self.runner.forget_all_tables()
        self._person_changed(person, {})

    async def statistics(
        self, person: int, game: str, server: int = results.ALL_SERVERS, *, automats: bool = False
    ) -> results.Statistics:
        """What a person has done in games among people, or in those with automats."""
        return await self.runner.store.read(
            lambda db: result_queries.load_statistics(db, person, game, server, with_automats=automats)
        )

    async def history(self, person: int, game: str, server: int = results.ALL_SERVERS) -> results.History:
        """A person's ratings over time and results by opponent."""
        return await self.runner.store.read(lambda db: result_queries.load_history(db, person, game, server))

    async def ranking(
        self, game: str, server: int = results.ALL_SERVERS, limit: int = 10, known_in: int | None = None
    ) -> list[results.Rating]:
        """The strongest players; ``known_in``: only those who are rated in that server, too."""
        return await self.runner.store.read(lambda db: result_queries.load_ranking(db, game, server, limit, known_in))

    async def has_played(self, person: int, game: str, server: int) -> bool:
        """Whether a person has finished a game in a server."""
        return await self.runner.store.read(lambda db: result_queries.has_played(db, person, game, server))
