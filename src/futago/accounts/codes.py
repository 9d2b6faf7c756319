"""Recovery codes: written down by hand, typed on any device, each used once."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that look alike."""
GROUPS: Final = 5
GROUP: Final = 5
CODES: Final = 6
"""How many an account gets at once."""


def new_code() -> str:
    """A code of 125 random bits, in groups."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def read_code(written: str) -> str:
    """The code as it was written, however it was typed."""
    letters = "".join(letter for letter in written.upper() if letter.isalnum())
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))
