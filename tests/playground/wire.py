"""A hand-written client: says to the server what no well-behaved library would say."""

import io
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
from PIL import Image

from playground import Playground

Json = dict[str, Any]


def png(width: int, height: int, colour: str = "#34586f") -> bytes:
    """A picture of one colour."""
    data = io.BytesIO()
    Image.new("RGB", (width, height), colour).save(data, "PNG")
    return data.getvalue()


class Wire:
    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.playground = playground
        self.session = session

    async def call(self, method: str, path: str, body: Any = None, **extra: Any) -> tuple[int, Any]:
        """Status and parsed answer of one REST request with the bot's token."""
        headers = {"Authorization": f"Bot {self.playground.token}", **extra.pop("headers", {})}
        if body is not None:
            extra["json"] = body
        async with self.session.request(method, f"{self.playground.address}/api/v10{path}", headers=headers, **extra) as response:
            raw = await response.read()
            self.headers = response.headers
            return response.status, json.loads(raw) if raw and response.content_type == "application/json" else raw

    async def post_pictures(self, channel: str, galleries: list[list[bytes]], *, in_container: bool = True) -> Json:
        """A message of the bot with galleries, each of some pictures (PNG)."""
        form = aiohttp.FormData()
        parts: list[Json] = []
        files = 0
        for gallery in galleries:
            items = []
            for data in gallery:
                name = f"picture{files}.png"
                form.add_field(f"files[{files}]", data, filename=name, content_type="image/png")
                items.append({"media": {"url": f"attachment://{name}"}, "description": f"Picture {files + 1}"})
                files += 1
            parts.append({"type": 12, "items": items})
        attachments = [{"id": str(number), "filename": f"picture{number}.png"} for number in range(files)]
        components = [{"type": 17, "components": parts}] if in_container else parts
        body = {"flags": 1 << 15, "components": components, "attachments": attachments}
        form.add_field("payload_json", json.dumps(body), content_type="application/json")
        status, message = await self.call("POST", f"/channels/{channel}/messages", data=form)
        assert status == 200, message
        posted: Json = message
        return posted

    async def refused(self, method: str, path: str, body: Any = None, **extra: Any) -> tuple[int, int]:
        """Status and Discord's code."""
        status, answer = await self.call(method, path, body, **extra)
        return status, answer["code"]

    async def problem(self, method: str, path: str, body: Any) -> str:
        """The errors of a form that must be refused, as text; the violation is expected and taken off the list."""
        status, answer = await self.call(method, path, body)
        assert (status, answer["code"]) == (400, 50035), answer
        assert self.playground.take_violations()
        return json.dumps(answer["errors"])

    @asynccontextmanager
    async def gateway(self, query: str = "?v=10&encoding=json", *, hello: bool = True) -> AsyncIterator["Socket"]:
        url = self.playground.address.replace("http", "ws") + "/gateway/" + query
        async with self.session.ws_connect(url) as socket:
            wire = Socket(socket, compressed="zlib-stream" in query)
            if hello:
                assert (await wire.read())["op"] == 10
            yield wire


class Socket:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self._unpack = zlib.decompressobj() if compressed else None

    async def send(self, op: int, data: Any = None) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def read(self) -> Json:
        frame = await self.socket.receive(timeout=60)
        assert frame.type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY), (frame, self.socket.close_code)
        text = self._unpack.decompress(frame.data) if self._unpack else frame.data
        payload: Json = json.loads(text)
        return payload

    async def closed(self) -> int:
        """The code with which the server ends the connection."""
        while True:
            frame = await self.socket.receive(timeout=60)
            if frame.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSING, aiohttp.WSMsgType.CLOSED):
                return self.socket.close_code or 0

    async def identify(self, token: str, **more: Any) -> Json:
        await self.send(2, {"token": token, "intents": 1, "properties": {}, **more})
        return await self.read()


@asynccontextmanager
async def connected(playground: Playground) -> AsyncIterator[Wire]:
    async with aiohttp.ClientSession() as session:
        yield Wire(playground, session)
