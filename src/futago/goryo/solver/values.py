"""The value of the start of a round for the Samurai, fitted to solved rounds.

    value = s(w · facts) + s'(w · facts) · (sum over the samurai of u · place)

`facts` are features of the public state (tiles, bag, gong, spirits, powers, her walks from the
start), `place` features of the place of one samurai, and `s` is the logistic function. The weights
w and u are in values.json, for each kind of game and round; `futago lab train goryo` fits them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from futago.goryo.rules.board import ILLUSION, SHADOW, SPRINT, TRAIL, GoryoSetup
from futago.goryo.solver.geometry import STEPS, geometry_of
from futago.goryo.solver.hypotheses import SPACES, Floats
from futago.goryo.solver.situation import Situation

FACTS = (
    *("one", "tiles", "two-tiles", "three-tiles", "four-tiles", "wanted-in-bag", "bag"),
    *("one-spirit", "two-spirits", "next-bag", "bags-in-2", "bags-in-3", "bags-in-4", "bags-left"),
    *("sprint", "trail", "shadow", "illusion"),
    *("ways", "targets", "safe", "fresh", "few-safe", "safe-if-two", "crowded"),
    # the Samurai's chance to win now with so many prints and catches
    *("win-1-0", "win-2-0", "win-3-0", "win-4-0", "win-0-1", "win-2-1", "win-3-1", "win-2-2"),
    *("fresh-win-1-0", "fresh-win-2-0", "fresh-win-3-0", "fresh-win-2-1", "win-by-ways"),
)
WINS = ((1, 0), (2, 0), (3, 0), (4, 0), (0, 1), (2, 1), (3, 1), (2, 2))
FRESH_WINS = ((1, 0), (2, 0), (3, 0), (2, 1))
PLACE = ("prints", "near", "close", "middling", "prints-that-win", "near-that-wins")
NEW_TYPE = 0.6  # the relative weight of targets that break a type still intact
TINY = 1e-9
Ints = npt.NDArray[np.int64]


@lru_cache(maxsize=4096)
def chance_to_flip(bag: int, wanted: int, draws: int, flipped: int) -> float:
    """How likely exactly this many of the wanted tokens are drawn."""
    draws = min(draws, bag)
    if flipped > wanted or flipped > draws or draws - flipped > bag - wanted:
        return 0.0
    return comb(wanted, flipped) * comb(bag - wanted, draws - flipped) / comb(bag, draws)


# The chance to draw all wanted tokens, by tokens in the bag, tokens wanted and tokens drawn.
_WON = np.array(
    [[[chance_to_flip(b, w, d, w) for d in range(12)] for w in range(9)] for b in range(9)]
)


@dataclass(frozen=True)
class PublicStates:
    """Public states at the start of a round, one per row; probabilities where uncertain."""

    start: Ints
    intact: Floats  # by type: how likely its tile is still intact
    sealed: Floats  # by type: how likely it is sealed
    tiles: Ints  # intact ones
    bag: Ints
    gong: Ints
    spirits: Ints
    left: Ints
    broken: Floats  # by space


def public_state_of(situation: Situation) -> PublicStates:
    """The public state of a situation, as a single row."""
    kinds, spaces = len(situation.setup.floor.types), len(situation.setup.floor.ids)
    return PublicStates(
        np.array([situation.start]),
        np.array([[float(kind in situation.intact) for kind in range(kinds)]]),
        np.array([[float(kind in situation.sealed) for kind in range(kinds)]]),
        np.array([len(situation.intact)]),
        np.array([kinds - 2 - len(situation.sealed)]),
        np.array([situation.gong]),
        np.array([situation.spirits]),
        np.array([situation.left]),
        np.array([[float(space in situation.broken) for space in range(spaces)]]),
    )


def facts(setup: GoryoSetup, cursed: tuple[int, ...], seen: PublicStates) -> Floats:
    """The features of public states: a row for each, with the columns of `FACTS`."""
    count, kinds = len(setup.floor.ids), np.array(setup.floor.type_of)
    sprint = (seen.left & SPRINT) != 0
    plain = geometry_of(setup, cursed, False)
    longer = geometry_of(setup, cursed, True) if sprint.any() else plain
    ends = np.where(sprint[:, None], longer.ends[seen.start], plain.ends[seen.start])[:, :count]
    crowds = np.where(sprint, longer.crowds[seen.start], plain.crowds[seen.start])
    fresh_space = seen.intact[:, kinds]
    bound = fresh_space / np.maximum(seen.tiles, 1)[:, None]
    legal = (1 - seen.broken) * (1 - seen.sealed[:, kinds]) * (1 - bound)
    reached = (ends > 0) * legal
    safe = (reached * (1 - fresh_space)).sum(axis=1)
    fresh = (reached * fresh_space).sum(axis=1)
    log_safe = np.log1p(safe) - 1.5
    bags_up_to = np.array(setup.bags_up_to)

    def bags(steps: int) -> Floats:
        mallet = np.minimum(setup.gong_length, seen.gong + steps)
        return np.asarray(bags_up_to[mallet] - bags_up_to[seen.gong], dtype=float)

    def has(power: int) -> Floats:
        return np.asarray((seen.left & power) != 0, dtype=float)

    log_ways = np.log1p((ends * legal).sum(axis=1)) - 3
    wins = [_chances(setup, seen, prints, catches, 0) for prints, catches in WINS]
    fresh_wins = [_chances(setup, seen, prints, catches, 1) for prints, catches in FRESH_WINS]
    # She breaks a new type only if she has to.
    must = fresh / np.maximum(fresh + 3 * safe, 1e-9)
    return np.stack(
        [
            np.ones(len(seen.start)),
            seen.tiles - 4.0,
            (seen.tiles == 2).astype(float),
            (seen.tiles == 3).astype(float),
            (seen.tiles == 4).astype(float),
            np.maximum(seen.tiles - 1, 0) / np.maximum(seen.bag, 1),
            seen.bag - 4.0,
            (seen.spirits == 1).astype(float),
            (seen.spirits == 2).astype(float),
            *(bags(1), bags(2), bags(3), bags(4), bags(setup.gong_length) / 3),
            *(has(SPRINT), has(TRAIL), has(SHADOW), has(ILLUSION)),
            log_ways,
            np.log1p(reached.sum(axis=1)) - 2,
            log_safe,
            np.log1p(fresh) - 1.5,
            np.maximum(0.0, 2 - safe),
            log_safe * (seen.tiles == 2),
            crowds - 1,
            *wins,
            *(chance * must for chance in fresh_wins),
            wins[1] * log_ways,
        ],
        axis=1,
    )


def _chances(
    setup: GoryoSetup, seen: PublicStates, prints: int, catches: int, broken: int
) -> Floats:
    """The Samurai's chance with these prints and catches, if she breaks this many new types."""
    bags_up_to = np.array(setup.bags_up_to)
    mallet = np.minimum(setup.gong_length, seen.gong + prints)
    draws = np.minimum(bags_up_to[mallet] - bags_up_to[seen.gong] + catches, seen.bag)
    wanted = seen.tiles - 1 - broken
    known = _WON[np.maximum(seen.bag, 0), np.clip(wanted, 0, 8), np.maximum(draws, 0)]
    return np.where((seen.spirits + catches >= setup.spirits) | (wanted <= 0), 1.0, known)


