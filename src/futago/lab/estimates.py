"""What a study estimates of a cell: shares of the victory, with their intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from futago.lab.cells import Cell
from futago.lab.folder import GameLine
from futago.lab.intervals import Interval, anytime, fixed


class Asked(NamedTuple):
    """Whose share of the victory: a bot's, on one side or on all in turn."""

    bot: str
    side: str | None


@dataclass(frozen=True)
class Estimate:
    asked: Asked
    games: int
    interval: Interval


@dataclass(frozen=True, slots=True)
class _Share:
    deal: int
    share: float


class Tally:
    """The shares of the victory in the games of a cell so far."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.games = 0
        self.deals = set[int]()
        self._shares = defaultdict[Asked, list[_Share]](list)

    def add(self, game: GameLine) -> None:
        self.games += 1
        self.deals.add(game.deal)
        shares = game.shares
        if shares is None:
            return
        for asked, share in self._asked(game.deal, game.rotation, shares):
            self._shares[asked].append(_Share(game.deal, share))

    def _asked(
        self, deal: int, rotation: int, shares: Mapping[str, float]
    ) -> Iterable[tuple[Asked, float]]:
        cell = self.cell
        sides = cell.sides(cell.options_of(deal))
        seating = cell.seatings(deal)[rotation]
        if cell.bot:
            side = list(sides)[rotation]
            won = _sum(shares, sides[side])
            return [(Asked(cell.bot, None), won), (Asked(cell.bot, side), won)]
        if not cell.rotate:
            return [
                (Asked(_names(seating, seats), side), _sum(shares, seats))
                for side, seats in sides.items()
            ]
        found = [(Asked(bot, seat), shares.get(seat, 0.0)) for seat, bot in seating.items()]
        for bot in dict.fromkeys(seating.values()):
            own = [seat for seat, name in seating.items() if name == bot]
            found.append((Asked(bot, None), _sum(shares, own)))
        return found

    def estimates(self, precision: float | None) -> list[Estimate]:
        """All estimates, with intervals that hold at any time if `precision` decides when to
        stop."""
        found = list[Estimate]()
        for asked in sorted(self._shares, key=lambda each: (each.side or "", each.bot)):
            deals = list(_by_deal(self._shares[asked]).values())
            games = sum(map(len, deals))
            if precision is None:
                interval = fixed(deals)
            else:
                interval = anytime([sum(each) / len(each) for each in deals], precision)
            found.append(Estimate(asked, games, interval))
        return found

    def is_precise(self, precision: float) -> bool:
        """Whether the intervals of all that the cell is played for are narrow enough: of a bot on
        all sides in turn, or of each side of a line-up."""
        found = self.estimates(precision)
        in_turn = [each for each in found if each.asked.side is None]
        return bool(found) and all(each.interval.width <= precision for each in in_turn or found)


def _sum(shares: Mapping[str, float], seats: Iterable[str]) -> float:
    return min(1.0, sum(shares.get(seat, 0.0) for seat in seats))


def _names(seating: Mapping[str, str], seats: Sequence[str]) -> str:
    return "+".join(dict.fromkeys(seating[seat] for seat in seats))


def _by_deal(shares: Sequence[_Share]) -> dict[int, list[float]]:
    found = defaultdict[int, list[float]](list)
    for each in shares:
        found[each.deal].append(each.share)
    return found
