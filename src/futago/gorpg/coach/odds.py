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
from futago.gorpg.coach.judgement import SCAN, seed_of
from futago.gorpg.coach.limits import check_simulated
from futago.gorpg.coach.words import odds_words, waits_words
from futago.gorpg.kernel.encoding import NotSimulated
from futago.gorpg.kernel.foresight import for_all, foresee
from futago.gorpg.kernel.tempers import tuned_temper
from futago.gorpg.rules.actions import Quest
from futago.gorpg.rules.blows import lowest_hero
from futago.gorpg.rules.board import QUESTS
from futago.gorpg.rules.cards import HEROES
from futago.gorpg.rules.names import cards_text
from futago.gorpg.rules.options import Options
from futago.gorpg.state import GorpgState
from futago.texts import Text

BATTLES: Final = 400
"""Battles at each location: the odds are exact to about five points."""
MOST: Final = 3


def odds(options: Options, seat: str, position: str, group: Sequence[str]) -> Odds:
    """The odds of a group at each location where it may go, as its party is equipped now, and if
    nobody else comes."""
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
            if (place := _at(board, Quest(slot, heroes))) is not None
        ]
    except NotSimulated:
        raise NotCoached(Text("gorpg-coach-too-large")) from None
    if not places:
        raise BadInput(Text("gorpg-coach-no-group"))
    exposed = lowest_hero(board, party, heroes)
    return Odds(seat, list(heroes), TextRef.of(cards_text(HEROES, heroes)), exposed, places)


def strongest(board: GorpgState, party: int) -> tuple[str, ...]:
    """The heroes with the most health, as many as may go, in the order in which they joined."""
    by_life = sorted(board.heroes[party], key=lambda hero: -hero.life)[:MOST]
    return tuple(hero.card for hero in board.heroes[party] if hero in by_life)


def _at(board: GorpgState, quest: Quest) -> PlaceOdds | None:
    """The odds of a quest; None if it is not allowed."""
    if quest not in board.legal_actions(board.movers[0]):
        return None
    slot, tempers = board.setup.slot_of[quest.slot], for_all(tuned_temper(board.options))
    seed = seed_of(board, SCAN)
    look = foresee(board, ABOVE, (quest,), tempers, BATTLES, seed, slot, battles_only=True)
    text = odds_words(board, (quest,), look)
    assert text is not None
    living = [look.living[card] for card in quest.heroes]
    losses = {card: _share(~lives) for card, lives in zip(quest.heroes, living, strict=True)}
    waits = waits_words(board, slot)
    return PlaceOdds(
        quest.slot,
        _share(look.cleared),
        losses,
        _share(~np.logical_and.reduce(living)),
        TextRef.of(text),
        TextRef.of(waits) if waits is not None else None,
    )


def _share(happened: npt.NDArray[np.bool_]) -> float:
    return round(float(happened.mean()), 3)
