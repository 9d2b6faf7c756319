"""The odds of a group of heroes at every location, from what everybody at the table can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from futago.coach import NotCoached
from futago.coach.report import Odds, PlaceOdds, TextRef
from futago.game import ABOVE, BadInput
from futago.gorpg import GAME
from futago.gorpg.coach.alternatives import after
from futago.gorpg.coach.groups import MOST, Group, usual_group
from futago.gorpg.coach.judgement import SCAN, seed_of
from futago.gorpg.coach.limits import check_simulated
from futago.gorpg.coach.words import odds_words, waits_words
from futago.gorpg.kernel.encoding import NotSimulated
from futago.gorpg.kernel.foresight import for_all, foresee
from futago.gorpg.kernel.tempers import tuned_temper
from futago.gorpg.rules.actions import Cards, Quest
from futago.gorpg.rules.blows import lowest_hero
from futago.gorpg.rules.board import QUESTS
from futago.gorpg.rules.cards import HEROES
from futago.gorpg.rules.names import cards_text
from futago.gorpg.rules.options import Options
from futago.gorpg.state import GorpgState
from futago.texts import Text

BATTLES: Final = 400
"""Battles at each location: the odds are exact to about five points."""


def odds(
    options: Options, seat: str, position: str, group: Sequence[str], prepare: bool = False
) -> Odds:
    """The odds of a group at each location where it may go, if nobody else comes: as its party is
    equipped now, or with `prepare` after its items have been dealt out as is usual. Then a group
    that is not named is the best one for each location."""
    check_simulated(options)
    board = GAME.position(position, options)
    party = board.setup.party_of.get(seat)
    if board.phase != QUESTS or party is None or party not in board.queue:
        raise NotCoached(Text("gorpg-coach-no-odds"))
    board.queue, board.movers = (party,), board.setup.movers[party]
    heroes = tuple(group) or strongest(board, party)
    try:
        places = [
            place
            for slot in board.setup.slot_names
            if (
                place := _prepared(board, party, slot, tuple(group))
                if prepare
                else _at(board, Group(Quest(slot, heroes), ()))
            )
            is not None
        ]
    except NotSimulated:
        raise NotCoached(Text("gorpg-coach-too-large")) from None
    if not places:
        raise BadInput(Text("gorpg-coach-no-group"))
    return Odds(seat, list(heroes), TextRef.of(cards_text(HEROES, heroes)), places)


def strongest(board: GorpgState, party: int) -> tuple[str, ...]:
    """The heroes with the most health, as many as may go, in the order in which they joined."""
    by_life = sorted(board.heroes[party], key=lambda hero: -hero.life)[:MOST]
    return tuple(hero.card for hero in board.heroes[party] if hero in by_life)


def _prepared(board: GorpgState, party: int, slot: str, heroes: Cards) -> PlaceOdds | None:
    group = usual_group(board, party, slot, heroes)
    return None if group is None else _at(board, group)


def _at(board: GorpgState, group: Group) -> PlaceOdds | None:
    """The odds of a quest; None if it is not allowed."""
    quest, then = group.quest, after(board, group.equips)
    if then is None or quest not in then.legal_actions(board.movers[0]):
        return None
    slot, tempers = board.setup.slot_of[quest.slot], for_all(tuned_temper(board.options))
    seed, party = seed_of(board, SCAN), board.queue[0]
    look = foresee(board, ABOVE, group.moves, tempers, BATTLES, seed, slot, battles_only=True)
    text = odds_words(board, (quest,), look)
    assert text is not None
    living = [look.living[card] for card in quest.heroes]
    losses = {card: _share(~lives) for card, lives in zip(quest.heroes, living, strict=True)}
    waits = waits_words(board, slot)
    return PlaceOdds(
        quest.slot,
        list(quest.heroes),
        [str(move) for move in group.equips],
        lowest_hero(then, party, quest.heroes),
        _share(look.cleared),
        losses,
        _share(~np.logical_and.reduce(living)),
        TextRef.of(text),
        TextRef.of(waits) if waits is not None else None,
    )


def _share(happened: npt.NDArray[np.bool_]) -> float:
    return round(float(happened.mean()), 3)
