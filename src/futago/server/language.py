"""Language negotiation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from futago.texts import LANGUAGES


def header(scope: Mapping[str, Any], name: bytes) -> str | None:
    """A header of an ASGI scope."""
    for key, value in scope.get("headers", ()):
        if key == name:
            return str(value.decode("latin-1"))
    return None


def language_of(scope: Mapping[str, Any]) -> str:
    """The best supported language by `Accept-Language`; English if none matches."""
    best, best_weight = "en", 0.0
    for part in (header(scope, b"accept-language") or "").split(","):
        tag, _, rest = part.partition(";")
        code = tag.strip()[:2].lower()
        try:
            weight = float(rest.partition("q=")[2]) if "q=" in rest else 1.0
        except ValueError:
            continue
        if code in LANGUAGES and weight > best_weight:
            best, best_weight = code, weight
    return best
