"""The rules of a game to read, as they are in force under given options."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct, field

from futago.games import GAMES, game_named
from futago.rulebook import rulebook_of
from futago.server.problems import not_found, problem_responses
from futago.server.routes.tables import Language
from futago.table.messages import LocalizedText, localized


class RulesRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game, as typed or in full, and the version of its rules."""

    options: Annotated[dict[str, Any], Meta(max_length=100)] = field(default_factory=dict)
    version: Annotated[str, Meta(max_length=20)] | None = None


class SectionShown(Struct, frozen=True):
    """A section of the rules."""

    name: str
    title: LocalizedText
    paragraphs: list[LocalizedText]
    explains: list[str]
    """The ids of the rules shown during play that it explains."""


class Chooser(Struct, frozen=True):
    """An option that a reader may change, and its value."""

    option: str
    values: list[str | int]
    value: str | int | None


class RulesShown(Struct, frozen=True):
    """The rules in force."""

    version: str
    choosers: list[Chooser]
    sections: list[SectionShown]


@post("/games/{game:str}/rules", status_code=200, responses=problem_responses(404))
async def rules(
    game: FromPath[str], data: JSONBody[RulesRequest], lang: Language = None
) -> RulesShown:
    """The rules of a game under these options."""
    return _rules(game, data, lang)


@get("/games/{game:str}/rules", responses=problem_responses(404))
async def rules_at(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    version: Annotated[str | None, QueryParameter(max_length=20)] = None,
    lang: Language = None,
) -> Response[RulesShown]:
    """The same under the options in the query, as they are typed: what a browser can keep."""
    options = {k: v for k, v in request.query_params.items() if k not in ("version", "lang")}
    return Response(
        _rules(game, RulesRequest(options, version), lang), headers={"Cache-Control": "no-cache"}
    )


def _rules(game: str, data: RulesRequest, lang: str | None) -> RulesShown:
    if game not in GAMES:
        raise not_found()
    chosen = game_named(game, data.version)
    book = rulebook_of(chosen)
    if book is None:
        raise not_found()
    options = chosen.options(data.options)
    written = chosen.options_as_json(options)
    values = {spec.name: list(spec.values) for spec in chosen.option_specs}
    return RulesShown(
        chosen.version,
        [Chooser(name, values[name], written[name]) for name in book.choosers],
        [
            SectionShown(
                page.name,
                localized(page.title, lang),
                [localized(paragraph, lang) for paragraph in page.paragraphs],
                list(page.explains),
            )
            for page in book.pages(game, options)
        ],
    )


ROUTES = [rules, rules_at]
