"""The subcommand ``settings``: of the table, for its host, and a person's own. Without options it shows both."""

from __future__ import annotations

from typing import Any

import discord

from bot.errors import Refused
from bot.front.answers import Visitor
from bot.front.commands import Desk
from bot.front.options import chosen, option_choices, option_kinds
from bot.front.personal import personal_settings, summary
from bot.front.table_commands import HOURS, TONGUES
from bot.model import HOUR
from bot.panels.model import panel
from bot.texts import say
from engine.contract import Json


def add_to(desk: Desk) -> None:
    """It."""

    async def settings(  # noqa: PLR0917  (Discord's options)
        interaction: discord.Interaction,
        clock: int | None = None,
        language: str | None = None,
        advice: bool | None = None,
        reminders: bool | None = None,
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
        if named := chosen(options):
            of_table["options"] = named

        async def work(visitor: Visitor) -> None:
            number = await desk.find(interaction)
            try:
                own = personal_settings(reminders, quiet_from, quiet_to, zone)
                await set_table(visitor, number)
                if own:
                    await desk.tables.change_person(visitor.person, **own)
            except Refused as refused:
                await visitor.tell(desk.refusal(refused.refusal, visitor.lang))
                return
            table = None if number is None else await desk.tables.table(number)
            saved = [say(visitor.lang, "settings-saved")] if of_table or own else []
            person = await desk.tables.person(visitor.person)
            await visitor.show(panel("\n".join([*saved, *summary(table, person, visitor.lang)])))

        async def set_table(visitor: Visitor, number: int | None) -> None:
            if not of_table:
                return
            if number is None:
                raise Refused.because(await desk.no_table(interaction))
            answer = await desk.tables.configure(await desk.request(visitor, number), number, **of_table)
            if answer.refusal is not None:
                raise Refused.because(answer.refusal)

        await desk.answer(interaction, work)

    desk.add(
        settings,
        {"clock": HOURS, "language": TONGUES, **option_choices(desk.game)},
        kinds=option_kinds(desk.game),
    )
