"""The gateway WebSocket: hello, identify, resume, heartbeat, reconnect, invalid session, zlib-stream."""

import asyncio
import contextlib
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from playground.core import Core
from playground.errors import Json
from playground.guilds import guild_create
from playground.identify_limit import IdentifyLimit
from playground.world import DIRECT

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0,
    1,
    2,
    3,
    4,
    6,
    7,
    8,
    9,
    10,
    11,
)
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN, TWICE_AUTHENTICATED = 4001, 4002, 4003, 4004, 4005
BAD_SEQUENCE, TOO_FAST, SESSION_TIMED_OUT, BAD_SHARD, BAD_VERSION, BAD_INTENTS, DISALLOWED_INTENTS = (
    4007,
    4008,
    4009,
    4010,
    4012,
    4013,
    4014,
)
GUILDS, GUILD_MEMBERS, GUILD_PRESENCES, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = (
    1,
    1 << 1,
    1 << 8,
    1 << 9,
    1 << 12,
    1 << 15,
)
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
KNOWN_INTENTS = (1 << 26) - 1
LARGEST_PAYLOAD = 4096
SENDS_PER_MINUTE = 120
BACKLOG = 5000


class Closed(Exception):
    """The server ends the connection with this code."""

    def __init__(self, code: int, sentence: str) -> None:
        self.code, self.sentence = code, sentence


@dataclass(eq=False)
class Session:
    """What survives a broken connection: the numbered events that the bot has not confirmed."""

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    backlog: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=BACKLOG))
    connection: "Connection | None" = None
    left_at: float = 0.0

    def send(self, event: str, data: Any) -> None:
        self.sequence += 1
        text = json.dumps({"op": DISPATCH, "s": self.sequence, "t": event, "d": data})
        self.backlog.append((self.sequence, text))
        if self.connection:
            self.connection.send(text)

    def confirm(self, sequence: int) -> None:
        while self.backlog and self.backlog[0][0] <= sequence:
            self.backlog.popleft()

    def hears(self, guild_id: str | None) -> bool:
        """Direct messages go to the first shard, a server's events to the shard of that server."""
        number, count = self.shard
        return number == ((int(guild_id) >> 22) % count if guild_id else 0)


