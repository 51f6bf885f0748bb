"""The lines themselves: how a turn, a shift and the life of a table read."""

from __future__ import annotations

import pytest

from bot.games.szczesc.texts.events import score_rows
from bot.games.szczesc.texts.labels import tile_short
from bot.tables.log_entries import LogEntry
from bot.texts import LANGUAGES, formatting
from bot.texts.emoji_tokens import emojis_in
from engine.contract import Event
from tests.bot.texts import source_scan
from tests.bot.texts.games import GAMES, NAMES, game
from tests.bot.texts.szczesc import event_lines, happening_line, happening_lines
from tests.engine.positions import complete, empty, only, position, shaft, story

MINING = {"shafts": {0: shaft(carts={"G": "GG"}, pending=empty("H-GG", "L-K"))}}
TURNS = [
    (
        position(standing={"workshop 3": (2, 1)}, workshop={3: "G2L"}),
        "workshop 3",
        "Ania wysyła 2 górników do warsztatu 3: kupuje chodnik (**szary ×2, jasny**) za 6 marek. Do stołówki: 1 (Celina).",
        "Ania sends 2 miners to workshop 3: buys a tile (**grey ×2, light**) for 6 marks. To the canteen: 1 (Celina).",
        "Ania schickt 2 Bergleute in die Lorenfabrik, Platz 3: kauft einen Stollen (**grau ×2, hell**) für 6 Mark. "
        "In die Kantine: 1 (Celina).",
    ),
    (
        position(workshop={1: "Y1D"}, supply={"Y": 0, "B": 1, "G": 0, "K": 1}),
        "workshop 1 fill K",
        "Ania wysyła 1 górnika do warsztatu 1: kupuje chodnik (**żółty ×1, ciemny**) za 1 markę; "
        "do wagoników trafia inny węgiel: czarny.",
        "Ania sends 1 miner to workshop 1: buys a tile (**yellow ×1, dark**) for 1 mark; other coal goes into the carts: black.",
        "Ania schickt 1 Bergmann in die Lorenfabrik, Platz 1: kauft einen Stollen (**gelb ×1, dunkel**) für 1 Mark; "
        "in die Loren kommt andere Kohle: schwarz.",
    ),
    (
        position(**MINING),  # type: ignore[arg-type]
        "mine 8 @3 +G +G @0 G>H-GG G>H-GG",
        "Ania wysyła 1 górnika na wydobycie: 6 z 8 kroków; do szoli: szary ×2; gotowe: **wózek H-GG**.",
        "Ania sends 1 miner down the mine: 6 of 8 steps; loads grey ×2; completes **handcart H-GG**.",
        "Ania schickt 1 Bergmann unter Tage: 6 von 8 Schritten; lädt grau ×2; fertig: **Handkarren H-GG**.",
    ),
    (
        position(shafts={0: shaft(cage="GY", pending=empty("H-GG"))}, standing={"mine 4": (0, 2)}, seats=4),
        "mine 4 G>H-GG -Y",
        "Ania wysyła 3 górników na wydobycie: 2 z 4 kroków; zapełnia 1 pole; do składu: żółty. Do stołówki: 2 (własni).",
        "Ania sends 3 miners down the mine: 2 of 4 steps; fills 1 square; stores yellow. To the canteen: 2 (their own).",
        "Ania schickt 3 Bergleute unter Tage: 2 von 4 Schritten; belegt 1 Feld; lagert gelb. In die Kantine: 2 (eigene).",
    ),
    (
        position(),
        "mine 10",
        "Ania wysyła 1 górnika na wydobycie: 0 z 10 kroków.",
        "Ania sends 1 miner down the mine: 0 of 10 steps.",
        "Ania schickt 1 Bergmann unter Tage: 0 von 10 Schritten.",
    ),
    (
        position(shafts={0: shaft(pending=complete("W-KK", "W-KKK"))}),
        "deliver W",
        "Ania wysyła 1 górnika na załadunek (furmanka): 2 zamówienia za 21 punktów.",
        "Ania sends 1 miner to deliver by wagon: 2 orders, 21 points.",
        "Ania schickt 1 Bergmann zur Auslieferung (Fuhrwerk): 2 Aufträge für 21 Punkte.",
    ),
    (
        position(),
        "money 4",
        "Ania wysyła 1 górnika po 4 marki.",
        "Ania sends 1 miner for 4 marks.",
        "Ania schickt 1 Bergmann Geld holen: 4 Mark.",
    ),
    (
        position(cechownia={1: 4}),
        "money 1",
        "Ania wysyła 1 górnika do cechowni po 1 markę.",
        "Ania sends 1 miner to the bank for 1 mark.",
        "Ania schickt 1 Bergmann für 1 Mark zur Bank.",
    ),
    (
        position(orders={2: "H-GG"}),
        "order 2",
        "Ania wysyła 1 górnika po zamówienie: bierze **wózek: szary ×2 · 7 pkt**.",
        "Ania sends 1 miner for an order: takes **handcart: grey ×2 · 7 pts**.",
        "Ania schickt 1 Bergmann einen Auftrag holen: nimmt **Handkarren: grau ×2 · 7 Pkt**.",
    ),
]


