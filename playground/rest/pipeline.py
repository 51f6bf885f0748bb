"""The steps of every REST request: authentication, injected faults, rate limits, body, schema, handler, answer."""

import asyncio
import hmac
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web
from aiohttp.http_exceptions import HttpProcessingError

from playground.attachments import Upload
from playground.core import Core
from playground.errors import ApiError, ApiRefusal, Json, invalid
from playground.faults import Fault
from playground.ratelimit import RateLimits, Verdict
from playground.schema import Schema

log = logging.getLogger("playground.rest")
PREFIX = "/api/v10"
VIA = "1.1 google"


@dataclass(frozen=True)
class Call:
    """One request, read and checked; `body` is what came as JSON."""

    path: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: list[Upload] = field(default_factory=list)

    @property
    def form(self) -> Json:
        """The body as an object."""
        if not isinstance(self.body, dict):
            raise invalid("", "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return self.body


Handler = Callable[[Core, Call], Json | list[Any] | None]


@dataclass(frozen=True)
class ApiRoute:
    """A route of the API; `open` ones carry their secret in the path and need no token of the bot."""

    method: str
    template: str
    handler: Handler
    open: bool = False


class Pipeline:
    def __init__(self, core: Core, schema: Schema | None) -> None:
        self.core = core
        self.schema = schema
        self.limits = RateLimits()
        self.requests = 0
        self.by_place: Counter[tuple[str, bool]] = Counter()  # by channel or person, and whether with the token of an interaction

    def install(self, app: web.Application, routes: list[ApiRoute]) -> None:
        for route in routes:
            app.router.add_route(route.method, PREFIX + route.template, self._endpoint(route))
        app.router.add_route("*", "/api/{tail:.*}", self._unknown)

    async def _unknown(self, request: web.Request) -> web.Response:
        if self._has_token(request):
            self.core.violate(f"{request.method} {request.path}", "this server has no such route")
        return answer(ApiError(ApiRefusal.NOT_FOUND).body(), 404)

    def _has_token(self, request: web.Request) -> bool:
        sent = request.headers.get("Authorization", "")
        return hmac.compare_digest(sent.encode(errors="replace"), f"Bot {self.core.token}".encode())

    def _is_bot(self, route: ApiRoute, request: web.Request) -> bool:
        """True for requests of the bot; only its errors count as violations."""
        if not route.open:
            return self._has_token(request)
        path = request.match_info
        return self.core.interactions.find(path.get("webhook_token") or path.get("interaction_token", "")) is not None

    def _place(self, path: dict[str, str], body: Any) -> str:
        """The channel that a request is about, or the person whose direct messages it is about; empty: something else."""
        one = self.core.interactions.find(path.get("webhook_token") or path.get("interaction_token", ""))
        channel = self.core.world.channels.get(one.channel if one else path.get("channel_id", ""))
        if channel is not None:
            return str(channel.get("recipient") or channel["id"])
        return str(body.get("recipient_id", "")) if isinstance(body, dict) else ""

    def _endpoint(self, route: ApiRoute) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def endpoint(request: web.Request) -> web.Response:
            self.requests += 1
            is_bot = self._is_bot(route, request)
            name = f"{request.method} {request.path.removeprefix(PREFIX)}"
            try:
                response = await self._serve(route, request, name)
            except ApiError as error:
                broken = error.refusal in (ApiRefusal.INVALID_FORM, ApiRefusal.INVALID_JSON) and not error.on_purpose
                if is_bot and broken:
                    self.core.violate(name, str(error))
                response = answer(error.body(), error.status)
            except web.HTTPRequestEntityTooLarge:
                response = answer(ApiError(ApiRefusal.TOO_LARGE).body(), 413)
            except (ConnectionError, asyncio.CancelledError):
                raise
            except Exception as error:
                log.exception("%s failed", name)
                self.core.failures.append(f"{name}: {error!r}")
                response = answer(ApiError(ApiRefusal.SERVER_ERROR).body(), 500)
            if is_bot and response.status in (401, 403, 429):
                self.limits.invalid()
            return response

        return endpoint

    async def _serve(self, route: ApiRoute, request: web.Request, name: str) -> web.Response:
        core = self.core
        if self.limits.banned:
            return web.Response(status=429, text="You are being blocked from accessing our API temporarily.")
        if not route.open and not self._has_token(request):
            await request.read()
            raise ApiError(ApiRefusal.UNAUTHORIZED)
        fault = core.faults.hit(name)
        if fault and fault.status and not fault.takes_effect:
            await request.read()
            await asyncio.sleep(fault.delay)
            return faulty(fault)
        parameters = dict(request.match_info)
        verdict = self.limits.take(f"{route.method} {route.template}", parameters) if core.settings.rate_limits else Verdict({})
        if verdict.retry_after is not None:
            await request.read()
            return too_many(verdict)
        body, uploads = await read_body(request)
        if fault:  # what has arrived is carried out, even if whoever sent it has gone
            await asyncio.sleep(fault.delay)
        problems = self.schema.problems(route.method, route.template, body) if self.schema else []
        if problems:
            raise invalid("", "DESCRIPTION_VIOLATED", "; ".join(problems))
        self.by_place[self._place(parameters, body), route.open] += 1
        result = route.handler(core, Call(parameters, dict(request.query), body, uploads))
        if fault and fault.takes_effect and fault.status:
            return faulty(fault)
        return answer(result, 204 if result is None else 200, verdict.headers)


def answer(body: Any, status: int, headers: dict[str, str] | None = None) -> web.Response:
    """JSON with exactly the content type that discord.py expects."""
    if status == 204:
        return web.Response(status=204, headers=headers)
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers, content_type="application/json")


def too_many(verdict: Verdict) -> web.Response:
    wait = round(verdict.retry_after or 0.0, 3)
    body = {"message": "You are being rate limited.", "retry_after": wait, "global": verdict.everywhere}
    return answer(body, 429, {**verdict.headers, "Retry-After": str(int(wait) + 1), "Via": VIA})


def faulty(fault: Fault) -> web.Response:
    if fault.status == 429:
        body: Json = {"message": "You are being rate limited.", "retry_after": fault.retry_after, "global": False}
        headers = {"Retry-After": str(int(fault.retry_after) + 1), "X-RateLimit-Scope": "shared"}
        return answer(body, 429, {**headers, "Via": VIA} if fault.via else headers)
    return answer({"message": fault.message or f"{fault.status}: ordered fault", "code": fault.code}, fault.status)


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON of a request and its files; in a multipart request the JSON is the part payload_json."""
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    raw = await request.read()
    return (_parse(raw) if raw else None), []


async def _read_parts(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = {}
    uploads: list[Upload] = []
    total = 0
    try:
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                raise invalid("", "MULTIPART_NESTED", "Nested multipart is not understood.")
            data = bytes(await part.read())
            total += len(data)
            if total > request.client_max_size:
                raise ApiError(ApiRefusal.TOO_LARGE)
            name = part.name or ""
            if name == "payload_json":
                body = _parse(data)
            elif name.startswith("files[") and name[6:-1].isascii() and name[6:-1].isdigit() and len(name) < 12:
                uploads.append(Upload(int(name[6:-1]), part.filename or "file", data))
            else:
                raise invalid(name or "part", "MULTIPART_UNKNOWN_PART", "Parts are named payload_json and files[n].")
    except (ValueError, AssertionError, KeyError, HttpProcessingError):
        raise ApiError(ApiRefusal.INVALID_JSON) from None
    return body, uploads


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):
        raise ApiError(ApiRefusal.INVALID_JSON) from None
