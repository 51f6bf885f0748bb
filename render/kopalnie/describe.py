"""The mines in words, for those who listen to them: the real state, in at most a thousand characters."""

from __future__ import annotations

from engine.kopalnie.box import PLUS, PLUS_COINS, STAR, TILES
from engine.kopalnie.view import MineView
from render.alt_text import Brevity, colour_of, name_of, within_limit
from render.kopalnie.names import mine_name, tile_name, tile_sign
from render.kopalnie.news import news
from render.kopalnie.parts import points_text, signs, tally
from render.kopalnie.scene import Scene
from render.scene import won_by

SHORT_NAME = 20  # where names are cut to this, treasures are abbreviated, too


def describe_board(scene: Scene) -> str:
    """The turn, the last dig, every player, every mine with its tiles in the order in which the pick comes to them."""
    return within_limit(lambda brevity: _board(scene, brevity))


def _board(scene: Scene, brevity: Brevity) -> str:
    view, say = scene.view, scene.words
    parts = [say("alt-mines", count=view.abandoned, end=view.end, turn=_turn(scene, brevity), deck=view.deck)]
    latest = news(scene)
    called = colour_of(scene, latest.seat, brevity) if latest.seat is not None else None
    if line := news(scene, called).line():
        parts.append(say("alt-last", news=line.rstrip(".!")))
    parts += [_mine(scene, mine, brevity).rstrip(".") + "." for mine in view.mines]
    parts += [_player(scene, seat, brevity).rstrip(".") + "." for seat in range(view.seats)]
    return " ".join(parts)


def _turn(scene: Scene, brevity: Brevity) -> str:
    view, say = scene.view, scene.words
    if view.turn is not None:
        return say("turn", name=name_of(scene, view.turn, brevity))
    if view.winners is None:
        return say("all-choose")
    verdict = won_by(say, [name_of(scene, seat, brevity) for seat in view.winners])
    return f"{say('game-over')}, {verdict}"


def _long(brevity: Brevity) -> bool:
    """Whether there is room for whole words."""
    return brevity.name > SHORT_NAME


def _mine(scene: Scene, mine: MineView, brevity: Brevity) -> str:
    """The tiles from the left, the pick among them at its place."""
    say = scene.words
    called = f"{mine.code} {mine_name(say, mine.code)}" if _long(brevity) else mine.code
    if mine.last_tile is not None:
        return f"{called} {say('mine-abandoned')}"
    words = [say("alt-pick")] if mine.pick is None else []
    for index, tile in enumerate(mine.places):
        if index == mine.pick:
            words.append(say("alt-pick"))
        elif tile:
            words.append(_tile(scene, tile, mine.coins.get(tile, 0), brevity))
    return f"{called}: {', '.join(words)}"


def _tile(scene: Scene, tile: str, coin: int, brevity: Brevity) -> str:
    say = scene.words
    name = tile_name(say, tile) if _long(brevity) else say(f"short-tile-{tile_sign(tile)}")
    name += {STAR: "★", PLUS: f"+{PLUS_COINS}"}.get(TILES[tile].mark, "")
    return say("alt-coin", tile=name, coin=coin) if coin else name


def _player(scene: Scene, seat: int, brevity: Brevity) -> str:
    say, player = scene.words, scene.view.players[seat]
    counts, key = tally(player), "tile" if _long(brevity) else "short-tile"
    have = [f"{say(f'{key}-{sign}')} {counts[sign]}" for sign in signs(scene.view.seats) if counts[sign]]
    return say(
        "alt-digger",
        name=name_of(scene, seat, brevity),
        colour=colour_of(scene, seat, brevity),
        points=points_text(scene, seat),
        coins=player.coins,
        cards=len(player.kept),
        tiles=", ".join(have) or say("alt-nothing"),
    )