@pytest.mark.parametrize(("before", "line", "pl", "en", "de"), TURNS, ids=[turn[1] for turn in TURNS])
def test_a_turn(before: object, line: str, pl: str, en: str, de: str) -> None:
    _, events = story(before, line)  # type: ignore[arg-type]
    assert [event_lines(events, NAMES[:4], lang) for lang in ("pl", "en", "de")] == [[pl], [en], [de]]


def test_news_show_the_pieces_beside_the_words() -> None:
    shown = {}
    for before, line, *_ in TURNS:
        _, events = story(before, line)
        shown[line] = [emojis_in(one) for one in formatting.event_lines(events, NAMES[:4], "en", "szczesc", None)]
    assert shown["workshop 3"] == [["workshop", "cart_grey"]]
    assert shown["workshop 1 fill K"] == [["workshop", "cart_yellow", "coal_black"]]
    assert shown["mine 8 @3 +G +G @0 G>H-GG G>H-GG"] == [["mining", "coal_grey"]]
    assert shown["deliver W"] == [["wagon"]]
    assert shown["money 4"] == [["money"]]
    assert shown["order 2"] == [["order", "handcart"]]


@pytest.mark.parametrize(
    ("lang", "keep", "none"),
    [
        (
            "pl",
            "ogląda 5 żetonów; kupuje chodnik (**szary ×2, jasny**) za 6 marek; 4 odkłada na wierzch.",
            "nic nie zatrzymuje; 5 odkłada pod spód.",
        ),
        (
            "en",
            "looks at 5 tiles; buys a tile (**grey ×2, light**) for 6 marks; puts 4 back on top.",
            "keeps none; puts 5 back at the bottom.",
        ),
        (
            "de",
            "sieht sich 5 Stollen an; kauft einen Stollen (**grau ×2, hell**) für 6 Mark; legt 4 nach oben zurück.",
            "behält nichts; legt 5 nach unten zurück.",
        ),
    ],
)
def test_a_draw(lang: str, keep: str, none: str) -> None:
    top = ["Y1L", "Y2D", "B1D", "K2L", "G2L"]
    state = position(tile_stack=[*top, "Y1D"], workshop=dict.fromkeys(range(1, 8)))
    _, events = story(state, "workshop draw", "keep G2L top Y1L Y2D B1D K2L")
    [line] = event_lines(events, NAMES[:3], lang)
    assert line.endswith(keep)
    _, events = story(state, "workshop draw", "keep none bottom Y1L Y2D B1D K2L G2L")
    [line] = event_lines(events, NAMES[:3], lang)
    assert line.endswith(none)
    private = event_lines(events, NAMES[:3], lang, 0)
    assert private[1].startswith("🔒")
    assert " · ".join(f"**{tile_short(tile, lang)}**" for tile in top) in private[2]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("pl", "Ania: gotowe: **wózek H-GG**."),
        ("en", "Ania: completes **handcart H-GG**."),
        ("de", "Ania: fertig: **Handkarren H-GG**."),
    ],
)
def test_the_rest_of_a_turn_that_was_begun_before(lang: str, expected: str) -> None:
    filled = {"order": "H-GG", "square": "G", "cage": "G", "store": "", "complete": True, "points": 7, "left": 2}
    assert event_lines([Event("filled", 0, filled)], NAMES, lang) == [expected]


@pytest.mark.parametrize(
    ("lang", "over", "tie", "out"),
    [
        ("pl", "**Fajrant! Koniec szychty I.** Ania +2 → 12, Bartek 0 → −1.", "remis", "Stos żetonów chodników się skończył."),
        ("en", "**Shift I is over.** Ania +2 → 12, Bartek 0 → −1.", "tie", "The stack of tiles is used up."),
        (
            "de",
            "**Feierabend! Schicht I ist zu Ende.** Ania +2 → 12, Bartek 0 → −1.",
            "Gleichstand",
            "Der Stollenstapel ist aufgebraucht.",
        ),
    ],
)
def test_the_end_of_a_shift(lang: str, over: str, tie: str, out: str) -> None:
    row = {"category": "colour Y", "counts": [2, 1], "points": [2, 0]}
    scored = Event("shift_scored", None, {"shift": 1, "categories": [row], "delivered": [[], []], "scores": [12, -1]})
    passed = Event("start_passed", 1, {"from": 0, "workshops": [2, 2], "reason": "tie"})
    refilled = Event("refilled", None, {"space": "workshop 2", "piece": "G2L", "left": 0})
    lines = event_lines([refilled, scored, passed, Event("shift_began", 1, {"shift": 2})], NAMES[:2], lang)
    assert lines[:2] == [out, over]
    assert "II" in lines[2]
    assert "Bartek" in lines[2]
    assert tie in lines[2]
    [majority] = score_rows(scored, NAMES[:2], lang)
    assert majority.endswith(": Ania +2")


