"""Gold, and the end of the game (rulings 22, 27, 30)."""

from __future__ import annotations

from typing import NamedTuple

from futago.game import Actions, Json, Outcome
from futago.gorpg.rules.actions import Condemn
from futago.gorpg.rules.board import (
    BY_NOBODY,
    BY_OVERLORD,
    CONDEMN,
    OVER,
    Board,
)
from futago.gorpg.rules.cards import LEVEL, levels


class Score(NamedTuple):
    """What a party owns, in gold; and the levels of its living heroes."""

    items: int
    trophies: int
    coins: int
    total: int
    heroes: int


def score_of(board: Board, party: int) -> Score:
    """The gold value of items on heroes and in store, trophies and coins."""
    options = board.setup.options
    carried = sum([hero.full - LEVEL[hero.card] for hero in board.heroes[party]])
    items = (carried + levels(board.store[party])) * options.item_value
    trophies = board.trophies[party]
    worth = levels(trophies) if options.trophy_value == "level" else len(trophies)
    coins = board.coins[party]
    heroes = sum([LEVEL[hero.card] for hero in board.heroes[party]])
    return Score(items, worth, coins, items + worth + coins, heroes)


def end_of_game(board: Board, winners: tuple[str, ...], reason: str) -> None:
    """The game is over."""
    board.outcome = Outcome(winners, reason)
    board.phase = OVER


def enter_over(board: Board) -> bool:
    board.movers = BY_NOBODY
    board.queue = ()
    return True


def enter_final(board: Board) -> bool:
    """Standard mode: most gold, then most hero levels, else a shared victory."""
    seats = board.setup.seats
    parties = [score_of(board, party) for party in range(len(seats))]
    scores = [(score.total, score.heroes) for score in parties]
    best = max(scores)
    winners = tuple([seat for seat, score in zip(seats, scores, strict=True) if score == best])
    end_of_game(board, winners, "gold")
    return False


def enter_victory(board: Board) -> bool:
    """The last monster is dead. A single player has survived; against the Overlord all surviving
    parties win together, or the richest of them."""
    setup = board.setup
    alive = [party for party in range(setup.players) if not board.out >> party & 1]
    if setup.solo:
        end_of_game(board, setup.seats, "survived")
    elif not contest(board):
        end_of_game(board, tuple([setup.seats[party] for party in alive]), "collective")
    else:
        totals = {party: score_of(board, party).total for party in alive}
        best = max(totals.values())
        board.queue = tuple([party for party in alive if totals[party] == best])
        board.phase = CONDEMN
    return False


def contest(board: Board) -> bool:
    """Whether each party plays for itself in the last battle."""
    victory = board.setup.options.victory
    return victory == "individual" or (victory == "open" and board.blow)


def enter_condemn(board: Board) -> bool:
    """In a tie, the Overlord names losers until one party is left."""
    if len(board.queue) == 1:
        end_of_game(board, (board.setup.seats[board.queue[0]],), "individual")
        return False
    board.movers = BY_OVERLORD
    return True


def legal_condemnations(board: Board) -> Actions:
    return tuple([Condemn(board.setup.seats[party]) for party in sorted(board.queue)])


def condemn(board: Board, action: Condemn) -> None:
    named = board.setup.party_of[action.seat]
    board.queue = tuple([party for party in board.queue if party != named])


def result(board: Board) -> dict[str, Json]:
    """The result in the form used by records."""
    assert board.outcome is not None
    seats = board.setup.seats
    return {
        "winners": list(board.outcome.winners),
        "reason": board.outcome.reason,
        "round": board.round,
        "scores": {seat: score_of(board, party)._asdict() for party, seat in enumerate(seats)},
        "health": {
            seat: {hero.card: hero.life for hero in board.heroes[party]}
            for party, seat in enumerate(seats)
        },
    }
