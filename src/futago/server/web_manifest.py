"""The web app manifest: what a browser shows when the client is installed as an app."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from futago.registry import manifests
from futago.texts import Text, say

PATH: Final = "/manifest.webmanifest"
MEDIA_TYPE: Final = "application/manifest+json"
PAGE: Final = "#f6f1e7"
"""The colour of the page in the light theme (web/src/styles/tokens.css)."""


@cache
def web_manifest(language: str) -> bytes:
    """The manifest in a language. The icons are files of the client."""
    return msgspec.json.encode({
        "id": "/",
        "name": "Futago",
        "short_name": "Futago",
        "description": say(Text("page-home-more"), language),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAGE,
        "theme_color": PAGE,
        "categories": ["games"],
        "icons": [
            _icon("/icons/icon-192.png", 192, "any"),
            _icon("/icons/icon-512.png", 512, "any"),
            _icon("/icons/maskable-512.png", 512, "maskable"),
        ],
        "shortcuts": [
            {"name": game.title, "url": f"/new/{name}"} for name, game in manifests().items()
        ],
    })  # fmt: skip


def _icon(path: str, size: int, purpose: str) -> dict[str, Any]:
    return {"src": path, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
