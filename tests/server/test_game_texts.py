"""The texts of a game, for a client that was built without them."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from futago.games import GAMES
from futago.texts import LANGUAGES

from .http_player import HttpPlayer


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_gets_the_texts_of_a_game(ann: HttpPlayer, game: str, language: str) -> None:
    found = ann.get(f"/games/{game}/texts", lang=language)
    assert found["language"] == language
    entries = FluentParser().parse(found["texts"]).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    ids = {entry.id.name for entry in entries if isinstance(entry, Message)}
    assert f"{game}-name" in ids
    assert "verbatim" not in ids


def test_english_is_the_default(ann: HttpPlayer) -> None:
    assert ann.get("/games/goryo/texts")["language"] == "en"


def test_the_texts_may_be_cached(ann: HttpPlayer) -> None:
    answer = ann.http.get("/games/goryo/texts?lang=fr")
    assert answer.headers["cache-control"] == "public, max-age=300"


@pytest.mark.parametrize(
    ("path", "status", "kind"),
    [
        ("/games/nowhere/texts?lang=fr", 404, "urn:futago:not-found"),
        ("/games/..%2Fserver/texts", 404, "urn:futago:not-found"),
        ("/games/goryo/texts?lang=de", 400, "urn:futago:bad-request"),
        ("/games/goryo/texts?lang=../fr", 400, "urn:futago:bad-request"),
    ],
)
def test_bad_requests_get_a_problem(ann: HttpPlayer, path: str, status: int, kind: str) -> None:
    answer = ann.http.get(path)
    assert answer.status_code == status
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert answer.json()["type"] == kind
