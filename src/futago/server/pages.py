"""The browser client: files that the build made, and one page for every address."""

from __future__ import annotations

import mimetypes
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from litestar import Response, get

from futago.server.problems import not_found
from futago.texts import Text, say

YEAR: Final = "public, max-age=31536000, immutable"
PAGES: Final = [
    "/",
    "/t/{rest:path}",
    "/learn",
    "/learn/{rest:path}",
    "/rules",
    "/rules/{rest:path}",
    "/replays",
    "/replays/{rest:path}",
    "/palaces",
    "/palaces/{rest:path}",
]


@cache
def files() -> dict[str, Path]:
    """All files of the client by their address. Whatever is not among them is not served."""
    root = Path(str(resources.files("futago"))) / "static"
    if not root.is_dir():
        return {}
    return {
        "/" + file.relative_to(root).as_posix(): file for file in root.rglob("*") if file.is_file()
    }


@get(PAGES, include_in_schema=False)
async def page(rest: str = "") -> Response[bytes]:
    """The client; it reads the address itself."""
    index = files().get("/index.html")
    if index is None:
        return Response(
            say(Text("serve-no-client")).encode(), media_type="text/plain"
        )
    return _file(index, "no-cache")


@get(["/assets/{name:path}", "/favicon.svg", "/robots.txt"], include_in_schema=False)
async def asset(name: str = "") -> Response[bytes]:
    """A file of the client; its name changes with what is in it."""
    file = files().get(f"/assets/{name.lstrip('/')}") if name else None
    if file is None:
        raise not_found()
    return _file(file, YEAR)


def _file(file: Path, caching: str) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": caching})


ROUTES = [page, asset]
