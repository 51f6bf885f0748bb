"""Why a turn of Gold Mine is good: ways, odds and what it does to the others, in figures.

Rolls are the exact figures of the way-finder, odds those of the dice. How telling a reason is beside others (its weight) is a
rule of thumb. Only what the view shows is told; nothing that was drawn or rolled in a made-up position.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import log
from random import Random
from typing import Any

from engine.contract import Event
from engine.goldmine.actions import DIG, PASSAGE, ROLL, Action, Challenge, Put
from engine.goldmine.box import CHALLENGE_ODDS, DIE, PASSAGE_ODDS, TILES
from engine.goldmine.cells import HOME, Place, cell_text, parse_cell, parse_place, place_text
from engine.goldmine.determinization import determinize
from engine.goldmine.mine import Mine
from engine.goldmine.players.prospects import FAR, beside_open_end, doubt_of
from engine.goldmine.players.reason_text import describe
from engine.goldmine.players.search_model import GoldMineSearchModel
from engine.goldmine.state import State
from engine.goldmine.view import View
from engine.goldmine.wayfinder import nearest, reach, rolls_home, rolls_to
from engine.players.advice import Reason
from engine.players.search import Turn

SURE = 0.002  # no search is surer than this of the winner
TELLING = 0.2  # rolls: a way that changes by less is not worth a word
TOKEN = -0.4  # what a token weighs
CHALLENGE_PERCENT = round(100 * CHALLENGE_ODDS[0] / CHALLENGE_ODDS[1])
PASSAGE_PERCENT = round(100 * PASSAGE_ODDS[0] / PASSAGE_ODDS[1])


class GoldMineAdviser(GoldMineSearchModel):
    """The baron, who also says why."""

    def moves(self, state: State, seat: int, legal: Sequence[Action]) -> list[tuple[Action, ...]]:
        """All of them: whoever asks wants to compare."""
        return [(action,) for action in legal if action in (DIG, ROLL, PASSAGE)]

    def idea(self, turn: Turn) -> Hashable:
        """Cells are ideas, however the tile is turned; so are goals, and with or without a challenge."""
        first = turn[0]
        if isinstance(first, Put):
            return first.tile, first.cell
        return first, next((action for action in turn if isinstance(action, Challenge)), None)

    def lead(self, view: View, chance: float) -> float:
        """The lead in turns that this chance stands for: the inverse of ``chances``, for two players exactly."""
        sure = min(1 - SURE, max(SURE, chance))
        return doubt_of(determinize(view, Random(0))) * log(sure / (1 - sure))

    def reasons(self, view: View, before: State, after: State, events: Sequence[Event]) -> list[Reason]:
        return list(_Turn(view, before, after, events).reasons())

    def describe(self, reason: Reason) -> str:
        return describe(reason)


class _Turn:
    """One turn of the viewer, as far as no die and no draw has decided anything in it."""

    def __init__(self, view: View, before: State, after: State, events: Sequence[Event]) -> None:
        assert view.seat is not None
        self.view, self.seat, self.before, self.after = view, view.seat, before, after
        self.own = view.players[view.seat]
        self.rich = self.own.together >= view.target
        self.events: dict[str, Mapping[str, Any]] = {event.kind: event.data for event in events}

    def reasons(self) -> Iterator[Reason]:
        phase = self.view.phase
        if phase == "build":
            yield from self._builds()
        elif self.after.phase == "roll":
            yield from self._rolls()
        elif "digs" in self.events:
            yield from self._digs()
        elif self.after.phase == "passage_dice":
            yield from self._passages()
        elif phase == "put":
            yield from self._lays()
        elif phase == "drop":
            yield from self._drops()
        elif phase == "chase":
            yield from self._chases()
        else:
            yield from self._moves()
            yield from self._acts()

    # --- ways ---

    def _rolls_to_aim(self, mine: Mine, place: Place) -> float | None:
        """To gold, or home when there is enough."""
        if self.rich:
            return rolls_home(mine, self.view.mud).get(place)
        return rolls_to(mine, [cell << 4 for cell in self.view.nuggets], self.view.mud).get(place)

    def _way(self, code: str, old: float | None, new: float | None, **figures: Any) -> Iterator[Reason]:
        """A way that has become shorter or longer; None is no way at all."""
        gain = (FAR if old is None else old) - (FAR if new is None else new)
        if abs(gain) >= TELLING and new is not None:
            figures |= {"rolls": round(new, 2), "before": None if old is None else round(old, 2)}
            yield Reason(f"{code}_shorter" if gain > 0 else f"{code}_longer", figures, max(-3.0, min(3.0, gain)))

    # --- building ---

    def _builds(self) -> Iterator[Reason]:
        data = self.events["laid"]
        cell = parse_cell(data["cell"])
        assert cell is not None
        mine = self.after.mine
        places = mine.places(cell)
        home = min((rolls_home(mine, self.view.mud).get(place, FAR) for place in places), default=FAR)
        if home == FAR:
            yield Reason("not_joined", {}, -0.5 if data["gold"] else 0.1)
        elif data["gold"]:
            yield Reason("gold_near_entrance", {"rolls": round(home, 2)}, 2.0 / (1 + home))
        yield Reason("open_ends", {"ends": mine.end_count}, 0.1 * mine.end_count)

    # --- the movement stage ---

    def _rolls(self) -> Iterator[Reason]:
        view, here = self.view, self.own.miner
        assert here is not None
        goals = reach(view.mine, here, DIE[-1], view.mud)
        aims = [HOME] if self.rich else [cell << 4 for cell in view.nuggets]
        near = min((goals[aim] for aim in aims if aim in goals), default=None)
        if near is not None:
            percent = round(100 * (DIE[-1] + 1 - near) / DIE[-1])
            yield Reason("roll_wins" if self.rich else "roll_gold", {"steps": near, "percent": percent}, 3 * percent / 100)
            return
        rolls = self._rolls_to_aim(view.mine, here)
        if rolls is not None:
            yield Reason("way_home" if self.rich else "way_gold", {"rolls": round(rolls, 2)}, 3 / (1 + rolls))

    def _digs(self) -> Iterator[Reason]:
        view, here = self.view, self.own.miner
        assert here is not None
        chambers = sum(TILES[tile].chamber for tile in view.unseen)
        percent = round(100 * chambers / len(view.unseen))
        figures = {"percent": percent, "chambers": chambers, "tiles": len(view.unseen)}
        yield Reason("dig_gold", figures, 3 * percent / 100)
        if beside_open_end(view.mine, here):
            yield Reason("dig_beside", {}, percent / 100)
        else:
            yield Reason("dig_apart", {}, -0.5)
        found = nearest(view.mine, here, view.nuggets, view.mud)
        if found.steps == 1:
            yield Reason("dig_and_step", {}, 2.0)
        elif found.rolls is None:
            yield Reason("no_gold_lies", {}, 0.8)
        elif found.rolls > 1 / max(0.01, chambers / len(view.unseen)):
            yield Reason("gold_is_far", {"rolls": round(found.rolls, 2)}, 0.6)

    def _passages(self) -> Iterator[Reason]:
        view, here = self.view, self.own.miner
        assert here is not None
        yield Reason("passage_odds", {"percent": PASSAGE_PERCENT}, 0.5)
        ways = [(self._rolls_to_aim(view.mine, place), place) for place in view.mine.passages if place != here]
        known = [(rolls, place) for rolls, place in ways if rolls is not None]
        if known:
            rolls, place = min(known)
            code = "passage_home" if self.rich else "passage_gold"
            yield Reason(code, {"place": place_text(place), "rolls": round(rolls, 2)}, 2 / (1 + rolls))

    def _moves(self) -> Iterator[Reason]:
        view = self.view
        went = self.events.get("went")
        if went is None:
            return
        here, place = self.own.miner, parse_place(went["to"])
        assert here is not None
        assert place is not None
        if self.after.phase == "over":
            yield Reason("wins", {}, 10.0)
            return
        if view.mud and place in view.mine.muddy:
            yield Reason("into_mud", {}, -0.3)
        if place >> 4 not in view.nuggets:
            old, new = (self._rolls_to_aim(view.mine, at) for at in (here, place))
            yield from self._way("home" if self.rich else "gold", old, new)
        elif not self.rich:
            old, new = (rolls_home(view.mine, view.mud).get(at) for at in (here, place))
            yield from self._way("home", old, new)
        if place in view.mine.passages and len(view.mine.passages) > 1:
            yield Reason("at_passage", {}, 0.2)
        for rival, player in enumerate(view.players):
            if rival not in (self.seat, self.own.partner) and player.miner == place and player.gold and player.gold_tokens:
                yield Reason("meets_rival", {"seat": rival}, -0.5)

    # --- laying ---

    def _lays(self) -> Iterator[Reason]:
        view, data = self.view, self.events["laid"]
        cell = parse_cell(data["cell"])
        here = self.own.miner
        assert cell is not None
        assert here is not None
        mine = self.after.mine
        if data["gold"]:
            if cell << 4 in mine.near[here]:
                yield Reason("gold_at_hand", {"cell": data["cell"]}, 3.0)
            else:
                rolls = rolls_to(mine, [cell << 4], view.mud)
                yield from self._new_gold(rolls)
        for seat, player in enumerate(view.players):
            assert player.miner is not None
            old, new = (rolls_home(at, view.mud).get(player.miner) for at in (view.mine, mine))
            if seat == self.seat:
                yield from self._way("home", old, new)
            elif seat != self.own.partner:
                for reason in self._way("rival_home", old, new, seat=seat):
                    yield Reason(reason.code, reason.figures, -abs(reason.weight))
        aims = [gold << 4 for gold in view.nuggets]
        old, new = (rolls_to(at, aims, view.mud).get(here) for at in (view.mine, mine))
        yield from self._way("gold", old, new)
        if view.mine.end_count != mine.end_count:
            yield Reason("open_ends", {"ends": mine.end_count}, 0.05 * (mine.end_count - view.mine.end_count))

    def _new_gold(self, rolls: Mapping[Place, float]) -> Iterator[Reason]:
        """A chamber that cannot be emptied at once: who has it first."""
        rivals = [
            (rolls.get(player.miner, FAR), seat)
            for seat, player in enumerate(self.view.players)
            if seat not in (self.seat, self.own.partner) and player.miner is not None
        ]
        assert self.own.miner is not None
        own = rolls.get(self.own.miner, FAR)
        soonest, rival = min(rivals)
        if own == soonest == FAR:
            yield Reason("gold_walled_off", {}, 0.3)
        elif own <= soonest:
            yield Reason("gold_nearer_to_you", {"rolls": round(own, 2)}, 1.0)
        else:
            yield Reason("gold_nearer_to_rival", {"seat": rival, "rolls": round(soonest, 2)}, -1.0)

    # --- the action stage and challenges ---

    def _acts(self) -> Iterator[Reason]:
        view = self.view
        collected = self.events.get("collected")
        if collected:
            have, target = collected["together"], collected["target"]
            yield Reason("enough" if have >= target else "collects", {"have": have, "target": target}, 4.0)
        challenged = self.events.get("challenged")
        if challenged:
            yield from self._challenges(challenged["kind"], challenged["against"], challenged["tokens"])
        for kind in ("gave", "took"):
            if kind in self.events:
                yield Reason(kind, {"nuggets": self.events[kind]["count"], "seat": self.events[kind]["partner"]}, 0.5)
        if not challenged and view.quiet_limit - view.quiet <= view.seats and not collected:
            best = max(player.together for player in view.players)
            yield Reason(
                "quiet_ahead" if self.own.together == best else "quiet_behind", {"left": view.quiet_limit - view.quiet}, 0.5
            )

    def _challenges(self, kind: str, rival: int, tokens: int) -> Iterator[Reason]:
        view, player = self.view, self.view.players[rival]
        yield Reason("challenge_odds", {"percent": CHALLENGE_PERCENT}, 0.6)
        yield Reason("spends_token", {"kind": kind, "left": tokens}, TOKEN)
        if kind == "bat":
            assert player.miner is not None
            home = rolls_home(view.mine, view.mud).get(player.miner)
            lacking = max(0, view.target - player.together)
            if home is not None:
                yield Reason(
                    "rival_near_home", {"seat": rival, "lacking": lacking, "rolls": round(home, 2)}, 3 / (1 + lacking + home)
                )
            return
        if player.gold:
            yield Reason("robs", {"seat": rival, "gold": player.gold}, 0.5 + player.gold / view.target)
        yield Reason("free_move", {}, 0.5)
        yield Reason("may_lose_nugget", {}, -0.6)

    def _drops(self) -> Iterator[Reason]:
        view, challenge = self.view, self.view.challenge
        dropped = self.events.get("dropped")
        assert challenge is not None
        if dropped is None:
            yield Reason("leaves_it", {}, 0.1)
            return
        cell = parse_cell(dropped["cell"])
        assert cell is not None
        yield Reason("takes_nugget", {"seat": dropped["loser"], "cell": cell_text(cell)}, 1.0)
        yield from self._new_gold(rolls_to(view.mine, [cell << 4], view.mud))
        if challenge.by == self.seat and self.own.miner is not None:
            steps = reach(view.mine, self.own.miner, DIE[-1], view.mud).get(cell << 4)
            if steps is not None:
                percent = round(100 * (DIE[-1] + 1 - steps) / DIE[-1])
                yield Reason("bonus_reaches", {"steps": steps, "percent": percent}, 2 * percent / 100)

    def _chases(self) -> Iterator[Reason]:
        view, chased = self.view, self.events["chased"]
        loser = chased["loser"]
        old, new = (rolls_home(view.mine, view.mud).get(parse_place(chased[end]) or HOME) for end in ("from", "to"))
        for reason in self._way("chased_home", old, new, seat=loser):
            yield Reason(reason.code, reason.figures, -reason.weight)
        if new is None:
            yield Reason("chased_into_pocket", {"seat": loser}, 3.0)
        gold = rolls_to(view.mine, [cell << 4 for cell in view.nuggets], view.mud)
        old, new = (gold.get(parse_place(chased[end]) or HOME) for end in ("from", "to"))
        if new is None and old is not None:
            yield Reason("chased_from_gold", {"seat": loser}, 1.0)
        for reason in self._way("chased_gold", old, new, seat=loser):
            yield Reason(reason.code, reason.figures, -reason.weight / 2)
