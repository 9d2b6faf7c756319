"""The browser client: the files of its build, and one page for all its routes."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath

from futago.registry import manifests
from futago.server import preloads, previews, web_manifest
from futago.server.language import language_of
from futago.server.problems import not_found
from futago.server.services import Services
from futago.texts import Text, say

YEAR: Final = "public, max-age=31536000, immutable"
DAY: Final = "public, max-age=86400"
CLIENT_ROUTES: Final = frozenset(
    {"", "new", "t", "learn", "puzzles", "rules", "replays", "account", "games"}
)
"""The first path segments of the client's routes; a game may add some. All others are not found."""
COMPRESSED: Final = (".js", ".css", ".html", ".svg", ".json")
BROTLI: Final = ".br"
"""What the build adds to the name of a file that it has compressed."""


class StaticFile(NamedTuple):
    """A file as it is served: media type, content, and compressed content by encoding, the smallest
    first."""

    kind: str
    plain: bytes
    compressed: dict[str, bytes]


@cache
def static_files() -> dict[str, StaticFile]:
    """All files of the client by their path. Nothing else is served."""
    root = Path(str(resources.files("futago"))) / "static"
    return {
        "/" + file.relative_to(root).as_posix(): _read(file)
        for file in (root.rglob("*") if root.is_dir() else ())
        if file.is_file() and file.suffix != BROTLI
    }


def _read(file: Path) -> StaticFile:
    plain, compressed = file.read_bytes(), dict[str, bytes]()
    smallest = file.with_name(file.name + BROTLI)
    if smallest.exists():
        compressed["br"] = smallest.read_bytes()
    if file.suffix in COMPRESSED:
        compressed["gzip"] = gzip.compress(plain, mtime=0)
    return StaticFile(_kind(file.name), plain, compressed)


def _kind(name: str) -> str:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


@route(["/", "/{rest:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    rest: FromPath[str] = "",
) -> Response[bytes]:
    """A file of the client, or its page, which handles the route."""
    address = f"/{rest.strip('/')}"
    file = static_files().get(address)
    if file is not None and address != "/index.html":
        return _sent(request, file, YEAR if address.startswith("/assets/") else "no-cache")
    if address == web_manifest.PATH:
        written = web_manifest.web_manifest(language_of(request.scope))
        return _sent(request, StaticFile(web_manifest.MEDIA_TYPE, written, {}), "no-cache")
    segment = address.split("/")[1]
    if segment == previews.FOLDER:
        picture = previews.picture_of(address.removesuffix(".png").split("/", 2)[-1])
        if picture is None:
            raise not_found()
        return _sent(request, StaticFile("image/png", picture, {}), DAY)
    known = segment in CLIENT_ROUTES or any(segment in game.pages for game in manifests().values())
    index = static_files().get("/index.html")
    if segment in ("api", "assets") or (index is None and not known):
        raise not_found()
    if index is None:
        message = say(Text("serve-no-client")).encode()
        return Response(message, headers={"Content-Type": "text/plain; charset=utf-8"})
    site = services.settings.public_url or str(request.base_url)
    preview = previews.preview_of(site, address, request.query_params, language_of(request.scope))
    return _sent(request, _with_tags(index.plain, preview), "no-cache", 200 if known else 404)


@lru_cache(maxsize=256)
def _with_tags(index: bytes, preview: previews.Preview) -> StaticFile:
    visit = preloads.Visit(preview.path, preview.game, preview.language)
    listed = static_files().get(preloads.LIST)
    tags = preloads.tags(preloads.read(listed.plain), visit) if listed is not None else ""
    plain = previews.with_tags(index, tags + previews.tags(preview))
    return StaticFile(_kind("index.html"), plain, {"gzip": gzip.compress(plain, mtime=0)})


def _sent(
    request: Request[Any, Any, Any], file: StaticFile, caching: str, status: int = 200
) -> Response[bytes]:
    headers = {"Content-Type": file.kind, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, content in file.compressed.items():
        if re.search(rf"\b{encoding}\b", accepted):
            headers["Content-Encoding"] = encoding
            return Response(content, status_code=status, headers=headers)
    return Response(file.plain, status_code=status, headers=headers)


ROUTES = [page]
