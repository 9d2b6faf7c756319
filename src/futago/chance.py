"""Provably fair chance: nobody can influence the draws, and everybody can verify them afterwards.

A game has a secret 256-bit seed. Its SHA-256, the commitment, is published before the first move;
the seed itself after the last. The n-th draw of a game (counted from 0) is

    number  = SHA-256(seed + b"futago draw " + decimal digits of n), as a big-endian integer
    share   = number modulo the sum of the weights
    outcome = the first, in the order of the legal actions, whose running sum exceeds the share

The modulus maps 2**256 numbers to at most a few hundred shares, so its bias is below 2**-240.
"""

from __future__ import annotations

import re
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from typing import TypeVar

from futago.game import BadInput
from futago.texts import Text

T = TypeVar("T")

_SEED = re.compile(r"[0-9a-f]{64}")


def new_seed() -> str:
    """A new random 256-bit seed, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def derived_seed(*parts: str | int) -> str:
    """A seed derived from other values: one per game of a run, one per bot of a game."""
    return sha256("/".join(map(str, parts)).encode()).hexdigest()


def check_seed(seed: object) -> str:
    """The seed itself; `BadInput` if it is not valid."""
    if not isinstance(seed, str) or not _SEED.fullmatch(seed):
        raise BadInput(Text("bad-seed", seed=str(seed)))
    return seed


def commitment(seed: str) -> str:
    """The SHA-256 of the seed's 32 bytes, published before the first move."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def draw(seed: str, number: int, outcomes: Sequence[T], weights: Sequence[int]) -> T:
    """The outcome of a game's draw with this number."""
    if len(weights) != len(outcomes):
        raise ValueError("There must be as many weights as outcomes.")
    sums = list(accumulate(weights))
    return outcomes[bisect_right(sums, _number(seed, number) % sums[-1])]


def draw_evenly(seed: str, number: int, outcomes: Sequence[T]) -> T:
    """The same where all weights are equal."""
    return outcomes[_number(seed, number) % len(outcomes)]


def _number(seed: str, number: int) -> int:
    digest = sha256(bytes.fromhex(seed) + b"futago draw " + str(number).encode()).digest()
    return int.from_bytes(digest, "big")
