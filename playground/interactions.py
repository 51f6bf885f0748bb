"""Interactions: three seconds to acknowledge, a token that is valid for fifteen minutes."""

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any

from playground.attachments import Upload
from playground.core import Core
from playground.errors import ApiError, ApiRefusal, Json, invalid
from playground.guilds import show_channel
from playground.messages import EPHEMERAL, LOADING, delete, edit, post, show
from playground.modals import check_choices, check_modal
from playground.world import DIRECT

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
WELCOME = {
    COMMAND: (MESSAGE, DEFER_MESSAGE, MODAL),
    COMPONENT: (MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE),
}


@dataclass(eq=False)
class Interaction:
    """One interaction and the bot's answers so far."""

    id: str
    token: str
    kind: int
    person: str
    channel: str
    data: Json
    created: float
    source: str | None = None  # the message whose component was used
    callback: int | None = None
    original: str | None = None  # the message that "@original" means
    messages: set[str] = field(default_factory=set)
    changed: bool = False  # whether the bot has changed the original
    private_follow_up: str | None = None  # the newest message that only the person sees, beside the original
    modal: Json | None = None
    choices: list[Json] | None = None
    failed: bool = False
    answered: asyncio.Event = field(default_factory=asyncio.Event)


class Interactions:
    """All interactions with a valid token."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    # from people to the bot

    def begin(self, person: Json, channel: Json, kind: int, data: Json, source: Json | None = None) -> Interaction:
        """Send it to the bot and start the three seconds."""
        core = self.core
        self._forget_old()
        one = Interaction(
            id=core.world.new_id(),
            token=secrets.token_urlsafe(64),
            kind=kind,
            person=person["id"],
            channel=channel["id"],
            data=data,
            created=core.clock.now(),
            source=source["id"] if source else None,
        )
        self._by_id[one.id] = self._by_token[one.token] = one
        core.gateway.dispatch("INTERACTION_CREATE", self._payload(one, person, channel, source), channel, intent=None)
        asyncio.get_running_loop().call_later(core.settings.acknowledge_seconds, self._too_late, one)
        return one

    def _payload(self, one: Interaction, person: Json, channel: Json, source: Json | None) -> Json:
        world = self.core.world
        bits = world.permissions(channel, person["id"])
        payload: Json = {
            "id": one.id,
            "application_id": world.bot["id"],
            "type": one.kind,
            "token": one.token,
            "version": 1,
            "data": one.data,
            "channel_id": channel["id"],
            "channel": {**show_channel(world, channel, world.bot["id"]), "permissions": str(bits)},
            "locale": person["locale"],
            "app_permissions": str(world.permissions(channel, world.bot["id"])),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": self.core.settings.file_bytes,
        }
        if channel["type"] == DIRECT:
            payload |= {"user": world.user(person["id"]), "context": 1, "authorizing_integration_owners": {"0": "0"}}
        else:
            guild = world.guilds[channel["guild_id"]]
            payload |= {
                "guild_id": guild["id"],
                "guild": {"id": guild["id"], "locale": guild["preferred_locale"], "features": []},
                "guild_locale": guild["preferred_locale"],
                "member": {**world.member(guild, person["id"]), "permissions": str(bits)},
                "context": 0,
                "authorizing_integration_owners": {"0": guild["id"]},
            }
        if source:
            payload["message"] = show(self.core, source)
        return payload

    def _too_late(self, one: Interaction) -> None:
        if one.callback is None and not one.failed:
            one.failed = True
            one.answered.set()
            self.core.tell("failed", {"interaction": one.id, "person": one.person, "channel": one.channel, "message": one.source})

    def _forget_old(self) -> None:
        # A token is remembered for a while after its end, so that the error can say that it has expired.
        horizon = self.core.clock.now() - 2 * self.core.settings.token_seconds
        for one in list(self._by_id.values()):
            if one.created > horizon:
                break
            del self._by_id[one.id], self._by_token[one.token]

    # from the bot to people

    def respond(self, id_: str, token: str, body: Json, uploads: list[Upload]) -> Json:
        """The first answer; refused when it is late, the second, or of a kind that does not fit."""
        one = self._by_id.get(id_)
        if one is None or not secrets.compare_digest(one.token.encode(), token.encode()):
            raise ApiError(ApiRefusal.UNKNOWN_INTERACTION)
        if one.callback is not None:
            raise ApiError(ApiRefusal.ALREADY_ACKNOWLEDGED)
        if one.failed or self.core.clock.now() - one.created > self.core.settings.acknowledge_seconds:
            self._too_late(one)
            raise ApiError(ApiRefusal.UNKNOWN_INTERACTION)
        kind, data = body.get("type"), body.get("data")
        welcome = WELCOME[one.kind] if one.source or one.kind != MODAL_SUBMIT else (MESSAGE, DEFER_MESSAGE)
        if kind not in welcome:
            raise invalid("type", "BASE_TYPE_CHOICES", f"Value must be one of {welcome} for this interaction.")
        if data is not None and not isinstance(data, dict):
            raise invalid("data", "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        message = self._carry_out(one, int(kind), data or {}, uploads)
        one.callback = int(kind)
        one.answered.set()
        self.core.tell("answered", self.news(one))
        return self._receipt(one, message)

    def news(self, one: Interaction) -> Json:
        """What the person's page must know about the first answer."""
        return {"interaction": one.id, "person": one.person, "channel": one.channel, "callback": one.callback, "modal": one.modal}

    def _carry_out(self, one: Interaction, kind: int, data: Json, uploads: list[Upload]) -> Json | None:
        if kind in (MESSAGE, DEFER_MESSAGE):
            message = self._post(one, data, uploads, loading=kind == DEFER_MESSAGE)
            one.original = message["id"]
            return message
        if kind == UPDATE:
            message, visible_to = self._source(one)
            one.original = one.source
            return edit(self.core, message, visible_to, data, uploads)
        if kind == DEFER_UPDATE:
            one.original = one.source
        elif kind == CHOICES:
            one.choices = check_choices(data)
        else:
            check_modal(data)
            one.modal = data
        return None

    def _post(self, one: Interaction, data: Json, uploads: list[Upload], *, loading: bool = False) -> Json:
        core = self.core
        person = core.world.user(one.person)
        private = bool(int(data.get("flags") or 0) & EPHEMERAL) if isinstance(data.get("flags"), int) else False
        owners = {"0": core.world.channel(one.channel).get("guild_id", "0")}
        metadata: Json = {"id": one.id, "type": one.kind, "user": person, "authorizing_integration_owners": owners}
        extra: Json = {
            "application_id": core.world.bot["id"],
            "webhook_id": core.world.bot["id"],
            "interaction_metadata": metadata,
        }
        if one.original:
            metadata["original_response_message_id"] = one.original
            extra |= {"type": 19, "message_reference": {"type": 0, "message_id": one.original, "channel_id": one.channel}}
        elif one.kind == COMMAND:
            name = " ".join([one.data["name"], *subcommands(one.data.get("options") or [])])
            extra |= {
                "type": 20 if one.data["type"] == 1 else 23,
                "interaction": {"id": one.id, "type": 2, "name": name, "user": person},
            }
            metadata["name"] = name
        elif one.source:
            metadata["interacted_message_id"] = one.source
            extra |= {"type": 19, "message_reference": {"type": 0, "message_id": one.source, "channel_id": one.channel}}
        channel = core.world.channel(one.channel)
        message = post(
            core, channel, core.world.bot, data, uploads, visible_to=one.person if private else None, extra=extra, loading=loading
        )
        one.messages.add(message["id"])
        if private and one.original:
            one.private_follow_up = message["id"]
        return message

    def _receipt(self, one: Interaction, message: Json | None) -> Json:
        receipt: Json = {"id": one.id, "type": one.kind}
        resource: Json = {"type": one.callback}
        if one.original:
            receipt["response_message_id"] = one.original
        if message:
            receipt |= {
                "response_message_loading": bool(message["flags"] & LOADING),
                "response_message_ephemeral": bool(message["flags"] & EPHEMERAL),
            }
            resource["message"] = show(self.core, message)
        return {"interaction": receipt, "resource": resource}

    # the webhook that the token opens

    def find(self, token: str) -> Interaction | None:
        """The interaction with this token, valid or expired: then the request is from the bot."""
        return self._by_token.get(token)

    def by_token(self, application: str, token: str) -> Interaction:
        one = self._by_token.get(token)
        if one is None or application != self.core.world.bot["id"] or one.callback is None:
            raise ApiError(ApiRefusal.UNKNOWN_WEBHOOK)
        if self.core.clock.now() - one.created > self.core.settings.token_seconds:
            raise ApiError(ApiRefusal.EXPIRED_TOKEN)
        return one

    def follow_up(self, one: Interaction, body: Json, uploads: list[Upload]) -> Json:
        """A further message; the first one after a deferred answer takes its place. Nonces are unknown here."""
        body = {name: value for name, value in body.items() if name not in ("nonce", "enforce_nonce")}
        if one.callback == DEFER_MESSAGE and one.original:
            found = self.core.world.store.message(one.original)
            if found and found[0]["flags"] & LOADING:
                return edit(self.core, *found, body, uploads)
        return self._post(one, body, uploads)

    def message(self, one: Interaction, id_: str) -> tuple[Json, str | None]:
        """A message that this token reaches: its follow-ups by number, and its original (often where it came from)."""
        wanted = one.original if id_ == "@original" else id_ if id_ in one.messages else None
        found = self.core.world.store.message(wanted) if wanted else None
        if found is None:
            raise ApiError(ApiRefusal.UNKNOWN_MESSAGE)
        return found

    def change(self, one: Interaction, id_: str, body: Json, uploads: list[Upload]) -> Json:
        changed = edit(self.core, *self.message(one, id_), body, uploads)
        one.changed |= changed["id"] == one.original
        return changed

    def remove(self, one: Interaction, id_: str) -> None:
        delete(self.core, *self.message(one, id_))

    def _source(self, one: Interaction) -> tuple[Json, str | None]:
        found = self.core.world.store.message(one.source or "")
        if found is None:
            raise ApiError(ApiRefusal.UNKNOWN_MESSAGE)
        return found

    def get(self, id_: str) -> Interaction | None:
        return self._by_id.get(id_)


def subcommands(options: list[Any]) -> list[str]:
    """The names of the group and subcommand in the options of a command."""
    for option in options:
        if option["type"] in (1, 2):
            return [option["name"], *subcommands(option.get("options") or [])]
    return []
