"""Plans and their prospects: what the simulator finds by playing games to their end."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from ctypes import c_double, c_int32
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from futago.gorpg.kernel import library
from futago.gorpg.kernel.chances import NETS, TRAITS, networks
from futago.gorpg.kernel.encoding import (
    NAME,
    Kind,
    NotSimulated,
    decode_move,
    encode,
    encode_move,
    encode_options,
)
from futago.gorpg.kernel.tempers import Temper
from futago.gorpg.rules.actions import Cards, GorpgAction
from futago.gorpg.rules.board import OVERLORD, Board
from futago.gorpg.rules.options import Options

SEATS: Final = 8
PARTIES: Final = 7
MOST_PLANS: Final = 48
FIGURES: Final = ("gold", "lead", "won", "worth")
"""What a game played to its end tells of a seat: its gold, its lead over the best other party, its
share of the victory, and the mixture of these by which plans are compared."""
GOLD, LEAD, WON, WORTH = range(len(FIGURES))
_PLAN_SIZE: Final = 1 << 10
TRACES: Final = 3

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Foresight:
    """How far a seat looks ahead: how many plans it compares, how often it plays on after each, how
    much the valuation misses in a plan (a standard deviation, as a chance to win), and how many
    rounds are played before the networks judge the rest (0, or without networks: games are played
    to their end)."""

    plans: int = 1
    rollouts: int = 0
    trust: float = 0.02
    rounds: int = 0


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat may do: deal out its items (None: leave them), then these moves."""

    value: float
    """By the valuation; comparable among the plans of one decision."""
    loadout: dict[str, Cards] | None
    moves: tuple[GorpgAction, ...]


@dataclass(frozen=True)
class Prospect:
    """A plan and what became of it: one row of `FIGURES` per game."""

    plan: Plan
    figures: Floats


@dataclass(frozen=True)
class Outlook:
    """What becomes of a decision, game by game: the `FIGURES` of each seat at the end; and after
    the battles of the round whether the location is cleared, whether each hero of the party lives,
    and the party's gold."""

    figures: dict[str, Floats]
    cleared: npt.NDArray[np.bool_]
    living: dict[str, npt.NDArray[np.bool_]]
    purse: Floats


def seat_number(board: Board, seat: str) -> int:
    """The number of a seat in the simulator; `library.CHANCE` for one that sees everything."""
    if seat == OVERLORD:
        return library.OVERLORD
    return board.setup.party_of.get(seat, library.CHANCE)


def option_numbers(options: Options) -> Any:
    """The options as the simulator reads them."""
    numbers = encode_options(options)
    return (c_int32 * len(numbers))(*numbers)


def tempers_array(tempers: Sequence[Temper]) -> Any:
    """The tempers of all seats, the Overlord's last."""
    numbers = [number for temper in tempers for number in temper.numbers()]
    return (c_double * len(numbers))(*numbers)


def _ahead(foresights: Sequence[Foresight]) -> Any:
    numbers = [number for f in foresights for number in (f.plans, f.rollouts, f.trust, f.rounds)]
    return (c_double * len(numbers))(*numbers)


def for_all(temper: Temper) -> list[Temper]:
    """Everybody has this temper."""
    return [temper] * SEATS


def best_plans(board: Board, temper: Temper, seed: int, most: int = 1) -> list[Plan]:
    """The best plans of the seat to move by its valuation, best first."""
    state, out, values = encode(board), (c_int32 * (_PLAN_SIZE * most))(), (c_double * most)()
    found = library.call(
        "gorpg_plans", *state.buffer_info(), tempers_array([temper]), seed, most, out, values
    )
    if found < 0:
        raise NotSimulated("The simulator has no plan here.")
    return list(_plans(board, out, values[:found]))


