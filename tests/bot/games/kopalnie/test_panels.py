"""What single panels of the second game say and offer, and what they keep to themselves."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.kopalnie.panels import BY_PHASE, INFO_PAGES
from bot.games.kopalnie.panels.info_panels import collection_panel
from bot.games.kopalnie.texts.labels import card_text
from bot.panels.autocomplete import NO_COMPLETION, actions_of, completions
from bot.panels.channel_panels import channel_panel
from bot.panels.components import Panel
from bot.panels.current_panel import current_panel
from bot.panels.direct_messages import direct_message
from bot.panels.game_module import GAME_MODULES
from bot.panels.reader_view import ReaderView
from bot.tables.languages import LANGUAGES
from engine.kopalnie import KOPALNIE, State
from engine.kopalnie.box import CARDS, MISSIONS
from tests.bot.games.kopalnie.games import GAMES, game, table_in
from tests.bot.panels.made_tables import happened
from tests.bot.panels.panel_players import controls, faults, texts_of
from tests.engine.kopalnie.positions import play, position
from tests.engine.random_games import Step


def mover(state: State, lang: str = "en") -> ReaderView:
    return ReaderView(table_in(state), state.turn, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_fits_discord_for_everybody(lang: str) -> None:
    phases = set()
    for which in GAMES:
        for number, step in enumerate(game(*which)):
            rare = step.after.phase not in ("dig", "roll", "missions")
            if number % (3 if rare else 23) != LANGUAGES.index(lang):
                continue
            table = table_in(step.after)
            for seat in (None, *range(which[0])):
                reader = ReaderView(table, seat, lang)
                if reader.on_turn:
                    phases.add(step.after.phase)
                assert faults(current_panel(reader)) == []
                for sight in INFO_PAGES.values():
                    if seat is not None or not sight.own:
                        assert faults(sight.show(reader, "0", "")) == []
            assert faults(channel_panel(ReaderView(table, None, lang), happened(*step.events, seat=max(step.seat, 0)))) == []
    assert len(phases) >= 5
    assert phases <= set(BY_PHASE)


def test_a_mine_is_chosen_by_its_letter_under_a_picture_of_what_each_roll_would_bring() -> None:
    panel = current_panel(mover(position(4, mines={"A": "0.2.456"}, picks={"A": 2}, lying={"A4": 5})))
    assert panel.pictures[-1].kind == "rolls"
    assert [button.label for button in panel.buttons if button.address.verb == "dig"] == list("ABCDEFGHIJ")
    assert len(panel.text) < 160, "no wall of text: what a roll brings is on the picture"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_what_it_does_before_it_is_played(lang: str) -> None:
    before = position(4, kept={0: ["two_trails", "spare_pick", "lantern", "new_hope"]})
    after = play(before, "dig A roll 3")
    for state, cards in ((before, ("two_trails", "spare_pick")), (after, ("lantern", "new_hope"))):
        text = current_panel(mover(state, lang)).text
        for card in ("two_trails", "spare_pick", "lantern", "new_hope"):
            assert (card_text(card, lang) in text) is (card in cards), card


def test_an_abandoned_mine_is_not_offered() -> None:
    panel = current_panel(mover(position(4, abandoned="CD")))
    assert "".join(address.argument for address, _ in controls(panel) if address.verb == "dig") == "ABEFGHIJ"


def test_a_roll_is_answered_knowing_what_it_brings() -> None:
    state = play(position(4, kept={0: ["lantern", "new_hope"]}), "dig A roll 3")
    panel = current_panel(mover(state))
    labels = [button.label for button in panel.buttons if button.address.verb == "answer"]
    assert len(labels) == 4
    assert labels[0].startswith(f"{state.rolls[0]} · ")
    assert all("Lantern → " in label and "· " in label for label in labels[1:3])
    assert labels[3] == "New Hope: roll again"


def test_cards_are_played_before_a_roll() -> None:
    reader = mover(position(4, kept={0: ["two_trails", "spare_pick", "gold_bonus"]}))
    labels = [button.label for button in current_panel(reader).buttons if button.address.verb == "answer"]
    assert labels == ["Two Trails", "Spare Pick"]


def test_the_treasures_of_everybody_are_a_press_away() -> None:
    panel = collection_panel(mover(position(4)), 2)
    assert "Celina" in panel.text
    assert [button.address.argument for button in panel.buttons if button.address.argument] == ["0", "1", "3"]


# --- secrets ----------------------------------------------------------------------------------------------------------


def readable(state: State, seat: int | None, step: Step) -> list[Panel]:
    """All that somebody in this seat, or nobody's, can read."""
    reader = ReaderView(table_in(state), seat, "en")
    panels = [current_panel(reader)]
    panels += [collection_panel(reader, other) for other in range(state.seats)]
    panels += [sight.show(reader, "", "") for sight in INFO_PAGES.values() if seat is not None or not sight.own]
    if seat is None:
        panels.append(channel_panel(reader, happened(*step.events, seat=max(step.seat, 0))))
    else:
        panels += [written for written in [direct_message(reader, [])] if written is not None]
    return panels


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_hidden_changes_nothing_that_others_read(seats: int) -> None:
    rng = Random(seats)
    different = 0
    for number, step in enumerate(game(*next(which for which in GAMES if which[0] == seats))):
        if number % 7 or step.after.phase in ("over", "roll"):
            continue
        for seat in (None, 0):
            other = KOPALNIE.determinize(KOPALNIE.observe(step.after, seat), rng)
            different += KOPALNIE.to_json(other) != KOPALNIE.to_json(step.after)
            assert readable(other, seat, step) == readable(step.after, seat, step)
    assert different > 10


