"""The data of this Discord: servers, channels, threads, people and the bot, saved on every change."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from playground.clock import Clock, Snowflakes
from playground.errors import ApiError, ApiRefusal, Json
from playground.permissions import BOT, EVERYONE, IN_DIRECT_MESSAGES, NOTHING, Permission, allowed
from playground.world_store import WorldStore

TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass(frozen=True)
class PersonSeed:
    """A person who is there from the start."""

    name: str
    locale: str = "en-GB"
    closed: bool = False


@dataclass(frozen=True)
class ChannelSeed:
    """A text channel that is there from the start; `bot_may_not` is denied to the bot in it."""

    name: str
    topic: str = ""
    bot_may_not: Permission = NOTHING


@dataclass(frozen=True)
class ServerSeed:
    """A further server; `shard` is its number and how many shards there are: (1, 2) is the second of two."""

    name: str
    shard: tuple[int, int] = (0, 1)
    channels: tuple[ChannelSeed, ...] = (ChannelSeed("general"),)
    locale: str = "en-GB"


@dataclass(frozen=True)
class Seed:
    """What an empty world starts with; the first person owns every server."""

    bot: str = "Bot"
    server: str = "Playground"
    locale: str = "en-GB"
    channels: tuple[ChannelSeed, ...] = (
        ChannelSeed("general"),
        ChannelSeed("no-pictures", "The bot may not attach files here.", Permission.ATTACH_FILES),
        ChannelSeed("read-only", "The bot may not write here.", Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS),
        ChannelSeed("hidden", "The bot does not see this channel.", Permission.VIEW_CHANNEL),
    )
    people: tuple[PersonSeed, ...] = field(
        default=(PersonSeed("Ania", "pl"), PersonSeed("Bob", "en-GB"), PersonSeed("Clara", "de"), PersonSeed("Dawid", "pl"))
    )
    shard: tuple[int, int] = (0, 1)
    more_servers: tuple[ServerSeed, ...] = ()


class World:
    """Small objects in memory, written through to the store; messages and files are only in the store."""

    def __init__(self, path: Path | None, clock: Clock, seed: Seed) -> None:
        self.store = WorldStore(path)
        self.clock = clock
        self.people = self.store.things("person")
        self.guilds = self.store.things("guild")
        self.channels = self.store.things("channel")
        self.commands = self.store.things("command")
        self.emojis = self.store.things("emoji")
        self.new_id = Snowflakes(clock, self.store.last_id())
        meta = self.store.things("meta")
        if not meta:
            with self.store.atomic():
                self._plant(seed)
            meta = self.store.things("meta")
        self.bot: Json = meta["bot"]
        self.file_key: str = meta["files"]["key"]

    def _plant(self, seed: Seed) -> None:
        self.bot = {**account(self.new_id(), seed.bot), "username": seed.bot, "global_name": None, "bot": True}
        self.store.keep("meta", "bot", self.bot)
        self.store.keep("meta", "files", {"key": secrets.token_hex(16)})
        people = [self.add_person(one.name, one.locale, closed=one.closed) for one in seed.people]
        owner = people[0]["id"] if people else self.bot["id"]
        for server in (ServerSeed(seed.server, seed.shard, seed.channels, seed.locale), *seed.more_servers):
            guild = self.add_guild(server.name, server.locale, owner, server.shard)
            for one in server.channels:
                self.add_channel(guild, one.name, one.topic, one.bot_may_not)

    # people

    def add_person(self, name: str, locale: str, *, closed: bool = False) -> Json:
        """A new person, who joins every server there is."""
        person = {**account(self.new_id(), name), "locale": locale, "closed": closed}
        self.people[person["id"]] = person
        self.store.keep("person", person["id"], person)
        for guild in self.guilds.values():
            self.join(guild, person["id"])
        return person

    def change_person(self, person: Json, **changes: str | bool) -> None:
        person.update(changes)
        self.store.keep("person", person["id"], person)

    def user(self, id_: str) -> Json:
        """The public account of a person or of the bot."""
        if id_ == self.bot["id"]:
            return self.bot
        if id_ not in self.people:
            raise ApiError(ApiRefusal.UNKNOWN_USER)
        return {key: value for key, value in self.people[id_].items() if key not in ("locale", "closed")}

    # servers

    def add_guild(self, name: str, locale: str, owner: str, shard: tuple[int, int] = (0, 1)) -> Json:
        id_ = self.new_id.on_shard(*shard)
        roles = [role(id_, "@everyone", EVERYONE, 0), {**role(self.new_id(), self.bot["username"], BOT, 1), "managed": True}]
        roles[1]["tags"] = {"bot_id": self.bot["id"]}
        guild: Json = {"id": id_, "name": name, "owner_id": owner, "preferred_locale": locale, "roles": roles, "members": {}}
        self.guilds[id_] = guild
        self.join(guild, self.bot["id"], *self.people)
        return guild

    def join(self, guild: Json, *users: str) -> None:
        for user in users:
            roles = [guild["roles"][1]["id"]] if user == self.bot["id"] else []
            guild["members"][user] = {"roles": roles, "joined_at": self.clock.stamp()}
        self.store.keep("guild", guild["id"], guild)

    def leave(self, guild: Json, user: str) -> None:
        guild["members"].pop(user, None)
        self.store.keep("guild", guild["id"], guild)

    def guild(self, id_: str) -> Json:
        if id_ not in self.guilds:
            raise ApiError(ApiRefusal.UNKNOWN_GUILD)
        return self.guilds[id_]

    def member(self, guild: Json, user: str) -> Json:
        if user not in guild["members"]:
            raise ApiError(ApiRefusal.UNKNOWN_MEMBER)
        entry = guild["members"][user]
        shape = {"nick": None, "avatar": None, "premium_since": None, "deaf": False, "mute": False, "flags": 0, "pending": False}
        return {"user": self.user(user), **entry, **shape, "communication_disabled_until": None}

    # channels

    def add_channel(self, guild: Json, name: str, topic: str = "", bot_may_not: Permission = NOTHING) -> Json:
        position = sum(one.get("guild_id") == guild["id"] for one in self.channels.values())
        overwrites = [{"id": self.bot["id"], "type": 1, "allow": "0", "deny": str(int(bot_may_not))}] if bot_may_not else []
        return self.keep_channel(
            {
                "id": self.new_id(),
                "type": TEXT,
                "guild_id": guild["id"],
                "name": name,
                "topic": topic or None,
                "position": position,
                "parent_id": None,
                "nsfw": False,
                "rate_limit_per_user": 0,
                "last_message_id": None,
                "flags": 0,
                "permission_overwrites": overwrites,
                "pins": [],
            }
        )

    def keep_channel(self, channel: Json) -> Json:
        self.channels[channel["id"]] = channel
        self.store.keep("channel", channel["id"], channel)
        return channel

    def drop_channel(self, channel: Json) -> None:
        with self.store.atomic():
            for thread in [one for one in self.channels.values() if one.get("parent_id") == channel["id"]]:
                self.drop_channel(thread)
            del self.channels[channel["id"]]
            self.store.drop("channel", channel["id"])
            self.store.drop_messages_of(channel["id"])

    def channel(self, id_: str) -> Json:
        if id_ not in self.channels:
            raise ApiError(ApiRefusal.UNKNOWN_CHANNEL)
        return self.channels[id_]

    def direct_channel(self, person: str) -> Json:
        """The conversation of a person with the bot, opened if it is not there yet."""
        for channel in self.channels.values():
            if channel["type"] == DIRECT and channel["recipient"] == person:
                return channel
        opened: Json = {"id": self.new_id(), "type": DIRECT, "recipient": person, "last_message_id": None, "flags": 0, "pins": []}
        return self.keep_channel(opened)

    def permissions(self, channel: Json, user: str) -> int:
        """What a person or the bot may do in a channel, thread or direct conversation."""
        if channel["type"] == DIRECT:
            return int(IN_DIRECT_MESSAGES) if user in (channel["recipient"], self.bot["id"]) else 0
        guild = self.guilds[channel["guild_id"]]
        if channel["type"] not in THREADS:
            return allowed(guild, channel, user)
        bits = allowed(guild, self.channels[channel["parent_id"]], user)
        hidden = channel["type"] == PRIVATE_THREAD and user not in channel["joined"] and not bits & Permission.MANAGE_THREADS
        return 0 if hidden else bits

    def sees(self, channel: Json, user: str) -> bool:
        return bool(self.permissions(channel, user) & Permission.VIEW_CHANNEL)


def account(id_: str, name: str) -> Json:
    lower = "".join(letter for letter in name.lower() if letter.isalnum()) or "someone"
    return {
        "id": id_,
        "username": lower,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "bot": False,
    }


def role(id_: str, name: str, permissions: Permission, position: int) -> Json:
    return {
        "id": id_,
        "name": name,
        "permissions": str(int(permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
