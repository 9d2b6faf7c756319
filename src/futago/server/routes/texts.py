"""A game's own texts, for clients that were built without them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from futago.games import GAMES
from futago.registry import manifests
from futago.server.problems import not_found, problem_responses

CACHING: Final = "public, max-age=300"
DEFAULT: Final = "en"


class GameTexts(Struct, frozen=True):
    """The texts of a game in one language, in the syntax of Project Fluent."""

    language: str
    texts: str


@get("/games/{game:str}/texts", responses=problem_responses(404))
async def game_texts(
    game: FromPath[str],
    lang: Annotated[
        str, QueryParameter(pattern="^(en|fr|it)$", description="The language of the texts.")
    ] = DEFAULT,
) -> Response[GameTexts]:
    """The texts of a game; in English where the game has none in the language."""
    if game not in GAMES:
        raise not_found()
    return Response(_texts(game, lang), headers={"Cache-Control": CACHING})


@cache
def _texts(game: str, language: str) -> GameTexts:
    files = _files(game, language)
    if not files:
        language, files = DEFAULT, _files(game, DEFAULT)
    return GameTexts(language, "\n".join(file.read_text(encoding="utf-8") for file in files))


def _files(game: str, language: str) -> list[Path]:
    return sorted((manifests()[game].folder / "locale" / language).glob("*.ftl"))


ROUTES = [game_texts]
