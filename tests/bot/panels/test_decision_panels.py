"""What the panels of all decisions have in common."""

from __future__ import annotations

import pytest

from bot.panels.components import MAX_LABEL, Panel, PictureBlock, Select
from bot.panels.game_module import GAME_MODULES
from bot.tables.languages import LANGUAGES
from bot.texts import say
from tests.bot.panels.decision_panels import decision_panels, look_panels
from tests.bot.panels.panel_players import faults
from tests.slow_parts import slow_but

ON_A_PHONE = 40  # characters on a button that takes a whole line
TAKES_BACK = {"undo_step", "start_over"}
SAYS_ALL = {"place", "steps", "keep", "rest", "return", "step"}  # nothing of it need stand in the text, too
BACK = say("en", "btn-back")
CHANGES_MIND = {("niemcy-pay", "claim"), ("niemcy-confirm", "pay"), ("niemcy-confirm", "claim")}  # a step back, nothing played
WHOLE_LINE = {"niemcy-confirm", "niemcy-keep"}  # what was marked stands in words between the select and the button
WHOLE_LINE_VERBS = {"confirm"}  # buttons that say such a line, as far as Discord allows


def blocks_after_last_picture(panel: Panel) -> list[object]:
    last = max((at for at, block in enumerate(panel.blocks) if isinstance(block, PictureBlock)), default=-1)
    return list(panel.blocks[last + 1 :])


@pytest.mark.parametrize("lang", slow_but(["de"], LANGUAGES))
def test_every_private_panel_fits_discord_and_has_its_strip_directly_above_its_buttons(lang: str) -> None:
    for name, panel in (*decision_panels(lang), *look_panels(lang)):
        assert faults(panel) == [], name
        if panel.pictures:
            below = [block for block in blocks_after_last_picture(panel) if name not in WHOLE_LINE or not isinstance(block, str)]
            assert all(isinstance(block, tuple | Select) for block in below), name


def test_what_acts_is_coloured_and_what_only_shows_is_grey() -> None:
    for name, panel in decision_panels("en"):
        panels = GAME_MODULES[name.partition("-")[0]].panels
        leads_on = {verb for verb, page in panels.INFO_PAGES.items() if page.on_turn and verb != "preview"}
        for button in panel.buttons:
            verb = button.address.verb
            acts = (verb in panels.ACTION_HANDLERS or verb in leads_on) and verb not in TAKES_BACK
            acts = acts and button.label != BACK and (name, verb) not in CHANGES_MIND
            if verb == "play":
                continue  # back to the decision itself
            assert (button.style != "secondary") is acts, (name, verb, button.style)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_label_is_cut_and_none_stands_twice(lang: str) -> None:
    for name, panel in decision_panels(lang):
        labels = [button.label for button in panel.buttons]
        assert len(set(labels)) == len(labels), name
        for button in panel.buttons:
            most = MAX_LABEL if button.address.verb in WHOLE_LINE_VERBS else ON_A_PHONE
            assert len(button.label) <= most, (name, button.label)
            if button.address.verb in SAYS_ALL:
                assert button.label not in panel.text, (name, button.label)
