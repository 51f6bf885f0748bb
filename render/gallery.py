"""One of each picture of every game in every language, and a page to leaf through them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from render.kinds import Picture
from render.kopalnie.exhibits import kopalnie_exhibits
from render.szczesc.exhibits import szczesc_exhibits
from render.words import LANGUAGES

PAGE = Path(__file__).with_name("gallery.html")
EXHIBITS: dict[str, Callable[[], Mapping[str, Callable[[str], Picture]]]] = {
    "szczesc": szczesc_exhibits,
    "kopalnie": kopalnie_exhibits,
}


def pictures(languages: Sequence[str], games: Sequence[str]) -> Iterator[tuple[str, str, str, Picture]]:
    """Game, language, kind and the picture."""
    for game in games:
        exhibits = EXHIBITS[game]()
        for lang in languages:
            for kind, make in exhibits.items():
                yield game, lang, kind, make(lang)


def gallery(
    folder: Path,
    note: Callable[[str], None] = lambda line: None,
    languages: Sequence[str] = LANGUAGES,
    games: Sequence[str] = tuple(EXHIBITS),
) -> Path:
    """Draw them all into a folder; returns the page."""
    folder.mkdir(parents=True, exist_ok=True)
    shown = []
    for game, lang, kind, made in pictures(languages, games):
        name = f"{game}-{lang}-{kind}.{made.form}"
        (folder / name).write_bytes(made.data)
        shown.append({"game": game, "lang": lang, "kind": kind, "file": name, "alt": made.alt})
        note(f"{name}: {len(made.data) // 1024} KB")
    page = folder / "index.html"
    data = json.dumps(shown, ensure_ascii=False).replace("<", "\\u003c")
    page.write_text(PAGE.read_text(encoding="utf-8").replace("[/*pictures*/]", data), encoding="utf-8")
    return page
