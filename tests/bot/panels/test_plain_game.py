"""Games of rules only through the panels: people who press what they are offered reach the end, in every language."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.panels import plain_game
from bot.panels.components import Address, Panel
from bot.panels.current_panel import current_panel
from bot.panels.game_module import GAME_MODULES
from bot.panels.plain_game import BUTTONS, DECIDE, decision
from bot.panels.press_dispatch import handle_press
from bot.panels.reader_view import ReaderView, ReaderViewOf
from bot.texts import LANGUAGES, say_in
from engine.contract import Event
from tests.bot.panels.panel_players import PanelPlayers, controls, faults
from tests.bot.table_harness import TableHarness
from tests.engine.pig_game import Pig, Sty
from tests.hosted_games import SMALL_GAMES, host


@pytest.mark.parametrize(("game", "people"), [("pig", 3), ("pig", 6), ("toy", 3)])
async def test_whole_games_in_every_language(hall: TableHarness, monkeypatch: pytest.MonkeyPatch, game: str, people: int) -> None:
    """The players read Polish, English and German; the channel is Polish."""
    host(monkeypatch, SMALL_GAMES[game])
    options = {"goal": 25} if game == "pig" else {}
    table = await hall.start(people, game=game, language="pl", options=options)
    crowd = PanelPlayers(hall, table, seed=people)
    await crowd.publish()
    texts = set[str]()
    while await crowd.on_turn() is not None:
        await crowd.wander()
        if crowd.presses % 7 == 0:
            await crowd.meddle()
        texts |= {shown.text for shown in (*crowd.private.values(), crowd.channel) if shown is not None}
        assert crowd.presses < 3000
    assert (await crowd.look()).status == "over"
    assert crowd.channel is not None
    assert {button.address.verb for button in crowd.channel.buttons} == {"replay", "verify", "result_card", "rematch"}
    assert set(crowd.refused) <= {"stale", "too_soon"}
    for lang in LANGUAGES:
        assert any(say_in(game)(lang, "decide-title") in text for text in texts), f"somebody reads {lang}"
    for verb in ("result_card", "replay", "verify", "rules", "how", "standings", "hand", "board"):
        place, posted = (await crowd.look()).place, list[Panel]()

        async def show(shown: Panel) -> None:
            assert faults(shown) == []

        async def post(shown: Panel, posted: list[Panel] = posted) -> str:
            posted.append(shown)
            return "https://discord.com/channels/5/77/1"

        address = Address(table, 0, verb)
        result = await handle_press(hall.tables, 1, address, key=hall.key(), lang="de", place=place, show=show, post=post)
        assert [fault for panel in (result.panel, *posted) for fault in faults(panel)] == []
        assert len(posted) == (verb == "result_card")
        assert result.panel.text.strip() or result.panel.pictures, verb


class ManyWays(Pig):
    """So many actions that they do not fit into one menu."""

    name = "many_ways"

    def legal_actions(self, state: Sty, seat: int) -> Sequence[str]:
        return [f"jump {number}" for number in range(60)] if seat in self.to_act(state) else []

    def apply(self, state: Sty, seat: int, action: str) -> list[Event]:
        state.scores[seat] += int(action.split()[1])
        state.turn = 1 - seat
        return [Event("jumped", seat, {"far": int(action.split()[1])})]


async def test_many_actions_are_a_menu_with_pages(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    host(monkeypatch, ManyWays())
    table = await hall.start(2, game="many_ways")
    found = await hall.look(table)
    reader = ReaderView.of(found, 1, "en")
    [menu] = decision(reader).selects
    assert len(menu.options) == 25
    seen, page = set[str](), menu.options
    for _ in range(3):
        seen |= {option.label for option in page[:-1]}
        shown = await handle_press(hall.tables, 1, menu.address, [page[-1].value], key=hall.key(), lang="en", place=found.place)
        assert not shown.refused
        page = shown.panel.selects[0].options
    assert seen == {f"Jump {number}" for number in range(60)}
    assert (await hall.look(table)).seq == found.seq, "to turn a page changes nothing"
    for wrong in ("60", "99999999999", "", "x", "-1", "page 1 1"):
        shown = await handle_press(hall.tables, 1, menu.address, [wrong], key=hall.key(), lang="pl", place=found.place)
        assert shown.refused, wrong
        assert (await hall.look(table)).seq == found.seq
    done = await handle_press(hall.tables, 1, menu.address, ["59"], key=hall.key(), lang="pl", place=found.place)
    assert not done.refused
    assert (await hall.look(table)).state.scores == [59, 0]
    late = await handle_press(hall.tables, 1, menu.address, ["58"], key=hall.key(), lang="pl", place=found.place)
    assert late.refused
    assert (await hall.look(table)).state.scores == [59, 0]


async def test_a_choice_made_at_once_by_others_does_not_shift_ones_own(
    hall: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panel offers numbers of legal actions: one that is older than another's choice means the same."""
    host(monkeypatch, SMALL_GAMES["toy"])
    table = await hall.start(3, game="toy")
    seen = await hall.look(table)
    offered = [control for control in controls(current_panel(ReaderView.of(seen, 2, "en"))) if control[0].verb == DECIDE]
    assert len(offered) == 3 <= BUTTONS
    await hall.act(table, "bid 1", person=1)
    pressed = await handle_press(hall.tables, 2, offered[2][0], key=hall.key(), lang="en", place=seen.place)
    assert not pressed.refused
    assert (await hall.look(table)).state.bids == [1, 3, None]


async def test_a_game_with_panels_may_leave_a_phase_out(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME_MODULES["szczesc"].panels, "BY_PHASE", {})
    table = await hall.start(2)
    found, person = await hall.look(table), await hall.turn(table)
    for lang in LANGUAGES:
        shown = current_panel(ReaderView.of(found, person, lang))
        assert faults(shown) == []
        choice, value = next(control for control in controls(shown) if control[0].verb == DECIDE)

    async def press(who: int) -> str:
        values = [] if value is None else [value]
        return (await handle_press(hall.tables, who, choice, values, key=hall.key(), lang="en", place=found.place)).refused

    assert not await press(person)
    after = await hall.look(table)
    assert after.ply == found.ply + 1
    monkeypatch.undo()
    assert await press(await hall.turn(table)) == "stale", "only where the game has no panel"
    assert await hall.look(table) == after


async def test_words_for_actions(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    host(monkeypatch, SMALL_GAMES["toy"])
    reader = ReaderView.of(await hall.look(await hall.start(2, game="toy")), 1, "en")
    assert [button.label for button in decision(reader).buttons[:3]] == ["Bid 1", "Bid 2", "Bid 3"]
    monkeypatch.setattr(plain_game, "keys", lambda lang, game: {"do-bid"})
    monkeypatch.setattr(ReaderViewOf, "say", lambda self, key, **figures: f"{key}:{figures.get('rest')}")
    assert decision(reader).buttons[0].label == "do-bid:1"
