"""Twin games: two games that look the same to some seats, as moves to play on two servers."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from futago.game import CHANCE, SPECTATOR, Action, Game, Json, State
from tests.conformance.adapters import Swap, adapter_for
from tests.conformance.play import Moment
from tests.conformance.secrecy import Pair, all_swaps, positions, some_seats

AHEAD: Final = 4
"""Decisions that both games continue after the swap."""
LONGEST: Final = 150
"""Moves of the longest game that is played over the network."""
ENOUGH: Final = 40
"""Enough swaps to meet most kinds."""

Move = dict[str, Json]


@dataclass(frozen=True)
class Decision:
    """The moves that a seat sends in the two games, and the situation afterwards."""

    seat: str
    moves: tuple[Action, Action]
    movers: tuple[str, ...]
    """Who is to move next."""
    undo: bool
    """Whether the seat can undo it, in both games."""
    differ: bool
    """Whether the two games have already diverged."""


@dataclass(frozen=True)
class Twins:
    """Two games with the same public part and different hidden parts."""

    game: Game
    options: Any
    kind: str
    blind: tuple[str, ...]
    """The seats that must not see a difference; always including the spectator's."""
    draws: tuple[list[Move], list[Move]]
    decisions: list[Decision]
    state: State
    """The final state of the first game."""

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self.game.seats(self.options))

    @property
    def knowing(self) -> list[str]:
        """The seats that see what is hidden."""
        return [seat for seat in self.seats if seat not in self.blind]

    @property
    def options_json(self) -> dict[str, Json]:
        return self.game.options_as_json(self.options)


def is_settled(state: State) -> bool:
    """Whether a seat has to decide something: there a server waits."""
    return bool(state.movers) and state.movers[0] != CHANCE and not state.automatic


class _Replay:
    """One of the two games, replayed from its moves."""

    def __init__(self, game: Game, options: Any) -> None:
        self.game, self.state = game, game.new(options)
        self.draws = list[Move]()

    def play(self, move: Move) -> tuple[str, Action, bool]:
        """Play a move; its seat, its action, and whether somebody decided it."""
        seat = str(move["by"])
        fields = {name: value for name, value in move.items() if name != "by"}
        action = self.game.action_from_json(fields)
        decided = seat != CHANCE and not self.state.automatic
        if seat == CHANCE:
            self.draws.append(fields)
        self.state.apply(seat, action)
        return seat, action, decided


def play_on(pair: Pair) -> int:
    """Continue both games as long as no blind seat sees a difference; returns how many moves can be
    played on a server, which stops only where somebody has to decide."""
    for _ in zip(pair.real.replay(), pair.other.replay(), strict=True):
        pass
    playable, ahead = 0, 0
    while pair.looks_the_same() and pair.real.state.outcome is None and ahead < AHEAD:
        if is_settled(pair.real.state):
            playable, ahead = len(pair.real.moves), ahead + 1
        if not pair.step():
            break
    return playable


def twins_of(moment: Moment, seat: str, swap: Swap, rng: random.Random) -> Twins | None:
    """The real game and the swapped one, if both can be played on servers."""
    pair = Pair(moment, seat, swap, rng)
    playable = play_on(pair)
    real, other = pair.real.moves[:playable], pair.other.moves[:playable]
    if real == other or not playable:
        return None
    options, adapter = moment.options_json, adapter_for(moment.game)
    blind = tuple(
        viewer
        for viewer in moment.seats
        if adapter.seen(options, real, viewer) == adapter.seen(options, other, viewer)
    )
    if SPECTATOR not in blind:
        return None
    one, two = (_Replay(moment.game, moment.options) for _ in range(2))
    decisions, differ = list[Decision](), False
    for move, instead in zip(real, other, strict=True):
        (seat, action, decided), (_, another, _) = one.play(move), two.play(instead)
        differ = differ or move != instead
        if decided:
            undo = one.state.can_undo(seat) and two.state.can_undo(seat)
            both = action, another
            decisions.append(Decision(seat, both, one.state.movers, undo, differ))
        elif decisions:  # the consequences of a decision belong to it
            last = decisions[-1]
            decisions[-1] = Decision(last.seat, last.moves, one.state.movers, False, differ)
    return Twins(
        moment.game,
        moment.options,
        swap.kind,
        blind,
        (one.draws, two.draws),
        decisions,
        one.state,
    )


@dataclass(frozen=True)
class Candidate:
    """A swap from which twins can be made."""

    moment: Moment
    seat: str
    swap: Swap

    def twins(self) -> Twins | None:
        rng = random.Random(f"{len(self.moment.moves)} {self.swap.kind}")
        return twins_of(self.moment, self.seat, self.swap, rng)


def candidates(game: Game, tag: str) -> Iterator[Candidate]:
    """Endless swaps, preferring kinds that were rare so far."""
    rng, met = random.Random(f"{game.name} {tag}"), Counter[str]()
    for moment in positions(game, tag, rng):
        if len(moment.moves) > LONGEST:
            continue
        for seat in some_seats(moment, rng):
            found = all_swaps(moment, seat, rng)
            for swap in sorted(found, key=lambda swap: met[swap.kind])[:1]:
                met[swap.kind] += 1
                yield Candidate(moment, seat, swap)


def many_twins(game: Game, tag: str, longest: int) -> Iterator[Twins]:
    """Endless twins of all kinds, after at most so many moves."""
    short = (found for found in candidates(game, tag) if len(found.moment.moves) <= longest)
    made = (candidate.twins() for candidate in short)
    return (twins for twins in made if twins is not None)


def twins_by_kind(game: Game, tag: str, wanted: int) -> list[Twins]:
    """That many twins, of as many kinds as possible: short ones, and longer ones as well."""
    pool = sorted(
        islice(candidates(game, tag), max(ENOUGH, 5 * wanted)),
        key=lambda found: len(found.moment.moves),
    )
    by_kind = dict[str, list[Candidate]]()
    for candidate in pool:
        by_kind.setdefault(candidate.swap.kind, []).append(candidate)
    found = list[Twins]()
    while len(found) < wanted and any(by_kind.values()):
        for some in by_kind.values():
            twins = None
            while some and twins is None:
                twins = some.pop(len(found) % len(some)).twins()
            if twins is not None:
                found.append(twins)
    return found[:wanted]
