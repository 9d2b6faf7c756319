"""ASGI middleware: host and origin checks, rate limits, and security headers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from futago.server.identity import COOKIE
from futago.server.language import header, language_of
from futago.server.limits import LimitKind, client_in
from futago.server.problems import MEDIA_TYPE, Refused, headers_of, problem_of
from futago.server.services import Services
from futago.texts import Text

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
FILE_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
HEADERS: Final = (
    *FILE_HEADERS,
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
PARTS_OF_PAGES: Final = (b"text/javascript", b"text/css", b"font/")
"""What only pages load. Browsers heed a policy in the headers of documents and workers; with each
of the client's many small files it would be a fifth of the first load."""
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
CHECKS: Final = ("/health", "/metrics")
"""What monitors ask has a budget of its own, so that they are heard whatever else comes from
their address."""
REFUSAL_SECONDS: Final = 0.2
"""Delay of a refusal, so that a client which repeats itself at once costs next to nothing."""


class SecurityMiddleware:
    """Wraps the whole application."""

    def __init__(self, app: App, services: Callable[[], Services]) -> None:
        self.app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        services = self._services()
        refused = self._refusal(scope, services)
        if scope["type"] == "websocket":
            if refused is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4000 + refused.status})
                return
            await self.app(scope, receive, send)
            return
        if refused is not None:
            if refused.status == 429:
                await asyncio.sleep(REFUSAL_SECONDS)
            await _refuse(scope, refused, _with_headers(scope, send, services))
            return
        await self.app(scope, receive, _with_headers(scope, send, services))

    def _refusal(self, scope: Scope, services: Services) -> Refused | None:
        if not _known_host(scope, services):
            return Refused(400, Text("serve-host"))
        if _is_foreign(scope, services.settings.public_url):
            return Refused(403, Text("serve-origin"))
        kind: LimitKind = "checks" if scope.get("path") in CHECKS else "requests"
        if not services.limits.take(kind, client_in(scope)):
            return Refused(429, Text("serve-too-fast"))
        return None


def _known_host(scope: Scope, services: Services) -> bool:
    """Whether the `Host` header is one of ours, which prevents DNS rebinding."""
    hosts = services.network.hosts()
    if hosts is None:
        return True
    written = [value for key, value in scope["headers"] if key == b"host"]
    if len(written) != 1:
        return False
    try:
        name = urlsplit(f"//{written[0].decode('latin-1')}").hostname
    except ValueError:
        return False
    return name is not None and name in hosts


def _is_foreign(scope: Scope, public_url: str | None) -> bool:
    """Whether a request that could change something comes from another site (CSRF).

    Browsers send our cookie with requests of any page, but say where a request comes from in
    headers that no page can forge.
    """
    socket = scope["type"] == "websocket"
    if not socket and scope["method"] in SAFE_METHODS:
        return False
    origin = header(scope, b"origin")
    if origin is not None:
        ours = {header(scope, b"host") or "", _site(public_url or "")} - {""}
        return _site(origin) not in ours
    site = header(scope, b"sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    # Not a browser: a script with a token, which no foreign page has. A request with our cookie but
    # without an origin comes from an old browser at best.
    by_cookie = COOKIE in (header(scope, b"cookie") or "")
    return by_cookie and header(scope, b"authorization") is None


def _site(url: str) -> str:
    """The host and port of a URL; empty for `null` and anything invalid."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


async def _refuse(scope: Scope, refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(problem_of(refused, language_of(scope)))
    headers = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", b"%d" % len(body))]
    for name, value in headers_of(refused.status).items():
        headers.append((name.lower().encode(), value.encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _is_part_of_pages(scope: Scope, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a response is a script, a style or a font of the client's build; workers are not."""
    if not scope.get("path", "").startswith("/assets/"):
        return False
    return any(key == b"content-type" and kind.startswith(PARTS_OF_PAGES) for key, kind in headers)


def _with_headers(scope: Scope, send: Send, services: Services) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            headers += FILE_HEADERS if _is_part_of_pages(scope, headers) else HEADERS
            if services.settings.secure:
                headers.append(STRICT_TRANSPORT)
            if not any(key == b"cache-control" for key, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await send(message)

    return send_with_headers