def target_weights(setup: GoryoSetup, seen: PublicStates) -> Floats:
    """For each state, how likely she aims at each space: not at all if it is illegal or she would
    lose by it, less if its type is still intact."""
    kinds = np.array(setup.floor.type_of)
    fresh = seen.intact[:, kinds]
    bound = fresh / np.maximum(seen.tiles, 1)[:, None]
    new = np.where(seen.tiles <= 2, 0.0, NEW_TYPE)[:, None]
    legal = (1 - seen.broken) * (1 - seen.sealed[:, kinds]) * (1 - bound) * (1 - fresh * (1 - new))
    wide = np.zeros((len(seen.start), SPACES))
    wide[:, : legal.shape[1]] = legal
    return wide


def places(setup: GoryoSetup, cursed: tuple[int, ...], seen: PublicStates) -> Floats:
    """The features of a samurai's place: state x space x `PLACE`."""
    wins = _chances(setup, seen, 3, 0, 0) - _chances(setup, seen, 1, 0, 0)
    catches = _chances(setup, seen, 1, 1, 0) - _chances(setup, seen, 1, 0, 0)
    rows = list[Floats]()
    for k, likes in enumerate(target_weights(setup, seen)):
        geometry = geometry_of(setup, cursed, bool(seen.left[k] & SPRINT))
        start = seen.start[k]
        goals = geometry.ends[start] * likes
        total = max(float(goals.sum()), 1e-9)
        paths = (likes @ geometry.ways[start]) / total
        prints = geometry.prints(paths)
        near = (geometry.apart <= STEPS) @ (goals / total)
        close = (geometry.apart[start] <= 3).astype(float)
        middling = (geometry.apart[start] <= 5).astype(float)
        columns = [prints, near, close, middling, prints * wins[k], near * catches[k]]
        rows.append(np.stack(columns, axis=1))
    return np.array(rows)


