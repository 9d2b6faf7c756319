"""Public positions of Goryō, taken from whole games between bots, for solvers to be measured on.

    python -m benchmarks.goryo_positions --round 4 --count 200 --seed 1 > POSITIONS.jsonl

Every game that gets as far as the round gives one position: the beginning of that round, as the
Samurai knows it, one JSON object a line. He is taken to think all bound types equally likely that
he cannot exclude. The same seed gives the same positions.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count, islice
from typing import Final

import msgspec

from futago.bots import make_bot
from futago.chance import derived_seed
from futago.game import BadInput, Json
from futago.goryo import GAME, GoryoState
from futago.goryo.board import PLAN, POWERS
from futago.goryo.hidden import possible_bound_types
from futago.match import Match

FRUITLESS: Final = 1000  # games in a row that end too early: then there is no point in going on


@dataclass(frozen=True)
class Source:
    """Where positions come from: it names everything that decides them."""

    round: int
    seed: str
    bot: str = "greedy"
    options: Mapping[str, Json] = field(default_factory=dict)


def position(state: GoryoState) -> dict[str, Json]:
    """What lies open at the start of a round, and an even belief about the bound type."""
    seen = state.view("samurai")
    types = state.setup.floor.types
    bound = [types[kind] for kind in possible_bound_types(state)]
    lies_open = {
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
    plain: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(lies_open))
    return plain  # lists and names, as whoever reads the line will have them


def reached(source: Source, number: int) -> GoryoState | None:
    """The beginning of the round in the game with this number, if it gets so far."""
    options = GAME.options(source.options)
    players = dict.fromkeys(GAME.seats(options), source.bot)
    match = Match(GAME, options, players, derived_seed(source.seed, number))
    bots = {
        seat: make_bot(name, GAME, options, seat, derived_seed(source.seed, number, seat))
        for seat, name in players.items()
    }
    while True:
        for _ in match.settle():
            pass
        state = match.state
        assert isinstance(state, GoryoState)
        if not state.movers:
            return None
        if state.phase == PLAN and state.round == source.round:
            return state
        seat = state.movers[0]
        match.play(seat, bots[seat].choose(state.view(seat), state.legal_actions(seat)))


def positions(source: Source) -> Iterator[dict[str, Json]]:
    """Positions without end, or until no game gets so far any more."""
    fruitless = 0
    for number in count():
        state = reached(source, number)
        fruitless = 0 if state is not None else fruitless + 1
        if state is not None:
            yield position(state)
        elif fruitless == FRUITLESS:
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
        sys.exit(f"only {found} positions: {FRUITLESS} games in a row ended before that round")


if __name__ == "__main__":
    main()
