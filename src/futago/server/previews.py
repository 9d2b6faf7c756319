"""Link previews: the tags by which messengers show a link as a card with a picture.

They follow from the address alone (`/t/<id>?game=<game>&lang=<language>`): no table is looked up,
so fetching a preview takes no seat and reveals nothing of a private table, not even that it exists.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Final, NamedTuple

from futago.registry import manifests
from futago.texts import LANGUAGES, Text, has_text, say

FOLDER: Final = "previews"
"""The first path segment of the games' pictures."""
FILE: Final = "preview.png"
"""The picture in a game's package; that of the home page is a file of the client."""
WIDTH, HEIGHT = 1200, 630
HEAD_END: Final = b"</head>"


class Preview(NamedTuple):
    """What a link shows: everything about the page that the tags depend on."""

    site: str
    path: str
    game: str | None
    language: str

    @property
    def invites(self) -> bool:
        return self.path.startswith("/t/") and self.game is not None


def preview_of(site: str, path: str, query: Mapping[str, str], language: str) -> Preview:
    """The preview of an address: the game that its path or its query names."""
    parts = path.strip("/").split("/")
    named = parts[1] if parts[0] in ("new", "rules") and len(parts) > 1 else query.get("game", "")
    wanted = query.get("lang", "")
    return Preview(
        site.rstrip("/"),
        path,
        named if named in manifests() else None,
        wanted if wanted in LANGUAGES else language,
    )


@cache
def picture_of(game: str) -> bytes | None:
    """The picture of a game, if it has one."""
    found = manifests().get(game)
    file = found.folder / FILE if found is not None else None
    return file.read_bytes() if file is not None and file.is_file() else None


def tags(preview: Preview) -> str:
    """The tags of a preview."""
    return "".join(
        f'<meta {kind}="{name}" content="{escape(content)}" />'
        for kind, name, content in _tags(preview)
    )


def with_tags(page: bytes, tags: str) -> bytes:
    """The client's page with these tags in its head."""
    return page.replace(HEAD_END, tags.encode() + HEAD_END, 1)


def _tags(preview: Preview) -> list[tuple[str, str, str]]:
    title, description = _words(preview)
    tags = [
        ("name", "description", description),
        ("property", "og:site_name", "Futago"),
        ("property", "og:type", "website"),
        ("property", "og:locale", preview.language),
        ("property", "og:url", preview.site + preview.path),
        ("property", "og:title", title),
        ("property", "og:description", description),
    ]
    image = _image(preview)
    if image is None:
        return tags
    return [
        *tags,
        ("property", "og:image", image),
        ("property", "og:image:width", str(WIDTH)),
        ("property", "og:image:height", str(HEIGHT)),
        ("name", "twitter:card", "summary_large_image"),
    ]


def _words(preview: Preview) -> tuple[str, str]:
    """The title and the description."""
    language = preview.language
    more = say(Text("page-home-more"), language)
    if preview.game is None:
        return "Futago", more
    title = manifests()[preview.game].title
    line = f"page-{preview.game}-line"
    described = say(Text(line), language) if has_text(line, language) else more
    if preview.invites:
        return say(Text("preview-invited", game=title), language), described
    return f"{title} · Futago", described


def _image(preview: Preview) -> str | None:
    if preview.game is None:
        return f"{preview.site}/{FILE}"
    if picture_of(preview.game) is None:
        return None
    return f"{preview.site}/{FOLDER}/{preview.game}.png"