class Connection:
    """One socket with a send queue, so that order is kept and a slow reader blocks nobody."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, *, compressed: bool) -> None:
        self.socket = socket
        self.request = request
        self.ended_by_us = False
        self.session: Session | None = None
        self._packer = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> None:
        self._queue.put_nowait(text)

    def send_op(self, op: int, data: Any = None) -> None:
        self.send(json.dumps({"op": op, "d": data}))

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while (text := await self._queue.get()) is not None:
                if self._packer:
                    await self.socket.send_bytes(self._packer.compress(text.encode()) + self._packer.flush(zlib.Z_SYNC_FLUSH))
                else:
                    await self.socket.send_str(text)

    async def close(self, code: int, sentence: str = "") -> None:
        """Send what is queued, then close."""
        self.ended_by_us = True
        self._queue.put_nowait(None)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._writer), 2)
        await self.socket.close(code=code, message=sentence.encode())

    def detach(self) -> None:
        self._writer.cancel()


class Gateway:
    """All sessions of the bot."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identified = 0
        self._identify_limit = IdentifyLimit()
        self.resumed = 0
        self._news = asyncio.Condition()

    # for the rest of the server

    def dispatch(self, event: str, data: Json, channel: Json | None = None, *, intent: int | None = GUILDS) -> None:
        """An event for every session that asked for it; `intent` None goes to all of them."""
        guild_id = channel.get("guild_id") if channel else None
        if intent == GUILDS and event.startswith("MESSAGE_"):
            intent = DIRECT_MESSAGES if channel and channel["type"] == DIRECT else GUILD_MESSAGES
        for session in self._alive():
            if session.hears(guild_id) and (intent is None or session.intents & intent):
                session.send(event, data)

    def listens_to_messages(self, channel: Json) -> bool:
        intent = DIRECT_MESSAGES if channel["type"] == DIRECT else GUILD_MESSAGES
        return any(session.intents & intent for session in self.sessions.values())

    def dispatch_message(self, event: str, channel: Json, message: Json) -> None:
        """A message; without the privileged intent its content is empty unless it is the bot's own, direct, or for the bot."""
        intent = DIRECT_MESSAGES if channel["type"] == DIRECT else GUILD_MESSAGES
        bot = self.core.world.bot["id"]
        open_ = (
            channel["type"] == DIRECT or message["author"]["id"] == bot or any(one["id"] == bot for one in message["mentions"])
        )
        if "guild_id" in channel:
            guild = self.core.world.guilds[channel["guild_id"]]
            member = self.core.world.member(guild, message["author"]["id"])
            message = {
                **message,
                "guild_id": guild["id"],
                "member": {key: value for key, value in member.items() if key != "user"},
            }
        veiled = message if open_ else {**message, "content": "", "embeds": [], "attachments": [], "components": []}
        for session in self._alive():
            if session.hears(channel.get("guild_id")) and session.intents & intent:
                session.send(event, message if session.intents & MESSAGE_CONTENT else veiled)

    @property
    def connected(self) -> bool:
        """True if a bot is connected."""
        return bool(self._connected())

    @property
    def shards(self) -> set[int]:
        """The shards whose sessions are connected."""
        return {session.shard[0] for session in self._connected()}

    async def wait_shards(self, shards: set[int]) -> None:
        """Wait until exactly these shards are connected."""
        async with self._news:
            await self._news.wait_for(lambda: self.shards == shards)

    async def wait_connected(self, *, identified: int = 1, resumed: int = 0) -> None:
        """Wait until the bot is connected and has identified and resumed at least this often since the start."""
        async with self._news:
            await self._news.wait_for(lambda: self.connected and self.identified >= identified and self.resumed >= resumed)

    async def wait_disconnected(self) -> None:
        async with self._news:
            await self._news.wait_for(lambda: not self.connected)

    # fault injection

    async def ask_to_reconnect(self) -> None:
        """Opcode 7: ask the bot to reconnect and resume."""
        for connection in list(self.connections):
            connection.send_op(RECONNECT)

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Opcode 9: the session is over (or may be resumed)."""
        for connection in list(self.connections):
            if connection.session and not resumable:
                self._forget(connection.session)
            connection.send_op(INVALID, resumable)

    async def drop(self, *, forget: bool = False) -> None:
        """Drop the connection without a close frame; with `forget` the session cannot be resumed."""
        for connection in list(self.connections):
            if connection.session and forget:
                self._forget(connection.session)
            if connection.request.transport:
                connection.request.transport.abort()

    async def close(self) -> None:
        await asyncio.gather(*(one.close(WSCloseCode.GOING_AWAY, "server stops") for one in list(self.connections)))

    # one connection

    async def handle(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(max_msg_size=LARGEST_PAYLOAD * 4)
        await socket.prepare(request)
        connection = Connection(socket, request, compressed=request.query.get("compress") == "zlib-stream")
        self.connections.add(connection)
        beat = self.core.settings.heartbeat_seconds
        try:
            if request.query.get("v") != "10" or request.query.get("encoding", "json") != "json":
                raise Closed(BAD_VERSION, "Invalid API version or encoding")
            connection.send_op(HELLO, {"heartbeat_interval": int(beat * 1000), "_trace": []})
            await self._listen(connection, beat)
        except Closed as end:
            await connection.close(end.code, end.sentence)
        finally:
            self.connections.discard(connection)
            connection.detach()
            await self._leave(connection)
        return socket

    async def _listen(self, connection: Connection, beat: float) -> None:
        recent: deque[float] = deque(maxlen=SENDS_PER_MINUTE)
        loop = asyncio.get_running_loop()
        while True:
            try:
                frame = await connection.socket.receive(timeout=beat * 1.6)
            except TimeoutError:
                raise Closed(SESSION_TIMED_OUT, "No heartbeat") from None
            if frame.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                return
            if len(recent) == recent.maxlen and loop.time() - recent[0] < 60:
                raise Closed(TOO_FAST, "You are sending payloads too fast")
            recent.append(loop.time())
            op, data = self._read(frame.data)
            await self._obey(connection, op, data)

    def _read(self, raw: str | bytes) -> tuple[int, Any]:
        if len(raw) > LARGEST_PAYLOAD:
            raise Closed(DECODE_ERROR, "Payload too large")
        try:
            payload = json.loads(raw)
            return int(payload["op"]), payload.get("d")
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            raise Closed(DECODE_ERROR, "Error while decoding payload") from None

    async def _obey(self, connection: Connection, op: int, data: Any) -> None:
        session = connection.session
        if op == HEARTBEAT:
            if session and isinstance(data, int):
                session.confirm(data)
            # discord.py records the time of a heartbeat after sending it, in another thread. An earlier answer is measured
            # from the previous heartbeat: "Can't keep up, 41 s behind".
            asyncio.get_running_loop().call_later(self.core.settings.acknowledge_heartbeat_seconds, connection.send_op, ACK)
        elif op in (IDENTIFY, RESUME):
            if session:
                raise Closed(TWICE_AUTHENTICATED, "Already authenticated")
            if not isinstance(data, dict) or str(data.get("token")).removeprefix("Bot ") != self.core.token:
                raise Closed(BAD_TOKEN, "Authentication failed")
            await (self._identify if op == IDENTIFY else self._resume)(connection, data)
        elif op not in (PRESENCE, VOICE, MEMBERS):
            raise Closed(UNKNOWN_OPCODE, "Unknown opcode")
        elif not session:
            raise Closed(NOT_AUTHENTICATED, "Not authenticated")
        elif op == MEMBERS:
            self._send_members(session, data)

    async def _identify(self, connection: Connection, data: Json) -> None:
        intents, shard = data.get("intents"), data.get("shard", [0, 1])
        if not isinstance(intents, int) or intents & ~KNOWN_INTENTS:
            raise Closed(BAD_INTENTS, "Invalid intent(s)")
        if intents & PRIVILEGED & ~self.core.settings.privileged_intents:
            raise Closed(DISALLOWED_INTENTS, "Disallowed intent(s)")
        good = (
            isinstance(shard, list)
            and len(shard) == 2
            and all(isinstance(one, int) for one in shard)
            and 0 <= shard[0] < shard[1]
        )
        if not good:
            raise Closed(BAD_SHARD, "Invalid shard")
        settings = self.core.settings
        if early := self._identify_limit.take(shard[0], settings.max_concurrency, settings.identify_seconds):
            self.core.violate(f"IDENTIFY of shard {shard[0]}", f"{early:.2f} s too early")
            connection.send_op(INVALID, False)
            return
        if settings.one_session_per_shard and any(one.shard == (shard[0], shard[1]) for one in self._connected()):
            self.core.violate(f"IDENTIFY of shard {shard[0]}", "another session holds this shard")
        session = Session(secrets.token_hex(16), intents, (shard[0], shard[1]), connection=connection)
        self.sessions[session.id] = session
        connection.session = session
        world = self.core.world
        guilds = [guild for guild in world.guilds.values() if world.bot["id"] in guild["members"] and session.hears(guild["id"])]
        ready = {
            "v": 10,
            "user": {**world.bot, "verified": True, "mfa_enabled": True, "email": None},
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": shard,
            "application": {"id": world.bot["id"], "flags": 0},
        }
        session.send("READY", ready)
        for guild in guilds:
            session.send("GUILD_CREATE", guild_create(world, guild, with_members=bool(intents & GUILD_MEMBERS)))
        await self._count("identified")

    async def _resume(self, connection: Connection, data: Json) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        since = data.get("seq")
        if not isinstance(since, int):
            raise Closed(BAD_SEQUENCE, "Invalid seq")
        lost = session and session.backlog and session.backlog[0][0] > since + 1
        if not session or since > session.sequence or lost:
            if session:
                self._forget(session)
            connection.send_op(INVALID, False)
            return
        if session.connection:
            session.connection.session = None
        session.connection = connection
        connection.session = session
        session.confirm(since)
        for _, text in list(session.backlog):
            connection.send(text)
        session.send("RESUMED", {"_trace": []})
        await self._count("resumed")

    async def _leave(self, connection: Connection) -> None:
        session = connection.session
        if session and session.connection is connection:
            session.connection = None
            session.left_at = self.core.clock.now()
            if connection.socket.close_code in (1000, 1001) and not connection.ended_by_us:
                self._forget(session)
        await self._count("")

    async def _count(self, what: str) -> None:
        async with self._news:
            if what:
                setattr(self, what, getattr(self, what) + 1)
            self._news.notify_all()
        self.core.tell("bot", {"connected": self.connected})

    def _send_members(self, session: Session, data: Any) -> None:
        guild = self.core.world.guilds.get(str(data.get("guild_id"))) if isinstance(data, dict) else None
        if not guild:
            return
        wanted = data.get("user_ids") or list(guild["members"])
        wanted = [str(one) for one in (wanted if isinstance(wanted, list) else [wanted])]
        found = [self.core.world.member(guild, one) for one in wanted if one in guild["members"]]
        missing = [one for one in wanted if one not in guild["members"]]
        chunk = {"guild_id": guild["id"], "members": found, "not_found": missing, "chunk_index": 0, "chunk_count": 1}
        session.send("GUILD_MEMBERS_CHUNK", {**chunk, "nonce": data.get("nonce")})

    @property
    def url(self) -> str:
        return self.core.address.replace("http", "ws", 1) + "/gateway/"

    def _forget(self, session: Session) -> None:
        self.sessions.pop(session.id, None)
        if session.connection:
            session.connection.session = None

    def _connected(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.connection]

    def _alive(self) -> list[Session]:
        now = self.core.clock.now()
        for session in list(self.sessions.values()):
            if not session.connection and now - session.left_at > self.core.settings.session_seconds:
                self._forget(session)
        return list(self.sessions.values())