@pytest.mark.parametrize(
    ("scores", "winners", "pl", "en", "de"),
    [
        ([82, 61], [0], "Wygrywa Ania: 82 punkty", "Ania wins with 82 points!", "Ania gewinnt mit 82 Punkten."),
        (
            [61, 61],
            [1],
            "Wygrywa Bartek: 61 punktów**, a remis",
            "Bartek wins with 61 points**, the tie",
            "Bartek gewinnt mit 61 Punkten**, bei Gleichstand dank",
        ),
        (
            [5, 5],
            [0, 1],
            "dzielą się Ania i Bartek: 5 punktów",
            "Ania and Bartek share the victory",
            "Ania und Bartek teilen sich den Sieg",
        ),
    ],
)
def test_the_end_of_the_game(scores: list[int], winners: list[int], pl: str, en: str, de: str) -> None:
    over = Event("game_over", None, {"scores": scores, "winners": winners, "left_over": [0, 0]})
    for lang, expected in zip(("pl", "en", "de"), (pl, en, de)):
        [line] = event_lines([over], NAMES[:2], lang)
        assert expected in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_in_lines_are_harmless(lang: str) -> None:
    names = ["**@everyone**\u202e", "<@17>", "[x](https://y)"]
    for step in game(*GAMES[1]):
        for line in event_lines(step.events, names, lang):
            assert "@" not in line
            assert "\u202e" not in line
            assert "](" not in line


# --- the life of a table ----------------------------------------------------------------------------------------------

TEXTS = {
    "open": "Ania", "join": "Bartek", "leave": "Bartek", "replace": "Ewa", "automat": "foreman", "resign": "foreman",
    "away": "apprentice", "helped": "baron", "timeout": "foreman", "cancel": "deserted", "reminder": "half", "undo": "3",
    "forgotten": "foreman", "offer": "17", "away_until": "foreman 1800000000", "ask_pause": "1800000000", "pause": "1800000000",
    "ask": "1", "options": "clock", "rules": "1 2", "frozen": "17", "start": "3", "helped_by": "baron", "lent": "foreman",
}  # fmt: skip


def happened(kind: str, seat: int | None = 1, text: str | None = None, events: tuple[Event, ...] = ()) -> LogEntry:
    return LogEntry(5, kind, seat, 17, TEXTS.get(kind, "") if text is None else text, 0, events)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_log_has_a_text(lang: str) -> None:
    kinds = source_scan.log_kinds()
    assert {"act", "chance", "over", "timeout", "ask", "frozen"} <= kinds
    for kind in kinds - {"act", "chance", "over"}:
        line = happening_line(happened(kind), NAMES, lang)
        assert line.strip()
        assert lang == "en" or not {"foreman", "apprentice"} & set(line.split()), "the English label is the name"
    for text in ("", "deserted", "unjoined"):
        assert happening_line(happened("cancel", None, text), NAMES, lang)
    for text in ("half", "last", "minute"):
        assert happening_line(happened("reminder", 1, text), NAMES, lang)


@pytest.mark.parametrize(
    ("kind", "pl", "en", "de"),
    [
        (
            "open",
            "Ania otwiera kopalnię. **Szczęść Boże!**",
            "Ania opens a mine. **Szczęść Boże!**",
            "Ania eröffnet eine Zeche. **Glück auf!**",
        ),
        (
            "timeout",
            "Bartek: czas minął, jedną turę gra automat (sztygar).",
            "Bartek ran out of time; the computer (foreman) plays one turn.",
            "Bartek: Die Zeit ist um, einen Zug spielt ein Automat (Steiger).",
        ),
        ("undo", "Bartek cofa 3 ruchy.", "Bartek takes back 3 actions.", "Bartek nimmt 3 Aktionen zurück."),
        ("back", "Bartek wraca do gry.", "Bartek is back and plays again.", "Bartek ist zurück und spielt wieder selbst."),
    ],
)
def test_some_lines_of_the_log(kind: str, pl: str, en: str, de: str) -> None:
    assert [happening_line(happened(kind), NAMES, lang) for lang in ("pl", "en", "de")] == [pl, en, de]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_of_many_actions_stays_one_line_in_the_log(lang: str) -> None:
    _, events = story(position(**MINING), "mine 8 @3 +G +G @0 G>H-GG G>H-GG")  # type: ignore[arg-type]
    acts = [happened("act", 0, "", (event,)) for event in events]
    assert happening_lines(acts, NAMES, lang) == event_lines(events, NAMES, lang)
    lines = happening_lines([happened("timeout", 0), *acts, happened("over", None), happened("back", 0)], NAMES, lang)
    assert len(lines) == 3
    assert only(events, "mined").data["used"] == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_left_before_the_start_is_named_by_the_log(lang: str) -> None:
    assert happening_line(happened("leave", 3, "*Ewa"), [], lang).startswith(r"\*Ewa")
    assert happening_line(happened("leave", 3, ""), [], lang).startswith("<@17>")
