"""Errors as problem documents (RFC 9457): a status, a type, and a readable sentence."""

from __future__ import annotations

import traceback
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from futago.game import BadInput, FutagoError, IllegalAction
from futago.server.language import language_of
from futago.table.advice import NoAdvice
from futago.table.history_workers import WorkRefused
from futago.table.live import Busy
from futago.table.messages import LocalizedText, TableShown, encode, localized
from futago.table.table import Stale
from futago.texts import Text, say

log = structlog.get_logger()

MEDIA_TYPE: Final = "application/problem+json"


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused (RFC 9457); nothing has changed."""

    type: str
    title: str
    status: int
    detail: str
    """A sentence in the language of the request."""
    text: LocalizedText | None = None
    """The same for a client that translates it itself."""
    table: TableShown | None = None
    """The current table, if the request was based on an outdated one."""


class Refused(FutagoError):
    """A request that is refused, with its HTTP status."""

    def __init__(self, status: int, text: Text, table: TableShown | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.table = table


def not_found() -> Refused:
    """It does not exist, or the guest may not know of it: the two look the same."""
    return Refused(404, Text("serve-not-found"))


def status_of(error: FutagoError) -> int:
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, WorkRefused):
        return 503
    if isinstance(error, NoAdvice):
        return 403
    if isinstance(error, IllegalAction | Stale):
        return 409
    return 400 if isinstance(error, BadInput) else 409


def problem_of(error: FutagoError, language: str) -> Problem:
    """The problem document of an error."""
    status = status_of(error)
    table = error.table if isinstance(error, Refused) else None
    kind = error.text.id.removeprefix("serve-")
    title = say(Text(f"serve-title-{status}"), language)
    detail = say(error.text, language)
    return Problem(f"urn:futago:{kind}", title, status, detail, localized(error.text), table)


def headers_of(status: int) -> dict[str, str]:
    """Headers that HTTP requires with some statuses."""
    if status in (429, 503):
        return {"Retry-After": "2"}
    return {"WWW-Authenticate": "Bearer"} if status == 401 else {}


def _answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    body = encode(problem)
    all_headers = {**headers_of(problem.status), **(headers or {})}
    return Response(body, status_code=problem.status, media_type=MEDIA_TYPE, headers=all_headers)


def on_futago_error(request: Request[Any, Any, Any], error: FutagoError) -> Response[bytes]:
    return _answer(problem_of(error, language_of(request.scope)))


def on_busy(request: Request[Any, Any, Any], error: Busy) -> Response[bytes]:
    refused = Refused(503, Text("serve-busy"))
    return _answer(problem_of(refused, language_of(request.scope)))


def too_deep() -> Refused:
    """A request that is nested too deeply to be decoded."""
    return Refused(400, Text("serve-too-deep"))


def on_recursion(request: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    log.warning("a request was nested too deeply")
    return _answer(problem_of(too_deep(), language_of(request.scope)))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The framework's own errors as problem documents."""
    language = language_of(request.scope)
    if isinstance(error, ValidationException):
        refused = Refused(400, Text("serve-bad-request", reason=_reason(error)))
    elif error.status_code == 404:
        refused = not_found()
    elif error.status_code == 405:
        refused = Refused(405, Text("serve-method"))
    elif error.status_code == 413:
        refused = Refused(413, Text("serve-too-large"))
    elif 400 <= error.status_code < 500:
        refused = Refused(400, Text("serve-bad-request", reason=str(error.detail)[:200]))
    else:
        return on_bug(request, error)
    return _answer(problem_of(refused, language), dict(error.headers or {}))


def _reason(error: ValidationException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return f"{first.get('key', '')}: {first.get('message', '')}"[:200]
    return str(error.detail)[:200]


def log_bug(error: Exception) -> None:
    """Log where it happened, without the error's message, which may contain user input."""
    where = "".join(traceback.format_tb(error.__traceback__))
    log.error("bug", error=type(error).__name__, where=where)


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """An unexpected exception: logged, and answered with status 500."""
    log_bug(error)
    return _answer(problem_of(Refused(500, Text("serve-bug")), language_of(request.scope)))


def problem_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """OpenAPI documentation of the problems of a route, including those common to all."""
    return {
        status: ResponseSpec(
            Problem,
            description=say(Text(f"serve-title-{status}")),
            media_type=MEDIA_TYPE,
            generate_examples=False,
        )
        for status in sorted({400, 401, 403, 413, 415, 429, 503, *statuses})
    }


__all__ = ["Problem", "Refused", "not_found", "problem_of", "problem_responses"]
