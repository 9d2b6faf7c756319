"""Link previews: what messengers show of a link. Fetching one changes and reveals nothing."""

from __future__ import annotations

import re
import struct

import pytest

from futago.registry import manifests
from futago.server.previews import HEIGHT, WIDTH, Preview, _tags, picture_of, preview_of
from tests.server.two_player_table import TwoPlayerTable, create_two_player_table, unchanged
from tests.server_process import ServerProcess

TAG = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />')


def tags(page: str) -> dict[str, str]:
    return dict(TAG.findall(page))


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "You are invited to Goryō"),
        ("fr", "Invitation à une partie de Goryō"),
        ("it", "Invito a una partita di Goryō"),
    ],
)
def test_an_invitation_shows_its_game(server: ServerProcess, lang: str, title: str) -> None:
    with server.client() as client:
        page = client.get("/t/0123456789abcdef", params={"game": "goryo", "lang": lang})
        found = tags(page.text)
        assert found["og:title"] == title
        assert found["og:url"] == f"{server.address}/t/0123456789abcdef"
        assert found["og:image"] == f"{server.address}/previews/goryo.png"
        assert found["og:description"] == found["description"] != ""


def test_the_language_of_the_reader_is_used_otherwise(server: ServerProcess) -> None:
    with server.client() as client:
        french = client.get("/rules/gorpg", headers={"Accept-Language": "fr-CH"})
        assert tags(french.text)["og:locale"] == "fr"
        assert tags(french.text)["og:title"] == "Go RPG · Futago"
        assert tags(client.get("/").text)["og:image"] == f"{server.address}/preview.png"


@pytest.mark.parametrize("game", ["goryo", "gorpg"])
def test_every_game_has_a_small_picture_of_the_usual_size(server: ServerProcess, game: str) -> None:
    with server.client() as client:
        picture = client.get(f"/previews/{game}.png")
        assert picture.headers["content-type"] == "image/png"
        assert struct.unpack(">II", picture.content[16:24]) == (WIDTH, HEIGHT)
        assert len(picture.content) < 300_000
        for other in ("/previews/nothing.png", "/previews/", "/previews/../goryo.png"):
            assert client.get(other).status_code == 404


def test_a_game_without_a_picture_has_tags_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("futago.server.previews.picture_of", lambda game: None)
    names = [name for _, name, _ in _tags(Preview("http://x", "/t/1", "goryo", "en"))]
    assert "og:title" in names
    assert "og:image" not in names


def test_fetching_a_preview_takes_no_seat(server: ServerProcess) -> None:
    table = create_two_player_table(server)

    def fetch() -> None:
        with server.client() as crawler:
            for method in ("GET", "HEAD"):
                page = crawler.request(method, f"/t/{table.id}", params={"game": "goryo"})
                assert page.status_code == 200
                assert "set-cookie" not in page.headers

    unchanged(table, fetch)


def test_a_preview_reveals_nothing_of_a_private_table(private_table: TwoPlayerTable) -> None:
    missing = "0" * len(private_table.id)
    with private_table.server.client() as crawler:
        for query in ("", "?game=goryo"):
            real = crawler.get(f"/t/{private_table.id}{query}")
            none = crawler.get(f"/t/{missing}{query}")
            assert real.text.replace(private_table.id, missing) == none.text


def test_what_an_address_says_cannot_leave_its_tag(server: ServerProcess) -> None:
    with server.client() as client:
        page = client.get('/t/"><script>alert(1)</script>', params={"game": '"><b>', "lang": "<"})
        assert "<script>alert" not in page.text
        assert "<b>" not in page.text


def test_only_games_and_languages_that_exist_count() -> None:
    preview = preview_of("http://x/", "/t/1", {"game": "chess", "lang": "xx"}, "it")
    assert preview == Preview("http://x", "/t/1", None, "it")
    assert set(manifests()) >= {"goryo", "gorpg"}
    assert picture_of("chess") is None
