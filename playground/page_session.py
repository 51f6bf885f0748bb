"""The WebSocket session of one open page."""

import asyncio
import base64
import binascii
from collections.abc import Awaitable, Callable
from typing import Any

from playground.commands import GROUP, ON_MESSAGE, SUB, offered
from playground.core import Core
from playground.errors import Json, Unfit
from playground.locales import LOCALES
from playground.messages import show
from playground.people import BotResponse, Person
from playground.world import DIRECT, PRIVATE_THREAD, TEXT, THREADS

PAGE_OF_MESSAGES = 50
QUIETLY_REFRESHED = ("channel", "commands", "people")


class PageSession:
    """State of one socket; `outbox` is its send queue."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.outbox: asyncio.Queue[Json] = asyncio.Queue()
        self.person = Person(core, next(iter(core.world.people)))

    def say(self, words: Json) -> None:
        self.outbox.put_nowait(words)

    def hear(self, event: str, data: Json) -> None:
        """Forward what the person may see; for others only that they have unread messages."""
        core, me = self.core, self.person.id
        if event == "message":
            message = data["message"]
            channel = core.world.channels.get(message["channel_id"])
            if channel is None:
                return
            if data["visible_to"] in (None, me) and core.world.sees(channel, me):
                self.say({"event": "message", "message": show(core, message), "new": data["new"]})
            if data["new"]:
                self._nudge(message, channel, data["visible_to"])
        elif event == "gone" and data["visible_to"] in (None, me):
            self.say({"event": "gone", "message": data["id"], "channel": data["channel_id"]})
        elif event in ("answered", "failed") and data["person"] == me:
            self.say({"event": event, **data})
        elif event == "typing":
            self.say({"event": "typing", **data})
        elif event == "bot":
            self.say({"event": "bot", "connected": data["connected"]})
        elif event in QUIETLY_REFRESHED:
            self.say({"event": "look"})

    def _nudge(self, message: Json, channel: Json, visible_to: str | None) -> None:
        mentioned = {one["id"] for one in message["mentions"]}
        for id_ in self.core.world.people:
            other = id_ not in (self.person.id, message["author"]["id"])
            if other and visible_to in (None, id_) and self.core.world.sees(channel, id_):
                direct = channel["type"] == DIRECT
                self.say({"event": "nudge", "person": id_, "channel": channel["id"], "mention": direct or id_ in mentioned})


# requests of the page


async def be(visitor: PageSession, ask: Json) -> Json:
    """Switch to another person."""
    if str(ask["person"]) not in visitor.core.world.people:
        raise Unfit("no_such_person")
    visitor.person = Person(visitor.core, str(ask["person"]))
    return await look(visitor, ask)


async def look(visitor: PageSession, ask: Json) -> Json:
    """Everything around the conversation: people, channels, threads, unread marks."""
    core, me = visitor.core, visitor.person
    world = core.world
    direct = world.direct_channel(me.id)
    servers = []
    for guild in world.guilds.values():
        own = [one for one in me.places() if one.get("guild_id") == guild["id"]]
        channels = [{**_place(one), "threads": _threads(own, one["id"])} for one in own if one["type"] == TEXT]
        roles = [{"id": one["id"], "name": one["name"]} for one in guild["roles"]]
        servers.append({"id": guild["id"], "name": guild["name"], "channels": channels, "roles": roles})
    return {
        "you": me.id,
        "people": [_person(core, id_) for id_ in world.people],
        "bot": {
            "id": world.bot["id"],
            "name": world.bot["username"],
            "connected": core.gateway.connected,
            "restartable": core.restart is not None,
        },
        "servers": servers,
        "direct": {"id": direct["id"], "name": world.bot["username"]},
        "unread": me.unread(),
        "locales": LOCALES,
        "file_bytes": core.settings.file_bytes,
    }


def _person(core: Core, id_: str) -> Json:
    one = core.world.people[id_]
    unread = Person(core, id_, "0").unread()
    direct = {channel for channel in unread if core.world.channels[channel]["type"] == DIRECT}
    calls = sum(count if channel in direct else mentions for channel, (count, mentions) in unread.items())
    return {"id": id_, "name": one["global_name"], "locale": one["locale"], "closed": one["closed"], "calls": calls}


def _place(channel: Json) -> Json:
    return {"id": channel["id"], "name": channel["name"], "topic": channel.get("topic") or ""}


def _threads(places: list[Json], parent: str) -> list[Json]:
    return [
        {**_place(one), "private": one["type"] == PRIVATE_THREAD, "archived": one["thread_metadata"]["archived"]}
        for one in places
        if one["type"] in THREADS and one["parent_id"] == parent
    ]


async def messages(visitor: PageSession, ask: Json) -> Json:
    """A page of a conversation, oldest first; `before` turns back."""
    place = visitor.person.place(str(ask["channel"]))
    before = int(ask["before"]) if ask.get("before") else None
    if before is not None and not 0 < before < 2**63:
        raise Unfit("malformed")
    found = visitor.core.world.store.messages(place["id"], visitor.person.id, before, None, PAGE_OF_MESSAGES + 1)
    more, found = len(found) > PAGE_OF_MESSAGES, found[-PAGE_OF_MESSAGES:]
    menu = [one["name"] for one in offered(visitor.core.world, visitor.person.id, place, ON_MESSAGE)]
    return {"messages": [show(visitor.core, one) for one in found], "more": more, "menu": menu}


async def commands(visitor: PageSession, ask: Json) -> list[Json]:
    """The commands that can be typed here, each with its full path and in the person's language."""
    locale = visitor.person.account["locale"]
    leaves = []
    for command in visitor.person.commands(str(ask["channel"])):
        leaves += _leaves(command, locale, [], [])
    return leaves


