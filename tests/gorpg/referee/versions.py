"""What each version of the rules of Go RPG says otherwise, in one place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

# Every switch and the values it may have, the default first; `first_leader` may also be a seat.
FIRST_SWITCHES: dict[str, list[Any]] = {
    "jokers": [2, 1],
    "muster_order": ["last-first", "leader-first"],
    "first_leader": ["lot"],
    "joint_quests": [2, "any"],
    "battle": ["to-the-end", "one-exchange"],
    "retreat_loss": ["quest", "all"],
    "bounty": [False, True],
    "items_per_hero": [None, 3, 2, 1],
    "item_value": [5, 1, 10],
    "change": ["lost", "kept"],
    "trading": [False, True],
    "final_shop": [True, False],
    "scarce_decks": [False, True],
    "trophy_value": ["level", "card"],
    "regroup": ["fought", "all"],
    "heal_before_last": [False, True],
    "strikes": ["start", "alive"],
    "victory": ["open", "collective", "individual"],
    "last_stand": ["all", "questing"],
    "swarm": ["all", "fought"],
    "monster_targets": ["rule", "best", "player"],
}


@dataclass(frozen=True)
class Rules:
    """The traits in which versions differ; the numbers of rulings are those of 0.2.0."""

    switches: Mapping[str, list[Any]]
    """All that a record's options hold besides mode and players."""

    settled: Mapping[str, Any]
    """What this version has no switch for, as the switch of a later one would say it."""

    dead_return: bool
    """Dead heroes, and items lost with the dead, may come back to their decks (13, 21)."""

    retreat_between_attacks: bool
    """Not only before the first and after the last attack of a go (12)."""

    slain_stay: bool
    """Against the Overlord all that a party slew stays where monsters are left (25)."""

    recruit_after_quests: bool
    """The tavern hero is asked for then, and takes the place of an earlier one (9)."""


RULES = {
    "0.1.0": Rules(
        switches=FIRST_SWITCHES,
        settled={"strikers": "once"},
        dead_return=True,
        retreat_between_attacks=False,
        slain_stay=False,
        recruit_after_quests=False,
    ),
    "0.2.0": Rules(
        switches={**FIRST_SWITCHES, "retreat_loss": ["all", "quest"], "strikers": ["any", "once"]},
        settled={},
        dead_return=False,
        retreat_between_attacks=True,
        slain_stay=True,
        recruit_after_quests=True,
    ),
}
