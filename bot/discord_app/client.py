"""The client, which wires everything together. Building it starts nothing; ``setup_hook`` does, after the login."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

import discord
from discord import app_commands

import bot.games  # noqa: F401  (registers the games)
from bot.discord_app import advice_commands, info_commands, settings_command, table_commands, tables_command, turn_commands
from bot.discord_app.answer_limits import AnswerLimits
from bot.discord_app.application_emojis import ApplicationEmojis
from bot.discord_app.command_group import make_group
from bot.discord_app.command_sync import Translator, sync_commands
from bot.discord_app.delivery_loop import DeliveryLoop, secret_among_automats
from bot.discord_app.half_characters import clean_interactions
from bot.discord_app.health_server import HealthServer
from bot.discord_app.interaction_handler import InteractionHandler, Responder
from bot.discord_app.known_people import PEOPLE_KEPT, KnownPeople
from bot.discord_app.message_sender import MessageSender
from bot.discord_app.panel_layout import PanelComponent
from bot.discord_app.picture_cache import PictureCache, PictureRenderer
from bot.discord_app.press_handler import PressHandler
from bot.discord_app.press_tokens import PressTokens
from bot.discord_app.sharded_client import ShardedClient
from bot.panels.game_module import GAME_MODULES
from bot.runtime.background_job import BackgroundJob
from bot.runtime.database_address import ServerAddress
from bot.runtime.fair_queue import FairQueue
from bot.runtime.settings import BotSettings
from bot.service.automat_delay import AutomatDelay
from bot.service.request_limits import allowed_requests
from bot.service.request_runner import RequestRunner
from bot.service.scheduler import Scheduler
from bot.service.table_service import TableService
from bot.storage.open_store import open_store
from bot.storage.store import Store
from bot.tables.pace import DAY
from bot.tables.table import TableLimits
from bot.workers.advice_pool import AdvicePool
from bot.workers.automat_pool import AutomatPool
from bot.workers.process_pool import new_automat_pool, new_worker_pool, uses_light_workers
from bot.workers.replay_maker import MAX_SECONDS as ANIMATION_SECONDS
from bot.workers.replay_maker import ReplayMaker

LOG = logging.getLogger(__name__)
GROUP_PARTS = (table_commands.add_to, settings_command.add_to, turn_commands.add_to, info_commands.add_to)
MAX_COMPLETIONS_WAITING = 3  # of one person; further ones are left empty
PANEL_THREADS = 64  # panels are built in threads and may wait for long plans; Python's default is six on two cores
LONGEST_RATE_LIMIT = 30.0  # seconds; whoever must wait longer comes back later


class Bot(ShardedClient):
    """One bot on one Discord with one database."""

    tables: TableService
    people: KnownPeople
    deliveries: DeliveryLoop
    scheduler: Scheduler

    def __init__(
        self,
        settings: BotSettings,
        picture_renderer: PictureRenderer | None = None,
        automat_pool: AutomatPool | None = None,
        advice_pool: AdvicePool | None = None,
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here, so no warnings about it
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
            shard_count=settings.shards,  # None: as many as Discord recommends
        )
        clean_interactions(self)
        self.settings = settings
        contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
        self.tree = app_commands.CommandTree(
            self, allowed_contexts=contexts, allowed_installs=app_commands.AppInstallationType(guild=True, user=False)
        )
        self.tree.error(self._command_failed)
        self.pictures = PictureCache(1 if uses_light_workers() else settings.picture_workers, picture_renderer)
        self.application_emojis = ApplicationEmojis(self)
        limits = AnswerLimits(settings.max_answers, settings.max_answers_per_person)
        self.interactions = InteractionHandler(
            self.pictures, self.application_emojis, self._remember_person, self._wants_emojis, limits
        )
        self.completions = FairQueue("completions", settings.max_completions, MAX_COMPLETIONS_WAITING)
        self.presses = PressHandler(self)
        self.press_tokens = PressTokens(self)
        self.health = HealthServer(self)
        self._jobs: list[BackgroundJob] = []
        self._emoji_job: BackgroundJob | None = None
        self._warming: asyncio.Task[None] | None = None
        self._store: Store | None = None
        self._automat_pool = automat_pool or new_automat_pool(1 if uses_light_workers() else settings.thinking_workers)
        self._advice_pool = advice_pool or AdvicePool(lambda: new_worker_pool("advice"), max_waiting=settings.max_advice_waiting)
        self._wound_down = False
        self.only_commands = False  # log in, sync the commands, and do nothing else

    async def setup_hook(self) -> None:
        """After the login, before the gateway: database, delivery loop, scheduler, commands."""
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(PANEL_THREADS, "panels"))
        self.add_dynamic_items(PanelComponent)
        for game in GAME_MODULES:
            self.tree.add_command(make_group(self, game, GROUP_PARTS))
        advice_commands.add_to(self)
        user_install = self.application is not None and self.application.user_integration_config is not None
        tables_command.add_to(self, user_install=user_install)
        await self.tree.set_translator(Translator())
        if self.only_commands:
            return
        self._store = await asyncio.to_thread(open_store, self.settings.database)
        if isinstance(self.settings.database, ServerAddress):
            await self.join_cluster(self.settings.database, self.settings.shards, self.settings.slots)
        self.tables = TableService(
            RequestRunner(self._store, limits=self._limits(), open_seconds=self.settings.open_table_days * DAY),
            advice_pool=self._advice_pool,
            replay_maker=ReplayMaker(lambda: new_worker_pool("animations", seconds=ANIMATION_SECONDS)),
            allowed=allowed_requests(self.settings),
        )
        self.people = KnownPeople(self.tables, kept=0 if self.share.shared else PEOPLE_KEPT)
        sender = MessageSender(self, self.tables, self.pictures, self.application_emojis, self.press_tokens)
        self.deliveries = DeliveryLoop(self.tables, sender, self.share)
        if self.settings.health_port is not None:
            await self.health.start(self.settings.health_host, self.settings.health_port)
        await self.wait_for_slot()
        if self.settings.emojis:
            await self.application_emojis.load(self._store)
        await self._sync_commands()
        self._warming = asyncio.get_running_loop().create_task(self._warm(), name="warm-up")
        self._start_jobs()

    async def _sync_commands(self) -> None:
        if await self.take_commands():
            assert self._store is not None
            await sync_commands(self.tree, self._store)
            await self.leave_commands()

    def _limits(self) -> TableLimits:
        return TableLimits(self.settings.max_tables_per_person, self.settings.max_tables_per_server)

    async def _command_failed(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        await self.interactions.report_error(interaction, error)

    async def on_ready(self) -> None:
        LOG.info("ready: %s servers", len(self.guilds))

    def _start_jobs(self) -> None:
        delay = AutomatDelay(self.settings.automat_pace, lambda table: secret_among_automats(table, self.tables.now()))
        self.scheduler = Scheduler(self.tables.runner, self._automat_pool, delay, self.share)
        publish, schedule = BackgroundJob("publish", self.deliveries.look), BackgroundJob("clock", self.scheduler.work)
        self._jobs = [publish, schedule]
        self.deliveries.wake, self.scheduler.wake = publish.wake, schedule.wake
        self.deliveries.published = delay.published
        self.tables.runner.changed.append(self.wake)
        self.wake()
        if self.settings.emojis:
            self._emoji_job = BackgroundJob("emojis", self.application_emojis.work)
            self.application_emojis.wake = self._emoji_job.wake
            self.application_emojis.uploads = lambda: 0 in self.share.held  # one of all processes
            self._emoji_job.wake()

    def wake(self) -> None:
        """Run the delivery loop and the scheduler now, as after a change of a table."""
        for job in self._jobs:
            job.wake()

    @property
    def state(self) -> str:
        """``waiting`` for a slot, ``serving``, or ``leaving``."""
        return "leaving" if self._wound_down or self.lost.is_set() else "waiting" if self.waiting else "serving"

    @property
    def gateway_open(self) -> bool:
        """Whether every gateway connection is up and ready."""
        shards = self.shards.values()
        return self.is_ready() and not self.is_closed() and bool(shards) and not any(shard.is_closed() for shard in shards)

    async def mark_reachable(self, person: int) -> None:
        """Try direct messages again for a person who takes a seat. If they still fail, the table's channel says so once."""
        if (await self.tables.person(person)).unreachable:
            await self.tables.change_person(person, unreachable=False)

    @property
    def working(self) -> bool:
        """Whether background work is running."""
        return self.deliveries.busy or self.scheduler.busy or any(job.running for job in self._jobs)

    async def _remember_person(self, responder: Responder) -> None:
        await self.people.remember_language(responder.person, responder.lang)

    async def _wants_emojis(self, person: int) -> bool:
        return (await self.people.settings(person)).emojis

    async def _warm(self) -> None:
        """Start the workers one kind after the other: all at once they take each other's processor, and a turn waits longest."""
        if uses_light_workers():
            return
        try:
            await self._automat_pool.warm()
            await self.pictures.start()
            await self._advice_pool.warm()
        except Exception:
            if not self._wound_down:  # else they are ended on purpose
                LOG.exception("the workers could not be started in advance")

    async def wind_down(self, max_seconds: float) -> None:
        """Finish running work within so many seconds; pending messages are delivered after the next start."""
        if self._wound_down:
            return
        self._wound_down = True
        loop = asyncio.get_running_loop()
        end = loop.time() + max_seconds
        if self._emoji_job is not None:
            await self._emoji_job.stop(0.0)  # the next start goes on with what is missing
        await self.interactions.finish(max_seconds)
        for job in self._jobs:
            await job.stop(max(0.0, end - loop.time()))
        if self._jobs:
            await self.scheduler.finish(max(0.0, end - loop.time()))
            await self.deliveries.finish(max(0.0, end - loop.time()))

    async def stop_posting(self) -> None:
        """Drop all background work at once."""
        for job in self._jobs:
            await job.stop(0.0)
        if self._jobs:
            await self.deliveries.finish(0.0)
            await self.scheduler.finish(0.0)

    async def close(self) -> None:
        """Disconnect and release all resources."""
        if self.is_closed():
            return
        await self.wind_down(max_seconds=2.0)
        await self._stop_getting_ready()
        await super().close()
        await self.leave_cluster()
        await self.health.stop()
        if self._warming is not None:
            self._warming.cancel()
        await self.pictures.close()
        if self._store is not None:
            self._automat_pool.close()
            self._advice_pool.close()
            await asyncio.to_thread(self._store.close)

    async def _stop_getting_ready(self) -> None:
        """The library waits two seconds for servers, and would announce that it is ready after its end, with an error."""
        waiting = self._connection._ready_task
        if waiting is not None:
            waiting.cancel()
            await asyncio.wait({waiting})


def build(
    settings: BotSettings,
    *,
    picture_renderer: PictureRenderer | None = None,
    automat_pool: AutomatPool | None = None,
    advice_pool: AdvicePool | None = None,
) -> Bot:
    """A bot that has started nothing yet. Tests pass their own picture renderer and pools."""
    if settings.discord_proxy:
        discord.http.Route.BASE = f"{settings.discord_proxy}/api/v10"
    return Bot(settings, picture_renderer, automat_pool, advice_pool)
