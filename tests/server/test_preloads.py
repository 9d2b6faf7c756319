"""What the page names for the browser to fetch at once."""

from __future__ import annotations

import re

import pytest

from ..server_process import ServerProcess

NAMED = re.compile(r'<link rel="(modulepreload|preload)"[^>]* href="([^"]+)"')


def named(server: ServerProcess, path: str, language: str = "en") -> list[str]:
    """The files that a page names, in this order."""
    with server.client() as client:
        page = client.get(path, headers={"Accept-Language": language})
    return [file for _, file in NAMED.findall(page.text)]


def base(file: str) -> str:
    """The name of a file without its hash."""
    return re.sub(r"-.{8}(\.\w+)$", r"\1", file.rsplit("/", 1)[-1])


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc?game=goryo", "/t/abc?game=gorpg"])
def test_every_file_that_is_named_is_there(server: ServerProcess, path: str) -> None:
    files = named(server, path)
    assert len(files) > 4
    assert len(set(files)) == len(files)
    with server.client() as client:
        assert {client.get(file).status_code for file in files} == {200}


def test_a_page_names_its_own_files_in_the_language_of_the_reader(server: ServerProcess) -> None:
    home, table = named(server, "/", "it"), named(server, "/t/abc", "fr-CH")
    assert {"Home.js", "it.js"} <= set(map(base, home))
    assert {"Table.js", "Table.css", "fr.js"} <= set(map(base, table))
    assert "Table.js" not in map(base, home)
    assert {"Home.js", "it.js", "en.js"}.isdisjoint(map(base, table))


def test_an_invitation_names_the_files_of_its_game(server: ServerProcess) -> None:
    without = set(named(server, "/t/abc"))
    goryo = set(named(server, "/t/abc?game=goryo")) - without
    gorpg = set(named(server, "/t/abc?game=gorpg")) - without
    assert {"table.js", "game-goryo.js"} <= set(map(base, goryo))
    assert {"table.js", "game-gorpg.js"} <= set(map(base, gorpg))
    assert set(named(server, "/t/abc?game=chess")) == without


def test_other_pages_name_what_every_page_needs(server: ServerProcess) -> None:
    assert named(server, "/learn") == named(server, "/puzzles")
    assert "Table.js" not in map(base, named(server, "/t/abc/replay"))
