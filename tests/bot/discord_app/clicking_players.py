"""People who play by pressing what they see, and by nothing else."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from bot.panels.components import Address
from bot.panels.game_module import GAME_MODULES
from bot.panels.plain_game import DECIDE
from bot.storage.history import effective_actions, replay_base
from bot.storage.table_reads import fetch_log
from bot.tables.table import Table
from playground import BotResponse, MessageView, Person
from tests.bot.discord_app.harness import DiscordHarness

MOVES = frozenset(  # whatever brings a turn nearer to its end, in any game
    verb
    for hosted in GAME_MODULES.values()
    for verb in (*hosted.panels.ACTION_HANDLERS, *(verb for verb, sight in hosted.panels.INFO_PAGES.items() if sight.on_turn))
    if verb != "start_over"
) | {DECIDE}

GREEN = 3  # Discord's number of the style "success"


def address(component: Any) -> Address:
    found = Address.parse(component["custom_id"])
    assert found is not None, component
    return found


def verbs(message: MessageView) -> list[str]:
    """What can be pressed."""
    parts = [*message.buttons, *message.selects]
    return [address(part).verb for part in parts if not part.get("disabled")]


async def turns_of(hall: DiscordHarness, table: Table) -> int:
    """How many turns were finished at a table."""
    game = table.game

    def count(db: Any) -> int:
        state = replay_base(db, table, table.seq).state
        turns = 0
        for row in effective_actions(fetch_log(db, table.id), table.seq):
            assert row.seat is not None
            table.game.apply(state, row.seat, table.game.parse(row.text))
            turns += not game.turn_open(state)
        return turns

    return await hall.bot.tables.store.read(count)


class Clicker:
    """One person at a table, with a head for what to press next."""

    def __init__(self, hall: DiscordHarness, person: Person, seed: int) -> None:
        self.hall = hall
        self.person = person
        self._rng = Random(seed)
        self.clicks = 0

    async def play_turn(self, start: MessageView) -> None:
        """From the message with the Play button to the end of the turn."""
        answer = await self.person.click(start, self.hall.find(start, "play"))
        panel = await answer.finished()
        assert panel.private
        await self._finish(panel)

    async def draft_in_direct_messages(self) -> None:
        """Pick a card in the newest direct message."""
        await self._finish(self.person.last(self.person.direct))

    async def _finish(self, panel: MessageView) -> None:
        for _ in range(80):
            pressed = await self.press_something(panel)
            if pressed is None:
                return
            panel = pressed
        raise AssertionError("a turn without end")

    async def press_something(self, panel: MessageView) -> MessageView | None:
        """Press one thing that moves the turn on; None when there is no such thing, so that the turn is over."""
        answer = await self.press_without_waiting(panel)
        if answer is None:
            return None
        await self.hall.settled()
        return answer.message

    async def press_without_waiting(self, panel: MessageView) -> BotResponse | None:
        """The same, while the answer and what follows from it are still on their way."""
        options = [part for part in (*panel.buttons, *panel.selects) if not part.get("disabled") and address(part).verb in MOVES]
        if not options:
            return None
        part = self._choose(options)
        self.clicks += 1
        if "options" in part:
            values = [one["value"] for one in part["options"] if not one["value"].startswith("page ")]
            return await self.person.select(panel, part["custom_id"], self._rng.choice(values))
        return await self.person.click(panel, part["custom_id"])

    def _choose(self, options: list[Any]) -> Any:
        """Anything; but plans, what the panel proposes in green and the end of a turn sooner than one more step, or games
        would last for ever."""
        likely = [part for part in options if address(part).verb in ("steps", "done", "confirm") or part.get("style") == GREEN]
        if likely and self._rng.random() < 0.7:
            return self._rng.choice(likely)
        return self._rng.choice(options)


async def past_draft(hall: DiscordHarness, people: list[Person], seed: int = 1) -> dict[str, Clicker]:
    """Choose orders until the first real turn is about to begin; the people by their number."""
    clickers = {person.id: Clicker(hall, person, seed) for person in people}
    while (table := await hall.table()).state.phase == "draft":
        await clickers[str(table.seats[table.to_act()[0]].owner)].play_turn(hall.newest())
        await hall.settled()
    return clickers


async def play_game(hall: DiscordHarness, clickers: list[Clicker], *, rounds: int = 1000) -> None:
    """Let everybody play when it is their turn, until the game is over."""
    by_id = {clicker.person.id: clicker for clicker in clickers}
    for _ in range(rounds):
        await hall.settled()
        newest = hall.newest()
        if "rematch" in verbs(newest):
            return
        called = newest.mentions
        table = await hall.table()
        at_once = [str(table.seats[seat].owner) for seat in table.to_act()]
        panels = GAME_MODULES[table.game_name].panels
        secret = table.game.phase(table.state) in panels.PRIVATE_CHOICE_PHASES
        secret = secret or (not panels.BY_PHASE and len(called) > 1)  # a game of rules only: some have chosen at once already
        assert called, f"whoever is to decide is called up: {newest.text}"
        assert secret or len(called) <= len(at_once), f"only they are called up, not {called}: {newest.text}"
        for person in called:
            assert len(re.findall(rf"<@{person}>", newest.text)) == 1
        for person in at_once if secret else called:  # in secret somebody may have made two choices in a row
            await by_id[person].play_turn(newest)
