"""Looking around: shafts, orders, standings, rules, log, statistics. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model import Happening
from bot.panels.draws import order_line
from bot.panels.example import example
from bot.panels.look import Look
from bot.panels.model import MOST_OPTIONS, Address, Button, Option, Panel, Row, Select, panel
from bot.results import Rating, Statistics
from bot.texts import mention, say
from bot.texts.words import (
    card_label,
    category_label,
    happening_lines,
    how_to_play,
    place_label,
    rules_page,
    rules_topics,
)
from engine.contract import Seat

LOG_LINES = 12
LESSON_PICTURES = {1: "board", 2: "shaft"}  # by page, from 0


def onward(look: Look, *without: str) -> Row:
    """The ways on from a panel that only shows something."""
    verbs = [verb for verb in ("play", "my_shaft", "plan", "orders", "standings", "board") if verb not in without]
    if look.seat is None:
        verbs = [verb for verb in verbs if verb not in ("my_shaft", "plan")]
    if not look.on_turn:
        verbs = [verb for verb in verbs if verb != "play"]
    return tuple(look.button(verb, style="primary" if verb == "play" else "secondary") for verb in verbs)


def board_panel(look: Look, note: str = "") -> Panel:
    """The board as it is now, for the reader."""
    return panel(note, look.picture("board"), onward(look, "board"))


def shaft_panel(look: Look, seat: Seat, note: str = "") -> Panel:
    """One player's mine, with a way to the others."""
    view = look.view
    title = look.say(
        "shaft-title", who=look.names[seat], points=view.scores[seat], marks=view.money[seat], miners=view.miners[seat]
    )
    others = tuple(
        look.button("shaft", str(number), label=name) for number, name in enumerate(look.plain_names) if number != seat
    )
    return panel(note, title, look.picture("shaft", seat), others, onward(look, "my_shaft" if seat == look.seat else ""))


def orders_panel(look: Look, note: str = "") -> Panel:
    """The orders on the board with what they cost, and everybody's pending ones."""
    view = look.view
    offered = [place_label(place, look.lang) for place in view.places if place.space.kind == "order" and place.piece]
    if view.phase == "draft":
        offered = [card_label(card, look.lang) for card in view.display]
    blocks = []
    for seat, shaft in enumerate(view.shafts):
        lines = [order_line(look, order) for order in shaft.pending]
        if shaft.in_hand:
            lines.append(look.say("orders-hidden", cards=shaft.in_hand))
        blocks.append("\n".join([f"**{look.names[seat]}**", *(f"- {line}" for line in lines or [look.say("none")])]))
    own = look.picture("hand") if look.seat is not None and look.shaft.pending else None
    board = "\n".join([look.say("orders-offered"), *(f"- {line}" for line in offered)]) if offered else None
    return panel(note, board, own, "\n".join(blocks), onward(look, "orders"))


def standings_panel(look: Look, note: str = "") -> Panel:
    """Points and majorities as far as the reader may know them."""
    scores = look.view.scores
    order = sorted(range(look.view.seats), key=lambda seat: -scores[seat])
    lines = [
        look.say(
            "standings-line",
            place=1 + sum(other > scores[seat] for other in scores),
            who=look.names[seat],
            points=scores[seat],
            marks=look.view.money[seat],
            miners=look.view.miners[seat],
        )
        for seat in order
    ]
    text = "\n".join([look.say("standings-title"), *lines])
    return panel(note, text, look.picture("standings"), (*onward(look, "standings", "board"), look.button("log")))


def rules_panel(at: Address, lang: str, topic: str = "") -> Panel:
    """A page of the rules, and all topics to choose from; it needs no table."""
    topics = rules_topics(lang)
    if topic not in dict(topics):
        topic = topics[0][0]
    options = tuple(Option(key, title) for key, title in topics[:MOST_OPTIONS])
    return panel(
        rules_page(topic, lang),
        Select(_beside(at, "rules"), say(lang, "choose-topic"), options),
        (Button(_beside(at, "how"), say(lang, "btn-how")),),
    )


def how_panel(at: Address, lang: str, page: int = 0) -> Panel:
    """The first lesson, page by page; it needs no table."""
    lessons = how_to_play(lang)
    page = min(page, len(lessons) - 1)
    turns = tuple(
        Button(_beside(at, "how", str(number)), str(number + 1), "primary", disabled=number == page)
        for number in range(len(lessons))
    )
    shown = example(LESSON_PICTURES[page], lang) if page in LESSON_PICTURES else None
    return panel(lessons[page], shown, (*turns, Button(_beside(at, "rules"), say(lang, "btn-rules"))))


def _beside(at: Address, verb: str, argument: str = "") -> Address:
    return Address(at.table, at.seq, verb, argument)


def log_panel(look: Look, happenings: Sequence[Happening], page: int = 0) -> Panel:
    """What happened, the latest page first, with no more in it than the reader may know."""
    lines = happening_lines(happenings, look.names, look.lang, look.seat)
    pages = max(1, -(-len(lines) // LOG_LINES))
    page = min(max(page, 0), pages - 1)
    end = len(lines) - page * LOG_LINES
    shown = lines[max(0, end - LOG_LINES) : end]
    return panel(
        look.say("log-title", page=page + 1, pages=pages),
        "\n".join(shown) or look.say("log-empty"),
        (
            look.button("log", str(page + 1), label=look.say("btn-older"), disabled=page + 1 >= pages),
            look.button("log", str(page - 1) if page else "", label=look.say("btn-newer"), disabled=not page),
        ),
    )


def stats_panel(lang: str, who: int, among_people: Statistics, with_automats: Statistics, ranking: Sequence[Rating]) -> Panel:
    """What a person has done, and who is strongest."""
    lines = [say(lang, "stats-title", who=mention(who))]
    for key, found in (("stats-people", among_people), ("stats-automats", with_automats)):
        if found.games:
            lines += [say(lang, key), *_figures(lang, found)]
    if len(lines) == 1:
        lines.append(say(lang, "stats-none"))
    ranks = [
        say(lang, "stats-rank", place=place, who=mention(rating.person), rating=f"{rating.ordinal:.1f}", games=rating.games)
        for place, rating in enumerate(ranking, 1)
    ]
    return panel("\n".join(lines), "\n".join([say(lang, "stats-ranking"), *ranks]) if ranks else None)


def _figures(lang: str, found: Statistics) -> list[str]:
    lines = [say(lang, "stats-games", games=found.games, wins=found.wins)]
    if found.mean_score is not None and found.best_score is not None:
        lines.append(say(lang, "stats-scores", mean=f"{found.mean_score:.1f}", best=found.best_score))
    transport, majority = found.favourites.get("favourite_transport"), found.favourites.get("best_majority")
    if transport:
        lines.append(say(lang, "stats-transport", transport=say(lang, f"transport-{transport}")))
    if majority:
        lines.append(say(lang, "stats-majority", majority=category_label(majority, lang)))
    return lines
