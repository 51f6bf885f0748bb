"""What is to be done so that Discord has every emoji with its present drawing. Pure: what is there goes in, steps come out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.storage.emoji_queries import StoredEmoji

MAX_EMOJIS = 2000  # of an application
DAY = 24 * 60 * 60
RETIRED_DAYS = 30  # old messages still show a replaced emoji for so long


@dataclass(frozen=True, slots=True)
class UploadedEmoji:
    """An emoji as Discord lists it. ``own``: uploaded by the bot, not by its owner in the developer portal."""

    id: int
    name: str
    own: bool


@dataclass(slots=True)
class EmojiPlan:
    """``usable`` is by name. The lists are the steps, by id, and by name for what is to be uploaded."""

    usable: dict[str, int] = field(default_factory=dict)
    upload: list[str] = field(default_factory=list)
    replaced: dict[str, UploadedEmoji] = field(default_factory=dict)  # what must give its name to an upload
    retire: list[StoredEmoji] = field(default_factory=list)  # no drawing has this name any more
    delete: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)  # deleted by somebody else
    left_out: list[str] = field(default_factory=list)  # an emoji of somebody else has the name, or there is no room


def plan_emojis(
    drawings: Mapping[str, str], stored: Sequence[StoredEmoji], uploaded: Sequence[UploadedEmoji], now: int
) -> EmojiPlan:
    """``drawings``: the hash of each drawing by name. Emojis that the bot did not upload are left alone."""
    plan = EmojiPlan()
    there = {one.id: one for one in uploaded}
    by_name = {one.name: one for one in uploaded}
    known = {one.id for one in stored}
    plan.gone = [one.id for one in stored if one.id not in there]
    current = {one.name: one for one in stored if one.id in there and one.retired_at is None}
    for one in stored:
        if one.id in there and one.retired_at is not None and now - one.retired_at >= RETIRED_DAYS * DAY:
            plan.delete.append(one.id)
    plan.retire = [one for name, one in current.items() if name not in drawings]
    room = MAX_EMOJIS - len(uploaded)
    for name, digest in drawings.items():
        row, taken = current.get(name), by_name.get(name)
        if row is not None:
            plan.usable[name] = row.id
            if row.sha256 == digest:
                continue
        if taken is not None and not (taken.own or taken.id in known):
            plan.left_out.append(name)
            continue
        if taken is not None:  # ours, with an old drawing or one that nobody remembers
            plan.usable.setdefault(name, taken.id)
            plan.replaced[name] = taken
        if len(plan.upload) >= room:
            plan.left_out.append(name)
        else:
            plan.upload.append(name)
    return plan
