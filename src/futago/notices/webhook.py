"""A webhook: one signed POST of JSON to an address that was checked, and nothing more.

HTTP is spoken by hand because all that matters of the answer is its first line, and because the
time limit must hold for the whole exchange, however slowly the other side talks.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import socket
import ssl
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from futago import __version__
from futago.game import BadInput, Json
from futago.notices.delivery import Undelivered
from futago.notices.guard import (
    Address,
    Resolver,
    Target,
    UnknownName,
    allowed_addresses,
    check_webhook,
)

SIGNATURE: Final = "Futago-Signature"
_MOST_READ: Final = 16 * 1024
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])(?: [^\n]*|\r?)\n")
_LATER: Final = frozenset((408, 425, 429))
"""Refusals that ask for another try."""


@dataclass(frozen=True, slots=True)
class Call:
    """What is to be posted where; its `repr` tells nothing of it."""

    url: str = field(repr=False)
    payload: Mapping[str, Json] = field(repr=False)
    secret: bytes = field(repr=False)


class _Deadline:
    """The time left of a whole exchange."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def left(self) -> float:
        left = self._end - time.monotonic()
        if left <= 0:
            raise TimeoutError
        return left


def signature(secret: bytes, body: bytes) -> str:
    """What the signature header says: the receiver computes the same from the body's bytes."""
    return "sha256=" + hmac.new(secret, body, hashlib.sha256).hexdigest()


def post(
    call: Call,
    *,
    inner: frozenset[str] = frozenset(),
    resolve: Resolver | None = None,
    context: ssl.SSLContext | None = None,
    seconds: float = 10.0,
) -> None:
    """Deliver a call; `Undelivered` unless it was answered by a 2xx within the time.

    The name is resolved once, no redirect is followed, no proxy is asked. Looking the name up is
    the system's business and has the system's own time limit.
    """
    try:
        target = check_webhook(call.url, inner)
        addresses = allowed_addresses(target.host, target.port, inner, resolve)
    except UnknownName:
        raise Undelivered("name unknown", again=True) from None
    except BadInput:
        raise Undelivered("address not allowed") from None
    try:
        status = _exchange(target, addresses, _request(target, call), context, _Deadline(seconds))
    except ssl.SSLCertVerificationError:
        raise Undelivered("certificate not valid") from None
    except TimeoutError:
        raise Undelivered("no answer in time", again=True) from None
    except OSError:
        raise Undelivered("not reachable", again=True) from None
    _judge(status)


def _request(target: Target, call: Call) -> bytes:
    body = json.dumps(call.payload, ensure_ascii=False, separators=(",", ":")).encode()
    head = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.netloc}",
        f"User-Agent: futago/{__version__}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        f"{SIGNATURE}: {signature(call.secret, body)}",
        "Connection: close",
    )
    return "\r\n".join((*head, "", "")).encode("ascii") + body


def _exchange(
    target: Target,
    addresses: list[Address],
    request: bytes,
    context: ssl.SSLContext | None,
    deadline: _Deadline,
) -> int:
    with _connected(addresses, target.port, deadline) as plain:
        if target.scheme == "http":
            return _asked(plain, request, deadline)
        plain.settimeout(deadline.left())
        secure = context or ssl.create_default_context()
        with secure.wrap_socket(plain, server_hostname=target.host) as sock:
            return _asked(sock, request, deadline)


def _connected(addresses: list[Address], port: int, deadline: _Deadline) -> socket.socket:
    """A connection to the first address that answers; each gets its share of the time left."""
    error = OSError()
    for tried, address in enumerate(addresses):
        try:
            return _connect(address, port, deadline.left() / (len(addresses) - tried))
        except OSError as reason:
            error = reason
    raise error


def _connect(address: Address, port: int, seconds: float) -> socket.socket:
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        sock.settimeout(seconds)
        sock.connect((str(address), port))
    except OSError:
        sock.close()
        raise
    return sock


def _asked(sock: socket.socket, request: bytes, deadline: _Deadline) -> int:
    """Send the request and read no further than the line with the final status."""
    sock.settimeout(deadline.left())
    sock.sendall(request)
    seen = b""
    while len(seen) < _MOST_READ:
        sock.settimeout(deadline.left())
        piece = sock.recv(4096)
        if not piece:
            break
        seen += piece
        status = _final_status(seen)
        if status is not None:
            return status
    raise Undelivered("answer not understood", again=True)


def _final_status(seen: bytes) -> int | None:
    """The status after any interim ones (1xx); None as long as it has not arrived."""
    while line := _STATUS.match(seen):
        status = int(line[1])
        if status >= 200:
            return status
        _, _, seen = seen.partition(b"\r\n\r\n")
    if b"\n" in seen:
        raise Undelivered("answer not understood", again=True)
    return None


def _judge(status: int) -> None:
    if 200 <= status < 300:
        return
    if 300 <= status < 400:
        raise Undelivered("redirect not followed")
    raise Undelivered(f"status {status}", again=status >= 500 or status in _LATER)
