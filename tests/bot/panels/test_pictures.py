"""The pictures of panels can really be drawn and described."""

from __future__ import annotations

from bot.games.szczesc.panels import info_panels
from bot.games.szczesc.panels.mining import plan_panel
from bot.games.szczesc.panels.places import KINDS, kind_panel
from bot.panels.channel_panels import channel_panel
from bot.panels.components import Panel
from bot.panels.current_panel import current_panel
from bot.panels.reader_view import ReaderView
from engine.rng import rng_at
from engine.szczesc import SZCZESC
from render import picture_registry
from tests.bot.panels.made_tables import happened, mover, table_of
from tests.engine.positions import empty, position, shaft, story


def every_kind(lang: str) -> list[Panel]:
    draft = SZCZESC.setup(3, SZCZESC.deal(rng_at(1, 0), 3, {}), {})
    drawing = position(3)
    SZCZESC.apply(drawing, 0, SZCZESC.parse("workshop draw"))
    waiting = position(3, turn=1, shafts={0: shaft(pending=empty("H-GG"), carts={"G": "GGG"})})
    shift, scored = story(position(3, miners={0: 1, 1: 0, 2: 0}), "money 1")
    over, ended = story(position(3, shift=3, miners={0: 1, 1: 0, 2: 0}), "money 1")
    return [
        channel_panel(ReaderView(table_of(draft), None, lang), []),
        current_panel(mover(draft, lang)),
        current_panel(mover(drawing, lang)),
        plan_panel(ReaderView(table_of(waiting), 0, lang), 8, 0),
        info_panels.standings_panel(ReaderView(table_of(waiting), None, lang)),
        channel_panel(ReaderView(table_of(shift), None, lang), happened(*scored)),
        channel_panel(ReaderView(table_of(over), None, lang), happened(*ended)),
        current_panel(mover(position(3), lang)),
        *(kind_panel(mover(position(3), lang), kind) for kind in KINDS),
    ]


def test_every_kind_of_picture_is_drawn_from_a_panel() -> None:
    drawn = set()
    for panel in every_kind("pl"):
        for wanted in panel.pictures:
            picture = picture_registry.render_picture(wanted.kind, wanted.scene)
            assert picture.strips
            for strip in picture.strips:
                assert len(strip.data) > 1000
                assert 1 <= len(strip.alt) <= 1024
            drawn.add(wanted.kind)
    assert drawn == set(picture_registry.GAME_PICTURES["szczesc"].kinds)
