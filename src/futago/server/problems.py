"""What goes wrong, as problem documents: a status, a type, and a sentence in plain words."""

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
from futago.table.live import Busy
from futago.table.messages import TableShown, Words, encode, words
from futago.table.table import Stale
from futago.texts import Text, say

log = structlog.get_logger()

MEDIA_TYPE: Final = "application/problem+json"


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was not carried out (RFC 9457); nothing has changed."""

    type: str
    title: str
    status: int
    detail: str
    """A sentence in the language that the request asked for."""
    text: Words | None = None
    """The same for a client that says it itself."""
    table: TableShown | None = None
    """How the table stands now, where the sender did not know."""


class Refused(FutagoError):
    """A request that cannot be carried out, with its HTTP status."""

    def __init__(self, status: int, text: Text, table: TableShown | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.table = table


def not_found() -> Refused:
    """There is no such thing, or you may not know of it: the two look the same."""
    return Refused(404, Text("serve-not-found"))


def status_of(error: FutagoError) -> int:
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, IllegalAction | Stale):
        return 409
    return 400 if isinstance(error, BadInput) else 409


def problem_of(error: FutagoError, language: str) -> Problem:
    """The problem document of an error that a person can do something about."""
    status = status_of(error)
    table = error.table if isinstance(error, Refused) else None
    kind = error.text.id.removeprefix("serve-")
    title = say(Text(f"serve-title-{status}"), language)
    detail = say(error.text, language)
    return Problem(f"urn:futago:{kind}", title, status, detail, words(error.text), table)


def headers_of(status: int) -> dict[str, str]:
    """What HTTP wants said along with some refusals."""
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
    """A request whose parts lie so deep in each other that nobody could have meant it."""
    return Refused(400, Text("serve-too-deep"))


def on_recursion(request: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    log.warning("a request was nested too deeply")
    return _answer(problem_of(too_deep(), language_of(request.scope)))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The framework's own refusals, in our words."""
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


def note_bug(error: Exception) -> None:
    """Where it happened, without the words of the error: they may hold what somebody sent."""
    where = "".join(traceback.format_tb(error.__traceback__))
    log.error("bug", error=type(error).__name__, where=where)


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A mistake of ours: told as such, and the log has it."""
    note_bug(error)
    return _answer(problem_of(Refused(500, Text("serve-bug")), language_of(request.scope)))


def answers(*statuses: int) -> dict[int, ResponseSpec]:
    """Documents the problems that a route may answer with; these any of them may."""
    return {
        status: ResponseSpec(
            Problem,
            description=say(Text(f"serve-title-{status}")),
            media_type=MEDIA_TYPE,
            generate_examples=False,
        )
        for status in sorted({400, 401, 403, 413, 415, 429, 503, *statuses})
    }


__all__ = ["Problem", "Refused", "answers", "not_found", "problem_of"]
