"""The beginning of a turn: what the reader has, where gold and home are, and how to move."""

from __future__ import annotations

from bot.games.goldmine.panels.reader_view import GoldMineReaderView, is_rich, own, own_place, rivals, ways_of
from bot.games.goldmine.texts.labels import UNKNOWN, place_label
from bot.panels.components import ButtonRow, Panel, panel
from bot.texts.labels import decimal
from engine.contract import Refusal
from engine.goldmine.box import TILES
from engine.goldmine.wayfinder import rolls_to

PAGES = ("mine", "standings", "rules")
_WHY = {"dig": "bag_empty", "passage": "only_passage"}  # why a way to move is greyed
_EMOJIS = {"dig": "dig", "roll": "roll", "passage": "passage", "pass": ""}


def move_panel(reader: GoldMineReaderView, note: str = "") -> Panel:
    """Dig, roll, try a passage, or pass."""
    return panel(
        note,
        "\n".join([turn_title(reader), *way_lines(reader), *warnings(reader)]),
        reader.picture("choice"),
        _moves(reader),
        page_buttons(reader),
    )


def turn_title(reader: GoldMineReaderView) -> str:
    """The reader's gold and tokens, and what is in the bag, in one line."""
    view, player = reader.view, own(reader)
    chambers = sum(TILES[tile].chamber for tile in view.unseen)
    return reader.with_deadline(
        reader.say(
            "play-title",
            have=player.together,
            target=view.target,
            gold=player.gold_tokens,
            bats=player.bat_tokens,
            tiles=view.bag,
            chambers=chambers,
        )
    )


def way_lines(reader: GoldMineReaderView) -> list[str]:
    """Nearest gold and way home; the passages, for whoever stands in one; the partner."""
    view, seat = reader.view, reader.seat
    assert seat is not None
    ways = ways_of(view, seat)
    lines = [reader.say("play-rich")] if is_rich(view, seat) else []
    if ways.steps is None:
        lines.append(reader.say("play-no-gold"))
    elif view.phase == "move":  # later in the turn the picture says it
        home = UNKNOWN if ways.home_steps is None else str(ways.home_steps)
        throws = UNKNOWN if ways.home_rolls is None else decimal(ways.home_rolls, reader.lang)
        lines.append(reader.say("play-ways", steps=ways.steps, home=home, throws=throws))
    if own_place(reader) in view.mine.passages and len(view.mine.passages) > 1:
        lines.append(reader.say("play-passage", exits=", ".join(_exits(reader))))
    partner = own(reader).partner
    if partner is not None:
        there = view.players[partner].miner
        place = UNKNOWN if there is None else place_label(there, reader.lang)
        together = own(reader).together
        lines.append(reader.say("play-team", who=reader.names[partner], place=place, together=together, target=view.target))
    return lines


def _exits(reader: GoldMineReaderView) -> list[str]:
    """Where the other passages come out, each with what it is to gold from there."""
    view = reader.view
    here = own_place(reader)
    left = rolls_to(view.mine, [cell << 4 for cell in view.nuggets], view.mud)
    found = []
    for place in view.mine.passages:
        if place != here:
            label = place_label(place, reader.lang)
            if place in left:
                what = reader.say("remains-gold", rolls=max(1, round(left[place])))
                label = reader.say("passage-exit", place=label, what=what)
            found.append(label)
    return found


def warnings(reader: GoldMineReaderView) -> list[str]:
    """Rivals who need nothing but the way home."""
    view = reader.view
    assert reader.seat is not None
    lines = []
    for rival in rivals(view, reader.seat):
        home = ways_of(view, rival).home_steps
        if is_rich(view, rival) and home is not None:
            have = view.players[rival].together
            lines.append(reader.say("rival-rich", who=reader.names[rival], have=have, target=view.target, steps=home))
    return lines


def _moves(reader: GoldMineReaderView) -> ButtonRow:
    """Digging is greyed when the bag is empty, a passage is offered where there is one."""
    labels = {"dig": reader.say("btn-dig", bag=reader.view.bag), "roll": reader.say("btn-roll")}
    if own_place(reader) in reader.view.mine.passages:
        labels["passage"] = reader.say("btn-passage")
    labels["pass"] = reader.say("btn-pass")
    found = []
    for how, label in labels.items():
        why = "" if how in reader.legal else f" · {reader.reason(Refusal(_WHY[how]))}"
        style = "secondary" if why or how == "pass" else "primary"
        found.append(reader.button("move", how, label=label + why, style=style, disabled=bool(why), emoji=_EMOJIS[how]))
    return tuple(found)


def page_buttons(reader: GoldMineReaderView) -> ButtonRow:
    """What can be looked at beside a decision."""
    return tuple(reader.button(verb) for verb in PAGES)
