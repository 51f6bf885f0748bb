"""The mines and the players in words, for those who listen to them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kopalnie.box import PLUS, PLUS_COINS, STAR, TILES
from engine.kopalnie.view import MineView
from render.alt_text import AltList, Brevity, colour_of, name_of, shortened_alt_text
from render.kopalnie.changes import changes_in_words
from render.kopalnie.mines import prospects
from render.kopalnie.names import card_name, mine_name, tile_name, tile_sign
from render.kopalnie.news import news
from render.kopalnie.parts import points_text, signs, tally
from render.kopalnie.scene import Scene
from render.scene import won_by

SHORT_NAME = 20  # where names are cut to this, treasures are abbreviated, too


def describe_mines(scene: Scene) -> str:
    """The last dig, the turn, every mine with its tiles in the order in which the pick comes to them."""

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        mines = [_mine(scene, mine, _tiles(scene, mine, brevity), brevity) for mine in scene.view.mines]
        return _last(scene, brevity), [_head(scene, brevity), *mines]

    return shortened_alt_text(scene, tell)


def describe_rolls(scene: Scene) -> str:
    """The last roll, the turn, and of every mine which rolls take which tile."""

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        mines = [_mine(scene, mine, _rolls(scene, mine, brevity), brevity) for mine in scene.view.mines]
        return _last(scene, brevity), [_head(scene, brevity), *mines]

    return shortened_alt_text(scene, tell)


def describe_players(scene: Scene) -> str:
    """What changed of the players, then all that they have."""
    seats = range(scene.view.seats)

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        changed = [changes_in_words(scene, seat, name_of(scene, seat, brevity)) for seat in seats]
        return "; ".join(filter(None, changed)), [_player(scene, seat, brevity) for seat in seats]

    return shortened_alt_text(scene, tell)


def _last(scene: Scene, brevity: Brevity) -> str:
    latest = news(scene)
    called = name_of(scene, latest.seat, brevity) if latest.seat is not None else None
    line = news(scene, called).line()
    return scene.words("alt-last", news=line.rstrip(".!")) if line else ""


def _head(scene: Scene, brevity: Brevity) -> str:
    view = scene.view
    return scene.words("alt-mines", count=view.abandoned, end=view.end, turn=_turn(scene, brevity), deck=view.deck)


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


def _mine(scene: Scene, mine: MineView, items: Sequence[str], brevity: Brevity) -> str | AltList:
    say = scene.words
    called = f"{mine.code} {mine_name(say, mine.code)}" if _long(brevity) else mine.code
    return f"{called} {say('mine-abandoned')}" if mine.last_tile is not None else AltList(called, items)


def _tiles(scene: Scene, mine: MineView, brevity: Brevity) -> list[str]:
    """The tiles from the left, the pick among them at its place."""
    words = [scene.words("alt-pick")] if mine.pick is None else []
    for index, tile in enumerate(mine.places):
        if index == mine.pick:
            words.append(scene.words("alt-pick"))
        elif tile:
            words.append(_tile(scene, tile, mine.coins.get(tile, 0), brevity))
    return words


def _rolls(scene: Scene, mine: MineView, brevity: Brevity) -> list[str]:
    """The tiles that a roll can take, that of 1 first, each after its numbers."""
    found = sorted((numbers, mine.places[place]) for place, numbers in prospects(mine).items())
    return [
        f"{', '.join(map(str, numbers))} {_tile(scene, tile, mine.coins.get(tile, 0), brevity)}"
        for numbers, tile in found
        if tile
    ]


def _tile(scene: Scene, tile: str, coin: int, brevity: Brevity) -> str:
    say = scene.words
    name = tile_name(say, tile) if _long(brevity) else say(f"short-tile-{tile_sign(tile)}")
    name += {STAR: "★", PLUS: f"+{PLUS_COINS}"}.get(TILES[tile].mark, "")
    return say("alt-coin", tile=name, coin=coin) if coin else name


def _player(scene: Scene, seat: int, brevity: Brevity) -> str:
    say, player = scene.words, scene.view.players[seat]
    counts, key = tally(player), "tile" if _long(brevity) else "short-tile"
    have = [f"{say(f'{key}-{sign}')} {counts[sign]}" for sign in signs(scene.view.seats) if counts[sign]]
    known = [card_name(say, card) for card in player.kept if card]
    return say(
        "alt-digger",
        name=name_of(scene, seat, brevity),
        colour=colour_of(scene, seat, brevity),
        points=points_text(scene, seat),
        coins=player.coins,
        cards=f"{len(player.kept)}" + (f" ({', '.join(known)})" if known and _long(brevity) else ""),
        tiles=", ".join(have) or say("alt-nothing"),
    )
