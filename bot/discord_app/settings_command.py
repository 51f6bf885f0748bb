"""The subcommand ``settings``: of the table, for its host, and a person's own. Without options it shows both, with buttons."""

from __future__ import annotations

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
from bot.panels.absence_panel import leave_table
from bot.panels.components import PressResult
from bot.panels.lobby_panel import settings_line
from bot.panels.own_settings import own_settings_panel
from bot.panels.reader_view import ReaderView
from bot.tables.errors import Refused
from bot.texts import language_of, say
from engine.contract import Json


def add_to(group: CommandGroup) -> None:
    """It."""

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
                if pace is not None:
                    of_table["clock"] = parse_pace(pace)
                switches = {"reminders": reminders, "next_up": next_up, "emojis": emojis}
                own = parse_personal_settings(switches, quiet_from, quiet_to, zone)
                person = await group.tables.person(responder.person)
                until = None if away is None else parse_day(away, person, group.tables.now())
                if of_table:
                    await set_table(responder, number, own)
                elif own:
                    await group.tables.change_person(responder.person, **own)
                if until is not None:
                    await responder.show((await leave(responder, number, until)).panel)
                    return
            except Refused as refused:
                await responder.tell(group.refusal(refused.refusal, responder.lang))
                return
            table = None if number is None else await group.tables.table(number)
            saved = say(responder.lang, "settings-saved") if of_table or own else ""
            person = await group.tables.person(responder.person)
            here = ""
            if table is not None and table.status in ("open", "running"):
                agreed = settings_line(ReaderView.of(table, None, responder.lang))
                here = say(responder.lang, "settings-table", settings=agreed)
            at = table.id if table is not None and here else 0
            await responder.show(
                own_settings_panel(person, responder.lang, group.game, at, "\n".join(filter(None, (saved, here))))
            )

        async def leave(responder: Responder, number: int | None, until: int) -> PressResult:
            if number is None:
                raise Refused.because(await group.no_table(interaction))
            request = replace(await group.request(responder, number), key=f"{interaction.id} away")
            answer = await leave_table(group.tables, request, number, until, wait=wait)
            done = "absence-set" if not wait else "pause-asked" if answer.done == "pause_asked" else "pause-on"
            return await group.settled(responder, answer, done)

        async def set_table(responder: Responder, number: int | None, own: dict[str, Any]) -> None:
            if number is None:
                raise Refused.because(await group.no_table(interaction))
            answer = await group.tables.configure(await group.request(responder, number), number, own=own, **of_table)
            if answer.refusal is not None:
                raise Refused.because(answer.refusal)

        await group.answer(interaction, work)

    async def complete_day(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        person = await group.tables.person(interaction.user.id)
        found = day_choices(person, group.tables.now(), language_of(str(interaction.locale)))
        return [choice for choice in found if typed.strip() in choice.name] or found

    group.add(
        settings,
        {"language": LANGUAGE_CHOICES, **option_choices(group.game)},
        {"pace": complete_pace, "away": complete_day},
        kinds=option_types(group.game),
    )
