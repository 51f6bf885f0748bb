"""The gateway, opcode by opcode, and what it does with nonsense."""

import asyncio
from pathlib import Path

import pytest
import pytest_asyncio

from playground import ChannelSeed, Playground, Seed, ServerSeed, Settings
from playground.testing import checked
from tests.playground.wire import Wire, connected


@pytest_asyncio.fixture(loop_scope="session")
async def wire(playground: Playground):
    async with connected(playground) as one:
        yield one


async def test_hello_heartbeat_identify_ready(playground: Playground, wire: Wire) -> None:
    async with wire.gateway() as socket:
        await socket.send(1, None)
        assert (await socket.read())["op"] == 11
        ready = await socket.identify(playground.token)
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert ready["d"]["guilds"][0]["unavailable"] is True
        create = await socket.read()
        assert create["t"] == "GUILD_CREATE"
        assert [one["name"] for one in create["d"]["channels"]] == ["general", "no-pictures", "read-only", "hidden"]
        assert [one["user"]["id"] for one in create["d"]["members"]] == [playground.world.bot["id"]]


async def test_zlib_stream_is_one_stream_over_all_frames(playground: Playground, wire: Wire) -> None:
    async with wire.gateway("?v=10&encoding=json&compress=zlib-stream") as socket:
        assert (await socket.identify(playground.token))["t"] == "READY"
        assert (await socket.read())["t"] == "GUILD_CREATE"


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 1}, 4004),
        (2, {"intents": 1}, 4004),
        (2, "nonsense", 4004),
        (6, {"token": "wrong", "session_id": "x", "seq": 1}, 4004),
        (99, None, 4001),
        (3, {}, 4003),
    ],
)
async def test_wrong_payloads_close_with_their_code(wire: Wire, op: int, data: object, code: int) -> None:
    async with wire.gateway() as socket:
        await socket.send(op, data)
        assert await socket.closed() == code


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"intents": "all"}, 4013),
        ({"intents": 1 << 40}, 4013),
        ({"intents": 1 << 15}, 4014),
        ({"shard": [2, 2]}, 4010),
        ({"shard": "x"}, 4010),
    ],
)
async def test_wrong_wishes_close_with_their_code(playground: Playground, wire: Wire, more: dict[str, object], code: int) -> None:
    async with wire.gateway() as socket:
        await socket.send(2, {"token": playground.token, "intents": 1, **more})
        assert await socket.closed() == code


@pytest.mark.parametrize("text", ["{", "[]", '{"op": "x"}', "null", "[" * 3000, '"' + "x" * 5000 + '"'])
async def test_malformed_payloads_close_and_stop_nobody_else(playground: Playground, wire: Wire, text: str) -> None:
    async with wire.gateway() as good, wire.gateway() as bad:
        await good.identify(playground.token)
        await bad.socket.send_str(text)
        assert await bad.closed() == 4002
        await good.read()
        await good.send(1, 1)
        assert (await good.read())["op"] == 11


async def test_identify_twice_and_a_wrong_version(playground: Playground, wire: Wire) -> None:
    async with wire.gateway() as socket:
        await socket.identify(playground.token)
        await socket.send(2, {"token": playground.token, "intents": 1})
        assert await socket.closed() == 4005
    async with wire.gateway("?v=9&encoding=json", hello=False) as socket:
        assert await socket.closed() == 4012


async def test_a_missing_heartbeat_ends_the_connection(playground: Playground, wire: Wire) -> None:
    playground.settings.heartbeat_seconds = 0.05
    async with wire.gateway() as socket:
        assert await socket.closed() == 4009


async def test_a_heartbeat_is_acknowledged_after_a_network_s_delay_while_news_go_on(playground: Playground, wire: Wire) -> None:
    """discord.py notes the time of a heartbeat after sending it: an answer before that note looks a whole interval late."""
    async with wire.gateway() as socket:
        await socket.identify(playground.token)
        await socket.read()
        playground.settings.acknowledge_heartbeat_seconds = 0.5
        sent = asyncio.get_running_loop().time()
        await socket.send(1, 1)
        await asyncio.sleep(0)
        playground.add_channel("meanwhile")
        assert (await socket.read())["t"] == "CHANNEL_CREATE"
        assert (await socket.read())["op"] == 11
        assert asyncio.get_running_loop().time() - sent >= 0.5


async def test_resume_replays_only_what_was_missed(playground: Playground, wire: Wire) -> None:
    async with wire.gateway() as socket:
        session = (await socket.identify(playground.token))["d"]["session_id"]
        await socket.read()
        await socket.socket.close(code=4000)
    await playground.gateway.wait_disconnected()
    playground.add_channel("new")
    async with wire.gateway() as socket:
        await socket.send(6, {"token": playground.token, "session_id": session, "seq": 2})
        missed, resumed = await socket.read(), await socket.read()
        assert (missed["t"], missed["s"], missed["d"]["name"]) == ("CHANNEL_CREATE", 3, "new")
        assert (resumed["t"], resumed["s"]) == ("RESUMED", 4)


