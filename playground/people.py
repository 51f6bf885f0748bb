"""People: what somebody at the page, or a scripted person in a test, can see and do."""

import asyncio
from collections.abc import Callable
from typing import Any

from playground.attachments import Upload, show_attachment, take_uploads
from playground.commands import CHAT, ON_MESSAGE, ON_USER, attach, offered, resolve, typed
from playground.core import Core
from playground.errors import ApiError, Json, NotInTime, Unfit
from playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, DEFER_UPDATE, MODAL_SUBMIT, Interaction
from playground.limits import (
    BUTTON,
    CHANNEL_SELECT,
    FILE_UPLOAD,
    LINK,
    MENTIONABLE_SELECT,
    ROLE_SELECT,
    SELECTS,
    STRING_SELECT,
    USER_SELECT,
    walk,
)
from playground.message_view import MessageView
from playground.messages import EPHEMERAL, delete, post, show
from playground.modals import chosen, filled_in
from playground.permissions import Permission
from playground.world import DIRECT, TEXT, THREADS

MAX_WAIT = 120.0  # seconds; a busy machine takes its time
GROUPS = {USER_SELECT: ("users",), ROLE_SELECT: ("roles",), MENTIONABLE_SELECT: ("users", "roles"), CHANNEL_SELECT: ("channels",)}


class InteractionFailed(Exception):
    """The bot did not answer in time: "This interaction failed"."""


class BotResponse:
    """The bot's answer to an action of a person."""

    def __init__(self, core: Core, interaction: Interaction) -> None:
        self._core = core
        self.interaction = interaction

    @property
    def callback(self) -> int | None:
        """The type of the first answer: 4 message, 5 thinking, 6 nothing yet, 7 changed message, 8 choices, 9 modal."""
        return self.interaction.callback

    @property
    def modal(self) -> Json:
        assert self.interaction.modal is not None, "the bot opened no modal"
        return self.interaction.modal

    @property
    def message(self) -> MessageView:
        """The message that answers (or was changed), as it is now: a private follow-up where there is one."""
        one = self.interaction
        private = one.private_follow_up if one.callback == DEFER_UPDATE else None
        found = self._core.world.store.message(private or one.original or "")
        assert found is not None, "the bot answered with no message, or deleted it"
        return MessageView(show(self._core, found[0]))

    @property
    def follow_ups(self) -> list[MessageView]:
        ids = sorted(self.interaction.messages - {self.interaction.original or ""}, key=int)
        found = [self._core.world.store.message(id_) for id_ in ids]
        return [MessageView(show(self._core, one[0])) for one in found if one]

    async def finished(self, max_wait: float = MAX_WAIT) -> MessageView:
        """The message once the bot has stopped thinking.

        After a silent acknowledgement that is the private follow-up, or in direct messages the changed message.
        """
        one = self.interaction
        if one.callback == DEFER_UPDATE and not self.message.private:
            if not (one.changed and self._in_direct_messages):
                await heard(self._core, self._is_answer, "the answer after a silent acknowledgement", max_wait)
        elif self.message.thinking:
            await heard(self._core, self._is_settled, "the answer after “thinking”", max_wait)
        return self.message

    @property
    def _in_direct_messages(self) -> bool:
        return bool(self._core.world.channel(self.interaction.channel)["type"] == DIRECT)

    def _is_answer(self, event: str, data: Json) -> bool:
        if event != "message":
            return False
        message = data["message"]
        if message["id"] == self.interaction.original:
            return self._in_direct_messages
        return data["visible_to"] is not None and message.get("interaction_metadata", {}).get("id") == self.interaction.id

    def _is_settled(self, event: str, data: Json) -> bool:
        return event == "message" and data["message"]["id"] == self.interaction.original and not self.message.thinking


