"""From a panel to what Discord takes: a fresh view of restart-safe items, its files, and whom it may mention.

A view is built anew for every message and never reused or stopped; everything in it that can be pressed is one class
of dynamic item, whose id says all there is to know.
"""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

import discord
from discord import ui

from bot.panels.components import MAX_TEXT, Button, ButtonRow, Panel, PictureBlock, ReadyPicture, Select
from bot.storage.outbox import KeptPicture
from bot.texts.emoji_tokens import leading_sign, replace_emojis
from render.picture_registry import RenderedPicture as Drawn
from render.picture_registry import RenderedStrip

LOG = logging.getLogger(__name__)
ACCENT_COLOUR = discord.Colour(0xE0A030)  # amber
_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


EmojiFinder = Callable[[str], discord.PartialEmoji | None]  # by name; None: it cannot be used now


def no_emoji(_name: str) -> None:
    """An ``EmojiFinder`` for messages of words alone."""


class PressReceiver(Protocol):
    """Handles a press on a component; ``press_handler.PressHandler`` is one."""

    async def handle(self, interaction: discord.Interaction, custom_id: str, values: list[str]) -> None: ...


class PressClient(Protocol):
    """The part of the client that a pressed component needs."""

    @property
    def presses(self) -> PressReceiver: ...


class PanelComponent(ui.DynamicItem[ui.Item[Any]], template=re.compile(r"sz:.+", re.DOTALL)):
    """Any button or select of ours, from this process or an earlier one."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> PanelComponent:
        return cls(item)

    @property
    def values(self) -> list[str]:
        """What was chosen in a select."""
        return list(self.item.values) if isinstance(self.item, ui.Select) else []

    async def callback(self, interaction: discord.Interaction) -> None:
        try:
            await cast(PressClient, interaction.client).presses.handle(interaction, self.custom_id, self.values)
        except Exception:  # the library would log the button with its label, which may be secret
            LOG.exception("a press could not be handled")


class StatelessView(ui.LayoutView):
    """A view that the library need not remember: every press finds its way by its id alone.

    Remembered views cost memory and timers, and forgetting one can unregister the items of all others.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_dispatchable(self) -> bool:
        return False


class RenderedPanel:
    """A panel ready to be sent, once: files cannot be sent twice.

    Emojis that are not found are left out, and all in its texts if they would be too long with them.
    """

    def __init__(
        self,
        panel: Panel,
        drawn: Sequence[Drawn | None],
        files: Sequence[tuple[str, bytes]] = (),
        kept: Sequence[KeptPicture] = (),
        find_emoji: EmojiFinder = no_emoji,
    ) -> None:
        """``kept``: pictures that the message has already; they stay below its first text."""
        self._find_emoji = find_emoji
        length = sum(len(self._with_emojis(block, find_emoji)) for block in panel.blocks if isinstance(block, str))
        self._find_in_text = find_emoji if length <= MAX_TEXT else no_emoji
        self.emojis: set[str] = set()  # names of those on buttons and in selects, which Discord checks
        self.files: list[discord.File] = []
        self._kept = list(kept)
        self.view = StatelessView()
        self.allowed_mentions = allowed_mentions(panel)
        pictures = iter(drawn)
        frame: ui.Container[Any] = ui.Container(accent_colour=ACCENT_COLOUR)
        for block in panel.blocks:
            if isinstance(block, PictureBlock | ReadyPicture):
                picture = block.drawn if isinstance(block, ReadyPicture) else next(pictures, None)
                for strip in picture.strips if picture is not None else ():
                    frame.add_item(self._gallery(block.kind, strip))
            else:
                frame.add_item(self._item(block))
                self._add_kept(frame)
        for name, data in files:
            file = discord.File(io.BytesIO(data), name)
            self.files.append(file)
            frame.add_item(ui.File(file))
        self.view.add_item(frame)

    @property
    def attachments(self) -> list[discord.File | discord.Attachment]:
        """For an edit: new files, and what stays of the old ones."""
        return [*self.files, *(cast(discord.Attachment, KeptAttachment(one.attachment)) for one in self._kept)]

    def _add_kept(self, frame: ui.Container[Any]) -> None:
        if len(frame.children) == 1:
            for one in self._kept:
                frame.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{one.name}", description=one.alt or None)))

    def _item(self, block: str | Select | ButtonRow) -> ui.Item[Any]:
        if isinstance(block, str):
            return ui.TextDisplay(self._with_emojis(block, self._find_in_text))
        if isinstance(block, Select):
            return ui.ActionRow(self._select(block))
        return ui.ActionRow(*(self._button(button) for button in block))

    @staticmethod
    def _with_emojis(text: str, find: EmojiFinder) -> str:
        return replace_emojis(text, lambda name: str(find(name) or ""))

    def _emoji(self, name: str) -> discord.PartialEmoji | None:
        found = self._find_emoji(name) if name else None
        if found is not None:
            self.emojis.add(name)
        return found

    def _face(self, label: str, name: str) -> tuple[str, discord.PartialEmoji | None]:
        """What a button or an option shows. A sign at the beginning of the label becomes its emoji."""
        if not name:
            name, rest = leading_sign(label)
            emoji = self._emoji(name)
            return (label, None) if emoji is None else (rest, emoji)
        return label, self._emoji(name)

    def _button(self, button: Button) -> PanelComponent:
        label, emoji = self._face(button.label, button.emoji)
        style = _STYLES[button.style]
        return PanelComponent(
            ui.Button(label=label, style=style, custom_id=str(button.address), disabled=button.disabled, emoji=emoji)
        )

    def _select(self, select: Select) -> PanelComponent:
        options = []
        for option in select.options:
            label, emoji = self._face(option.label, option.emoji)
            description, chosen = option.description or None, option.chosen
            options.append(
                discord.SelectOption(label=label, value=option.value, description=description, emoji=emoji, default=chosen)
            )
        return PanelComponent(
            ui.Select(custom_id=str(select.address), placeholder=select.placeholder, options=options, disabled=select.disabled)
        )

    def _gallery(self, kind: str, strip: RenderedStrip) -> ui.MediaGallery[Any]:
        """A strip alone in its gallery: only then it is shown whole and as wide as can be."""
        file = discord.File(io.BytesIO(strip.data), f"{kind}-{len(self.files) + 1}.{strip.form}", description=strip.alt)
        self.files.append(file)
        return ui.MediaGallery(discord.MediaGalleryItem(file, description=strip.alt))


def allowed_mentions(panel: Panel) -> discord.AllowedMentions:
    """Only the people named by the panel are notified."""
    people = [discord.Object(person) for person in panel.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people or False)


class KeptAttachment:
    """An attachment that stays through an edit: its number says it all, while the library would send its whole description."""

    def __init__(self, number: int) -> None:
        self._id = number

    def to_dict(self) -> dict[str, str]:
        return {"id": str(self._id)}
