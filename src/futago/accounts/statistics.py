"""How somebody fares: shares won with their intervals, what was luck, and the course over time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final

import msgspec
from msgspec import Struct

from futago.accounts.history import GamePlayed

CONFIDENCE: Final = 0.95
WINDOW: Final = 20
"""The course is the share won in the last so many games."""
MOST_POINTS: Final = 100
ROLE: Final = "role"
OPPONENT: Final = "opponent"


class ShareWon(Struct, frozen=True):
    """The share won of some games, a draw counting half, with its Wilson interval (95 %)."""

    games: int
    won: int
    drawn: int
    share: float
    low: float
    high: float


class GroupOfGames(Struct, frozen=True):
    """The games of a kind: with one role, against one opponent, or with one value of an option."""

    game: str
    by: str
    """`role`, `opponent`, or the name of an option."""
    value: str
    of: ShareWon
    bot: bool = False
    """Whether the opponent is a bot, and the value its level."""


class CourseMoment(Struct, frozen=True):
    """The share won in the latest games up to a moment."""

    at: int
    games: int
    share: float


class LuckShown(Struct, frozen=True):
    """What changed the result of the games that the coach has reviewed, on average, in points: own
    decisions, those of others, luck."""

    game: str
    role: str
    games: int
    unit: str
    """Whether the points are percentage points of the chance to win, or points of the score."""
    causes: dict[str, float]


class Statistics(Struct, frozen=True):
    """How I fare."""

    all: ShareWon
    groups: list[GroupOfGames]
    course: list[CourseMoment]
    luck: list[LuckShown]


class _Balance(Struct, frozen=True):
    causes: dict[str, int]


class _Reviewed(Struct, frozen=True):
    """The parts of a coach's report that are needed here."""

    causes: dict[str, int]
    unit: str = "chance"
    balances: dict[str, _Balance] = {}


def share_of(games: Sequence[GamePlayed]) -> ShareWon:
    count = len(games)
    won = sum(game.result == "won" for game in games)
    drawn = sum(game.result == "drawn" for game in games)
    low, high = wilson(won + drawn / 2, count)
    share = (won + drawn / 2) / count if count else 0.0
    return ShareWon(count, won, drawn, round(share, 4), round(low, 4), round(high, 4))


def wilson(successes: float, count: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval for a share; everything is possible as long as nothing was counted."""
    if not count:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share, scale = successes / count, 1 + z * z / count
    middle = share + z * z / (2 * count)
    spread = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def statistics_of(games: Iterable[GamePlayed], reports: Mapping[str, bytes]) -> Statistics:
    """The statistics of games; `reports` are those of the coach, by table."""
    counted = sorted((game for game in games if game.counted), key=lambda game: game.changed)
    grouped = defaultdict[tuple[str, str, str, bool], list[GamePlayed]](list)
    for game in counted:
        grouped[game.game, ROLE, game.roles[0], False].append(game)
        for name, value in game.kind.items():
            grouped[game.game, name, str(value), False].append(game)
        for bot, name in {(one.bot is not None, one.bot or one.name) for one in game.opponents}:
            grouped[game.game, OPPONENT, name, bot].append(game)
    groups = [
        GroupOfGames(game, by, value, share_of(found), bot)
        for (game, by, value, bot), found in grouped.items()
    ]
    groups.sort(key=lambda group: (group.game, group.by, -group.of.games, group.value))
    return Statistics(share_of(counted), groups, course_of(counted), luck_in(counted, reports))


def course_of(games: Sequence[GamePlayed]) -> list[CourseMoment]:
    """The share won over time; not more moments than a plot can show."""
    moments = list[CourseMoment]()
    for count in range(1, len(games) + 1):
        latest = share_of(games[max(0, count - WINDOW) : count])
        moments.append(CourseMoment(games[count - 1].changed, count, latest.share))
    step = max(1, -(-len(moments) // MOST_POINTS))
    return moments[::-1][::step][::-1]


def luck_in(games: Sequence[GamePlayed], reports: Mapping[str, bytes]) -> list[LuckShown]:
    """What the coach has found, on average, by role."""
    sums = defaultdict[tuple[str, str, str], defaultdict[str, int]](lambda: defaultdict(int))
    counts = defaultdict[tuple[str, str, str], int](int)
    for game in games:
        found = _causes(game, reports.get(game.id))
        if found is None:
            continue
        unit, causes = found
        key = (game.game, game.roles[0], unit)
        counts[key] += 1
        for cause, points in causes.items():
            sums[key][cause] += points
    return [
        LuckShown(
            *key[:2],
            counts[key],
            key[2],
            {cause: round(total / counts[key], 1) for cause, total in sums[key].items()},
        )
        for key in sorted(counts)
    ]


def _causes(game: GamePlayed, report: bytes | None) -> tuple[str, dict[str, int]] | None:
    """What changed my result in a game, if the coach has reviewed it."""
    if report is None:
        return None
    try:
        found = msgspec.json.decode(report, type=_Reviewed)
    except msgspec.MsgspecError:
        return None
    seat = game.seats[0]
    if seat in found.balances:
        return found.unit, found.balances[seat].causes
    # Of two sides, the report tells what changed for the last one.
    sign = 1 if game.place == len(game.opponents) else -1
    return found.unit, {cause: sign * points for cause, points in found.causes.items()}
