"""One of each picture of every game in every language, and a page to leaf through them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from render.fluent_texts import LANGUAGES
from render.join_strips import join_strips
from render.kopalnie.gallery_scenes import kopalnie_gallery
from render.picture_registry import RenderedPicture
from render.szczesc.gallery_scenes import szczesc_gallery

PAGE = Path(__file__).with_name("gallery.html")
GALLERY_SCENES: dict[str, Callable[[], Mapping[str, Callable[[str], RenderedPicture]]]] = {
    "szczesc": szczesc_gallery,
    "kopalnie": kopalnie_gallery,
}


def pictures(languages: Sequence[str], games: Sequence[str]) -> Iterator[tuple[str, str, str, RenderedPicture]]:
    """Game, language, kind and the picture."""
    for game in games:
        exhibits = GALLERY_SCENES[game]()
        for lang in languages:
            for kind, make in exhibits.items():
                yield game, lang, kind, make(lang)


def gallery(
    folder: Path,
    note: Callable[[str], None] = lambda line: None,
    languages: Sequence[str] = LANGUAGES,
    games: Sequence[str] = tuple(GALLERY_SCENES),
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
