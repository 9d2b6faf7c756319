"""The versions of the rules: the rules branch on the traits named here, never on a number."""

from __future__ import annotations

from typing import Final

import msgspec

from futago.versions import versions_in


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A version of the rules and its traits."""

    version: str
    discovery_by_edition: bool
    sprint_by_cubes: bool


VERSIONS: Final = versions_in("futago.goryo.rules", Rules)
"""All versions, oldest first."""
NEWEST: Final = VERSIONS[list(VERSIONS)[-1]]
