"""The commands of a game, ``/<game> …``: how a subcommand is made, and what all of them do first."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from typing import Any, get_args

import discord
from discord import app_commands

from bot.discord_app.command_sync import text
from bot.discord_app.context import BotContext
from bot.discord_app.find_table import find_table, other_game_in_channel
from bot.discord_app.interaction_handler import AckMode, Responder
from bot.panels.absence_panel import outcome_note
from bot.panels.autocomplete import completions
from bot.panels.components import MAX_OPTION, MAX_SELECT_OPTIONS, Address, PressResult, panel, truncate
from bot.panels.current_panel import current_panel, refused_panel
from bot.panels.press_dispatch import handle_press
from bot.panels.reader_view import ReaderView
from bot.runtime.fair_queue import QueueFull, asking
from bot.runtime.logging_setup import add_log_context
from bot.service.table_service import TableService
from bot.tables.errors import StoreError
from bot.tables.table import Answer, Request
from bot.texts import language_of
from bot.texts.formatting import refusal_sentence
from engine.contract import Refusal
from engine.games import GAMES

Autocomplete = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


class CommandGroup:
    """What every subcommand does first: acknowledge privately, and find the table it is about."""

    def __init__(self, bot: BotContext, game: str, group: app_commands.Group) -> None:
        self.bot = bot
        self.game = game
        self._group = group

    @property
    def tables(self) -> TableService:
        """The table service; it exists only after the login."""
        return self.bot.tables

    def add(
        self,
        callback: Callable[..., Any],
        choices: Mapping[str, Any] | None = None,
        completes: Mapping[str, Autocomplete] | None = None,
        *,
        name: str = "",
        kinds: Mapping[str, Any] | None = None,
    ) -> None:
        """A subcommand called after its function; names, options and descriptions come from the catalogues.

        ``kinds`` are the types of options that differ between games; those that the function does not name come in its
        ``**`` parameter.
        """
        name = name or callback.__name__
        callback.__signature__ = signature = _signature(callback, kinds or {})  # type: ignore[attr-defined]
        options = list(signature.parameters)[1:]
        if options:
            callback = app_commands.describe(**{option: self._text(f"cmd-{name}-{option}-desc") for option in options})(callback)
            callback = app_commands.rename(**{option: self._text(f"cmd-{name}-{option}") for option in options})(callback)
        if choices:
            callback = app_commands.choices(**choices)(callback)
        command: app_commands.Command[Any, Any, Any] = app_commands.Command(
            name=self._text(f"cmd-{name}"), description=self._text(f"cmd-{name}-desc"), callback=callback, parent=self._group
        )
        for option, complete in (completes or {}).items():
            command.autocomplete(option)(complete)
        self._group.add_command(command)

    def _text(self, key: str) -> app_commands.locale_str:
        seats = GAMES[self.game].seats
        return text(key, self.game, least=seats[0], most=seats[-1])

    def refusal(self, why: Refusal, lang: str) -> str:
        """Why not, in a sentence."""
        return refusal_sentence(why, lang, self.game)

    async def answer(self, interaction: discord.Interaction, work: Callable[[Responder], Awaitable[None]]) -> None:
        """A subcommand that may go without a table."""
        name = interaction.command.name if interaction.command else "?"
        await self.bot.interactions.handle(interaction, f"command {name}", AckMode.PRIVATELY, work)

    async def at_table(self, interaction: discord.Interaction, work: Callable[[Responder, int], Awaitable[PressResult]]) -> None:
        """A subcommand about the table of this channel; says so when there is none."""

        async def find(responder: Responder) -> None:
            table = await self.find(interaction)
            if table is None:
                await responder.show(panel(self.refusal(await self.no_table(interaction), responder.lang)))
                return
            add_log_context(table=table)
            self.bot.deliveries.try_again(table)
            result = await work(responder, table)
            await responder.show(result.panel, result.files)

        await self.answer(interaction, find)

    async def find(self, interaction: discord.Interaction) -> int | None:
        """The number of the table that this person means."""
        return await find_table(self.tables, interaction, self.game)

    async def no_table(self, interaction: discord.Interaction) -> Refusal:
        """Why there is none."""
        other = await other_game_in_channel(self.tables, interaction, self.game)
        return Refusal("no_such_table") if other is None else Refusal("other_game", {"game": other})

    async def press(self, responder: Responder, number: int, verb: str, argument: str = "") -> PressResult:
        """The same as pressing a button."""
        return await handle_press(
            self.tables,
            responder.person,
            Address(number, await self._version(number), verb, argument),
            key=str(responder.interaction.id),
            lang=responder.lang,
            name=responder.name,
            moderator=responder.moderator,
            place=responder.place,
        )

    async def request(self, responder: Responder, number: int) -> Request:
        """A request about the table as it is now."""
        return responder.request(await self._version(number))

    async def settled(self, responder: Responder, answer: Answer, filled: str) -> PressResult:
        """What became of a request, above what the person can do now."""
        table = None if answer.table is None else await self.tables.table(answer.table)
        if table is None:
            return PressResult(panel(self.refusal(answer.refusal or Refusal("no_such_table"), responder.lang)))
        reader = ReaderView.of(table, responder.person, responder.lang, self.tables.now())
        if answer.refusal is not None:
            return PressResult(refused_panel(reader, answer.refusal), refused=answer.refusal.code)
        return PressResult(current_panel(reader, outcome_note(reader, filled)), changed=True)

    async def _version(self, number: int) -> int:
        table = await self.tables.table(number)
        return 0 if table is None else table.seq

    # --- what an option can be completed to ---------------------------------------------------------------------------

    async def complete(
        self, interaction: discord.Interaction, command: str, option: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        """What is legal right now, with what it costs and does."""
        reader = await self._look(interaction)
        if reader is None or reader.table.state is None:
            return []
        filled = {name: str(value) for name, value in vars(interaction.namespace).items() if name != option and value is not None}
        try:
            with asking(interaction.guild_id, interaction.user.id):
                async with self.bot.completions.place():
                    found = await asyncio.to_thread(completions, reader, command, option, typed, filled)
        except QueueFull:  # somebody types quicker than they can be answered: the next key asks again
            return []
        return [app_commands.Choice(name=truncate(label, MAX_OPTION), value=value) for label, value in found[:MAX_SELECT_OPTIONS]]

    async def players(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The players of the table; the value is the seat."""
        reader = await self._look(interaction)
        wanted = typed.strip().casefold()
        names = enumerate(reader.plain_names) if reader is not None else ()
        return [app_commands.Choice(name=name, value=str(seat)) for seat, name in names if wanted in name.casefold()]

    async def _look(self, interaction: discord.Interaction) -> ReaderView | None:
        try:
            number = await self.find(interaction)
            table = None if number is None else await self.tables.table(number)
        except StoreError:  # nothing can be offered; whoever sends the command is told why
            return None
        return None if table is None else ReaderView.of(table, interaction.user.id, language_of(str(interaction.locale)))


def _signature(callback: Callable[..., Any], kinds: Mapping[str, Any]) -> inspect.Signature:
    """A function's own options, with those of the game in place of its ``**`` parameter."""
    own = inspect.signature(callback).parameters
    parameters: list[inspect.Parameter] = []
    for parameter in own.values():
        if parameter.kind is not inspect.Parameter.VAR_KEYWORD:
            parameters.append(parameter.replace(annotation=kinds.get(parameter.name, parameter.annotation)))
            continue
        for name, kind in kinds.items():
            if name not in own:
                default = None if type(None) in get_args(kind) else inspect.Parameter.empty
                parameters.append(inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=kind, default=default))
    return inspect.Signature(parameters)


def make_group(bot: BotContext, game: str, parts: Iterable[Callable[[CommandGroup], None]]) -> app_commands.Group:
    """The slash command group of a game. Each of ``parts`` adds some subcommands; Discord allows 25 in all."""
    discord_group = app_commands.Group(name=text("cmd-group", game), description=text("cmd-group-desc", game))
    group = CommandGroup(bot, game, discord_group)
    for add_to in parts:
        add_to(group)
    return discord_group
