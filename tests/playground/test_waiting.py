"""Whoever waits in vain says for what."""

import pytest

from playground import Playground
from playground.errors import NotInTime
from playground.latency_meter import LatencyMeter


async def test_what_did_not_come_is_named(playground: Playground) -> None:
    ania = playground.person("Ania")
    ania.say("hello")
    with pytest.raises(NotInTime, match=r"^a message for Ania that fits, after \['hello'\], did not come within 0.01 seconds$"):
        await ania.wait_for(lambda message: message.text == "goodbye", max_wait=0.01)
    meter = LatencyMeter(playground.core, 0.0)
    with pytest.raises(NotInTime, match=r"^the first turn in #general, after 'nothing', did not come within 0.01 seconds$"):
        await meter.until(playground.channel("general"), lambda message: message.buttons, "the first turn", 0.01)
