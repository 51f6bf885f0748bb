"""What can be claimed now, in words."""

from __future__ import annotations

from engine.niemcy.view_plan import ClaimChoice, claim_choices
from render.alt_text import AltList, alt_text
from render.niemcy.claim import shown_choices
from render.niemcy.describe_seat import own, private_words
from render.niemcy.names import place_name, track_name
from render.niemcy.scene import Scene


def describe_claims(scene: Scene) -> str:
    """What can be claimed by number: with what, for how much, who would get on."""
    if not own(scene):
        return private_words(scene)
    say, shown = scene.words, shown_choices(scene)
    more = len(claim_choices(scene.view, scene.seat)) - len(shown)
    items = [_claim(scene, count, one) for count, one in shown]
    rest = [say("rail-claim-more", count=more)] if more else []
    return alt_text(scene, "", [AltList(say("alt-rail-claim"), items), *rest])


def _claim(scene: Scene, count: int, one: ClaimChoice) -> str:
    say = scene.words
    text = f"{count} {track_name(say, one.track.name)} {one.cards} +{one.points}"
    if one.planned:
        text += f" ({say('rail-plan')})"
    gains = [f"{place_name(say, place)} {who}" + (f" +{points}" if points else "") for place, who, points in one.gains]
    return ", ".join([text, *gains])


def describe_claim_map(scene: Scene) -> str:
    """The same tracks as they are numbered on the map."""
    if not own(scene):
        return private_words(scene)
    say = scene.words
    items = [f"{count} {track_name(say, one.track.name)}" for count, one in shown_choices(scene)]
    return alt_text(scene, "", [AltList(say("alt-rail-claim"), items)])