@pytest.mark.parametrize("case", ["unknown", "from the future", "said goodbye", "too old"])
async def test_a_session_that_cannot_be_resumed_is_invalid(playground: Playground, wire: Wire, case: str) -> None:
    async with wire.gateway() as socket:
        session = (await socket.identify(playground.token))["d"]["session_id"]
        await socket.read()
        await socket.socket.close(code=1000 if case == "said goodbye" else 4000)
    await playground.gateway.wait_disconnected()
    if case == "too old":
        playground.clock.advance(playground.settings.session_seconds + 1)
        playground.add_channel("new")
    async with wire.gateway() as socket:
        data = {
            "token": playground.token,
            "session_id": "x" if case == "unknown" else session,
            "seq": 50 if case == "from the future" else 2,
        }
        await socket.send(6, data)
        assert await socket.read() == {"op": 9, "d": False}
        assert (await socket.identify(playground.token))["t"] == "READY"


async def test_shards_hear_only_their_servers(playground: Playground, wire: Wire) -> None:
    (guild,) = playground.world.guilds
    own = (int(guild) >> 22) % 2
    async with wire.gateway() as mine, wire.gateway() as other:
        assert len((await mine.identify(playground.token, shard=[own, 2]))["d"]["guilds"]) == 1
        assert (await other.identify(playground.token, shard=[1 - own, 2]))["d"]["guilds"] == []
    assert (await wire.call("GET", "/gateway/bot"))[1]["shards"] == 1


async def test_a_server_is_heard_on_its_shard_and_a_direct_message_on_the_first(tmp_path: Path) -> None:
    seed = Seed(shard=(0, 2), more_servers=(ServerSeed("Other", (1, 2), (ChannelSeed("mine"),)), ServerSeed("Third", (1, 2))))
    async with checked(tmp_path / "world.sqlite", seed=seed, settings=Settings(shards=2, max_concurrency=2)) as playground:
        assert [(int(id_) >> 22) % 2 for id_ in playground.world.guilds] == [0, 1, 1]
        async with connected(playground) as wire, wire.gateway() as first, wire.gateway() as second:
            told = (await wire.call("GET", "/gateway/bot"))[1]
            assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (2, 2)
            intents = 1 | 1 << 9 | 1 << 12
            await first.identify(playground.token, intents=intents, shard=[0, 2])
            await second.identify(playground.token, intents=intents, shard=[1, 2])
            assert playground.gateway.shards == {0, 1}
            assert [(await second.read())["d"]["name"] for _ in range(2)] == ["Other", "Third"]
            assert (await first.read())["d"]["name"] == "Playground"
            ania = playground.person("Ania")
            said = [ania.say("there", playground.channel("mine")), ania.say("here"), ania.say("directly", ania.direct)]
            assert [(await second.read())["d"]["id"]] == [said[0].id]
            assert [(await first.read())["d"]["id"] for _ in range(2)] == [said[1].id, said[2].id]


async def test_identify_too_early_is_an_invalid_session_and_a_violation(playground: Playground, wire: Wire) -> None:
    playground.settings.identify_seconds, playground.settings.max_concurrency = 3600.0, 2
    async with wire.gateway() as first, wire.gateway() as other_bucket, wire.gateway() as early:
        assert (await first.identify(playground.token, shard=[0, 4]))["t"] == "READY"
        assert (await other_bucket.identify(playground.token, shard=[1, 4]))["t"] == "READY"
        assert await early.identify(playground.token, shard=[2, 4]) == {"op": 9, "d": False}
        assert "IDENTIFY of shard 2" in str(playground.take_violations())
        playground.settings.identify_seconds = 0.0
        assert (await early.identify(playground.token, shard=[2, 4]))["t"] == "READY"


async def test_two_live_sessions_of_one_shard_are_a_violation_where_that_is_watched(playground: Playground, wire: Wire) -> None:
    playground.settings.one_session_per_shard = True
    async with wire.gateway() as first:
        await first.identify(playground.token, shard=[0, 2])
        async with wire.gateway() as other:
            await other.identify(playground.token, shard=[1, 2])
            assert not playground.violations
            async with wire.gateway() as again:
                await again.identify(playground.token, shard=[0, 2])
                assert "another session holds this shard" in str(playground.take_violations())
    await playground.gateway.wait_disconnected()
    async with wire.gateway() as next_one:
        await next_one.identify(playground.token, shard=[0, 2])
        await playground.gateway.wait_shards({0})


async def test_message_content_is_veiled_without_the_privileged_intent(playground: Playground, wire: Wire) -> None:
    async with wire.gateway() as socket:
        await socket.identify(playground.token, intents=1 | 1 << 9 | 1 << 12)
        await socket.read()
        ania = playground.person("Ania")
        ania.say("not for bots")
        assert (await socket.read())["d"]["content"] == ""
        ania.say(f"<@{playground.world.bot['id']}> hello")
        assert (await socket.read())["d"]["content"].endswith("hello")
        ania.say("directly", ania.direct)
        assert (await socket.read())["d"]["content"] == "directly"


async def test_too_many_payloads_are_too_fast(wire: Wire) -> None:
    async with wire.gateway() as socket:
        for _ in range(121):
            await socket.send(1, None)
        assert await socket.closed() == 4008


async def test_nobody_waits_for_a_reader_that_does_not_read(playground: Playground, wire: Wire) -> None:
    async with wire.gateway() as lazy, wire.gateway() as busy:
        await lazy.identify(playground.token)
        await busy.identify(playground.token)
        await busy.read()
        for number in range(300):
            playground.add_channel(f"channel-{number}")
        async with asyncio.timeout(60):
            names = [(await busy.read())["d"]["name"] for _ in range(300)]
        assert names[-1] == "channel-299"
