"""Authentication: a guest is identified by a secret, never by a name.

Browsers send it in an HttpOnly cookie, scripts as a bearer token. Only its hash is stored. The
secret of a session stands for all guests of an account.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from futago.accounts.accounts import PREFIX, Accounts
from futago.server.language import header
from futago.server.problems import Refused
from futago.table.journal import JournalFailed
from futago.table.manager import hashed
from futago.texts import Text

COOKIE: Final = "futago"
YEAR: Final = 365 * 24 * 3600
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{20,100}")

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Guest:
    """A person as the server knows them."""

    id: str
    """The hash of the secret."""
    secret: str | None = None
    """The secret itself, only if it has just been created."""
    others: tuple[str, ...] = ()
    """Other guests that this person was, if they have an account."""
    account: str | None = None
    session: str | None = None
    """Through which they are signed in."""

    @property
    def ids(self) -> tuple[str, ...]:
        """All guests that this person is."""
        return (self.id, *self.others)


def cookie_name(secure: bool) -> str:
    """The cookie's name; the `__Host-` prefix binds it to this host and to TLS."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def bearer(scope: Any) -> str | None:
    """The bearer token, if there is one; `Refused` if it is malformed."""
    written = header(scope, b"authorization")
    if written is None:
        return None
    kind, _, token = written.partition(" ")
    if kind.lower() != "bearer" or not _SECRET.fullmatch(token.strip()):
        raise Refused(401, Text("serve-bad-token"))
    return token.strip()


def cookie_secret(scope: Any, secure: bool) -> str | None:
    """The secret in the browser's cookie, if there is one."""
    # Parsed by hand: other programs on this host may set cookies that a strict parser rejects.
    for part in (header(scope, b"cookie") or "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == cookie_name(secure) and _SECRET.fullmatch(value):
            return value
    return None


def secret_of(scope: Any, secure: bool) -> str | None:
    """The secret with a request, if any; a token has precedence over a cookie."""
    return bearer(scope) or cookie_secret(scope, secure)


async def guest_of(scope: Any, secure: bool, accounts: Accounts) -> Guest | None:
    """The guest who sent a request, if known."""
    secret = secret_of(scope, secure)
    if secret is None:
        return None
    if secret.startswith(PREFIX):
        acting = await accounts.acting(secret)
        if acting is None:
            return None
        return Guest(acting.player, None, acting.others, acting.account, acting.session)
    id = hashed(secret)
    try:
        plain = await accounts.is_plain(id)
    except JournalFailed:
        plain = True  # whoever is at a table can look at it while the database is away
    return Guest(id) if plain else None


def seat_cookie(secret: str, secure: bool) -> Cookie:
    """The guest's cookie: no script can read it, no other site can send it."""
    return Cookie(
        key=cookie_name(secure),
        value=secret,
        path="/",
        httponly=True,
        secure=secure,
        samesite="lax",
        max_age=YEAR,
    )
