"""The styles of the rivals show in what they do, compared with the strategist at the same table."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator
from functools import cache

from futago.bots import chosen_action, make_bot
from futago.chance import derived_seed
from futago.gorpg import GAME
from futago.gorpg.bots.levels import levels, rivals, styles
from futago.gorpg.bots.simulated import temper_of
from futago.gorpg.kernel.foresight import SEATS, Foresight, play
from futago.gorpg.rules.actions import Hire, Quest, Retreat
from futago.gorpg.rules.board import Board
from futago.gorpg.rules.cards import LEVEL
from futago.match import Match

OPTIONS = GAME.options({"players": 4})
SEATED = GAME.seats(OPTIONS)
TABLES = (("leocadia", "osmund", "tarik", "wren"), ("leocadia", "baldo", "ysolde", "osmund"))
GAMES = 8


def decisions(names: tuple[str, ...], number: int) -> Iterator[tuple[str, Board, object]]:
    """Each decision in a game between rivals, with the one who takes it."""
    places = {seat: names[(n + number) % len(names)] for n, seat in enumerate(SEATED)}
    match = Match(GAME, OPTIONS, {}, derived_seed("styles", *names, number))
    bots = {
        seat: make_bot(f"expert:{who}", GAME, OPTIONS, seat, "") for seat, who in places.items()
    }
    for _ in match.settle():
        pass
    while match.state.movers:
        seat = match.state.movers[0]
        action = chosen_action(bots[seat], match.state, seat)
        assert isinstance(match.state, Board)
        yield places[seat], match.state, action
        match.play(seat, action)
        for _ in match.settle():
            pass


@cache
def habits() -> dict[str, Counter[str]]:
    """What each style does in some games, as sums."""
    found = {style: Counter[str]() for style in styles()}
    for names in TABLES:
        for number in range(GAMES):
            for who, board, action in decisions(names, number):
                note(found[rivals()[who]], board, action)
    return found


def note(seen: Counter[str], board: Board, action: object) -> None:
    seen["retreats"] += isinstance(action, Retreat)
    seen["hires"] += isinstance(action, Hire)
    if not isinstance(action, Quest):
        return
    party = board.setup.party_of[board.movers[0]]
    carried = [sum(LEVEL[item] for item in hero.items) for hero in board.heroes[party]]
    seen["quests"] += 1
    seen["joined"] += bool(board.placed[board.setup.slot_of[action.slot]])
    seen["heroes"] += len(carried)
    seen["items"] += sum(carried) + sum(LEVEL[item] for item in board.store[party])
    seen["carried"] += sum(carried)
    seen["strongest"] += max(carried)


def per(what: str, of: str, style: str) -> float:
    return habits()[style][what] / habits()[style][of]


def test_the_coward_retreats_more_often() -> None:
    assert per("retreats", "quests", "coward") > 2 * per("retreats", "quests", "strategist")


def test_the_vulture_goes_where_somebody_else_is() -> None:
    assert per("joined", "quests", "vulture") > 2 * per("joined", "quests", "strategist")


def test_the_glutton_keeps_many_items_for_few_heroes() -> None:
    assert per("items", "heroes", "glutton") > 1.15 * per("items", "heroes", "strategist")
    assert habits()["glutton"]["hires"] / GAMES < habits()["strategist"]["hires"] / (2 * GAMES)


def test_the_builder_gives_the_items_to_one_hero() -> None:
    assert per("strongest", "carried", "builder") > 0.85
    assert per("strongest", "carried", "builder") > per("strongest", "carried", "strategist") + 0.1


def test_the_gambler_wins_and_loses_more() -> None:
    assert spread("gambler") > 1.2 * spread("strategist")


def spread(style: str) -> float:
    """How far the gold of this style, among strategists, differs from game to game."""
    level = levels()["expert"]
    tempers = [temper_of(OPTIONS, level, styles()["strategist"])] * SEATS
    tempers[0] = temper_of(OPTIONS, level, styles()[style])
    games = (play(OPTIONS, tempers, [Foresight()] * SEATS, number) for number in range(150))
    return statistics.stdev(game.gold[0] for game in games)
