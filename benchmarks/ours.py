"""Our games, played through the common interface, so that every registered game is measured."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from operator import methodcaller
from typing import Final

from benchmarks.engine import Engine, Rnd, Subject
from futago.game import CHANCE, Game, Json, State, random_action
from futago.games import GAMES

SAMPLER = random.Random(1)
"""For legal actions that are too many to list and pick a random one themselves."""


MEASURED_OPTIONS: Final = {"gorpg": ("mode", "players")}
"""For games with many options, those that affect the speed."""


def subjects() -> Iterator[Subject]:
    """Each game with its default options, then with each other value of each option."""
    for game in GAMES.values():
        yield _subject(game, {})
        for spec in game.option_specs:
            measured = MEASURED_OPTIONS.get(game.name, (spec.name,))
            for value in spec.values if spec.name in measured else ():
                if value != spec.default:
                    yield _subject(game, {spec.name: value})


def decision_share(name: str, games: int = 50) -> float:
    """The share of moves that are decisions of a seat rather than draws of chance."""
    game, rng = GAMES[name], random.Random(1)
    options, moves, draws = game.options({}), 0, 0
    for _ in range(games):
        state = game.new(options)
        while state.movers:
            seat = state.movers[0]
            draws += seat == CHANCE
            moves += 1
            state.apply(seat, random_action(state.legal_actions(seat), rng))
    return 1 - draws / moves


def _subject(game: Game, given: dict[str, Json]) -> Subject:
    words = ", ".join(f"{option} {str(value).lower()}" for option, value in given.items())
    name, label = (f"{game.name}, {words}", f"  {words}") if given else (game.name, game.name)
    return Subject(name, label, game.name, "Python", lambda: _engine(game, given), ours=True)


def _engine(game: Game, given: dict[str, Json]) -> Engine:
    options = game.options(given)
    return Engine(lambda: game.new(options), play, methodcaller("copy"))


def play(state: State, rnd: Rnd, limit: int) -> int:
    """Random play of any game, the draws of chance included."""
    for moves in range(limit):
        movers = state.movers
        if not movers:
            return moves
        seat = movers[0]
        legal = state.legal_actions(seat)
        if isinstance(legal, Sequence):
            state.apply(seat, legal[int(rnd() * len(legal))])
        else:
            state.apply(seat, legal.sample(SAMPLER))
    return limit
