"""The page's side of the server: its files, the pictures, and one WebSocket for each open page. Loopback only."""

import asyncio
import contextlib
import hmac
import json
import logging
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from aiohttp import WSCloseCode, WSMsgType, web

from playground.core import Core
from playground.errors import ApiError, Unfit
from playground.locales import best_locale
from playground.page_session import ACTIONS, PageSession
from playground.people import InteractionFailed

log = logging.getLogger("playground.page")
FILES = Path(__file__).parent / "page"
LOOPBACK = ("127.0.0.1", "localhost", "::1")
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".woff2": "font/woff2",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
LARGEST_FRAME = 16 * 1024 * 1024
TASKS_AT_ONCE = 64
WRONG_KEY = 4401  # close code for a page without the key of this start


class Pages:
    def __init__(self, core: Core) -> None:
        self.core = core
        self._open: set[web.WebSocketResponse] = set()
        self._visited = asyncio.Event()
        self._visitor_locale: str | None = None

    async def first_visit(self) -> str | None:
        """Wait until a page is open; the language of its browser, None if it is none of ours."""
        await self._visited.wait()
        return self._visitor_locale

    def install(self, app: web.Application) -> None:
        app.router.add_get("/", self._index)
        app.router.add_get("/page/socket", self._socket)
        app.router.add_get("/page/{name}", self._file)
        app.router.add_get("/attachments/{channel}/{id}/{name}", self._attachment)
        app.router.add_get("/emojis/{name}", self._emoji)

    @web.middleware
    async def guard(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """Allow only this machine and our own page: other sites must not reach the server through a browser."""
        host, origin = request.headers.get("Host", ""), request.headers.get("Origin")
        if _hostname(f"http://{host}") not in LOOPBACK:
            return web.Response(status=403, text="This server answers on loopback only.")
        # Images and links of other sites send no Origin, but browsers send Sec-Fetch-Site.
        if request.headers.get("Sec-Fetch-Site", "none") not in ("same-origin", "none"):
            return web.Response(status=403, text="Requests from other pages are refused.")
        own_page = request.path == "/page/socket"
        if (origin is None and own_page) or (
            origin is not None and (origin != f"http://{host}" or request.path.startswith(("/api", "/gateway")))
        ):
            return web.Response(status=403, text="Requests from other pages are refused.")
        response: web.StreamResponse = await handler(request)
        return response

    async def close(self) -> None:
        await asyncio.gather(*(one.close(code=WSCloseCode.GOING_AWAY) for one in list(self._open)))

    # files

    async def _index(self, request: web.Request) -> web.Response:
        return self._serve("index.html")

    async def _file(self, request: web.Request) -> web.Response:
        return self._serve(request.match_info["name"])

    def _serve(self, name: str) -> web.Response:
        path = FILES / name
        if path.parent != FILES or path.suffix not in KINDS or not path.is_file():
            raise web.HTTPNotFound
        headers = {
            "Content-Security-Policy": POLICY,
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "no-cache",
            "Referrer-Policy": "no-referrer",
        }
        return web.Response(body=path.read_bytes(), content_type=KINDS[path.suffix], charset="utf-8", headers=headers)

    async def _attachment(self, request: web.Request) -> web.Response:
        holds = self.core.file_url_holds(request.path, request.query.get("ex", ""), request.query.get("hm", ""))
        return self._send(request.match_info["id"] if holds else "", "private, max-age=86400")

    async def _emoji(self, request: web.Request) -> web.Response:
        id_ = request.match_info["name"].split(".")[0]
        return self._send(id_ if id_ in self.core.world.emojis else "", "public, max-age=86400")

    def _send(self, id_: str, cache: str) -> web.Response:
        found = self.core.world.store.file(id_)
        if found is None:
            return web.Response(status=404, text="This content is no longer available.")
        # What a bot uploads is shown as a picture at most, never run.
        headers = {
            "Content-Security-Policy": "default-src 'none'; sandbox",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": cache,
        }
        return web.Response(body=found[1], content_type=found[0], headers=headers)

    # the socket

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(max_msg_size=LARGEST_FRAME, heartbeat=30.0)
        await socket.prepare(request)
        if not hmac.compare_digest(request.query.get("key", "").encode(), self.core.key.encode()):
            await socket.close(code=WRONG_KEY)
            return socket
        self._open.add(socket)
        if not self._visited.is_set():
            self._visitor_locale = best_locale(request.query.get("languages", ""))
            self._visited.set()
        visitor = PageSession(self.core)
        writer = asyncio.create_task(self._write(socket, visitor))
        tasks: set[asyncio.Task[None]] = set()
        self.core.listeners.add(visitor.hear)
        try:
            async for frame in socket:
                if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    continue
                if len(tasks) >= TASKS_AT_ONCE:
                    visitor.say({"error": {"code": "too_many_requests"}})
                    continue
                task = asyncio.create_task(self._answer(visitor, frame.data))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        finally:
            self.core.listeners.discard(visitor.hear)
            self._open.discard(socket)
            for task in tasks:
                task.cancel()
            writer.cancel()
        return socket

    @staticmethod
    async def _write(socket: web.WebSocketResponse, visitor: PageSession) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                await socket.send_str(json.dumps(await visitor.outbox.get()))

    async def _answer(self, visitor: PageSession, raw: str | bytes) -> None:
        """Answer one request of the page; invalid input gets an error code."""
        number: Any = None
        try:
            request = json.loads(raw)
            if not isinstance(request, dict):
                raise Unfit("malformed")
            number = request.get("id")
            action = ACTIONS.get(str(request.get("do")))
            if action is None:
                raise Unfit("no_such_action", str(request.get("do"))[:40])
            result: Any = await action(visitor, request)
            visitor.say({"re": number, "ok": result})
        except (ValueError, RecursionError):
            visitor.say({"re": number, "error": {"code": "malformed"}})
        except Unfit as error:
            visitor.say({"re": number, "error": {"code": error.code, "field": error.field, "figure": error.figure}})
        except InteractionFailed:
            visitor.say({"re": number, "error": {"code": "failed"}})
        except ApiError as error:
            visitor.say({"re": number, "error": {"code": "refused", "field": error.sentence}})
        except (KeyError, TypeError, AttributeError):
            # A request of the right kind with parts missing or of the wrong type.
            log.info("nonsense from a page: %.200r", raw)
            visitor.say({"re": number, "error": {"code": "malformed"}})
        except Exception as error:
            log.exception("a page's request failed")
            self.core.failures.append(f"request of a page: {error!r}")
            visitor.say({"re": number, "error": {"code": "server_error"}})


def _hostname(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""
