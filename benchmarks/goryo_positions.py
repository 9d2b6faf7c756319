"""Public positions of Goryō from whole games between bots, for measuring solvers.

    python -m benchmarks.goryo_positions --round 4 --count 200 --seed 1 > POSITIONS.jsonl

Every game that reaches the round gives one position: the start of that round as the Samurai knows
it, one JSON object per line. All bound types that he cannot exclude are equally likely. The same
seed gives the same positions.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count, islice
from typing import Final

import msgspec

from futago.chance import derived_seed
from futago.game import BadInput, Json
from futago.goryo import GAME, GoryoState
from futago.goryo.rules.board import PLAN, POWERS
from futago.goryo.rules.hidden import possible_bound_types
from futago.lab.simulate import make_player
from futago.match import Match

MAX_FAILURES: Final = 1000  # games in a row that end too early, before giving up


@dataclass(frozen=True)
class Source:
    """All that determines a sequence of positions."""

    round: int
    seed: str
    bot: str = "greedy"
    options: Mapping[str, Json] = field(default_factory=dict)


def position(state: GoryoState) -> dict[str, Json]:
    """The public state at the start of a round, and a uniform belief of the bound type."""
    seen = state.view("samurai")
    types = state.setup.floor.types
    bound = [types[kind] for kind in possible_bound_types(state)]
    public = {
        "options": GAME.options_as_json(state.setup.options),
        "round": seen.round,
        "start": seen.start,
        "samurai": seen.samurai,
        "broken": list(seen.broken),
        "first": seen.first,
        "sealed": list(seen.sealed),
        "gong": seen.gong,
        "spirits": seen.spirits,
        **{f"{power}_left": power in seen.left for power in POWERS},
        "cursed": list(seen.cursed),
        "bound": dict.fromkeys(bound, 1 / len(bound)),
    }
    plain: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(public))
    return plain  # as it is read back from the line


def round_start(source: Source, number: int) -> GoryoState | None:
    """The start of the round in the game with this number; None if the game ends before."""
    options = GAME.options(source.options)
    players = dict.fromkeys(GAME.seats(options), source.bot)
    match = Match(GAME, options, players, derived_seed(source.seed, number))
    bots = {
        seat: make_player(name, GAME, options, seat, derived_seed(source.seed, number, seat))
        for seat, name in players.items()
    }
    for state in match.play_out(bots):
        assert isinstance(state, GoryoState)
        if state.phase == PLAN and state.round == source.round:
            return state
    return None


def positions(source: Source) -> Iterator[dict[str, Json]]:
    """Positions without end, unless too many games in a row end too early."""
    failures = 0
    for number in count():
        state = round_start(source, number)
        failures = 0 if state is not None else failures + 1
        if state is not None:
            yield position(state)
        elif failures == MAX_FAILURES:
            return


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.goryo_positions")
    parser.add_argument("--round", type=int, choices=(1, 2, 3, 4), default=4)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--options", nargs="*", default=[], metavar="KEY=VALUE")
    asked = parser.parse_args()
    pairs = dict(entry.partition("=")[::2] for entry in asked.options)
    try:
        options = GAME.typed_options(pairs)
        source = Source(asked.round, asked.seed, asked.bot, options)
        found = 0
        for one in islice(positions(source), asked.count):
            sys.stdout.write(msgspec.json.encode(one).decode() + "\n")
            found += 1
    except BadInput as error:
        sys.exit(str(error))
    if found < asked.count:
        sys.exit(f"only {found} positions: {MAX_FAILURES} games in a row ended before that round")


if __name__ == "__main__":
    main()
