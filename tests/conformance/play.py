"""Games to test the contract with: played by bots, with random options, the same in each run."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any, Final

import pytest

from futago.bots import Bot, bots_for, chosen_action, make_bot
from futago.chance import derived_seed
from futago.game import (
    ABOVE,
    CHANCE,
    SPECTATOR,
    Action,
    Actions,
    BadInput,
    Game,
    Json,
    LazyActions,
    State,
    random_action,
)
from futago.match import Match
from futago.record import move_as_json

from ..games import all_games
from .adapters import adapter_for

CARELESS: Final = "careless"
ALL_GAMES: Final = all_games()
every_game: Final = pytest.mark.parametrize("game", list(ALL_GAMES.values()), ids=list(ALL_GAMES))


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game: its options, its moves so far, and the state they led to."""

    game: Game
    options: Any
    seed: str
    moves: tuple[tuple[str, Action], ...]
    before: State
    """The state before the last move."""
    state: State

    @property
    def seats(self) -> tuple[str, ...]:
        """The players' seats and the spectator's."""
        return (*self.game.seats(self.options), SPECTATOR)

    @property
    def options_json(self) -> dict[str, Json]:
        return self.game.options_as_json(self.options)

    @property
    def moves_json(self) -> list[dict[str, Json]]:
        return [move_as_json(seat, action) for seat, action in self.moves]

    def match(self) -> Match:
        """A match that has come to this moment."""
        match = Match(self.game, self.options, named_players(self.game, self.options), self.seed)
        saved = {**match.save(), "moves": self.moves_json}
        return Match.resume(json.loads(json.dumps(saved)))

    def __str__(self) -> str:
        """How to reproduce it, for a failure."""
        options, moves = (
            json.dumps(self.options_json),
            "\n  ".join(f"{s}: {a}" for s, a in self.moves),
        )
        return f"{self.game.name} {options}\n  {moves}"


def named_players(game: Game, options: Any, name: str = "test") -> dict[str, str]:
    return dict.fromkeys(game.seats(options), name)


def players_of(game: Game) -> list[str]:
    """The players of a game here: its bots and the careless player."""
    return [*quick_bots(game), CARELESS]


def quick_bots(game: Game) -> list[str]:
    """The bots that are quick enough for thousands of games; a game's own tests use the others."""
    return [bot for bot in bots_for(game) if bot not in adapter_for(game).slow_bots]


def make_player(name: str, game: Game, options: Any, seat: str, seed: str) -> Bot:
    if name == CARELESS:
        return adapter_for(game).careless(options, seat, seed)
    return make_bot(name, game, options, seat, seed)


def sample_options(game: Game, number: int, rng: random.Random) -> Any:
    """Options for the game with this number: random, with odd ones now and then."""
    adapter = adapter_for(game)
    odd = adapter.odd_options
    if number % 4 == 3 and number // 4 < len(odd):
        return game.options(odd[number // 4])
    return game.options({**game.vary(rng), **adapter.vary(rng)})


def scaled(game: Game, count: int, least: int = 3) -> int:
    """A number of repetitions, reduced where the adapter says that games are long."""
    return max(min(least, count), round(count * adapter_for(game).share))


def random_legal(rng: random.Random, actions: Actions) -> Action:
    """A random legal action."""
    return random_action(actions, rng)


def first_of(actions: Actions, most: int) -> list[Action]:
    """At most so many actions, in order."""
    return list(actions[:most] if isinstance(actions, Sequence) else islice(actions, most))


def decided(bot: Bot, state: State, seat: str, rng: random.Random) -> Action:
    """The bot's choice; a random legal action if it is illegal (another test checks that)."""
    actions = state.legal_actions(seat)
    action = chosen_action(bot, state, seat)
    return action if action in actions else random_legal(rng, actions)


def played(match: Match, names: dict[str, str], seed: str, most: int) -> Iterator[Match]:
    """Play a match to its end; the match after each move."""
    bots = {s: make_player(n, match.game, match.options, s, seed + s) for s, n in names.items()}
    rng = random.Random(seed)
    while match.state.movers:
        for _ in match.settle():
            yield match
        if match.state.movers:
            seat = match.state.movers[0]
            match.play(seat, decided(bots[seat], match.state, seat, rng))
            yield match
        if len(match.moves) > most:
            pytest.fail(f"more than {most} moves: {match.save()}")


def whole_games(game: Game, tag: str, count: int) -> Iterator[list[Moment]]:
    """Whole games as lists of moments, with all players and varied options: that many, or fewer if
    they are long."""
    adapter, rng = adapter_for(game), random.Random(f"{game.name} {tag}")
    kinds = players_of(game)
    for number in range(scaled(game, count)):
        options = sample_options(game, number, rng)
        kind = kinds[number % len(kinds)]
        match = Match(game, options, named_players(game, options), derived_seed(tag, number))
        names, found, before = (
            named_players(game, options, kind),
            list[Moment](),
            match.state.copy(),
        )
        for _ in played(match, names, f"{tag} {number}", adapter.longest):
            state = match.state.copy()
            found.append(Moment(game, options, match.seed, tuple(match.moves), before, state))
            before = state
        yield found


@lru_cache(maxsize=32)
def moments(game: Game, tag: str = "common", games: int = 30, each: int = 6) -> list[Moment]:
    """Moments of many games, including the first and last. Their states must not be changed."""
    rng, found = random.Random(f"{game.name} {tag} moments"), list[Moment]()
    for whole in whole_games(game, tag, games):
        picked = rng.sample(range(len(whole)), min(each, len(whole)))
        found += [whole[number] for number in sorted({*picked, len(whole) - 1})]
    return found


def some_legal(state: State, seat: str, rng: random.Random, most: int = 40) -> list[Action]:
    """The legal actions of a seat, or a sample if there are very many."""
    actions = state.legal_actions(seat)
    if isinstance(actions, Sequence):
        if len(actions) <= 300:
            return list(actions)
        return [actions[0], actions[-1], *(random_legal(rng, actions) for _ in range(most))]
    first = first_of(actions, most + 1)
    return (
        first
        if len(first) <= most
        else [*first, *(random_legal(rng, actions) for _ in range(most))]
    )


def is_lazy(actions: Any) -> bool:
    return isinstance(actions, LazyActions)


def concede(game: Game, state: State, seat: str, reason: str) -> bool:
    """Let a seat concede; False in games where nobody can."""
    if adapter_for(game).can_concede:
        state.concede(seat, reason)
        return True
    with pytest.raises(BadInput):
        state.concede(seat, reason)
    return False


def all_seats(moment: Moment) -> tuple[str, ...]:
    """All seats, including the special ones."""
    return (*moment.seats, ABOVE, CHANCE)
