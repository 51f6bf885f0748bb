"""The emojis of the application: uploaded in the background, found by name, and left out where Discord refuses them.

Discord sometimes refuses an emoji for no reason, and always one that somebody has deleted. A message must not fail for that:
``send`` sends it once more without emojis. The emojis of the refused message are not used until the list was read again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TypeVar

import aiohttp
import discord

from bot.discord_app.emoji_plan import EmojiPlan, UploadedEmoji, plan_emojis
from bot.discord_app.panel_layout import EmojiFinder, RenderedPanel, no_emoji
from bot.runtime.metrics import EMOJIS_REFUSED_TOTAL
from bot.storage import emoji_queries
from bot.storage.emoji_queries import StoredEmoji
from bot.storage.store import Store
from render.emojis import EMOJIS

LOG = logging.getLogger(__name__)
INVALID_FORM = 50035
RETRY_SECONDS = 300.0  # after a failure of Discord's
CHECK_SECONDS = 24 * 60 * 60.0
LEAST_SECONDS_BETWEEN_CHECKS = 10.0
NETWORK_ERRORS = (aiohttp.ClientError, OSError, TimeoutError)

T = TypeVar("T")


class ApplicationEmojis:
    """Name → id of the emojis that Discord has. ``work`` is the background job that brings them there."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._store: Store | None = None
        self._ids: dict[str, int] = {}
        self._checked_at = float("-inf")
        self.uploads: Callable[[], bool] = lambda: True  # False: another process uploads, and this one reads what is there
        self.wake: Callable[[], None] = lambda: None  # some are in doubt: look at the list again

    async def load(self, store: Store) -> None:
        """Use what was uploaded before, without asking Discord."""
        self._store = store
        stored = await store.read(lambda db: emoji_queries.load_emojis(db, self._application))
        self._ids = {one.name: one.id for one in stored if one.retired_at is None and one.name in EMOJIS}

    def find(self, name: str) -> discord.PartialEmoji | None:
        """The emoji of this name; None while Discord does not have it."""
        found = self._ids.get(name)
        return None if found is None else discord.PartialEmoji(name=name, id=found)

    async def send(
        self,
        render: Callable[[EmojiFinder], RenderedPanel],
        send: Callable[[RenderedPanel], Awaitable[T]],
        *,
        wanted: bool = True,
    ) -> T:
        """Send a panel with its emojis; without them if Discord refuses one, or if they are not wanted."""
        rendered = render(self.find if wanted else no_emoji)
        try:
            return await send(rendered)
        except discord.HTTPException as error:
            if not rendered.emojis or not is_invalid_emoji(error):
                raise
            LOG.warning("Discord refused an emoji; the message goes out without emojis")
        self.forget(rendered.emojis)
        return await send(render(no_emoji))

    def forget(self, names: Iterable[str]) -> None:
        """Do not use these emojis until the list was read again: one of them was refused."""
        EMOJIS_REFUSED_TOTAL.inc()
        for name in names:
            self._ids.pop(name, None)
        self.wake()

    # --- the job -----------------------------------------------------------------------------------------------------

    async def work(self) -> float:
        """Compare the drawings with what Discord has, and upload what is missing, one after the other."""
        if not self.uploads():
            await self.load(self._stored)
            return RETRY_SECONDS
        since = time.monotonic() - self._checked_at
        if since < LEAST_SECONDS_BETWEEN_CHECKS:
            return LEAST_SECONDS_BETWEEN_CHECKS - since
        try:
            return await self._compare_and_upload()
        except discord.RateLimited as limited:
            return max(1.0, limited.retry_after)
        except (discord.HTTPException, *NETWORK_ERRORS) as error:
            LOG.warning("emojis are uploaded later: %s", error)
            return RETRY_SECONDS

    async def _compare_and_upload(self) -> float:
        store, application, now = self._stored, self._application, int(time.time())
        stored = await store.read(lambda db: emoji_queries.load_emojis(db, application))
        there = {one.id: one for one in await self._client.fetch_application_emojis()}
        self._checked_at = time.monotonic()
        drawings = {name: drawing.sha256 for name, drawing in EMOJIS.items()}
        plan = plan_emojis(drawings, stored, [self._uploaded(one) for one in there.values()], now)
        self._ids = dict(plan.usable)
        if plan.left_out:
            LOG.warning("%d emojis have no room or another's emoji has their name: %s", len(plan.left_out), plan.left_out[:5])
        await self._tidy(plan, there, now)
        failed = 0
        for name in plan.upload:
            replaced = plan.replaced.get(name)
            try:
                await self._upload(name, None if replaced is None else there[replaced.id], now)
            except discord.HTTPException as error:
                if error.status != 400:  # not about this drawing
                    raise
                LOG.warning("Discord did not take the emoji %s: %s", name, error.text)
                failed += 1
        if plan.upload:
            LOG.info("emojis uploaded: %d of %d", len(plan.upload) - failed, len(EMOJIS))
        return RETRY_SECONDS if failed else CHECK_SECONDS

    async def _tidy(self, plan: EmojiPlan, there: Mapping[int, discord.Emoji], now: int) -> None:
        for one in plan.retire:
            await self._keep(StoredEmoji(one.id, one.name, one.sha256, now))
        for number in plan.delete:
            await there[number].delete()
        gone = [*plan.gone, *plan.delete]
        if gone:
            await self._stored.write(lambda db: emoji_queries.drop_emojis(db, self._application, gone))

    async def _upload(self, name: str, replaced: discord.Emoji | None, now: int) -> None:
        """Upload a drawing. An old one of this name is renamed first and stays for a while: old messages show it."""
        drawing = EMOJIS[name]
        image = await asyncio.to_thread(drawing.png)
        if replaced is not None:
            old_name = f"old_{replaced.id}"
            await self._keep(StoredEmoji(replaced.id, old_name, "", now))
            await replaced.edit(name=old_name)
        made = await self._client.create_application_emoji(name=name, image=image)
        await self._keep(StoredEmoji(made.id, name, drawing.sha256))
        self._ids[name] = made.id

    async def _keep(self, emoji: StoredEmoji) -> None:
        await self._stored.write(lambda db: emoji_queries.store_emoji(db, self._application, emoji))

    def _uploaded(self, emoji: discord.Emoji) -> UploadedEmoji:
        user = self._client.user
        return UploadedEmoji(emoji.id, emoji.name, emoji.user is not None and user is not None and emoji.user.id == user.id)

    @property
    def _stored(self) -> Store:
        assert self._store is not None
        return self._store

    @property
    def _application(self) -> int:
        assert self._client.application_id is not None
        return self._client.application_id


def is_invalid_emoji(error: discord.HTTPException) -> bool:
    """Whether Discord refused a message because of an emoji in it."""
    return error.code == INVALID_FORM and "invalid emoji" in error.text.lower()
