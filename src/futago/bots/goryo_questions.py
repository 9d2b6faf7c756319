"""Following a policy of the solver move by move, from nothing but the board as it is now.

A policy asks one question after the other; on the table a question takes several moves, and a bot
remembers none of them. So it looks how far the board has come along each policy.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import lru_cache

from futago.goryo.actions import Done, GoryoAction, Move, Search, Sniff
from futago.goryo.board import NOBODY, SEARCHED, SNIFFED, Board, Setup
from futago.solver.kernel import Policy

Standing = tuple[tuple[int, ...], tuple[int, ...], int, int]
"""Where samurai stand, the cubes on their boards, who acts, and what was asked."""


def next_action(board: Board, policy: Policy, began: Standing) -> GoryoAction | None:
    """What a policy does now; None if the board does not lie on its way."""
    setup = board.setup
    here: Standing = (board.at, board.used, board.acting, board.asked)
    at, used, acting, asked = began
    step = policy[0]
    while True:
        for action, then in _moves_of(setup, step, (at, used, acting, asked)):
            if (at, used, acting, asked) == here:
                return action
            at, used, acting, asked = then
        if step["samurai"] < 0:
            return Done() if (at, used, acting, asked) == here else None
        if not board.asked >> int(step["space"]) & 1:
            return None
        step = policy[step["yes"] if board.yes >> int(step["space"]) & 1 else step["no"]]


def first_action(board: Board, policy: Policy) -> GoryoAction:
    """What a policy that was made for this very board does first."""
    now: Standing = (board.at, board.used, board.acting, board.asked)
    for action, _ in _moves_of(board.setup, policy[0], now):
        return action
    return Done()


def _moves_of(setup: Setup, step: Policy, now: Standing) -> Iterator[tuple[GoryoAction, Standing]]:
    """The moves of one step, each with what is on the board after it."""
    at, used, acting, asked = list(now[0]), list(now[1]), now[2], now[3]
    walks = list[tuple[int, int]]()
    asks = int(step["samurai"]) >= 0
    if asks and step["leave"] >= 0:
        walks.append((acting, int(step["leave"])))
    if asks:
        walks.append((int(step["samurai"]), int(step["to"])))
    else:  # the one who acts goes first: calling another ends his turn
        ends = [(samurai, int(step["final"][samurai])) for samurai in range(len(at))]
        walks += sorted(ends, key=lambda end: end[0] != acting)
    for samurai, goal in walks:
        for space in way(setup, at[samurai], goal):
            at[samurai], used[samurai], acting = space, used[samurai] + 1, samurai
            then = (tuple(at), tuple(used), acting, asked)
            yield Move(setup.colours[samurai], setup.floor.ids[space]), then
    if asks:
        samurai, space = int(step["samurai"]), int(step["space"])
        colour = setup.colours[samurai]
        searching = space == step["to"]
        used[samurai] |= SEARCHED if searching else SNIFFED
        then = (tuple(at), tuple(used), samurai, asked | 1 << space)
        action = Search(colour) if searching else Sniff(colour, setup.floor.ids[space])
        yield action, then


@lru_cache(maxsize=65536)
def way(setup: Setup, start: int, goal: int) -> tuple[int, ...]:
    """The spaces of a shortest walk, always the same one."""
    came: dict[int, tuple[int, ...]] = {start: ()}
    todo = deque([start])
    while goal not in came:
        here = todo.popleft()
        for there in setup.floor.neighbours[here]:
            if there not in came:
                came[there] = (*came[here], there)
                todo.append(there)
    return came[goal]


def beginning(board: Board) -> Standing:
    """How the Samurai's turn of this round began."""
    return board.began, board.setup.unused, NOBODY, 0
