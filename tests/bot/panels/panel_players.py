"""People who play by pressing what panels offer them, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.panels.channel_panels import channel_panel
from bot.panels.components import Address, Panel, PressResult, discord_problems
from bot.panels.direct_messages import direct_message
from bot.panels.game_module import GAME_MODULES, in_secret
from bot.panels.press_dispatch import handle_press
from bot.panels.reader_view import ReaderView
from bot.tables.languages import LANGUAGES
from bot.tables.table import Table
from engine.niemcy.box import TRACK, Track
from engine.players import Player
from engine.szczesc.actions import Place
from engine.szczesc.box import CECHOWNIA
from render.picture_registry import kind_of
from tests.bot.table_harness import TableHarness

Control = tuple[Address, str | None]  # a button, or a select with one of its values
STRANGER = 99


def leads_on(verb: str, game: str) -> bool:
    """Whether pressing this brings a turn nearer to its end."""
    panels = GAME_MODULES[game].panels
    return (
        verb == "play"
        or (verb in panels.ACTION_HANDLERS and verb != "start_over")
        or (verb in panels.INFO_PAGES and panels.INFO_PAGES[verb].on_turn)
    )


def controls(panel: Panel) -> list[Control]:
    """Everything in a panel that can be pressed."""
    buttons: list[Control] = [(button.address, None) for button in panel.buttons if not button.disabled]
    return buttons + [(select.address, option.value) for select in panel.selects for option in select.options]


def faults(panel: Panel) -> list[str]:
    """What Discord would not take, and pictures that cannot be drawn."""
    cannot = [kind_of(picture.kind, picture.scene).why_not(picture.scene) for picture in panel.pictures]
    return [*discord_problems(panel), *(why for why in cannot if why)]


class PanelPlayers:
    """The people of one table. Each reads the channel and a private panel in a language of their own."""

    def __init__(self, hall: TableHarness, table: int, seed: int = 0) -> None:
        self.hall = hall
        self.table = table
        self.rng = Random(seed)
        self.channel: Panel | None = None
        self.private: dict[int, Panel] = {}
        self.shown = 0
        self.presses = 0
        self.letters = 0
        self.messages = 0
        self.refused: list[str] = []
        self.seen: list[Control] = []  # what anybody was ever offered

    def lang(self, person: int) -> str:
        return LANGUAGES[person % len(LANGUAGES)]

    async def look(self) -> Table:
        return await self.hall.look(self.table)

    async def press(self, person: int, address: Address, value: str | None = None, key: str = "") -> PressResult:
        """One press; the program has just been started, and everything it shows must fit Discord."""
        self.presses += 1
        self.hall.begin()
        if self.presses % 50 == 0:
            self.hall.restart()
        outcome = await handle_press(
            self.hall.tables,
            person,
            address,
            [] if value is None else [value],
            key=key or self.hall.key(),
            lang=self.lang(person),
            name=f"P{person}",
            place=(await self.look()).place,
        )
        assert faults(outcome.panel) == [], (address, value)
        if outcome.refused:
            self.refused.append(outcome.refused)
        self.private[person] = outcome.panel
        self.seen += self.rng.sample(found, min(3, len(found))) if (found := controls(outcome.panel)) else []
        await self.publish()
        return outcome

    async def press_twice(self, person: int, address: Address, value: str | None = None) -> PressResult:
        """The same interaction arrives twice: it counts once, and both answers are good ones."""
        key = self.hall.key()
        first = await self.press(person, address, value, key)
        seq = (await self.look()).seq
        again = await self.press(person, address, value, key)
        assert (await self.look()).seq == seq
        # What advice says is read from the position first: once it was followed, it does not fit any more.
        assert again.refused == first.refused or (address.verb, again.refused) == ("follow", "stale")
        return first

    async def publish(self) -> None:
        """What the channel and the players' direct messages show whenever a turn has ended."""
        table = await self.look()
        if table.seq == self.shown or (table.state is not None and self._goes_on(table)):
            return
        reader = ReaderView(table, None, table.language)
        self.channel = channel_panel(reader, await self.hall.tables.since(table.id, self.shown, None))
        self.messages += 1
        assert faults(self.channel) == []
        assert all(picture.scene.view.seat is None for picture in self.channel.pictures)
        readers = [number for number, seat in enumerate(table.seats) if seat.player is not None and table.state is not None]
        if readers and not in_secret(reader):
            readers = [self.rng.choice(readers)]  # in the open there is little to write, and looking costs time
        for seat in readers:
            person = table.seats[seat].player
            if person is not None:
                told = await self.hall.tables.since(table.id, self.shown, seat)
                written = direct_message(ReaderView(table, seat, self.lang(person)), told)
                if written is not None:
                    self.letters += 1
                    assert faults(written) == []
                    assert all(picture.scene.view.seat == seat for picture in written.pictures)
        self.shown = table.seq

    def _goes_on(self, table: Table) -> bool:
        """Whether somebody is in the middle of a turn, and nobody else has to answer."""
        return table.game.turn_open(table.state) and table.game.clock_share(table.state) == 1

    async def on_turn(self) -> int | None:
        table = await self.look()
        return table.seats[table.to_act()[0]].owner if table.to_act() else None

    # --- wandering: anything that can be pressed, most often what leads on -------------------------------------------

    async def wander(self) -> None:
        """The person on turn presses something."""
        if await self._ordered():
            return
        person = await self.on_turn()
        assert person is not None
        panel = self.private.get(person)
        await self.publish()
        assert self.channel is not None
        offered = controls(panel) if panel is not None else []
        game = (await self.look()).game_name
        leading = [control for control in offered if leads_on(control[0].verb, game)]
        if not leading or self.rng.random() < 0.05:  # the phone was restarted: begin with the channel again
            offered = leading = [control for control in controls(self.channel) if control[0].verb == "play"]
        pool = leading if self.rng.random() < 0.85 else offered
        address, value = self.rng.choice([control for control in pool if control[0].verb not in ("rematch", "undo")])
        twice = self.rng.random() < 0.1
        await (self.press_twice if twice else self.press)(person, address, value)

    async def _ordered(self) -> bool:
        """Let an automat decide what somebody has left to it by a standing order; whether there was such a thing."""
        table = await self.look()
        if not any(map(table.ordered, table.to_act())):
            return False
        assert await self.hall.scheduler.tick(self.table)
        return True

    async def meddle(self) -> None:
        """Somebody else, or a stranger, presses something that was offered at some time: it changes nothing."""
        table = await self.look()
        acting = {table.seats[seat].owner for seat in table.to_act()}
        people = [seat.owner for seat in table.seats if seat.owner is not None and seat.owner not in acting]
        person = self.rng.choice([*people, STRANGER])
        own = ("undo", "rematch", "give_order", "drop_order", "set_table", "away", "take_back")  # what people may do at any time
        harmless = [control for control in self.seen if control[0].verb not in own]
        refused = len(self.refused)
        pressed = self.rng.choice(harmless)
        await self.press(person, *pressed)
        assert (await self.look()).seq == table.seq, pressed
        del self.refused[refused:]
        self.private.pop(person)

    # --- walking straight to a decision ------------------------------------------------------------------------------

    async def decide(self, player: Player) -> None:
        """The person on turn does what an automatic player would, by pressing."""
        person = await self.on_turn()
        assert person is not None
        table = await self.look()
        seat = table.seat_of(person)
        assert seat is not None
        game, state = table.game, table.state
        action = player.choose(game, lambda: game.observe(state, seat), game.legal_actions(state, seat), self.rng)
        panel = self.private.get(person)
        begins = not table.game.turn_open(state)
        if panel is None or begins or any(address.seq != table.seq for address, _ in controls(panel)):
            await self.publish()
            assert self.channel is not None
            play = next(control for control in controls(self.channel) if control[0].verb == "play")
            panel = (await self.press(person, play[0])).panel
        await self.carry_out(person, panel, table, action)
        assert not self.refused, self.refused

    async def carry_out(self, person: int, panel: Panel, table: Table, action: Any) -> None:
        """Press what does this; each game has its own ways."""
        raise AssertionError

    async def follow(self, person: int, panel: Panel, verb: str, what: str) -> Panel:
        found = find(panel, verb, what)
        assert found is not None, f"{verb} {what} is not offered"
        return (await self.press(person, *found)).panel

    async def turn_pages(self, person: int, panel: Panel, verb: str, what: str) -> Panel:
        """The same for something that may be on another page of a select."""
        for _ in range(10):
            found = find(panel, verb, what)
            if found is not None:
                return (await self.press(person, *found)).panel
            page = next((each for each in controls(panel) if each[0].verb == verb and (each[1] or "").startswith("page ")), None)
            assert page is not None, f"{verb} {what} is not offered"
            panel = (await self.press(person, *page)).panel
        raise AssertionError(f"{verb} {what} is on no page")


