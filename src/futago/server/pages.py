"""The browser client: files that the build made, and one page for every address."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, route
from litestar.params import FromPath

from futago.server.problems import not_found
from futago.texts import Text, say

YEAR: Final = "public, max-age=31536000, immutable"
ROOMS: Final = ("", "new", "t", "learn", "puzzles", "rules", "replays", "palaces")
"""The first words of the client's addresses; everything else is not there."""
PACKED: Final = (".js", ".css", ".html", ".svg", ".json")


class StaticFile(NamedTuple):
    """A file as it is sent: its kind, its bytes, and those packed if that is worth it."""

    kind: str
    plain: bytes
    packed: bytes | None


@cache
def static_files() -> dict[str, StaticFile]:
    """All files of the client by their address. Whatever is not among them is not served."""
    root = Path(str(resources.files("futago"))) / "static"
    return {
        "/" + file.relative_to(root).as_posix(): _read(file)
        for file in (root.rglob("*") if root.is_dir() else ())
        if file.is_file()
    }


def _read(file: Path) -> StaticFile:
    plain = file.read_bytes()
    packed = gzip.compress(plain, mtime=0) if file.suffix in PACKED else None
    return StaticFile(_kind(file.name), plain, packed)


def _kind(name: str) -> str:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


@route(["/", "/{rest:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], rest: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or the client itself, which reads the address."""
    address = f"/{rest.strip('/')}"
    file = static_files().get(address)
    if file is not None and address != "/index.html":
        return _sent(request, file, YEAR if address.startswith("/assets/") else "no-cache")
    room = address.split("/")[1]
    index = static_files().get("/index.html")
    if room in ("api", "assets") or (index is None and room not in ROOMS):
        raise not_found()
    if index is None:
        words = say(Text("serve-no-client")).encode()
        return Response(words, headers={"Content-Type": "text/plain; charset=utf-8"})
    return _sent(request, index, "no-cache", 200 if room in ROOMS else 404)


def _sent(
    request: Request[Any, Any, Any], file: StaticFile, caching: str, status: int = 200
) -> Response[bytes]:
    headers = {"Content-Type": file.kind, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.packed, status_code=status, headers=headers)
    return Response(file.plain, status_code=status, headers=headers)


ROUTES = [page]
