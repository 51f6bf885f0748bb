"""The subcommand ``settings``: of the table, for its host, and a person's own. Without options it shows both, with buttons."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord_app.command_group import CommandGroup
from bot.discord_app.game_options import given_options, option_choices, option_types
from bot.discord_app.interaction_handler import Responder
from bot.discord_app.personal_settings import parse_personal_settings
from bot.discord_app.table_commands import LANGUAGE_CHOICES, TURN_LIMIT_CHOICES
from bot.panels.lobby_panel import settings_line
from bot.panels.own_settings import own_settings_panel
from bot.panels.reader_view import ReaderView
from bot.tables.errors import Refused
from bot.tables.table import HOUR
from bot.texts import say
from engine.contract import Json


def add_to(group: CommandGroup) -> None:
    """It."""

    async def settings(  # noqa: PLR0917  (Discord's options)
        interaction: discord.Interaction,
        clock: int | None = None,
        language: str | None = None,
        advice: bool | None = None,
        keep_pictures: bool | None = None,
        reminders: bool | None = None,
        emojis: bool | None = None,
        quiet_from: str | None = None,
        quiet_to: str | None = None,
        zone: str | None = None,
        **options: Json,
    ) -> None:
        of_table: dict[str, Any] = {}
        if clock is not None:
            of_table["clock"] = clock * HOUR or None
        if language is not None:
            of_table["language"] = language
        if advice is not None:
            of_table["advice"] = advice
        if keep_pictures is not None:
            of_table["keep_pictures"] = keep_pictures
        if named := given_options(options):
            of_table["options"] = named

        async def work(responder: Responder) -> None:
            number = await group.find(interaction)
            try:
                own = parse_personal_settings(reminders, emojis, quiet_from, quiet_to, zone)
                if of_table:
                    await set_table(responder, number, own)
                elif own:
                    await group.tables.change_person(responder.person, **own)
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

        async def set_table(responder: Responder, number: int | None, own: dict[str, Any]) -> None:
            if number is None:
                raise Refused.because(await group.no_table(interaction))
            answer = await group.tables.configure(await group.request(responder, number), number, own=own, **of_table)
            if answer.refusal is not None:
                raise Refused.because(answer.refusal)

        await group.answer(interaction, work)

    group.add(
        settings,
        {"clock": TURN_LIMIT_CHOICES, "language": LANGUAGE_CHOICES, **option_choices(group.game)},
        kinds=option_types(group.game),
    )