class SzczescPlayers(PanelPlayers):
    """Those who play Szczęść Boże."""

    async def carry_out(self, person: int, panel: Panel, table: Table, action: Any) -> None:
        text, state = str(action), table.state
        if isinstance(action, Place):
            straight = self.rng.random() < 0.5  # the list of all places, or by way of the kind
            if action.space.index != CECHOWNIA and not (straight and find(panel, "place", text)):
                panel = await self.follow(person, panel, "kind", action.space.kind)
            panel = await self.follow(person, panel, "place", text)
            if find(panel, "confirm", text):  # only where taking it back would need consent
                await self.follow(person, panel, "confirm", text)
        elif state.phase == "mine":
            if find(panel, "by_hand", ""):
                panel = await self.follow(person, panel, "by_hand", "")
            await (self.follow(person, panel, "done", "") if text == "stop" else self.turn_pages(person, panel, "step", text))
        elif state.phase == "return":
            await self.follow(person, panel, "return", str(state.held.index(text)))
        elif state.phase == "choose" and text != "keep none":
            await self.follow(person, panel, "keep", str(state.held.index(text.removeprefix("keep "))))
        else:
            verb = {"draft": "draft", "choose": "keep", "rest": "rest", "fill": "fill"}[state.phase]
            await self.follow(person, panel, verb, text.rsplit(" ", maxsplit=1)[-1])