def _leaves(node: Json, locale: str, path: list[str], label: list[str]) -> list[Json]:
    path, label = [*path, node["name"]], [*label, _localised(node, "name", locale)]
    inner = [one for one in node.get("options") or [] if one["type"] in (SUB, GROUP)]
    if inner:
        return [leaf for one in inner for leaf in _leaves(one, locale, path, label)]
    options = []
    for one in node.get("options") or []:
        choices = [{"name": _localised(choice, "name", locale), "value": choice["value"]} for choice in one.get("choices") or []]
        texts = {
            "label": _localised(one, "name", locale),
            "description": _localised(one, "description", locale),
            "choices": choices,
        }
        options.append({**one, **texts})
    return [
        {
            "path": " ".join(path),
            "label": " ".join(label),
            "description": _localised(node, "description", locale),
            "options": options,
        }
    ]


def _localised(thing: Json, field: str, locale: str) -> str:
    texts = thing.get(f"{field}_localizations") or {}
    for language in (locale, {"en-GB": "en-US", "en-US": "en-GB"}.get(locale, locale)):
        if texts.get(language):
            return str(texts[language])
    return str(thing.get(field) or "")


def _told(answer: BotResponse) -> Json:
    one = answer.interaction
    return {"interaction": one.id, "callback": one.callback, "modal": one.modal}


def _values(ask: Json, key: str) -> dict[str, Any]:
    values = ask.get(key) or {}
    if not isinstance(values, dict):
        raise Unfit("malformed")
    return values


async def say(visitor: PageSession, ask: Json) -> None:
    visitor.person.say(ask["text"], str(ask["channel"]))


async def slash(visitor: PageSession, ask: Json) -> Json:
    return _told(await visitor.person.slash(str(ask["path"]), _values(ask, "options"), str(ask["channel"])))


async def autocomplete(visitor: PageSession, ask: Json) -> list[Json]:
    return await visitor.person.autocomplete(str(ask["path"]), str(ask["focused"]), _values(ask, "options"), str(ask["channel"]))


async def menu(visitor: PageSession, ask: Json) -> Json:
    return _told(await visitor.person.on_message(str(ask["name"]), str(ask["message"])))


async def click(visitor: PageSession, ask: Json) -> Json:
    return _told(await visitor.person.click(str(ask["message"]), str(ask["custom_id"])))


async def select(visitor: PageSession, ask: Json) -> Json:
    return _told(await visitor.person.select(str(ask["message"]), str(ask["custom_id"]), list(map(str, ask["values"]))))


async def submit(visitor: PageSession, ask: Json) -> Json:
    return _told(await visitor.person.submit_modal(str(ask["interaction"]), _values(ask, "values")))


async def upload(visitor: PageSession, ask: Json) -> Json:
    try:
        data = base64.b64decode(str(ask["data"]), validate=True)
    except binascii.Error:
        raise Unfit("malformed") from None
    return visitor.person.upload(str(ask["name"]), data, str(ask["channel"]))


async def dismiss(visitor: PageSession, ask: Json) -> None:
    visitor.person.dismiss(str(ask["message"]))


async def read(visitor: PageSession, ask: Json) -> None:
    visitor.person.mark_read(str(ask["channel"]))


async def close(visitor: PageSession, ask: Json) -> None:
    visitor.person.close_messages(bool(ask["closed"]))


async def speak(visitor: PageSession, ask: Json) -> None:
    if ask["locale"] not in LOCALES:
        raise Unfit("no_such_choice", "locale")
    visitor.person.speak(str(ask["locale"]))


async def restart(visitor: PageSession, ask: Json) -> None:
    if visitor.core.restart is None:
        raise Unfit("not_restartable")
    try:
        await visitor.core.restart()
    except (RuntimeError, TimeoutError):
        raise Unfit("bot_did_not_start") from None


ACTIONS: dict[str, Callable[[PageSession, Json], Awaitable[Any]]] = {
    one.__name__: one
    for one in (
        be,
        look,
        messages,
        commands,
        say,
        slash,
        autocomplete,
        menu,
        click,
        select,
        submit,
        upload,
        dismiss,
        read,
        close,
        speak,
        restart,
    )
}
