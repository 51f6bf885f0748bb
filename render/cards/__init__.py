"""Pictures that look alike for every game: the card of a finished game, and a person's statistics."""

from __future__ import annotations

from render.cards.result_card import RESULT_CARD
from render.cards.statistics_card import STATISTICS_CARD
from render.cards.views import CardView
from render.picture_kinds import CommonPictures

PICTURES = CommonPictures(view=CardView, kinds={"result_card": RESULT_CARD, "statistics": STATISTICS_CARD})
