"""The subcommand ``settings``: of the table, for its host, and a person's own. Without options it shows both, with buttons."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
from discord.app_commands import Choice

from bot.discord_app.away_option import day_choices, parse_day
from bot.discord_app.command_group import CommandGroup
from bot.discord_app.game_options import given_options, option_choices, option_types
from bot.discord_app.interaction_handler import Responder
from bot.discord_app.pace_option import complete_pace, parse_pace
from bot.discord_app.personal_settings import parse_personal_settings
from bot.discord_app.table_commands import LANGUAGE_CHOICES
from bot.panels.absence_panel import absence_outcome
from bot.panels.components import Panel
from bot.panels.current_panel import current_panel
from bot.panels.lobby_panel import settings_line
from bot.panels.own_settings import own_settings_panel
from bot.panels.reader_view import ReaderView
from bot.tables.errors import Refused
from bot.tables.person_settings import check_person_settings
from bot.tables.table import Table
from bot.texts import language_of, say
from engine.contract import Json

_OUTCOMES = {"": "absence-set", "pause_asked": "pause-asked", "paused": "pause-on"}  # what came of ``away``


async def _day_back(group: CommandGroup, person: int, own: dict[str, Any], away: str) -> int:
    """When the person is back, where they live as from now on: the same command may set the zone."""
    changed = replace(await group.tables.person(person), **own)
    check_person_settings(changed)
    return parse_day(away, changed, group.tables.now())


async def _all_settings(group: CommandGroup, responder: Responder, table: Table | None, note: str) -> Panel:
    """Those of the table in words, the person's own with the ways to change them."""
    person = await group.tables.person(responder.person)
    if table is None or table.status not in ("open", "running"):
        return own_settings_panel(person, responder.lang, group.game, 0, note)
    here = say(responder.lang, "settings-table", settings=settings_line(ReaderView.of(table, None, responder.lang)))
    return own_settings_panel(person, responder.lang, group.game, table.id, "\n".join(filter(None, (note, here))))


async def _after_leaving(group: CommandGroup, responder: Responder, table: Table, done: str, note: str) -> Panel:
    """The day of return, above what the person can do now."""
    reader = ReaderView.of(table, responder.person, responder.lang, group.tables.now())
    person = await group.tables.person(responder.person)
    outcome = absence_outcome(reader, _OUTCOMES[done], person, group.tables.now())
    return await asyncio.to_thread(current_panel, reader, "\n".join(filter(None, (note, outcome))))


def add_to(group: CommandGroup) -> None:
    """Add the subcommand to the group of a game."""

    async def settings(  # noqa: PLR0917  (Discord's options)
        interaction: discord.Interaction,
        pace: str | None = None,
        weekends: bool | None = None,
        language: str | None = None,
        advice: bool | None = None,
        keep_pictures: bool | None = None,
        away: str | None = None,
        wait: bool = False,
        reminders: bool | None = None,
        next_up: bool | None = None,
        emojis: bool | None = None,
        quiet_from: str | None = None,
        quiet_to: str | None = None,
        zone: str | None = None,
        **options: Json,
    ) -> None:
        named_settings = {"weekends": weekends, "language": language, "advice": advice, "keep_pictures": keep_pictures}
        of_table: dict[str, Any] = {name: value for name, value in named_settings.items() if value is not None}
        if named := given_options(options):
            of_table["options"] = named

        async def work(responder: Responder) -> None:
            number = await group.find(interaction)
            try:
                if wait and away is None:
                    raise Refused("wait_without_day")
                if pace is not None:
                    of_table["clock"] = parse_pace(pace)
                switches = {"reminders": reminders, "next_up": next_up, "emojis": emojis}
                own = parse_personal_settings(switches, quiet_from, quiet_to, zone)
                until = None if away is None else await _day_back(group, responder.person, own, away)
                done = await change(responder, number, own, until)
            except Refused as refused:
                await responder.tell(group.refusal(refused.refusal, responder.lang))
                return
            table = None if number is None else await group.tables.table(number)
            saved = say(responder.lang, "settings-saved") if of_table or own else ""
            if until is None or table is None:
                await responder.show(await _all_settings(group, responder, table, saved))
            else:
                await responder.show(await _after_leaving(group, responder, table, done, saved))

        async def change(responder: Responder, number: int | None, own: dict[str, Any], until: int | None) -> str:
            """All of it or nothing; what the table says to it."""
            if not of_table and until is None:
                if own:
                    await group.tables.set_own(responder.person, **own)
                return ""
            if number is None:
                raise Refused.because(await group.no_table(interaction))
            request = await group.request(responder, number)
            answer = await group.tables.configure(request, number, own=own, until=until, wait=wait, **of_table)
            if answer.refusal is not None:
                raise Refused.because(answer.refusal)
            return answer.done

        await group.answer(interaction, work)

    async def complete_day(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        person = await group.tables.person(interaction.user.id)
        return day_choices(person, group.tables.now(), language_of(str(interaction.locale)), typed)

    group.add(
        settings,
        {"language": LANGUAGE_CHOICES, **option_choices(group.game)},
        {"pace": complete_pace, "away": complete_day},
        kinds=option_types(group.game),
    )
