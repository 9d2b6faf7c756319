"""Who plays together, for the lab."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from futago.gorpg.rules.board import OVERLORD
from futago.gorpg.rules.options import Options, seats_of

PARTIES = "parties"


def sides(options: Options) -> Mapping[str, Sequence[str]]:
    """The parties stand together against the Overlord; otherwise each plays for itself."""
    seats = seats_of(options.players)
    if options.mode == "overlord":
        return {PARTIES: seats, OVERLORD: (OVERLORD,)}
    return {seat: (seat,) for seat in seats}
