"""The action stage: collect, challenge somebody, share nuggets in a team, or end the turn."""

from __future__ import annotations

from bot.games.goldmine.panels.ending import ends_turn
from bot.games.goldmine.panels.info_panels import rival_line
from bot.games.goldmine.panels.reader_view import GoldMineReaderView, own, rivals
from bot.games.goldmine.panels.turn_panel import page_buttons, turn_title, warnings, way_lines
from bot.panels.components import Button, ButtonRow, Panel, Select, SelectOption, paged_options, panel
from bot.panels.standing_orders import own_order_button
from engine.contract import Refusal
from engine.goldmine.actions import COLLECT, END

KINDS = ("gold", "bat")


def act_panel(reader: GoldMineReaderView, note: str = "", page: int = 0) -> Panel:
    """What else to do in this turn."""
    return panel(
        note,
        "\n".join([turn_title(reader), *way_lines(reader), *warnings(reader), reader.say("act-what")]),
        reader.picture("choice"),
        _collect(reader),
        (*(() if reader.view.bonus else (_challenge(reader, kind) for kind in KINDS)), _end(reader)),
        _share(reader, "give", page),
        _share(reader, "take", page),
        page_buttons(reader),
        own_order_button(reader, "bats") if own(reader).bat_tokens and not reader.view.bonus else None,
    )


def _collect(reader: GoldMineReaderView) -> ButtonRow | None:
    if str(COLLECT) not in reader.legal:
        return None
    both = f"{COLLECT} {END}"
    ending = reader.button("collect", both, label=reader.say("btn-collect-end"), style="success", emoji="nugget")
    if ends_turn(reader, str(COLLECT)):
        return (ending,)
    return (reader.button("collect", style="success", emoji="nugget"), ending)


def _end(reader: GoldMineReaderView) -> Button:
    return reader.button("end", style="secondary" if str(COLLECT) in reader.legal else "primary")


def _challenge(reader: GoldMineReaderView, kind: str) -> Button:
    """A kind of challenge; greyed with the reason where there is nobody to challenge."""
    player = own(reader)
    tokens = player.gold_tokens if kind == "gold" else player.bat_tokens
    label = reader.say("btn-gold" if kind == "gold" else "btn-bat", tokens=tokens)
    possible = bool(rivals_to_challenge(reader, kind))
    if not possible:
        why = "no_token" if not tokens else "needs_nugget" if not player.gold else "nobody_here"
        label = f"{label} · {reader.reason(Refusal(why))}"
    emoji = "gold_token" if kind == "gold" else "bat"
    return reader.button("rivals", kind, label=label, disabled=not possible, emoji=emoji)


def rivals_to_challenge(reader: GoldMineReaderView, kind: str) -> list[int]:
    """Who can be challenged now, those with most gold first."""
    assert reader.seat is not None
    found = [rival for rival in rivals(reader.view, reader.seat) if f"{kind} {rival}" in reader.legal]
    return sorted(found, key=lambda rival: -reader.view.players[rival].together)


def rivals_panel(reader: GoldMineReaderView, kind: str) -> Panel:
    """Whom to challenge; with one rival at once what is at stake."""
    found = rivals_to_challenge(reader, kind)
    if len(found) == 1:
        return confirm_panel(reader, kind, found[0])
    return panel(
        "\n".join([turn_title(reader), reader.say("challenge-whom"), *(f"- {rival_line(reader, rival)}" for rival in found)]),
        tuple(reader.button("confirm", f"{kind} {rival}", label=reader.plain_names[rival], style="primary") for rival in found),
        (reader.button("play", label=reader.say("btn-not-now")),),
    )


def confirm_panel(reader: GoldMineReaderView, kind: str, rival: int) -> Panel:
    """What is at stake on either side, before the token is paid."""
    key = "confirm-gold" if kind == "gold" else "confirm-bat"
    return panel(
        "\n".join(
            [
                turn_title(reader),
                reader.say("challenge-odds"),
                reader.say(key, who=reader.names[rival]),
                f"- {rival_line(reader, rival)}",
            ]
        ),
        reader.picture("choice", plan=f"{kind} {rival}"),
        (
            reader.button("fight", f"{kind} {rival}", label=reader.say("btn-challenge"), style="danger"),
            reader.button("play", label=reader.say("btn-not-now")),
        ),
    )


def _share(reader: GoldMineReaderView, kind: str, page: int) -> Select | None:
    """Nuggets for the partner, or from the partner."""
    label = "btn-give" if kind == "give" else "btn-take"
    counts = [text.removeprefix(f"{kind} ") for text in reader.legal if text.startswith(f"{kind} ")]
    if not counts:
        return None
    options = [SelectOption(f"{kind} {count}", reader.say(label, count=count)) for count in counts]

    def more(number: int, of: int) -> str:
        return reader.say("page-of", page=number, pages=of)

    placeholder = f"{reader.say('choose-share')} ({reader.say(label, count='…')})"
    return Select(reader.to("share", kind), placeholder, paged_options(options, page, more))
