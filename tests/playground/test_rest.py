"""REST by hand: who may ask, what is refused and how, and that nobody else suffers."""

import json

import aiohttp
import pytest
import pytest_asyncio

from playground import Playground
from tests.playground.conftest import OPENAPI
from tests.playground.wire import Json, Wire, connected

V2 = 1 << 15


@pytest_asyncio.fixture(loop_scope="session")
async def wire(playground: Playground):
    async with connected(playground) as one:
        yield one


@pytest.fixture
def messages(playground: Playground) -> str:
    return f"/channels/{playground.channel('general')}/messages"


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def button(custom_id: str = "a", **more: object) -> Json:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id, **more}


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


async def test_the_token_is_asked_for(wire: Wire, messages: str) -> None:
    for header in ("Bot wrong", wire.playground.token, ""):
        assert await wire.refused("GET", "/users/@me", headers={"Authorization": header}) == (401, 0)
    assert (await wire.call("GET", "/users/@me"))[1]["id"] == wire.playground.world.bot["id"]


async def test_the_content_type_is_exactly_json(wire: Wire) -> None:
    await wire.call("GET", "/users/@me")
    assert wire.headers["Content-Type"] == "application/json"


async def test_unknown_routes_are_refused_loudly(wire: Wire) -> None:
    for method, path in (("GET", "/nowhere"), ("PATCH", "/users/@me/channels"), ("GET", "/guilds/1/audit-logs")):
        assert await wire.refused(method, path) == (404, 0)
        assert "no such route" in str(wire.playground.take_violations())


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b'{"content": "x"', b"[" * 100_000, b"nul"])
async def test_malformed_json(wire: Wire, messages: str, body: bytes) -> None:
    assert await wire.refused("POST", messages, data=body, headers={"Content-Type": "application/json"}) == (400, 50109)
    assert wire.playground.take_violations()
    assert (await wire.call("POST", messages, {"content": "still here"}))[0] == 200


@pytest.mark.parametrize(
    "body",
    [
        [],
        5,
        {"content": 5},
        {"content": ["x"]},
        {"content": "x", "embeds": 5},
        {"content": "x", "embeds": [5]},
        {"content": "x", "flags": "many"},
        {"content": "x", "components": {"type": 1}},
        {"content": "x", "components": [5]},
        {"content": "x", "components": [{"type": 1, "components": 5}]},
        {"content": "x", "components": [{"type": 1, "components": [[]]}]},
        {"content": "x", "attachments": [{"id": "7"}]},
        {"content": "x", "allowed_mentions": []},
        {"content": "x", "message_reference": "x"},
        {"content": "x", "nonce": "n" * 26},
    ],
    ids=str,
)
@pytest.mark.parametrize("described", [True, False])
async def test_bodies_of_the_wrong_shape(
    playground: Playground, wire: Wire, messages: str, body: object, described: bool
) -> None:
    if not described:
        playground.rest.schema = None
    await wire.problem("POST", messages, body)
    assert playground.person("Ania").messages() == []
    assert playground.core.failures == []


async def test_an_unknown_field_is_found_by_the_description(wire: Wire, messages: str) -> None:
    if OPENAPI is None:
        pytest.skip("Discord's description is not at hand")
    assert "ephemeral" in await wire.problem("POST", messages, {"content": "x", "ephemeral": True})


async def test_the_limits_of_text(wire: Wire, messages: str) -> None:
    assert (await wire.call("POST", messages, {"content": "x" * 2000}))[0] == 200
    assert "2000" in await wire.problem("POST", messages, {"content": "x" * 2001})
    assert await wire.refused("POST", messages, {"content": ""}) == (400, 50006)
    assert "6000" in await wire.problem("POST", messages, {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]})


