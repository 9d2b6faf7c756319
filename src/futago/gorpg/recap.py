"""A finished game in figures: the gold of all parties by round, their places, and highlights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from futago.gorpg.rules.board import OVERLORD, Board, Fact
from futago.gorpg.rules.cards import EQUIPMENT, HEROES, LEVEL, LOCATIONS, MONSTERS, levels
from futago.gorpg.rules.names import card_text, cards_text
from futago.gorpg.rules.score import score_of
from futago.gorpg.state import GorpgState
from futago.recap import Highlight, Recap
from futago.texts import Text


class _Feat(NamedTuple):
    """Something that can be outdone; the first of several equal ones counts."""

    size: int
    seat: str
    text: Text


class _Chronicle:
    """What has happened so far."""

    def __init__(self) -> None:
        self.best = dict[str, _Feat]()
        """The greatest feat of each kind."""
        self.slain = Counter[str]()
        self.cleared = Counter[str]()
        self.fallen = 0
        """Heroes who died."""
        self.curves = dict[str, list[int]]()

    def note(self, kind: str, size: int, seat: str, text: Text) -> None:
        if size > 0 and (kind not in self.best or size > self.best[kind].size):
            self.best[kind] = _Feat(size, seat, text)

    def count_gold(self, board: Board, round: int) -> None:
        """At the beginning of the game, and at the end of each round."""
        for party, seat in enumerate(board.setup.seats):
            gold, curve = score_of(board, party).total, self.curves.setdefault(seat, [])
            if curve:
                gain = gold - curve[-1]
                self.note("round", gain, seat, Text("gorpg-recap-round", round=round, gold=gain))
            curve.append(gold)

    def read(self, by: str | None, board: Board) -> None:
        for fact in board.facts:
            self._fact(by or "", board, fact)

    def _fact(self, by: str, board: Board, fact: Fact) -> None:
        match fact:
            case ("hit", hero, monster, damage, left):
                blow = _blow(card_text(HEROES, hero), card_text(MONSTERS, monster), damage)
                self.note("blow", damage, by, blow)
                self.slain[by] += left == 0
            case ("blow", hero, _, target, damage, _):
                blow = _blow(card_text(HEROES, hero), card_text(HEROES, target), damage)
                self.note("blow", damage, by, blow)
            case ("died", card, seat, items):
                lost = card_text(HEROES, card)
                told = Text(
                    "gorpg-recap-loss",
                    hero=lost,
                    count=len(items),
                    items=cards_text(EQUIPMENT, items),
                )
                self.note("loss", LEVEL[card] + levels(items), seat, told)
                self.fallen += 1
            case ("cleared", slot, seat):
                self.cleared[seat] += 1
                location = board.locations[slot]
                if location:
                    told = Text("gorpg-recap-place", location=card_text(LOCATIONS, location))
                    self.note("place", LEVEL[location], seat, told)


def _blow(attacker: Text, target: Text, damage: int) -> Text:
    return Text("gorpg-recap-blow", attacker=attacker, target=target, damage=damage)


def recap(states: Iterable[tuple[str | None, GorpgState]]) -> Recap:
    """Sum up a finished game."""
    told, round = _Chronicle(), 0
    board: GorpgState | None = None
    for by, board in states:
        # A round that has just begun has changed nobody's gold.
        if not told.curves or board.round > round > 0 or board.outcome is not None:
            told.count_gold(board, round)
        round = board.round
        told.read(by, board)
    assert board is not None
    highlights = list(_highlights(told))
    if board.setup.overlord and told.fallen:
        fallen = Text("gorpg-recap-fallen", count=told.fallen)
        highlights.append(Highlight(Text("gorpg-recap-best-fallen"), OVERLORD, fallen))
    return Recap(Text("gorpg-recap-gold"), told.curves, places(board), tuple(highlights))


_FEATS: Final = {
    "blow": "gorpg-recap-best-blow",
    "place": "gorpg-recap-best-place",
    "round": "gorpg-recap-best-round",
    "loss": "gorpg-recap-best-loss",
}


def _highlights(told: _Chronicle) -> Iterator[Highlight]:
    for kind, title in _FEATS.items():
        if kind in told.best:
            feat = told.best[kind]
            yield Highlight(Text(title), feat.seat, feat.text)
    yield from _most(told.slain, "gorpg-recap-best-slain", "gorpg-recap-slain")
    yield from _most(told.cleared, "gorpg-recap-best-cleared", "gorpg-recap-cleared")


def _most(counted: Counter[str], title: str, text: str) -> Iterator[Highlight]:
    """Who did something most often; what two have done equally often is nobody's own."""
    ranked = counted.most_common(2)
    if ranked and ranked[0][1] and (len(ranked) == 1 or ranked[0][1] > ranked[1][1]):
        seat, count = ranked[0]
        yield Highlight(Text(title), seat, Text(text, count=count))


def places(board: Board) -> dict[str, int]:
    """The places of the parties: winners first, then by gold and hero levels; parties that are out
    come last. Nobody is ranked alone."""
    setup = board.setup
    if setup.players < 2:
        return {}
    winners = board.outcome.winners if board.outcome else ()
    worth = dict[str, tuple[bool, bool, int, int]]()
    for party, seat in enumerate(setup.seats):
        score, out = score_of(board, party), bool(board.out >> party & 1)
        worth[seat] = seat in winners, not out, score.total, score.heroes
    return {seat: 1 + sum(other > mine for other in worth.values()) for seat, mine in worth.items()}
