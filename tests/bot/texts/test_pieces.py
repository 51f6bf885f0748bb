"""Labels: short enough, different from each other, and as people would write them."""

from __future__ import annotations

import pytest

from bot.games.szczesc.texts.labels import (
    card_label,
    category_label,
    piece_label,
    place_label,
    place_name,
    plan_label,
    step_label,
    tile_label,
)
from bot.panels.game_module import GAME_MODULES
from bot.tables.pace import PACES
from bot.texts import LANGUAGES
from bot.texts.formatting import automat_label, listing, pace_label
from engine.players import registry
from engine.szczesc import SZCZESC
from engine.szczesc.actions import DRAFT, FILL, KEEP, KEEP_NONE, LOAD, MOVE, PUT, RETURN, STORE
from engine.szczesc.box import CARDS, CATEGORIES, SPACES, TILES
from engine.szczesc.planner import Plan, plans
from engine.szczesc.refusals import WorkPlace
from tests.bot.texts.games import GAMES, NAMES, game
from tests.bot.texts.szczesc import reason

BUTTON, SELECT = 80, 100


@pytest.mark.parametrize(
    ("lang", "tile", "card", "transport"),
    [
        (
            "pl",
            "G2L szary ×2, jasny",
            "parowóz: żółty, brązowy, szary, czarny · 10 pkt",
            "wózek furmanka samochód parowóz",
        ),
        ("en", "G2L grey ×2, light", "locomotive: yellow, brown, grey, black · 10 pts", "handcart wagon truck locomotive"),
        (
            "de",
            "G2L grau ×2, hell",
            "Lokomotive: gelb, braun, grau, schwarz · 10 Pkt",
            "Handkarren Fuhrwerk Lastwagen Lokomotive",
        ),
    ],
)
def test_pieces(lang: str, tile: str, card: str, transport: str) -> None:
    assert tile_label("G2L", lang) == tile
    assert card_label("L-YBGK", lang) == f"L-YBGK {card}"
    assert [card_label(f"{letter}-Y", lang).split()[1].rstrip(":") for letter in "HWCL"] == transport.split()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_label_of_its_own(lang: str) -> None:
    labels = [piece_label(code, lang) for code in (*TILES, *CARDS)]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= BUTTON
    for code in CARDS:
        assert f"· {CARDS[code].points} p" in card_label(code, lang).lower()
    scoring = [*(category.name for category in CATEGORIES), *(f"deliver {t}" for t in "HWCL")]
    labels = [category_label(name, lang) for name in (*scoring, "marks", "cubes", "pending", "balance")]
    assert len(set(labels)) == len(labels)
    for played in GAME_MODULES:
        levels = registry.levels(played)
        assert len({automat_label(name, lang, played) for name in levels}) == len(levels)
    assert len({pace_label(clock, lang) for clock in PACES.values()}) == len(PACES)


PLACES = {
    "pl": {
        "workshop 3": "3 · G2L szary ×2, jasny · 6 marek · 2 górników",
        "mine 10": "10 kroków · 1 górnik",
        "deliver W": "furmanka · 1 górnik",
        "money 4": "4 marki · 1 górnik",
        "money 1": "Cechownia · 1 marka · 1 górnik",
        "order draw": "Dobieranie: do 5 kart ze stosu · 1 górnik",
    },
    "en": {
        "workshop 3": "3 · G2L grey ×2, light · 6 marks · 2 miners",
        "mine 10": "10 steps · 1 miner",
        "deliver W": "wagon · 1 miner",
        "money 4": "4 marks · 1 miner",
        "money 1": "Bank · 1 mark · 1 miner",
        "order draw": "Draw: see up to 5 cards · 1 miner",
    },
    "de": {
        "workshop 3": "3 · G2L grau ×2, hell · 6 Mark · 2 Bergleute",
        "mine 10": "10 Schritte · 1 Bergmann",
        "deliver W": "Fuhrwerk · 1 Bergmann",
        "money 4": "4 Mark · 1 Bergmann",
        "money 1": "Bank · 1 Mark · 1 Bergmann",
        "order draw": "Ziehen: bis zu 5 Karten vom Stapel · 1 Bergmann",
    },
}