def decide(board: Board, temper: Temper, foresight: Foresight, seed: int) -> Plan:
    """What the seat to move decides; if it looks ahead, it expects its own temper of everybody."""
    state, out = encode(board), (c_int32 * _PLAN_SIZE)()
    own, ahead, nets = tempers_array([temper]), _ahead([foresight]), networks(board.setup.options)
    if not library.call("gorpg_decide", *state.buffer_info(), own, ahead, nets, seed, out):
        raise NotSimulated("The simulator has no plan here.")
    return next(_plans(board, out, [0.0]))


def compare(
    board: Board, temper: Temper, others: Sequence[Temper], most: int, rollouts: int, seed: int
) -> list[Prospect]:
    """The best plans of the seat to move, each played to the end with the same luck."""
    state, out, values = encode(board), (c_int32 * (_PLAN_SIZE * most))(), (c_double * most)()
    results = np.zeros((most, rollouts, len(FIGURES)))
    own, all_seats = tempers_array([temper]), tempers_array(others)
    found = library.call(
        *("gorpg_compare", *state.buffer_info(), own, all_seats, most, rollouts, seed, out, values),
        results.ctypes.data_as(library.DOUBLES),
    )
    if found < 0:
        raise NotSimulated("The simulator has no plan here.")
    flat = results.reshape(-1)[: found * rollouts * len(FIGURES)]
    figures = flat.reshape(found, rollouts, len(FIGURES))
    plans = _plans(board, out, values[:found])
    return [Prospect(plan, rows) for plan, rows in zip(plans, figures, strict=True)]


def evaluate(
    board: Board, seat: str, others: Sequence[Temper], rollouts: int, seed: int
) -> dict[str, Floats]:
    """What becomes of a position as this seat imagines it (`ABOVE`: as it is, but for the order of
    the decks): for each seat one row of `FIGURES` per game."""
    state, results = encode(board), np.zeros((rollouts, SEATS, len(FIGURES)))
    done = library.call(
        *("gorpg_evaluate", *state.buffer_info(), seat_number(board, seat)),
        *(tempers_array(others), rollouts, seed, results.ctypes.data_as(library.DOUBLES)),
    )
    if not done:
        raise NotSimulated("The position is too large for the simulator.")
    found = {name: results[:, party] for party, name in enumerate(board.setup.seats)}
    if board.setup.overlord:
        found[OVERLORD] = results[:, library.OVERLORD]
    return found


def foresee(
    board: Board,
    view: str,
    moves: Sequence[GorpgAction],
    others: Sequence[Temper],
    rollouts: int,
    seed: int,
    slot: int = -1,
    *,
    battles_only: bool = False,
) -> Outlook:
    """What becomes of a legal decision of the seat to move, as the seat `view` imagines the
    position. Two decisions with the same seed share their luck. `slot` is the one whose battle is
    traced; with `battles_only` games end with the battles of the round, and have no figures."""
    mover = seat_number(board, board.movers[0])
    party = mover if mover < library.OVERLORD else 0
    written = [encode_move(board, move) for move in moves]
    numbers = array("i", [number for move in written for number in (len(move), *move)])
    state, results = encode(board), np.zeros((rollouts, SEATS * len(FIGURES) + TRACES))
    done = library.call(
        *("gorpg_foresee", *state.buffer_info(), seat_number(board, view)),
        *(*numbers.buffer_info(), party, slot, tempers_array(others), battles_only),
        *(rollouts, seed, results.ctypes.data_as(library.DOUBLES)),
    )
    if not done:
        raise NotSimulated("The simulator cannot play this decision.")
    figures = results[:, :-TRACES].reshape(rollouts, SEATS, len(FIGURES))
    seats = dict(enumerate(board.setup.seats))
    if board.setup.overlord:
        seats[library.OVERLORD] = OVERLORD
    living = results[:, -2].astype(np.int64)
    heroes = [hero.card for hero in board.heroes[party]]
    return Outlook(
        {seat: figures[:, number] for number, seat in seats.items()},
        results[:, -3] > 0,
        {hero: (living >> n & 1) > 0 for n, hero in enumerate(heroes)},
        results[:, -1],
    )


