"""A webhook call: one signed POST of JSON to a checked address.

HTTP is implemented here because only the status line of the response matters, and because the
timeout must cover the whole exchange, however slowly the other side responds.
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
from futago.notices.address_check import (
    Address,
    Resolver,
    Target,
    UnknownHost,
    allowed_addresses,
    check_webhook,
)
from futago.notices.delivery import DeliveryFailed

SIGNATURE: Final = "Futago-Signature"
_MAX_READ: Final = 16 * 1024
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])(?: [^\n]*|\r?)\n")
_RETRY_STATUSES: Final = frozenset((408, 425, 429))
"""Client errors that are worth a retry."""


@dataclass(frozen=True, slots=True)
class WebhookCall:
    """A webhook call; its `repr` hides the content."""

    url: str = field(repr=False)
    payload: Mapping[str, Json] = field(repr=False)
    secret: bytes = field(repr=False)


class _Deadline:
    """The time left for a whole exchange."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def left(self) -> float:
        left = self._end - time.monotonic()
        if left <= 0:
            raise TimeoutError
        return left


def signature(secret: bytes, body: bytes) -> str:
    """The value of the signature header, which the receiver can recompute from the body."""
    return "sha256=" + hmac.new(secret, body, hashlib.sha256).hexdigest()


def post(
    call: WebhookCall,
    *,
    inner: frozenset[str] = frozenset(),
    resolve: Resolver | None = None,
    context: ssl.SSLContext | None = None,
    seconds: float = 10.0,
) -> None:
    """Make a call; `DeliveryFailed` unless a 2xx response came in time.

    The name is resolved once; no redirects, no proxies. Name resolution has the operating system's
    own timeout.
    """
    try:
        target = check_webhook(call.url, inner)
        addresses = allowed_addresses(target.host, target.port, inner, resolve)
    except UnknownHost:
        raise DeliveryFailed("name unknown", retry=True) from None
    except BadInput:
        raise DeliveryFailed("address not allowed") from None
    try:
        status = _exchange(target, addresses, _request(target, call), context, _Deadline(seconds))
    except ssl.SSLCertVerificationError:
        raise DeliveryFailed("certificate not valid") from None
    except TimeoutError:
        raise DeliveryFailed("no answer in time", retry=True) from None
    except OSError:
        raise DeliveryFailed("not reachable", retry=True) from None
    _judge(status)


def _request(target: Target, call: WebhookCall) -> bytes:
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
    """A connection to the first address that answers; each gets a share of the time left."""
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
    """Send the request and read up to the final status line."""
    sock.settimeout(deadline.left())
    sock.sendall(request)
    seen = b""
    while len(seen) < _MAX_READ:
        sock.settimeout(deadline.left())
        piece = sock.recv(4096)
        if not piece:
            break
        seen += piece
        status = _final_status(seen)
        if status is not None:
            return status
    raise DeliveryFailed("answer not understood", retry=True)


def _final_status(seen: bytes) -> int | None:
    """The status after any interim ones (1xx); None if it has not arrived yet."""
    while line := _STATUS.match(seen):
        status = int(line[1])
        if status >= 200:
            return status
        _, _, seen = seen.partition(b"\r\n\r\n")
    if b"\n" in seen:
        raise DeliveryFailed("answer not understood", retry=True)
    return None


def _judge(status: int) -> None:
    if 200 <= status < 300:
        return
    if 300 <= status < 400:
        raise DeliveryFailed("redirect not followed")
    raise DeliveryFailed(f"status {status}", retry=status >= 500 or status in _RETRY_STATUSES)
