"""Follows a policy of the solver move by move, given only the current board.

A policy is a tree of questions, but a question takes several moves, and bots are stateless. So the
policy is replayed from the start of the turn until it reaches the current board.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import lru_cache

from futago.goryo.rules.actions import Done, GoryoAction, Move, Search, Sniff
from futago.goryo.rules.board import NOBODY, SEARCHED, SNIFFED, Board, GoryoSetup
from futago.goryo.rules.palace import Floor
from futago.goryo.solver.kernel import Policy

TurnState = tuple[tuple[int, ...], tuple[int, ...], int, int]
"""Where the samurai stand, the cubes on their boards, who is acting, and what was asked."""


def next_action(board: Board, policy: Policy, start: TurnState) -> GoryoAction | None:
    """The next action of a policy; None if the policy does not lead to this board."""
    setup = board.setup
    here: TurnState = (board.at, board.used, board.acting, board.asked)
    at, used, acting, asked = start
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
    """The first action of a policy that was computed for this board."""
    now: TurnState = (board.at, board.used, board.acting, board.asked)
    for action, _ in _moves_of(board.setup, policy[0], now):
        return action
    return Done()


def _moves_of(
    setup: GoryoSetup, step: Policy, now: TurnState
) -> Iterator[tuple[GoryoAction, TurnState]]:
    """The moves of one step of a policy, each with the state after it."""
    at, used, acting, asked = list(now[0]), list(now[1]), now[2], now[3]
    walks = list[tuple[int, int]]()
    asks = int(step["samurai"]) >= 0
    if asks and step["leave"] >= 0:
        walks.append((acting, int(step["leave"])))
    if asks:
        walks.append((int(step["samurai"]), int(step["to"])))
    else:  # the acting samurai moves first: calling another one ends his turn
        ends = [(samurai, int(step["final"][samurai])) for samurai in range(len(at))]
        walks += sorted(ends, key=lambda end: end[0] != acting)
    for samurai, goal in walks:
        for space in shortest_path(setup.floor, at[samurai], goal):
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


@lru_cache(maxsize=16384)  # all paths of sixteen palaces
def shortest_path(floor: Floor, start: int, goal: int) -> tuple[int, ...]:
    """The spaces of a shortest path without its start; deterministic."""
    paths: dict[int, tuple[int, ...]] = {start: ()}
    todo = deque([start])
    while goal not in paths:
        here = todo.popleft()
        for there in floor.neighbours[here]:
            if there not in paths:
                paths[there] = (*paths[here], there)
                todo.append(there)
    return paths[goal]


def turn_start(board: Board) -> TurnState:
    """The state at the start of the Samurai's turn in this round."""
    return board.began, board.setup.unused, NOBODY, 0