def promise(board: Board, nets: npt.NDArray[np.float32]) -> tuple[Floats, npt.NDArray[np.float32]]:
    """What networks make of a position between two rounds: the chance of each seat of the
    simulator, and the traits of each party."""
    state, chances = encode(board), np.zeros(SEATS)
    traits = np.zeros((PARTIES, TRAITS), np.float32)
    out = chances.ctypes.data_as(library.DOUBLES), traits.ctypes.data
    if not library.call("gorpg_promise", *state.buffer_info(), nets.ctypes.data, *out):
        raise NotSimulated("The networks judge positions between two rounds only.")
    return chances, traits[: board.setup.options.players]


@dataclass(frozen=True)
class PlayedGame:
    """A whole game inside the simulator: who won (numbers of seats, `library.OVERLORD` for the
    Overlord), the last round, the gold of each party, and the `WORTH` of the end for each seat."""

    winners: tuple[int, ...]
    round: int
    gold: tuple[int, ...]
    worth: tuple[float, ...]

    def share(self, seat: int) -> float:
        """A seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play(
    options: Options, tempers: Sequence[Temper], foresights: Sequence[Foresight], seed: int
) -> PlayedGame:
    """Play a whole game inside the simulator, for tuning and for many matches."""
    return _play(options, tempers, foresights, seed, None)


def play_noting(
    options: Options, tempers: Sequence[Temper], foresights: Sequence[Foresight], seed: int
) -> tuple[PlayedGame, npt.NDArray[np.float32]]:
    """The same, and the traits of each party at the beginning of each round from the second on;
    zeros for rounds that were not played."""
    traits = np.zeros((NETS, PARTIES, TRAITS), np.float32)
    game = _play(options, tempers, foresights, seed, traits.ctypes.data)
    return game, traits[:, : options.players]


def _play(
    options: Options,
    tempers: Sequence[Temper],
    foresights: Sequence[Foresight],
    seed: int,
    traits: int | None,
) -> PlayedGame:
    results = (c_double * (3 + PARTIES + SEATS))()
    seated, ahead, nets = tempers_array(tempers), _ahead(foresights), networks(options)
    numbers = option_numbers(options)
    if not library.call("gorpg_play", numbers, seated, ahead, nets, seed, results, traits):
        raise NotSimulated("The game grew too large for the simulator.")
    winners = int(results[0])
    return PlayedGame(
        tuple(seat for seat in range(SEATS) if winners >> seat & 1),
        int(results[2]),
        tuple(int(gold) for gold in results[3 : 3 + options.players]),
        tuple(results[3 + PARTIES :]),
    )


def _plans(board: Board, numbers: Any, values: Iterable[float]) -> Iterator[Plan]:
    """The plans in a buffer: see simulator/api.c."""
    at = 0

    def read(count: int) -> list[int]:
        nonlocal at
        at += count
        return list(numbers[at - count : at])

    def plan(value: float) -> Plan:
        dealt, items = read(2)
        pairs = read(2 * items)
        (length,) = read(1)
        moves = tuple(decode_move(board, move) for move in _split(read(length)))
        loadout = _loadout(board, pairs) if dealt else None
        return Plan(value, loadout, moves)

    return iter([plan(value) for value in values])


def _split(moves: list[int]) -> Iterator[list[int]]:
    """A laying is one move per slot: kind, slot, list of monsters."""
    if moves[0] != Kind.LAY_DOWN:
        yield moves
        return
    at = 0
    while at < len(moves):
        length = 3 + moves[at + 2]
        yield moves[at : at + length]
        at += length


def _loadout(board: Board, pairs: list[int]) -> dict[str, Cards]:
    heroes = board.heroes[board.setup.party_of[board.movers[0]]]
    carried: dict[str, list[str]] = {hero.card: [] for hero in heroes}
    for item, holder in zip(pairs[::2], pairs[1::2], strict=True):
        if holder >= 0:
            carried[heroes[holder].card].append(NAME[item])
    return {hero: tuple(sorted(items)) for hero, items in carried.items()}