def test_no_address_names_what_somebody_keeps() -> None:
    kept = {code for code, card in CARDS.items() if card.kept}
    for which in GAMES:
        for step in game(*which)[::5]:
            for seat in range(which[0]):
                reader = ReaderView(table_in(step.after), seat, "en")
                addresses = " ".join(str(address) for address, _ in controls(current_panel(reader)))
                assert not [code for code in (*kept, *MISSIONS) if code in addresses]


def test_texts_of_panels_are_words_not_codes() -> None:
    codes = {*CARDS, *MISSIONS} - {"lantern", "purse", "tribute", "treasury", "traveller", "collector"}
    for which in GAMES:
        for step in game(*which)[::11]:
            for seat in range(which[0]):
                read = texts_of([current_panel(ReaderView(table_in(step.after), seat, "en"))])
                assert not [code for code in codes if code in read]


# --- typed turns ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_completion_is_a_legal_decision(lang: str) -> None:
    """Whatever is offered can be sent, and it is exactly what is legal."""
    commands = GAME_MODULES["kopalnie"].commands
    used = set()
    for which in GAMES:
        for step in game(*which)[::2]:
            state = step.before
            for seat in KOPALNIE.to_act(state)[:1]:
                if seat < 0:
                    continue
                reader = ReaderView(table_in(state), seat, lang)
                offered = set()
                for turn in commands.TURN_COMMANDS:
                    first = turn.options[0].name
                    for label, value in completions(reader, turn.name, first, ""):
                        if value == NO_COMPLETION:
                            continue
                        assert 1 <= len(label) <= 100
                        said = {first: value}
                        more = completions(reader, turn.name, "number", "", said) if value == "lantern" else [("", "")]
                        for _, number in more:
                            actions = commands.actions(reader, turn.name, said | ({"number": number} if number else {}))
                            trial = KOPALNIE.clone(state)
                            for text in actions:
                                action = KOPALNIE.parse(text)
                                assert KOPALNIE.explain(trial, seat, action) is None, (turn.name, actions)
                                KOPALNIE.apply(trial, seat, action)
                            offered.add(actions[0])
                            used.add(turn.name)
                assert offered == set(reader.legal)
    assert used == {turn.name for turn in commands.TURN_COMMANDS}


def test_a_command_out_of_its_time_says_why() -> None:
    reader = mover(position(4))
    ((label, value),) = completions(reader, "guess", "number", "")
    assert value == NO_COMPLETION
    assert "a mine must be chosen" in label


@pytest.mark.parametrize(
    ("lang", "command", "said", "action"),
    [
        ("pl", "dig", {"mine": "himalaje"}, "dig C"),
        ("en", "coin", {"tile": "enough"}, "enough"),
        ("pl", "card", {"card": "dwa tropy"}, "play two_trails"),
        ("de", "card", {"card": "Zwei Fährten"}, "play two_trails"),
        ("de", "card", {"card": "zwei fahrten"}, "play two_trails"),
        ("pl", "mission", {"mission": "Pełna kiesa"}, "mission treasury"),
        ("pl", "mission", {"mission": "pelna kiesa"}, "mission treasury"),
        ("pl", "take", {"number": "3"}, "take 3"),
    ],
)
def test_names_that_were_typed_and_not_picked(lang: str, command: str, said: dict[str, str | None], action: str) -> None:
    assert actions_of(table_in(position(4)), 1, command, said, lang) == [action]
