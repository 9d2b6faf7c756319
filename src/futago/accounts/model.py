"""What is stored of accounts."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct


class Account(Struct, frozen=True):
    """An account; `player` is the guest as which its owner takes new seats."""

    id: str
    name: str
    player: str
    created: int


class Session(Struct, frozen=True):
    """A browser, or a script, that is signed in. Of its secret only the hash is known."""

    id: str
    account: str
    device: str
    created: int
    used: int
    renewed: int


class Passkey(Struct, frozen=True):
    """A passkey of an account; `uses` is how often it says that it was used."""

    id: str
    account: str
    public_key: bytes
    uses: int
    name: str
    created: int
    used: int


class Email(Struct, frozen=True):
    """An address that its owner has confirmed."""

    address: str
    created: int


class KeptItem(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a browser keeps for its user, such as a solved puzzle. What it means is known
    to the client alone; `null` stands for what was removed."""

    kind: Annotated[str, Meta(min_length=1, max_length=20, pattern="^[a-z-]+$")]
    name: Annotated[str, Meta(min_length=1, max_length=300)]
    data: Any


class Acting(Struct, frozen=True):
    """Who acts with a secret: the guests of an account, through a session."""

    account: str
    session: str
    player: str
    others: tuple[str, ...]
    """The other guests of the account."""
