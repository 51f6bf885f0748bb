"""The catalogues: the same texts in every language, with the same figures, rightly declined."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.panels.game_module import GAME_MODULES
from bot.panels.press_dispatch import OUTCOME_NOTES
from bot.texts import LANGUAGES, keys, language_of, say, say_in
from bot.texts.catalogue import catalogue_files
from tests.bot.texts import source_scan

BOT = Path(__file__).parents[3] / "bot"
NO_TEXTS = {"demo.py", "plain_game.py"}  # the one has a say of its own, to the terminal, the other its texts in texts/plain
SOME_GAMES = (
    "option-",
    "reason-",
    "setting-",
    "ahead-if-",
)  # not every game has options, greyed places, standing orders, plans
SHOWN_BY_THE_PANEL = {"over"}
OWN = "x-"  # forms that only one language needs


class Parts(Visitor):
    """The figures that a text wants, and the texts that it refers to."""

    def __init__(self) -> None:
        self.figures: set[str] = set()
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.figures.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.refers.add(node.id.name)


@cache
def texts_in(source: Path) -> dict[str, Parts]:
    found: dict[str, Parts] = {}
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), (source, entry)
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{source}: {entry.id.name} twice"
            found[entry.id.name] = parts = Parts()
            parts.visit(entry)
    return found


@cache
def texts(lang: str, game: str) -> dict[str, Parts]:
    """Those of a game, the common ones with them."""
    found: dict[str, Parts] = {}
    for source in catalogue_files(lang, game):
        assert not found.keys() & texts_in(source).keys(), f"{source}: something twice"
        found |= texts_in(source)
    return found


def figures_of(lang: str, game: str, key: str) -> set[str]:
    """Also those of the texts that this one refers to."""
    parts = texts(lang, game)[key]
    return parts.figures.union(*(figures_of(lang, game, other) for other in parts.refers))


def told(lang: str, game: str) -> set[str]:
    return {key for key in texts(lang, game) if not key.startswith(OWN)}


@pytest.mark.parametrize("game", GAME_MODULES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_found(lang: str, game: str) -> None:
    assert keys(lang, game) == texts(lang, game).keys()


@pytest.mark.parametrize("game", GAME_MODULES)
def test_every_text_is_there_in_every_language(game: str) -> None:
    assert len(told("pl", game)) > 300
    assert {lang: told("en", game) ^ told(lang, game) for lang in LANGUAGES} == {lang: set() for lang in LANGUAGES}
    assert all(keys(lang, game) == set(texts(lang, game)) for lang in LANGUAGES)


@pytest.mark.parametrize("game", GAME_MODULES)
def test_every_text_wants_the_same_figures_in_every_language(game: str) -> None:
    wanted = {key: {lang: figures_of(lang, game, key) for lang in LANGUAGES} for key in told("en", game)}
    assert {key: figures for key, figures in wanted.items() if not figures["pl"] == figures["en"] == figures["de"]} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAME_MODULES)
def test_references_lead_somewhere_and_forms_are_used(game: str, lang: str) -> None:
    referred = set[str]().union(*(parts.refers for parts in texts(lang, game).values()))
    assert referred <= set(texts(lang, game))
    common = set(texts(lang, ""))  # a form that every game may use
    assert {key for key in texts(lang, game) if key.startswith(OWN)} - common <= referred


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAME_MODULES)
def test_every_text_can_be_said(game: str, lang: str) -> None:
    for key in sorted(told(lang, game)):
        for number in (0, 1, 2, 5):
            text = say_in(game)(lang, key, **dict.fromkeys(figures_of(lang, game, key), number))
            assert text.strip(), key
            assert not re.search(r"[{}]|\$", text), (key, text)
            assert "  " not in text, (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_are_named_as_the_reader_sees_them(lang: str) -> None:
    """Neither the group nor the subcommand is spelled out: the one differs between games, the other between languages."""
    found = {source for game in GAME_MODULES for source in catalogue_files(lang, game)}
    written = [line for source in found for line in source.read_text(encoding="utf-8").splitlines()]
    assert any("/{ cmd-group } { cmd-" in line for line in written)
    groups = "|".join(say_in(game)(lang, "cmd-group") for game in GAME_MODULES)
    assert [line for line in written if re.search(rf"/({groups})\b|/\{{ cmd-group \}} (?!\{{ cmd-)", line)] == []


def test_a_mistake_of_the_program_is_loud() -> None:
    with pytest.raises(KeyError, match="no text 'nonsense'"):
        say("en", "nonsense")
    with pytest.raises(KeyError, match="no text 'miners'"):
        say("en", "miners")  # one game's word
    with pytest.raises(KeyError, match="miners"):
        say_in("szczesc")("en", "miners")
    with pytest.raises(KeyError, match="miners"):
        say_in("szczesc")("en", "miners", marks=2)
    with pytest.raises(KeyError, match="cmd-group"):
        say("en", "refuse-no_such_table")  # which game's command?


def test_the_language_of_a_person() -> None:
    locales = {"pl": "pl", "de": "de", "en-US": "en", "en-GB": "en", "fr": "en", "zh-CN": "en", "": "en", None: "en"}
    assert {locale: language_of(locale) for locale in locales} == locales


# --- plurals ----------------------------------------------------------------------------------------------------------

POLISH = {
    "miners": "1 górnik, 2 górników, 5 górników, 12 górników, 22 górników, 25 górników",
    "x-miners-acc": "1 górnika, 2 górników, 5 górników, 12 górników, 22 górników, 25 górników",
    "marks": "1 marka, 2 marki, 5 marek, 12 marek, 22 marki, 25 marek",
    "x-marks-acc": "1 markę, 2 marki, 5 marek, 12 marek, 22 marki, 25 marek",
    "steps": "1 krok, 2 kroki, 5 kroków, 12 kroków, 22 kroki, 25 kroków",
    "x-steps-gen": "1 kroku, 2 kroków, 5 kroków, 12 kroków, 22 kroków, 25 kroków",
    "points": "1 punkt, 2 punkty, 5 punktów, 12 punktów, 22 punkty, 25 punktów",
    "cards": "1 karta, 2 karty, 5 kart, 12 kart, 22 karty, 25 kart",
    "x-cards-acc": "1 kartę, 2 karty, 5 kart, 12 kart, 22 karty, 25 kart",
    "tiles": "1 żeton, 2 żetony, 5 żetonów, 12 żetonów, 22 żetony, 25 żetonów",
    "orders": "1 zamówienie, 2 zamówienia, 5 zamówień, 12 zamówień, 22 zamówienia, 25 zamówień",
    "squares": "1 pole, 2 pola, 5 pól, 12 pól, 22 pola, 25 pól",
    "carts": "1 wagonik, 2 wagoniki, 5 wagoników, 12 wagoników, 22 wagoniki, 25 wagoników",
    "x-carts-gen": "1 wagonika, 2 wagoników, 5 wagoników, 12 wagoników, 22 wagoników, 25 wagoników",
    "cubes": "1 znacznik, 2 znaczniki, 5 znaczników, 12 znaczników, 22 znaczniki, 25 znaczników",
    "hours": "1 godzina, 2 godziny, 5 godzin, 12 godzin, 22 godziny, 25 godzin",
    "players": "1 gracz, 2 graczy, 5 graczy, 12 graczy, 22 graczy, 25 graczy",
    "x-players-loc": "1 graczu, 2 graczach, 5 graczach, 12 graczach, 22 graczach, 25 graczach",
    "games": "1 partia, 2 partie, 5 partii, 12 partii, 22 partie, 25 partii",
}
OTHERS = {
    ("en", "miners"): ("miner", "miners"), ("en", "marks"): ("mark", "marks"), ("en", "steps"): ("step", "steps"),
    ("en", "points"): ("point", "points"), ("en", "cards"): ("card", "cards"), ("en", "tiles"): ("tile", "tiles"),
    ("en", "orders"): ("order", "orders"), ("en", "squares"): ("square", "squares"), ("en", "carts"): ("cart", "carts"),
    ("en", "cubes"): ("cube", "cubes"), ("en", "hours"): ("hour", "hours"), ("en", "players"): ("player", "players"),
    ("en", "games"): ("game", "games"),
    ("de", "miners"): ("Bergmann", "Bergleute"), ("de", "marks"): ("Mark", "Mark"), ("de", "steps"): ("Schritt", "Schritte"),
    ("de", "x-steps-dat"): ("Schritt", "Schritten"), ("de", "points"): ("Punkt", "Punkte"),
    ("de", "x-points-dat"): ("Punkt", "Punkten"), ("de", "cards"): ("Karte", "Karten"), ("de", "tiles"): ("Stollen", "Stollen"),
    ("de", "orders"): ("Auftrag", "Aufträge"), ("de", "squares"): ("Feld", "Felder"), ("de", "carts"): ("Lore", "Loren"),
    ("de", "cubes"): ("Kohlewürfel", "Kohlewürfel"), ("de", "hours"): ("Stunde", "Stunden"),
    ("de", "players"): ("Person", "Personen"), ("de", "games"): ("Partie", "Partien"),
}  # fmt: skip


def counted(lang: str, key: str, number: int) -> str:
    [figure] = figures_of(lang, "szczesc", key)
    return say_in("szczesc")(lang, key, **{figure: number})


@pytest.mark.parametrize("key", POLISH)
def test_polish_plurals(key: str) -> None:
    assert ", ".join(counted("pl", key, number) for number in (1, 2, 5, 12, 22, 25)) == POLISH[key]


@pytest.mark.parametrize(("lang", "key"), OTHERS)
def test_english_and_german_plurals(lang: str, key: str) -> None:
    one, many = OTHERS[lang, key]
    assert counted(lang, key, 1) == f"1 {one}"
    assert [counted(lang, key, number) for number in (2, 5, 22, 25)] == [f"{number} {many}" for number in (2, 5, 22, 25)]


def test_all_declined_things_are_tested() -> None:
    found = [source.read_text(encoding="utf-8") for source in catalogue_files("pl", "szczesc") if source.stem == "pieces"]
    headings = "".join(text.partition("\n\n")[0] + "\n" for text in found)
    assert set(re.findall(r"^([a-z-]+) =", headings, re.MULTILINE)) == set(POLISH)


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (1, "Ania wybiera zamówienie; została 1 karta."),
        (2, "Ania wybiera zamówienie; zostały 2 karty."),
        (5, "Ania wybiera zamówienie; zostało 5 kart."),
        (22, "Ania wybiera zamówienie; zostały 22 karty."),
        (25, "Ania wybiera zamówienie; zostało 25 kart."),
    ],
)
def test_polish_verbs_follow_the_number(number: int, expected: str) -> None:
    assert say_in("szczesc")("pl", "told-draft", who="Ania", cards=number) == expected


# --- what the program says exists ------------------------------------------------------------------------------------


@cache
def said_in(path: Path) -> list[tuple[int, str]]:
    """Every key that a module says, as a pattern where it is put together."""
    return list(_said(source_scan.nodes(path)))


def _said(nodes: list[ast.AST]) -> Iterator[tuple[int, str]]:
    for node in nodes:
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name == "settled" and len(node.args) > 2:  # CommandGroup.settled: what became of a request
                yield from ((node.lineno, key) for key in patterns(node.args[2]))
            if name == "button" and node.args and "label" not in {keyword.arg for keyword in node.keywords}:
                yield from ((node.lineno, "btn-" + key.replace("_", "-")) for key in patterns(node.args[0]))
            method = isinstance(node.func, ast.Attribute) and node.func.attr in ("say", "_say")
            of_game = isinstance(node.func, ast.Call) and getattr(node.func.func, "id", "") == "say_in"
            if method or of_game or getattr(node.func, "id", "") == "say":
                yield from ((node.lineno, key) for argument in node.args[:2] for key in patterns(argument))


def patterns(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.IfExp):
        yield from (*patterns(argument.body), *patterns(argument.orelse))
    elif isinstance(argument, ast.Constant) and isinstance(argument.value, str) and argument.value not in LANGUAGES:
        yield re.escape(argument.value)
    elif isinstance(argument, ast.JoinedStr):
        yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in argument.values)


@pytest.mark.parametrize("game", GAME_MODULES)
def test_whatever_the_program_says_is_in_the_catalogues(game: str) -> None:
    """What is common must be there for every game, what is one game's own for that game."""
    others = {BOT / "games" / other for other in GAME_MODULES if other != game}
    paths = [path for path in sorted(BOT.rglob("*.py")) if others.isdisjoint(path.parents) and path.name not in NO_TEXTS]
    found = [(path, line, key) for path in paths for line, key in said_in(path)]
    assert len(found) > 50
    known = told("en", game)
    unused = tuple(re.escape(start) for start in SOME_GAMES if not any(text.startswith(start) for text in known))
    missing = [
        f"{path.relative_to(BOT)}:{line} {key}"
        for path, line, key in found
        if not any(re.fullmatch(key, text) for text in known) and not key.startswith(unused)
    ]  # fmt: skip
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_outcome_of_a_request_has_a_text_or_needs_none(lang: str) -> None:
    """``Answer.done`` says which of several outcomes it was; only what the panel itself shows goes without a note."""
    outcomes = source_scan.outcomes()
    assert {"undone", "asked", "waiting", "declined"} <= outcomes
    assert outcomes - set(OUTCOME_NOTES) == SHOWN_BY_THE_PANEL
    assert [key for key in OUTCOME_NOTES.values() if key not in keys(lang)] == []
