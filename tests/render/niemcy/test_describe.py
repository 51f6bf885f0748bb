"""Niemcy's pictures in words: true, in three languages, short enough."""

from __future__ import annotations

import re

import pytest

from engine.niemcy.box import TICKETS
from engine.niemcy.view_plan import claim_choices, offer_of, passenger_points, route_plan, ticket_states
from render.alt_text import LIMIT
from render.fluent_texts import LANGUAGES
from render.niemcy.map_layout import HALVES
from render.niemcy.names import colour_name, ends_name, place_name, slot_name, track_name
from render.niemcy.news import news, news_line
from render.niemcy.picture_kinds import KINDS
from tests.render.niemcy.positions import SIZES, game, in_phase, own, poor, show, when
from tests.render.strips import words


@pytest.mark.parametrize("seats", SIZES)
def test_descriptions_of_what_everybody_sees_are_never_cut(seats: int) -> None:
    for lang in LANGUAGES:
        for moment in game(seats)[:: max(1, len(game(seats)) // 12)]:
            for nasty in (False, True):
                for strip in KINDS["turn_all"].strips(scene := show(moment, None, lang, nasty=nasty)):
                    assert not strip.describe(scene).endswith("…")


def test_the_map_in_words_is_the_view() -> None:
    for seats in (2, 4):
        for at in (len(game(seats)) // 4, len(game(seats)) // 3):
            scene = show(game(seats)[at], None, "en")
            text = words(KINDS["board"], scene)
            assert len(text) < 2 * LIMIT
            for code, owners in scene.view.tracks.items():
                for slot, owner in enumerate(owners):
                    if owner is not None:
                        said = re.findall(rf"{scene.names[owner]} \(\w+\) ([^;.]*)", text)
                        assert any(slot_name(scene.words, code, slot) in routes.split(", ") or code in routes for routes in said)
            for place, crowd in scene.view.stations.items():
                assert f"{place_name(scene.words, place)} {crowd}" in text or f"{place} {crowd}" in text


def test_each_half_tells_its_own_places() -> None:
    scene = show(game(3)[60], None, "en")
    north, south = (strip.describe(scene) for strip in KINDS["board"].strips(scene))
    for place, crowd in scene.view.stations.items():
        assert (f" {place_name(scene.words, place)} {crowd}" in north) == (place in HALVES["north"].places)
        assert (f" {place_name(scene.words, place)} {crowd}" in south) == (place in HALVES["south"].places)


def test_the_header_in_words_is_the_view() -> None:
    for seats in SIZES:
        for moment in game(seats)[seats * 2 + 3 :: 40]:
            scene = show(moment, None, "en")
            view, text = scene.view, words(KINDS["header"], scene)
            assert f"Deck {view.deck}, discards {len(view.discards)}, " in text
            assert f"short tickets {view.stacks[0]}, long {view.stacks[1]}" in text
            for card in view.display:
                assert card is None or f"{colour_name(scene.words, card)} {card}" in text
            if view.turn is not None:
                assert f"Turn: {scene.names[view.turn]}" in text


def test_the_last_round_says_whose_turns_are_left() -> None:
    moment = when(4, "last_round")[0]
    scene = show(moment, None, "en")
    order = [scene.names[(moment[0].turn + step) % 4] for step in range(4)]
    assert f"Last round. Still to move: {', '.join(order)}." in words(KINDS["header"], scene)


def test_the_players_in_words_are_the_view() -> None:
    scene = show(game(5)[200], None, "en")
    text, prizes = words(KINDS["players"], scene), passenger_points(scene.view)
    for seat, player in enumerate(scene.view.players):
        found = re.search(rf"{scene.names[seat]} \(\w+\): points (\d+), cars (\d+), cards (\d+), .*?passengers ([^.]*)", text)
        assert found
        assert [int(found[n]) for n in (1, 2, 3)] == [player.points, player.cars, player.cards]
        for colour in "RKGYBW":
            count, prize = player.passengers.count(colour), prizes[colour][seat]
            told = f"{colour_name(scene.words, colour)} {count}" + (f" (+{prize})" if prize else "")
            assert (told in found[4]) == bool(count)


def test_a_hand_in_words_has_cards_tickets_and_plan() -> None:
    for moment in in_phase(3, "turn")[::30]:
        scene = own(moment, "en")
        player, text = scene.view.players[scene.seat], words(KINDS["hand"], scene)
        for letter in set(player.hand or ""):
            assert f"{colour_name(scene.words, letter)} {letter} {(player.hand or '').count(letter)}" in text
        for one in ticket_states(scene.view, scene.seat):
            assert f"{ends_name(scene.words, one.code)}, {TICKETS[one.code].value}: " in text
            if one.connections:
                assert f"{one.cars} missing: {', '.join(ends_name(scene.words, code) for code in one.connections)}" in text
        plan = route_plan(scene.view, scene.seat)
        assert f"Cars {plan.cars} of {player.cars}" in text
        for count, step in enumerate(plan.steps, 1):
            assert f"{count} {ends_name(scene.words, step.code)}" in text


def test_tickets_that_cannot_be_done_say_so() -> None:
    text = words(KINDS["tickets"], show((poor(), ()), 0, "en"))
    assert text.count("cut off") + text.count("not enough cars") == 6


def test_claims_in_words_carry_number_payment_and_passengers() -> None:
    scene = own(in_phase(4, "turn")[30], "en")
    text = words(KINDS["claim"], scene)
    shown = re.findall(r"(?<=[ :])(\d+) ([^;,]*?) ([A-Z]+) \+(\d+)", text)
    choices = claim_choices(scene.view, scene.seat)
    assert shown
    for count, route, cards, points in shown:
        choice = choices[int(count) - 1]
        assert (route, cards, points) == (track_name(scene.words, choice.track.name), choice.cards, str(choice.points))


def test_an_offer_in_words_has_every_set_with_its_cars() -> None:
    scene = show(in_phase(3, "choose")[0], 1, "en")
    offer, text = offer_of(scene.view, 1), words(KINDS["offer"], scene)
    assert offer
    for count, code in enumerate(offer.tickets, 1):
        assert f"{count} {ends_name(scene.words, code)} ({TICKETS[code].value}" in text
    for one in offer.sets:
        numbers = "+".join(str(offer.tickets.index(code) + 1) for code in sorted(one.tickets, key=offer.tickets.index))
        assert re.search(rf"(?<![\d+]){re.escape(numbers)}: \+{one.extra} cars?, left {one.left}".replace("-", "−"), text)


def test_the_result_in_words_adds_up() -> None:
    scene = show(game(4)[-1], None, "en")
    text = words(KINDS["result"], scene)
    for seat, player in enumerate(scene.view.players):
        rows = r"routes (\S+), tickets (\S+), failed (\S+), Globetrotter (\S+), passengers (\S+), total (\S+)\."
        found = re.search(rf"{scene.names[seat]}: {rows}", text)
        assert found
        numbers = [int(part.replace("−", "-")) for part in found.groups()]
        assert sum(numbers[:-1]) == numbers[-1] == player.points
        for code in player.tickets or ():
            state = "completed" if code in (player.done or ()) else "failed"
            assert f"{ends_name(scene.words, code)}, {TICKETS[code].value}: {state}" in text


def test_the_news_tells_what_was_done_and_what_it_set_off() -> None:
    for moment in when(3, "claimed"):
        scene = show(moment, None, "en")
        claimed = scene.happened("claimed")[-1]
        told, line = news(scene), news_line(scene)
        assert told.claimed
        assert (told.seat, told.claimed.track, told.claimed.cards) == (claimed.seat, claimed.data["track"], claimed.data["cards"])
        assert line.startswith(f"{scene.names[claimed.seat or 0]}: {track_name(scene.words, claimed.data['track'])}, ")
        assert ("the other tracks are closed" in line) == bool(scene.happened("closed"))
    for event, said in (("refreshed", "Three locomotives: new cards"), ("shuffled", "New deck")):
        found = [moment for seats in SIZES for moment in when(seats, event)]
        deck = [moment for moment in found if event == "refreshed" or any(e.data.get("what") == "deck" for e in moment[1])]
        assert deck
        assert all(said in news_line(show(moment, None, "en")) for moment in deck)


def test_a_blind_card_is_known_to_whoever_drew_it_alone() -> None:
    moment = next(moment for moment in when(3, "drew_blind"))
    drawer = moment[1][0].seat
    card = next(event.data["card"] for event in moment[1] if event.kind == "drew_blind")
    assert news(show(moment, None)).drawn == (None,)
    assert news(show(moment, drawer)).drawn == (card,)
    assert news(show(moment, ((drawer or 0) + 1) % 3)).drawn == (None,)


def test_the_news_of_the_beginning() -> None:
    assert news(show(game(3)[0])).kind == "announce"
    assert news(show(in_phase(3, "choose")[0])).kind == "choose"
    assert news(show((in_phase(3, "turn")[0][0], ()))).kind == "start"
    assert news(show((in_phase(3, "turn")[40][0], ()))).kind == ""
