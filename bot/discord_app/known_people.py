"""Settings of people who were here lately, so that not every press reads them from the database."""

from __future__ import annotations

from bot.service.table_service import TableService
from bot.tables.person_settings import PersonSettings

PEOPLE_KEPT = 20_000


class KnownPeople:
    """A cache over ``TableService.person``; a change of settings makes it forget the person."""

    def __init__(self, tables: TableService, kept: int = PEOPLE_KEPT) -> None:
        """``kept``: how many people; none where another process may change their settings."""
        self._tables = tables
        self._kept = kept
        self._known: dict[int, PersonSettings] = {}
        tables.person_changed.append(self.forget)

    async def settings(self, person: int) -> PersonSettings:
        """A person's settings."""
        known = self._known.get(person)
        if known is None:
            known = await self._tables.person(person)
            if len(self._known) >= self._kept:
                self._known.clear()
            if self._kept:
                self._known[person] = known
        return known

    async def remember_language(self, person: int, lang: str) -> None:
        """Store the language of a person's Discord, for direct messages."""
        if (await self.settings(person)).language != lang:
            await self._tables.change_person(person, language=lang)

    def forget(self, person: int) -> None:
        """Read this person's settings anew next time."""
        self._known.pop(person, None)
