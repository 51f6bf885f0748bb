"""The playground knows no game, and its page has all its words in all its languages."""

import ast
import re
from pathlib import Path

import playground

ROOT = Path(playground.__file__).parent
GAME = {"bot", "engine", "render"}


def test_it_imports_nothing_of_the_game() -> None:
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import | ast.ImportFrom):
                names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [one.name for one in node.names]
                assert not {name.split(".")[0] for name in names} & GAME, path


def languages() -> dict[str, dict[str, str]]:
    source = (ROOT / "page" / "texts.js").read_text(encoding="utf-8")
    blocks = re.findall(r"^  (\w\w): \{\n(.*?)^  \},", source, re.MULTILINE | re.DOTALL)
    return {name: dict(re.findall(r'^    (\w+): "(.*)",$', body, re.MULTILINE)) for name, body in blocks}


def test_every_text_of_the_page_is_there_in_three_languages() -> None:
    texts = languages()
    assert texts.keys() == {"en", "pl", "de"}
    for name, words in texts.items():
        assert words.keys() == texts["en"].keys(), name
        for key, text in words.items():
            assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", texts["en"][key])), (name, key)


def test_every_text_that_the_page_uses_exists() -> None:
    used: set[str] = set()
    for path in (ROOT / "page").glob("*.js"):
        used |= set(re.findall(r'\bt\("(\w+)"', path.read_text(encoding="utf-8")))
    assert used
    assert used <= languages()["en"].keys()
    assert {key for key in languages()["en"] if not key.startswith("e_")} - used <= INDIRECT


INDIRECT = {"title", "bot_on", "bot_off", "run", "send"}  # chosen by a condition inside the call


def test_every_refusal_of_a_person_has_a_text() -> None:
    codes: set[str] = set()
    for path in ROOT.rglob("*.py"):
        codes |= set(re.findall(r'Unfit\(\s*"(\w+)"', path.read_text(encoding="utf-8")))
    assert codes
    never_shown = {"malformed", "no_such_action", "no_such_person", "no_such_field", "link", "not_private", "not_restartable"}
    never_shown |= {"no_such_option", "incomplete_command"}  # the page offers whole commands with their own options
    assert {f"e_{code}" for code in codes - never_shown} <= languages()["en"].keys()
