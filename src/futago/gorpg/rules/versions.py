"""The versions of the rules: the rules branch on the traits named here, never on a number."""

from __future__ import annotations

from typing import Final

import msgspec

from futago.versions import versions_in


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A version of the rules and its traits."""

    version: str
    dead_return: bool
    """Whether dead heroes, and items lost with them, come back when their deck runs out."""
    retreat_between_attacks: bool
    """Whether a party may retreat between two of its attacks, not only before and after them."""
    slain_stay_behind: bool
    """Whether, in Overlord mode, all that a party slew stays where monsters remain, however its
    quest ends; otherwise only a wiped-out party leaves all of it."""
    recruit_when_back: bool
    """Whether a resting party decides about its tavern hero when all quests are over; otherwise
    when it goes to rest."""
    newcomer_stays: bool
    """Whether a sixth hero from the tavern makes one of the earlier five leave."""


VERSIONS: Final = versions_in("futago.gorpg.rules", Rules)
"""All versions, oldest first."""
NEWEST: Final = VERSIONS[list(VERSIONS)[-1]]
