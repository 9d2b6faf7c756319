"""Who usually goes where, and who of them carries what: by battles played out from public cards.

A party may send any of its heroes and deal out its items first. Every group of up to three heroes
is tried at a location with the same luck; the one that leaves the party richest is the usual one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from futago.game import ABOVE
from futago.gorpg.bots.equipment import BACK, EVEN, FRONT, assign_items
from futago.gorpg.coach.alternatives import equips
from futago.gorpg.coach.judgement import SCAN, seed_of
from futago.gorpg.kernel.foresight import for_all, foresee
from futago.gorpg.kernel.tempers import tuned_temper
from futago.gorpg.rules.actions import Cards, GorpgAction, Quest
from futago.gorpg.rules.cards import LEVEL, levels
from futago.gorpg.rules.purchases import HERO_PRICE
from futago.gorpg.state import GorpgState

BATTLES: Final = 60
MOST: Final = 3
MOST_GROUPS: Final = 30
STYLES: Final = (EVEN, BACK, FRONT)
WORTHWHILE: Final = 1.0
"""Gold on average below which heroes do not exchange what they carry; what lies unused is dealt out
unless it does harm."""


@dataclass(frozen=True)
class Group:
    """Heroes who go to a location, after their party has dealt out its items."""

    quest: Quest
    equips: tuple[GorpgAction, ...]

    @property
    def moves(self) -> tuple[GorpgAction, ...]:
        return (*self.equips, self.quest)


def usual_group(board: GorpgState, party: int, slot: str, heroes: Cards = ()) -> Group | None:
    """The best of all groups for a location, or the best way to equip the group that is named; None
    if nobody can go there. `NotSimulated` under rules that are not simulated."""
    quests = [Quest(slot, heroes)] if heroes else list(_quests(board, party, slot))
    legal = board.legal_actions(board.movers[0])
    found = [_dealt(board, party, quest, EVEN) for quest in quests if quest in legal]
    if not found:
        return None
    best = max(found, key=lambda group: _worth(board, group))
    as_they_are = Group(best.quest, ())
    others = [_dealt(board, party, best.quest, style) for style in STYLES[1:]]
    best = max([best, *others], key=lambda group: _worth(board, group))
    gain = _worth(board, best) - _worth(board, as_they_are)
    enough = 0 if board.store[party] else WORTHWHILE
    return best if gain >= enough else as_they_are


def _quests(board: GorpgState, party: int, slot: str) -> Iterator[Quest]:
    """All groups, in the order in which the heroes joined, the larger ones first."""
    cards = [hero.card for hero in board.heroes[party]]
    count = 0
    for size in range(min(MOST, len(cards)), 0, -1):
        for group in combinations(cards, size):
            if count == MOST_GROUPS:
                return
            yield Quest(slot, group)
            count += 1


def _dealt(board: GorpgState, party: int, quest: Quest, style: str) -> Group:
    """The group with all items of the party, dealt out in a style."""
    heroes, store = board.heroes[party], board.store[party]
    location = board.locations[board.setup.slot_of[quest.slot]]
    most = board.setup.most_items
    loadout = assign_items(heroes, store, quest.heroes, location, most, style)
    changed = {
        hero.card: loadout[hero.card]
        for hero in heroes
        if sorted(hero.items) != sorted(loadout[hero.card])
    }
    return Group(quest, equips(board, changed))


def _worth(board: GorpgState, group: Group) -> float:
    """The party's gold after the battles of the round, on average, less what it costs to replace
    the heroes that are lost; of equals the group of higher levels, so that nobody strong stays at
    home without need."""
    slot = board.setup.slot_of[group.quest.slot]
    tempers, seed = for_all(tuned_temper(board.options)), seed_of(board, SCAN)
    look = foresee(board, ABOVE, group.moves, tempers, BATTLES, seed, slot, battles_only=True)
    lost = sum(
        HERO_PRICE * LEVEL[card] * float((~look.living[card]).mean()) for card in group.quest.heroes
    )
    return float(look.purse.mean()) - lost + levels(group.quest.heroes) / 1000
