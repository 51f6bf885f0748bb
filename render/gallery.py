"""One of each picture of every game in every language, and a page to leaf through them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from render.fluent_texts import LANGUAGES
from render.join_strips import join_strips
from render.picture_registry import GAME_PICTURES, RenderedPicture, render_picture, render_replay

PAGE = Path(__file__).with_name("gallery.html")
REPLAY = "replay"


def pictures(languages: Sequence[str], games: Sequence[str]) -> Iterator[tuple[str, str, str, RenderedPicture]]:
    """Game, language, kind and the picture."""
    for game in games:
        shown = GAME_PICTURES[game].gallery()
        for lang in languages:
            for kind, scene in shown.moments.items():
                yield game, lang, kind, render_picture(kind, replace(scene, lang=lang))
            yield game, lang, REPLAY, render_replay([replace(scene, lang=lang) for scene in shown.scenes])


def gallery(
    folder: Path,
    note: Callable[[str], None] = lambda line: None,
    languages: Sequence[str] = LANGUAGES,
    games: Sequence[str] = tuple(GAME_PICTURES),
) -> Path:
    """Draw them all into a folder; returns the page."""
    folder.mkdir(parents=True, exist_ok=True)
    shown = []
    for game, lang, kind, made in pictures(languages, games):
        name = f"{game}-{lang}-{kind}"
        form = made.strips[0].form
        whole = f"{name}.{form}"
        files = {whole: join_strips(made, game)}
        files |= {f"{name}-{number}.{form}": strip.data for number, strip in enumerate(made.strips, 1)}
        for file, data in files.items():
            (folder / file).write_bytes(data)
        strips = [{"file": file, "alt": strip.alt} for file, strip in zip([*files][1:], made.strips)]
        shown.append({"game": game, "lang": lang, "kind": kind, "file": whole, "strips": strips})
        note(f"{name}: " + " + ".join(f"{len(strip.data) // 1024} KB" for strip in made.strips))
    page = folder / "index.html"
    listed = json.dumps(shown, ensure_ascii=False).replace("<", "\\u003c")
    page.write_text(PAGE.read_text(encoding="utf-8").replace("[/*pictures*/]", listed), encoding="utf-8")
    return page
