"""Why a notice did not arrive, in words that name nobody."""

from __future__ import annotations


class Undelivered(Exception):
    """A notice did not arrive. `reason` is short and holds no address.

    `again` says whether a later try may help, `theirs` whether the destination is at fault: when
    our own mail server is down, no player's address is to blame.
    """

    def __init__(self, reason: str, *, again: bool = False, theirs: bool = True) -> None:
        super().__init__(reason)
        self.reason = reason
        self.again = again
        self.theirs = theirs
