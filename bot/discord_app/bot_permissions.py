"""What the bot must be allowed to do where a table is to stand, and the person who wants one there."""

from __future__ import annotations

import discord

from bot.texts import say
from bot.texts.formatting import listing

_THREADS = (discord.ChannelType.public_thread, discord.ChannelType.private_thread, discord.ChannelType.news_thread)


def missing_permissions(allowed: discord.Permissions, *, in_thread: bool, own_thread: bool) -> list[str]:
    """The rights that are missing, by Discord's names."""
    needed = ["view_channel", "attach_files"]
    needed.append("send_messages_in_threads" if in_thread or own_thread else "send_messages")
    if own_thread:
        needed.append("create_public_threads")
    return [right for right in needed if not getattr(allowed, right)]


def missing_for_person(allowed: discord.Permissions, *, in_thread: bool, own_thread: bool = False) -> list[str]:
    """The rights that a person lacks: whoever may not write or open threads here must not have the bot do it."""
    needed = ["send_messages_in_threads" if in_thread or own_thread else "send_messages"]
    if own_thread:
        needed.append("create_public_threads")
    return [right for right in needed if not getattr(allowed, right)]


def is_thread(interaction: discord.Interaction) -> bool:
    """Whether the command was used inside a thread."""
    return interaction.channel is not None and interaction.channel.type in _THREADS


def missing_permissions_text(rights: list[str], lang: str, *, own: bool = False) -> str:
    """Which rights the bot is missing, or the person's ``own``, for whoever wanted a table."""
    named = listing([say(lang, f"front-right-{right}") for right in rights], lang)
    return say(lang, "front-own-rights" if own else "front-rights", rights=named)