class KopalniePlayers(PanelPlayers):
    """Those who play Kopalnie skarbów."""

    async def carry_out(self, person: int, panel: Panel, table: Table, action: Any) -> None:
        text = str(action)
        word, _, rest = text.partition(" ")
        if word in ("mission", "take", "lantern", "play"):
            legal = [str(each) for each in table.game.legal_actions(table.state, table.seat_of(person) or 0)]
            await self.follow(person, panel, "answer", str(legal.index(text)))
        else:
            await self.follow(person, panel, word, rest)


class GoldMinePlayers(PanelPlayers):
    """Those who play Gold Mine."""

    async def carry_out(self, person: int, panel: Panel, table: Table, action: Any) -> None:
        text = str(action)
        word, _, rest = text.partition(" ")
        if word == "put":
            await self._put(person, panel, table, *rest.split(" "))
        elif word in ("go", "chase", "drop"):
            await self.turn_pages(person, panel, word, rest)
        elif word in ("gold", "bat"):
            panel = await self.follow(person, panel, "rivals", word)
            if find(panel, "confirm", text) is not None:
                panel = await self.follow(person, panel, "confirm", text)
            await self.follow(person, panel, "fight", text)
        elif word in ("give", "take"):
            await self.turn_pages(person, panel, "share", text)
        elif word in ("dig", "roll", "passage", "pass"):
            await self.follow(person, panel, "move", word)
        elif word == "collect" and find(panel, "collect", "") is None:
            await self.follow(person, panel, "collect", "collect end")
        else:
            await self.follow(person, panel, {"leave": "leave_it"}.get(word, word), "")

    async def _put(self, person: int, panel: Panel, table: Table, tile: str, cell: str, side: str) -> None:
        if not table.state.drawn:
            panel = await self.follow(person, panel, "tile", str(table.state.hands[table.state.turn].index(tile)))
        panel = await self.turn_pages(person, panel, "cell", cell)
        for address, _ in controls(panel):
            if address.verb == "put" and address.argument.endswith(f" {cell} {side}"):
                await self.press(person, address)


class NiemcyPlayers(PanelPlayers):
    """Those who play Wsiąść do Pociągu: Niemcy."""

    async def carry_out(self, person: int, panel: Panel, table: Table, action: Any) -> None:
        text, phase = str(action), table.state.phase
        word, _, rest = text.partition(" ")
        legal = [str(each) for each in table.game.legal_actions(table.state, table.seat_of(person) or 0)]
        if word == "tickets":
            if phase == "turn":
                panel = await self.follow(person, panel, "tickets", "")
            await self.follow(person, panel, "announce", str(legal.index(text)))
        elif word == "keep":
            panel = await self.follow(person, panel, "sets", str(legal.index(text)))
            await self.follow(person, panel, "keep", str(legal.index(text)))
        elif word in ("draw", "pass"):
            await self.follow(person, panel, word, rest)
        else:
            await self._claim(person, panel, TRACK[rest])

    async def _claim(self, person: int, panel: Panel, track: Track) -> None:
        """The connection, then whatever payment and passengers the panels name first."""
        panel = await self.turn_pages(person, await self.follow(person, panel, "claim", ""), "route", str(track.number))
        payments = [control for control in controls(panel) if control[0].verb == "pay_with"]
        if payments:
            panel = (await self.press(person, *payments[0])).panel
        for select in panel.selects:
            panel = (await self.press(person, select.address, self.rng.choice(select.options).value)).panel
        confirm = next(button for button in panel.buttons if button.address.verb == "confirm")
        await self.press(person, confirm.address)


CROWDS: dict[str, type[PanelPlayers]] = {
    "szczesc": SzczescPlayers,
    "kopalnie": KopalniePlayers,
    "goldmine": GoldMinePlayers,
    "niemcy": NiemcyPlayers,
}


def find(panel: Panel, verb: str, what: str) -> Control | None:
    """The control that does this."""
    for address, value in controls(panel):
        if address.verb == verb and what == (address.argument if value is None else value):
            return address, value
    return None


def texts_of(panels: Sequence[Panel]) -> str:
    """Everything that can be read or sent back from these panels."""
    parts: list[str] = []
    for panel in panels:
        parts.append(panel.text)
        parts += [f"{button.address} {button.label} {button.emoji}" for button in panel.buttons]
        for select in panel.selects:
            parts.append(f"{select.address} {select.placeholder}")
            parts += [f"{option.value} {option.label} {option.description} {option.emoji}" for option in select.options]
    return "\n".join(parts)