@dataclass(frozen=True)
class Weights:
    """The weights of one kind of game and one round."""

    facts: Floats
    place: Floats

    def curve(self, rows: Floats) -> tuple[Floats, Floats]:
        """The value of each row without the samurai's places, and what a unit of place adds."""
        value = 1 / (1 + np.exp(-np.clip(rows @ self.facts, -30, 30)))
        return value, value * (1 - value)

    def line(self, rows: Floats, least: Floats, most: Floats) -> tuple[Floats, Floats]:
        """The same, with the unit limited so that the value stays between 0 and 1 if the sum of all
        places is between `least` and `most`."""
        value, unit = self.curve(rows)
        unit = np.minimum(unit, value / np.maximum(-least, TINY))
        return value, np.minimum(unit, (1 - value) / np.maximum(most, TINY))


def kind_of_game(setup: GoryoSetup) -> str:
    """The kind of game, for which weights are shared; editions make no difference."""
    options = setup.options
    cubes = "split" if options.split_cubes else str(options.actions_per_samurai)
    return f"{cubes} {options.variant or 'plain'}"


def _similar_kinds(setup: GoryoSetup) -> tuple[str, ...]:
    """The kind of a game, and those whose weights serve if it has none, most similar first."""
    kind = kind_of_game(setup)
    return kind, f"3 {kind.partition(' ')[2]}", "3 plain"


@dataclass(frozen=True, eq=False)
class Values:
    """Weights for all kinds of games and rounds. Compared by identity, so that solved rounds can be
    cached by them."""

    weights: dict[str, dict[int, Weights]]

    def of(self, setup: GoryoSetup, round: int) -> Weights:
        """The weights for a round; a kind without its own uses those of the most similar kind."""
        for name in _similar_kinds(setup):
            if round in self.weights.get(name, {}):
                return self.weights[name][round]
        return Weights(np.zeros(len(FACTS)), np.zeros(len(PLACE)))

    def worth(self, situation: Situation) -> float:
        """The Samurai's chance to win from the start of a round."""
        weights = self.of(situation.setup, situation.round)
        seen = public_state_of(situation)
        rows = facts(situation.setup, situation.cursed, seen)
        value, unit = weights.curve(rows)
        place = places(situation.setup, situation.cursed, seen)[0]
        stand = sum(float(place[at] @ weights.place) for at in situation.at)
        return float(np.clip(value[0] + unit[0] * stand, 0.0, 1.0))


def values_from_json(data: Any) -> Values:
    """The values of a file; features that are missing there have weight zero.

    The version of the rules in the file says how it was made and is not compared: no version so far
    changes who wins, which is all that the values depend on."""
    return Values(
        {
            kind: {
                int(round): Weights(
                    np.array([given["facts"].get(name, 0.0) for name in FACTS]),
                    np.array([given["place"].get(name, 0.0) for name in PLACE]),
                )
                for round, given in rounds.items()
            }
            for kind, rounds in data["weights"].items()
        }
    )


@cache
def shipped_values() -> Values:
    """The default values, which are part of the package."""
    return values_from_json(_shipped())


def value_error(setup: GoryoSetup, round: int) -> float:
    """The error of the default values at the start of a round, measured on held-out positions."""
    fitted = _shipped().get("fitted", {})
    for name in _similar_kinds(setup):
        if name in fitted:
            return float(fitted[name]["rounds"][str(round)]["error"])
    return 1.0


@cache
def _shipped() -> Any:
    file = resources.files("futago.goryo.solver").joinpath("values.json")
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"weights": {}}