async def heard(core: Core, wanted: Callable[[str, Json], Any], what: str, max_wait: float) -> None:
    """Wait for an event that fits; ``what`` it is goes into the error."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def listener(event: str, data: Json) -> None:
        if not done.done() and wanted(event, data):
            done.set_result(None)

    core.listeners.add(listener)
    try:
        async with asyncio.timeout(max_wait):
            await done
    except TimeoutError:
        raise NotInTime(f"{what} did not come within {max_wait:g} seconds") from None
    finally:
        core.listeners.discard(listener)


class Person:
    """One person. `channel` is where they are looking; every method takes another one."""

    def __init__(self, core: Core, id_: str, channel: str | None = None) -> None:
        self._core = core
        self.id = id_
        self.channel = channel or next((one["id"] for one in self.places() if one["type"] == TEXT), "")

    @property
    def account(self) -> Json:
        return self._core.world.people[self.id]

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # seeing

    def places(self) -> list[Json]:
        """Channels, threads and direct conversations that this person sees."""
        return [one for one in self._core.world.channels.values() if self._core.world.sees(one, self.id)]

    def place(self, channel: str | None = None) -> Json:
        """A channel that this person sees; without a name the one they are looking at."""
        place = self._core.world.channels.get(channel or self.channel)
        if place is None or not self._core.world.sees(place, self.id):
            raise Unfit("no_such_channel")
        return place

    @property
    def direct(self) -> str:
        """The conversation with the bot."""
        return str(self._core.world.direct_channel(self.id)["id"])

    def messages(self, channel: str | None = None, limit: int = 200) -> list[MessageView]:
        """What this person sees in a channel, oldest first."""
        place = self.place(channel)
        return [
            MessageView(show(self._core, one)) for one in self._core.world.store.messages(place["id"], self.id, None, None, limit)
        ]

    def last(self, channel: str | None = None) -> MessageView:
        return self.messages(channel)[-1]

    async def wait_for(
        self, wanted: Callable[[MessageView], Any], channel: str | None = None, max_wait: float = MAX_WAIT
    ) -> MessageView:
        """The newest message that fits, as soon as there is one."""
        place = self.place(channel)["id"]
        found = [one for one in self.messages(place) if wanted(one)]

        def fits(event: str, data: Json) -> bool:
            if event != "message" or data["message"]["channel_id"] != place or data["visible_to"] not in (None, self.id):
                return False
            message = MessageView(show(self._core, data["message"]))
            if wanted(message):
                found.append(message)
            return bool(found)

        if not found:
            seen = [one.text for one in self.messages(place)[-1:]]
            await heard(self._core, fits, f"a message for {self.account['global_name']} that fits, after {seen},", max_wait)
        return found[-1]

    def commands(self, channel: str | None = None) -> list[Json]:
        return offered(self._core.world, self.id, self.place(channel))

    # doing

    def say(self, text: str, channel: str | None = None) -> MessageView:
        """An ordinary message."""
        place = self.place(channel)
        if not isinstance(text, str) or not text.strip():
            raise Unfit("empty_text")
        bits = self._core.world.permissions(place, self.id)
        if not bits & (Permission.SEND_MESSAGES_IN_THREADS if place["type"] in THREADS else Permission.SEND_MESSAGES):
            raise Unfit("may_not_write")
        try:
            return MessageView(show(self._core, post(self._core, place, self._core.world.user(self.id), {"content": text}, [])))
        except ApiError:
            raise Unfit("too_long", "text", 2000) from None

    async def slash(self, path: str, options: dict[str, Any] | None = None, channel: str | None = None) -> BotResponse:
        """Use a slash command, for example slash("game start", {"seats": 3})."""
        place = self.place(channel)
        return await self._do(place, COMMAND, typed(self._core, self.id, place, path, options or {}))

    async def autocomplete(
        self, path: str, focused: str, options: dict[str, Any] | None = None, channel: str | None = None
    ) -> list[Json]:
        """The choices for the option that is being typed."""
        place = self.place(channel)
        data = typed(self._core, self.id, place, path, options or {}, focused=focused)
        answer = await self._do(place, AUTOCOMPLETE, data)
        return answer.interaction.choices or []

    async def on_message(self, name: str, message: MessageView | str) -> BotResponse:
        """Use a command from the menu of a message."""
        target = self._message(message)
        place = self.place(target["channel_id"])
        data = self._menu_command(place, ON_MESSAGE, name) | {"target_id": target["id"]}
        return await self._do(place, COMMAND, data | {"resolved": {"messages": {target["id"]: show(self._core, target)}}})

    async def on_person(self, name: str, person: str, channel: str | None = None) -> BotResponse:
        """Use a command from the menu of a person."""
        place = self.place(channel)
        resolved: Json = {}
        resolve(self._core.world, place, ("users",), person, name="person", resolved=resolved)
        data = self._menu_command(place, ON_USER, name) | {"target_id": person}
        return await self._do(place, COMMAND, data | {"resolved": resolved})

    def _menu_command(self, place: Json, kind: int, name: str) -> Json:
        command = next((one for one in offered(self._core.world, self.id, place, kind) if one["name"] == name), None)
        if command is None:
            raise Unfit("no_such_command", name)
        return {"id": command["id"], "name": name, "type": kind}

    async def click(self, message: MessageView | str, button: str) -> BotResponse:
        """Press a button, named by its custom id or by its label."""
        source = self._message(message)
        found = self._component(source, (BUTTON,), button)
        if found.get("style") == LINK:
            raise Unfit("link", button)
        return await self._do(
            self.place(source["channel_id"]),
            COMPONENT,
            {"component_type": BUTTON, "custom_id": found["custom_id"], "id": found["id"]},
            source,
        )

    async def select(self, message: MessageView | str, menu: str, values: str | list[str]) -> BotResponse:
        """Choose in a select menu, named by its custom id or placeholder; options by value or label."""
        source = self._message(message)
        place = self.place(source["channel_id"])
        found = self._component(source, SELECTS, menu)
        wanted = [values] if isinstance(values, str) else list(values)
        data: Json = {"component_type": found["type"], "custom_id": found["custom_id"], "id": found["id"]}
        if found["type"] == STRING_SELECT:
            labels = {one["label"]: one["value"] for one in found["options"]}
            known = {one["value"] for one in found["options"]}
            wanted = [one if one in known else labels.get(one, one) for one in wanted]
        else:
            resolved: Json = {}
            wanted = [
                resolve(self._core.world, place, GROUPS[found["type"]], one, name=menu, resolved=resolved) for one in wanted
            ]
            data["resolved"] = resolved
        return await self._do(place, COMPONENT, data | {"values": chosen(found, wanted)}, source)

    async def submit_modal(self, answer: BotResponse | str, values: dict[str, Any]) -> BotResponse:
        """Fill in and send the modal that an answer opened; values by custom id."""
        opened = answer.interaction if isinstance(answer, BotResponse) else self._core.interactions.get(answer)
        if opened is None or opened.modal is None or opened.person != self.id:
            raise Unfit("no_such_modal")
        place = self.place(opened.channel)
        resolved: Json = {}
        components = filled_in(opened.modal, values, lambda field, one: self._resolve(place, field, one, resolved))
        found = self._core.world.store.message(opened.source) if opened.source else None
        data: Json = {"custom_id": opened.modal["custom_id"], "components": components, "resolved": resolved}
        return await self._do(self.place(opened.channel), MODAL_SUBMIT, data, found[0] if found else None)

    def upload(self, filename: str, data: bytes, channel: str | None = None) -> Json:
        """A file for a command option or a form: its id is the value."""
        (kept,) = take_uploads(self._core, self.place(channel)["id"], [], {}, [Upload(0, filename, data)])
        shown = {**show_attachment(self._core, kept), "ephemeral": True}
        self._core.uploads[kept["id"]] = shown
        return shown

    def dismiss(self, message: MessageView | str) -> None:
        """Put away a private answer."""
        found = self._message(message)
        if not found["flags"] & EPHEMERAL:
            raise Unfit("not_private")
        delete(self._core, found, self.id)

    def unread(self) -> dict[str, tuple[int, int]]:
        """For each place with news: messages, and how many of them are for this person."""
        return self._core.world.store.unread(self.id, [one["id"] for one in self.places() if one["last_message_id"]])

    def mark_read(self, channel: str) -> None:
        last = self.place(channel)["last_message_id"]
        if last:
            self._core.world.store.mark_read(self.id, channel, last)

    def close_messages(self, closed: bool = True) -> None:
        """Refuse (or take again) direct messages of the bot."""
        self._core.world.change_person(self.account, closed=closed)
        self._core.tell("people", {})

    def speak(self, locale: str) -> None:
        """Change the language of the person's client."""
        self._core.world.change_person(self.account, locale=locale)
        self._core.tell("people", {})

    # how

    def _message(self, message: MessageView | str) -> Json:
        id_ = message if isinstance(message, str) else message.id
        found = self._core.world.store.message(id_)
        if found is None or found[1] not in (None, self.id) or found[0]["channel_id"] not in self._core.world.channels:
            raise Unfit("no_such_message")
        self.place(found[0]["channel_id"])
        return found[0]

    def _resolve(self, place: Json, field: Json, value: Any, resolved: Json) -> str:
        """The id that was chosen in a select of people, roles or channels, or of a file; its details go into `resolved`."""
        if field["type"] == FILE_UPLOAD:
            return attach(self._core, value, field["custom_id"], resolved)
        return resolve(self._core.world, place, GROUPS[field["type"]], value, name=field["custom_id"], resolved=resolved)

    @staticmethod
    def _component(message: Json, kinds: tuple[int, ...], name: str) -> Json:
        parts = [one for one in walk(message["components"]) if one["type"] in kinds]
        by_id = [one for one in parts if one.get("custom_id") == name]
        by_text = [one for one in parts if name in (one.get("label"), one.get("placeholder"))]
        found = next(iter(by_id or by_text), None)
        if found is None:
            raise Unfit("no_such_component", name)
        if found.get("disabled"):
            raise Unfit("disabled", name)
        return found

    async def _do(self, place: Json, kind: int, data: Json, source: Json | None = None) -> BotResponse:
        bits = self._core.world.permissions(place, self.id)
        if (
            kind == COMMAND
            and data["type"] == CHAT
            and place["type"] != DIRECT
            and not bits & Permission.USE_APPLICATION_COMMANDS
        ):
            raise Unfit("no_such_command", data["name"])
        interaction = self._core.interactions.begin(self.account, place, kind, data, source)
        await interaction.answered.wait()
        if interaction.failed:
            seconds, used = self._core.settings.acknowledge_seconds, data.get("name") or data.get("custom_id")
            raise InteractionFailed(f"the bot did not answer to {used} within {seconds:g} seconds")
        return BotResponse(self._core, interaction)
