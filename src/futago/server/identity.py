"""Who asks: a person is known by a secret of their own, never by a name.

Browsers carry it in an HttpOnly cookie, scripts as a bearer token. Only its hash is kept.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from futago.server.language import header
from futago.server.problems import Refused
from futago.table.house import hashed
from futago.texts import Text

COOKIE: Final = "futago"
YEAR: Final = 365 * 24 * 3600
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{20,100}")

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Guest:
    """A person as far as the server knows."""

    id: str
    """The hash of the secret."""
    secret: str | None = None
    """The secret itself, only where it has just been made."""


def cookie_name(secure: bool) -> str:
    """Over TLS the name binds the cookie to this host and to TLS."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def bearer(scope: Any) -> str | None:
    """The token of a script; `Refused` if it cannot be one."""
    written = header(scope, b"authorization")
    if written is None:
        return None
    kind, _, token = written.partition(" ")
    if kind.lower() != "bearer" or not _SECRET.fullmatch(token.strip()):
        raise Refused(401, Text("serve-bad-token"))
    return token.strip()


def cookie_secret(scope: Any, secure: bool) -> str | None:
    """The secret in the browser's cookie, if there is one."""
    # Read by hand: other programs on this host may set cookies that a strict reader stumbles over.
    for part in (header(scope, b"cookie") or "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == cookie_name(secure) and _SECRET.fullmatch(value):
            return value
    return None


def guest_of(scope: Any, secure: bool) -> Guest | None:
    """Who asks, if they are known; a token stands above a cookie."""
    secret = bearer(scope) or cookie_secret(scope, secure)
    return Guest(hashed(secret)) if secret is not None else None


def seat_cookie(secret: str, secure: bool) -> Cookie:
    """The cookie that a browser keeps: no script can read it, no other site can send it."""
    return Cookie(
        key=cookie_name(secure),
        value=secret,
        path="/",
        httponly=True,
        secure=secure,
        samesite="lax",
        max_age=YEAR,
    )