@pytest.mark.parametrize("described", [True, False])
@pytest.mark.parametrize(
    ("components", "problem"),
    [
        ([text("x" * 2500), text("x" * 1501)], "4000"),
        ([{"type": 17, "components": [text() for _ in range(40)]}], "40"),
        ([row(button("a"), button("a"))], "DUPLICATED"),
        ([row(button(label="x" * 81))], "label"),
        ([row(button("x" * 101))], "custom_id"),
        ([row(*(button(str(number)) for number in range(6)))], "components"),
        ([row({"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]}, button())], "WIDTH"),
        ([row({"type": 3, "custom_id": "s", "options": [{"label": str(n), "value": str(n)} for n in range(26)]})], "options"),
        (
            [row({"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}, {"label": "b", "value": "a"}]})],
            "DUPLICATED",
        ),
        ([{"type": 12, "items": []}], "items"),
        ([{"type": 12, "items": [{"media": {"url": "attachment://missing.png"}}]}], "NOT_FOUND"),
        ([{"type": 9, "components": [text()]}], "accessory"),
        ([{"type": 99}], "type"),
        ([button()], "type"),
        ([row(button(style=5, url="javascript:alert(1)", custom_id=None))], "SCHEME"),
        ([{"type": 17, "components": [{"type": 17, "components": [text()]}]}], "type"),
    ],
    ids=str,
)
async def test_the_limits_of_components(
    playground: Playground, wire: Wire, messages: str, components: list[Json], problem: str, described: bool
) -> None:
    if not described:
        playground.rest.schema = None
    found = await wire.problem("POST", messages, {"components": components, "flags": V2})
    assert problem in found or (described and "DESCRIPTION" in found)


async def test_forty_components_are_fine_and_get_numbers(wire: Wire, messages: str) -> None:
    body = {"components": [{"type": 17, "components": [text() for _ in range(39)]}], "flags": V2}
    status, answer = await wire.call("POST", messages, body)
    assert status == 200
    assert [one["id"] for one in answer["components"][0]["components"]] == list(range(2, 41))


async def test_components_v2_and_the_old_fields_exclude_each_other(wire: Wire, messages: str) -> None:
    assert "LEGACY" in await wire.problem("POST", messages, {"content": "x", "components": [text()], "flags": V2})
    assert "type" in await wire.problem("POST", messages, {"components": [text()]})
    _, old = await wire.call("POST", messages, {"content": "old"})
    change = {"components": [text()], "flags": V2}
    assert "LEGACY" in await wire.problem("PATCH", f"{messages}/{old['id']}", change)
    status, new = await wire.call("PATCH", f"{messages}/{old['id']}", {**change, "content": None})
    assert (status, new["flags"] & V2) == (200, V2)
    _, kept = await wire.call("PATCH", f"{messages}/{old['id']}", {"flags": 0})
    assert kept["flags"] & V2
    assert "LEGACY" in await wire.problem("PATCH", f"{messages}/{old['id']}", {"content": "back"})


def upload(body: Json, *files: tuple[str, bytes]) -> aiohttp.FormData:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body))
    for number, (name, data) in enumerate(files):
        form.add_field(f"files[{number}]", data, filename=name, content_type="application/octet-stream")
    return form


async def test_the_limits_of_files(playground: Playground, wire: Wire, messages: str) -> None:
    playground.settings.file_bytes = 1000
    playground.settings.rate_limits = False
    named = {"attachments": [{"id": 0, "description": "x"}]}
    assert (await wire.call("POST", messages, data=upload(named, ("a.bin", b"x" * 1000))))[0] == 200
    assert await wire.refused("POST", messages, data=upload(named, ("a.bin", b"x" * 1001))) == (413, 40005)
    assert await wire.refused("POST", messages, data=upload(named, ("a.bin", b""))) == (400, 50035)
    assert await wire.refused("POST", messages, data=upload({"attachments": []}, ("a.bin", b"x"))) == (400, 50035)
    eleven = upload({}, *((f"{number}.bin", b"x") for number in range(11)))
    assert await wire.refused("POST", messages, data=eleven) == (400, 50035)
    long = {"attachments": [{"id": 0, "description": "x" * 1025}]}
    assert await wire.refused("POST", messages, data=upload(long, ("a.bin", b"x"))) == (400, 50035)
    assert len(playground.take_violations()) == 4


async def test_a_request_that_is_too_large(playground: Playground, wire: Wire, messages: str) -> None:
    parts = [(f"{number}.bin", bytes(9 * 1024 * 1024)) for number in range(3)]
    assert await wire.refused("POST", messages, data=upload({}, *parts)) == (413, 40005)
    assert await wire.refused("POST", messages, data=b" " * (26 * 1024 * 1024)) == (413, 40005)
    assert (await wire.call("POST", messages, {"content": "small"}))[0] == 200


async def test_multipart_nonsense(playground: Playground, wire: Wire, messages: str) -> None:
    broken = {"data": b"--x\r\nnonsense", "headers": {"Content-Type": "multipart/form-data; boundary=x"}}
    status, _ = await wire.call("POST", messages, **broken)
    assert status == 400
    no_boundary = {"data": b"x", "headers": {"Content-Type": "multipart/form-data"}}
    assert (await wire.call("POST", messages, **no_boundary))[0] == 400
    form = aiohttp.FormData()
    form.add_field("surprise", b"x", filename="x")
    assert (await wire.call("POST", messages, data=form))[0] == 400
    assert playground.take_violations()
    assert playground.core.failures == []


async def test_unknown_things_have_their_own_codes(playground: Playground, wire: Wire, messages: str) -> None:
    assert await wire.refused("GET", "/channels/1") == (404, 10003)
    assert await wire.refused("GET", "/channels/" + "9" * 5000) == (404, 10003)
    assert await wire.refused("GET", f"{messages}/1") == (404, 10008)
    assert await wire.refused("GET", f"{messages}/x") == (404, 10008)
    assert await wire.refused("GET", "/guilds/1") == (404, 10004)
    assert await wire.refused("GET", "/users/1") == (404, 10013)
    assert await wire.refused("POST", "/interactions/1/token/callback", {"type": 5}) == (404, 10062)
    assert await wire.refused("POST", f"/webhooks/{playground.world.bot['id']}/token", {"content": "x"}) == (404, 10015)


async def test_rate_limits_have_headers_and_end_in_429(wire: Wire, messages: str) -> None:
    for left in (4, 3, 2, 1, 0):
        assert (await wire.call("POST", messages, {"content": "x"}))[0] == 200
        assert wire.headers["X-RateLimit-Remaining"] == str(left)
    status, answer = await wire.call("POST", messages, {"content": "x"})
    assert status == 429
    assert 0 < answer["retry_after"] <= 5
    assert answer["global"] is False
    assert wire.headers["Via"]
    assert wire.headers["X-RateLimit-Limit"] == "5"
    other = f"/channels/{wire.playground.person('Ania').direct}/messages"
    assert (await wire.call("POST", other, {"content": "another channel, another bucket"}))[0] == 200


async def test_the_global_limit_counts_all_but_interactions(playground: Playground, wire: Wire) -> None:
    limits = playground.rest.limits
    for number in range(50):
        assert limits.take("GET /channels/{channel_id}", {"channel_id": str(number)}).retry_after is None
    verdict = limits.take("GET /users/@me", {})
    assert verdict.everywhere
    assert limits.take("POST /webhooks/{webhook_id}/{webhook_token}", {}).retry_after is None
    status, answer = await wire.call("GET", "/users/@me")
    assert (status, answer["global"]) == (429, True)


async def test_edits_of_old_messages_are_limited(playground: Playground, wire: Wire, messages: str) -> None:
    playground.settings.rate_limits = False
    playground.settings.old_message_edits = 2
    _, message = await wire.call("POST", messages, {"content": "board"})
    path = f"{messages}/{message['id']}"
    for _ in range(5):
        assert (await wire.call("PATCH", path, {"content": "young"}))[0] == 200
    playground.clock.advance(3601)
    for _ in range(2):
        assert (await wire.call("PATCH", path, {"content": "old"}))[0] == 200
    assert await wire.refused("PATCH", path, {"content": "old"}) == (429, 30046)


async def test_mentions_follow_allowed_mentions(playground: Playground, wire: Wire, messages: str) -> None:
    ania, bob = playground.person("Ania"), playground.person("Bob")
    body = {"content": f"{ania.mention} {bob.mention}"}
    for allowed, expected in ((None, [ania.id, bob.id]), ({"parse": []}, []), ({"users": [bob.id]}, [bob.id])):
        _, answer = await wire.call("POST", messages, {**body, "allowed_mentions": allowed})
        assert [one["id"] for one in answer["mentions"]] == expected
    await wire.problem("POST", messages, {**body, "allowed_mentions": {"parse": ["users"], "users": [bob.id]}})


async def test_history_is_newest_first_and_turns_pages(playground: Playground, wire: Wire, messages: str) -> None:
    ania = playground.person("Ania")
    ids = [ania.say(str(number)).id for number in range(5)]
    _, newest = await wire.call("GET", f"{messages}?limit=2")
    assert [one["id"] for one in newest] == [ids[4], ids[3]]
    _, older = await wire.call("GET", f"{messages}?limit=2&before={ids[3]}")
    assert [one["id"] for one in older] == [ids[2], ids[1]]
    _, later = await wire.call("GET", f"{messages}?limit=2&after={ids[0]}")
    assert [one["id"] for one in later] == [ids[2], ids[1]]
    assert await wire.refused("GET", f"{messages}?limit=101") == (400, 50035)
    playground.take_violations()


async def test_threads_archive_lock_and_wake(playground: Playground, wire: Wire, messages: str) -> None:
    channel = messages.removesuffix("/messages")
    _, thread = await wire.call("POST", f"{channel}/threads", {"name": "t", "type": 11, "auto_archive_duration": 60})
    path = f"/channels/{thread['id']}"
    assert (await wire.call("PATCH", path, {"archived": True}))[1]["thread_metadata"]["archived"] is True
    assert (await wire.call("POST", f"{path}/messages", {"content": "wake"}))[0] == 200
    assert (await wire.call("GET", path))[1]["thread_metadata"]["archived"] is False
    assert (await wire.call("PATCH", path, {"archived": True, "locked": True}))[0] == 200
    assert await wire.refused("POST", f"{path}/messages", {"content": "x"}) == (400, 50083)
    assert await wire.refused("PUT", f"{path}/thread-members/{playground.person('Bob').id}") == (400, 50083)
    _, message = await wire.call("POST", messages, {"content": "start here"})
    _, hung = await wire.call("POST", f"{messages}/{message['id']}/threads", {"name": "on a message"})
    assert hung["id"] == message["id"]
    assert await wire.refused("POST", f"{messages}/{message['id']}/threads", {"name": "again"}) == (400, 160004)


async def test_pins(wire: Wire, messages: str) -> None:
    _, message = await wire.call("POST", messages, {"content": "keep"})
    assert (await wire.call("PUT", f"{messages}/pins/{message['id']}"))[0] == 204
    _, pinned = await wire.call("GET", f"{messages}/pins")
    assert [one["message"]["id"] for one in pinned["items"]] == [message["id"]]
    assert (await wire.call("DELETE", f"{messages}/pins/{message['id']}"))[0] == 204
    assert (await wire.call("GET", f"{messages}/pins"))[1]["items"] == []


async def test_addresses_of_files_are_signed_and_end(playground: Playground, wire: Wire, messages: str) -> None:
    _, message = await wire.call("POST", messages, data=upload({"attachments": [{"id": 0}]}, ("a.html", b"<script>")))
    url = message["attachments"][0]["url"]
    async with wire.session.get(url) as response:
        assert response.status == 200
        assert "sandbox" in response.headers["Content-Security-Policy"]
    async with wire.session.get(url.split("?")[0]) as response:
        assert response.status == 404
    playground.clock.advance(3 * 24 * 3600)
    async with wire.session.get(url) as response:
        assert response.status == 404


@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        ("GET", "/users/@me", {"Authorization": "Bot wrong"}),
        ("POST", "/webhooks/1/guess", {"Authorization": ""}),
        ("GET", "/nowhere", {"Authorization": ""}),
    ],
)
async def test_what_others_do_wrong_is_not_counted_against_the_bot(
    playground: Playground, wire: Wire, method: str, path: str, headers: Json
) -> None:
    for _ in range(9):
        status, _ = await wire.call(method, path, {} if method == "POST" else None, headers=headers)
        assert status in (401, 404, 429)
    assert playground.rest.limits.invalid_requests == 0
    assert playground.violations == []


async def test_what_the_bot_does_wrong_is_counted(playground: Playground, wire: Wire) -> None:
    closed = f"/channels/{playground.channel('read-only')}/messages"
    assert (await wire.call("POST", closed, {"content": "x"}))[0] == 403
    assert playground.rest.limits.invalid_requests == 1


async def test_ten_thousand_invalid_requests_close_the_door(playground: Playground, wire: Wire) -> None:
    for _ in range(9_999):
        playground.rest.limits.invalid()
    assert (await wire.call("GET", "/users/@me"))[0] == 200
    playground.rest.limits.invalid()
    status, _ = await wire.call("GET", "/users/@me")
    assert status == 429
    assert "Via" not in wire.headers