def work_place(name: str, piece: str | None = None, standing: int = 0, owner: int | None = None, marks: int = 0) -> WorkPlace:
    [space] = [space for space in SPACES if space.name == name]
    return WorkPlace(space, owner, standing, standing + 1, marks, piece, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_say_what_they_cost(lang: str) -> None:
    found = {name: place_label(work_place(name), lang) for name in PLACES[lang]}
    found["workshop 3"] = place_label(work_place("workshop 3", "G2L", 1, 1, 6), lang)
    assert found == PLACES[lang]


@pytest.mark.parametrize(
    ("lang", "others", "own"),
    [
        ("pl", "6 marek · 3 górników (stołówka: *Celina)", "6 marek · 3 górników (stołówka: Twoi)"),
        ("en", "6 marks · 3 miners (canteen: *Celina)", "6 marks · 3 miners (canteen: your own)"),
        ("de", "6 Mark · 3 Bergleute (Kantine: *Celina)", "6 Mark · 3 Bergleute (Kantine: deine)"),
    ],
)
def test_places_say_who_has_to_go(lang: str, others: str, own: str) -> None:
    place = work_place("money 6", standing=2, owner=1)
    names = ["Ania", "*Celina\u202e"]  # a label reads no markdown, so nothing is escaped
    assert place_label(place, lang, names, 0) == others
    assert place_label(place, lang, names, 1) == own
    assert place_label(work_place("workshop 5"), lang, names, 0).startswith("5 · ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_of_whole_games_has_a_fitting_label(lang: str) -> None:
    names = ["W" * 32] * 4
    closed = set()
    for steps in (game(*which) for which in GAMES):
        for step in steps[::7]:
            view = SZCZESC.observe(step.after, step.seat)
            for place in view.places:
                assert len(place_label(place, lang)) <= BUTTON
                assert len(place_label(place, lang, names, step.seat)) <= SELECT
                if place.closed:
                    closed.add(place.closed.code)
                    assert len(reason(place.closed, lang)) <= 50
            for kind in ("workshop", "mine", "deliver", "money", "order"):
                labels = [place_label(place, lang) for place in view.places if place.space.kind == kind]
                assert len(set(labels)) == len(labels)
    assert {"draft_first", "locked", "needs_marks", "needs_miners", "nothing_to_deliver", "no_cards_left"} <= closed
    assert len({place_name(space.name, lang) for space in SPACES}) == len(SPACES)


@pytest.mark.parametrize(
    ("text", "pl", "en", "de"),
    [
        ("@0", "↑ zrąb", "↑ surface", "↑ über Tage"),
        ("@3", "⇅ poziom 3", "⇅ level 3", "⇅ Sohle 3"),
        ("+G", "ładuj szary", "load grey", "grau laden"),
        ("-K", "czarny → skład", "black → store", "schwarz → Lager"),
        ("G>H-GG", "szary → wózek H-GG", "grey → handcart H-GG", "grau → Handkarren H-GG"),
        ("~G>H-GG", "szary (skład) → wózek H-GG", "grey (store) → handcart H-GG", "grau (Lager) → Handkarren H-GG"),
        (
            "Y~B>L-YBGK:G",
            "żółty + brązowy (skład) → parowóz L-YBGK (szary)",
            "yellow + brown (store) → locomotive L-YBGK (grey)",
            "gelb + braun (Lager) → Lokomotive L-YBGK (grau)",
        ),
        ("stop", "Koniec", "Done", "Fertig"),
        ("keep none", "Nic nie zatrzymuję", "Keep none", "Nichts behalten"),
        ("keep Y1D", "Zatrzymaj Y1D żółty ×1, ciemny", "Keep Y1D yellow ×1, dark", "Y1D gelb ×1, dunkel behalten"),
        ("top", "Reszta na wierzch", "The rest on top", "Rest nach oben"),
        ("fill KY", "Załaduj żółty, czarny", "Fill with yellow, black", "Mit gelb, schwarz füllen"),
        ("money 1", "cechownia", "bank", "Bank"),
    ],
)
def test_decisions(text: str, pl: str, en: str, de: str) -> None:
    assert [step_label(text, lang) for lang in ("pl", "en", "de")] == [pl, en, de]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_that_there_is_has_a_fitting_label(lang: str) -> None:
    puts = [put for actions in PUT.values() for put in actions.values()]
    kept = (DRAFT, KEEP, RETURN, FILL, LOAD, STORE)
    for group in (*(actions.values() for actions in kept), [KEEP_NONE], MOVE, puts):
        labels = [step_label(str(action), lang) for action in group]
        assert max(map(len, labels)) <= BUTTON
        assert len(set(labels)) == len(labels)
    assert [step_label(f"@{to}", lang, 2)[0] for to in (0, 1, 3, 4)] == ["↑", "↑", "↓", "↓"], "a move knows its direction"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_may_be_done_in_a_position_is_told_apart(lang: str) -> None:
    for steps in (game(*which) for which in GAMES[:5]):
        for step in steps[::11]:
            labels = [step_label(str(action), lang) for action in step.legal]
            assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("lang", "best", "middling", "idle"),
    [
        ("pl", "+17 pkt: parowóz L-YBGK, wózek H-GG, opróżnia: szary ×2 · 9 kroków", "zapełnia 2 pola · 3 kroki",
         "nic · 0 kroków"),
        ("en", "+17 pts: locomotive L-YBGK, handcart H-GG, empties grey ×2 · 9 steps", "fills 2 squares · 3 steps",
         "nothing · 0 steps"),
        ("de", "+17 Pkt: Lokomotive L-YBGK, Handkarren H-GG, leert: grau ×2 · 9 Schritte", "2 Felder belegt · 3 Schritte",
         "nichts · 0 Schritte"),
    ],
)  # fmt: skip
def test_plans(lang: str, best: str, middling: str, idle: str) -> None:
    found = [
        Plan((), 9, ("L-YBGK", "H-GG"), 17, 6, {"Y": 0, "B": 0, "G": 2, "K": 0}),
        Plan((), 3, (), 0, 2, dict.fromkeys("YBGK", 0)),
        Plan((), 0, (), 0, 0, dict.fromkeys("YBGK", 0)),
    ]
    assert [plan_label(plan, lang) for plan in found] == [best, middling, idle]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plan_fits_on_a_button(lang: str) -> None:
    seen = 0
    for step in (*game(*GAMES[1])[::25], *game(*GAMES[4])[::25]):
        shaft = SZCZESC.observe(step.after, step.seat).shafts[step.seat]
        for plan in plans(shaft, 10):
            seen += 1
            label = plan_label(plan, lang)
            assert len(label) <= BUTTON
            assert all(code in label for code in plan.completes[:2])
    assert seen > 100
    crowd = Plan((), 10, ("L-YBGK", "H-YBGK", "C-YBGK", "W-YBGK", "H-GGG"), 49, 25, dict.fromkeys("YBGK", 2))
    assert len(plan_label(crowd, lang)) <= BUTTON


def test_lists() -> None:
    assert [listing(NAMES[:count], "pl") for count in range(4)] == ["", "Ania", "Ania i Bartek", "Ania, Bartek i Celina"]
    assert listing(NAMES[:2], "en") == "Ania and Bartek"
    assert listing(NAMES[:2], "de") == "Ania und Bartek"
