"""What is handed out to be brought back once: links in mails, links for devices, challenges."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from futago.table.manager import hashed


class MailTicket(Struct, frozen=True):
    """A link in a mail: to sign in with that address, or to add it to an account."""

    address: str
    account: str | None = None
    guest: str | None = None
    """Who asked for it."""


class DeviceTicket(Struct, frozen=True):
    """A link that signs another device in."""

    account: str


class PasskeyTicket(Struct, frozen=True):
    """A challenge for a new passkey: of an account that exists, or of one with this name."""

    account: str
    name: str | None = None


def mailbox_of(address: str) -> str:
    """The same for all ways to write an address."""
    return address.casefold()


def ticket_owner(address: str) -> str:
    """Under what tickets to an address are found, without naming it."""
    return hashed(f"mailbox {mailbox_of(address)}")


def read_ticket(found: tuple[str, bytes] | None) -> MailTicket | DeviceTicket | None:
    """What the code of a link is for, as it is stored: its kind and data."""
    if found is None or found[0] not in ("mail", "device"):
        return None
    kind: type[MailTicket | DeviceTicket] = MailTicket if found[0] == "mail" else DeviceTicket
    return msgspec.json.decode(found[1], type=kind)
