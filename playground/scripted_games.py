"""People who play whole games by pressing what the messages offer; a module that implements GameScript says what."""

from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

from playground.latency_meter import LatencyMeter, ScriptedPerson
from playground.message_view import MessageView

MAX_TURNS, MAX_PRESSES = 400, 80  # of a game, of a turn
TURNS_TOGETHER = 30  # that people play together


class Press(NamedTuple):
    """A button, or a select with the value to choose."""

    part: str
    value: str | None = None


class GameScript(Protocol):
    """How people play the bot's games, alone with automats or together."""

    PROGRAM: tuple[str, ...]

    def environment(self, folder: Path) -> dict[str, str]: ...

    def games(self) -> tuple[str, ...]: ...

    def opening(self, game: str) -> tuple[str, dict[str, Any]]:
        """The command that opens a table and begins at once."""
        ...

    def opening_for(self, game: str, people: int) -> tuple[str, dict[str, Any]]:
        """The command that opens a table for so many people."""
        ...

    def join_press(self, message: MessageView) -> Press | None:
        """What takes a seat at an open table."""
        ...

    def start_press(self, message: MessageView) -> Press | None:
        """What begins the game; None: it cannot begin yet."""
        ...

    def first_press(self, message: MessageView) -> Press | None:
        """What begins a turn from the message in the channel."""
        ...

    def next_press(self, panel: MessageView, rng: Random) -> Press | None:
        """What goes on with it; None: the turn is over."""
        ...

    def over(self, message: MessageView) -> bool:
        """Whether this message ends the game."""
        ...


async def play_turn(script: GameScript, guest: ScriptedPerson, message: MessageView, rng: Random) -> int:
    """From the message in the channel to the end of the turn; how many presses it took."""
    press, presses = script.first_press(message), 0
    panel: MessageView | None = message
    while press is not None and panel is not None and presses < MAX_PRESSES:
        panel = await guest.press(panel, press.part, press.value, at_once=True)
        presses += 1
        press = None if panel is None else script.next_press(panel, rng)
    return presses


async def play_alone(script: GameScript, meter: LatencyMeter, guest: ScriptedPerson, game: str, channel: str) -> list[int]:
    """Play a whole game; how many presses each turn of the person took."""
    command, options = script.opening(game)
    await (await guest.person.slash(command, options, channel)).finished()
    rng, turns = Random(7), list[int]()
    before: Press | None = None
    while len(turns) < MAX_TURNS:
        message = await meter.until(
            channel,
            lambda one: script.over(one) or (guest.person.id in one.mentions and script.first_press(one) not in (None, before)),  # noqa: B023
            "the next turn or the end",
        )
        if script.over(message):
            return turns
        before = script.first_press(message)  # the same message may call again, with another button
        turns.append(await play_turn(script, guest, message, rng))
    raise RuntimeError(f"{game} does not end")


async def sit_down_together(
    script: GameScript, meter: LatencyMeter, guests: list[ScriptedPerson], game: str, channel: str
) -> None:
    """Open a table, take the seats and begin."""
    host, *others = guests
    command, options = script.opening_for(game, len(guests))
    await (await host.person.slash(command, options, channel)).finished()
    for guest in others:
        lobby = await meter.until(channel, script.join_press, "a seat to take")
        press = script.join_press(lobby)
        assert press is not None
        await guest.person.click(lobby, press.part)
    lobby = await meter.until(channel, script.start_press, "a table that can begin")
    press = script.start_press(lobby)
    assert press is not None
    await host.person.click(lobby, press.part)


async def play_together(script: GameScript, meter: LatencyMeter, guests: list[ScriptedPerson], channel: str) -> int:
    """Play until enough turns are done or the game is over; how many turns it were."""
    rng, turns = Random(7), 0
    before: Press | None = None
    while turns < TURNS_TOGETHER:
        message = await meter.until(
            channel,
            lambda one: script.over(one) or script.first_press(one) not in (None, before),  # noqa: B023
            "the next turn or the end",
        )
        if script.over(message):
            break
        before = script.first_press(message)
        for guest in guests:
            newest = meter.newest(channel) or message  # it may have changed while somebody else played
            if guest.person.mention in newest.text:
                turns += await play_turn(script, guest, newest, rng) > 1  # else there was nothing to decide
    return turns
