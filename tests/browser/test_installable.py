"""The client as an installed app: its manifest, and what opens without the server."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from ..server.http_tables import create_table
from ..server_process import ServerProcess, http_client
from .conftest import SERVER_GONE, NewPage

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that a test may stop."""
    with ServerProcess(tmp_path_factory.mktemp("installable")) as server:
        yield server


def test_the_client_can_be_installed(own_server: ServerProcess) -> None:
    with http_client(own_server.address) as client:
        page = client.get("/").text
        assert re.search(r'rel="manifest" href="/manifest.webmanifest"', page)
        assert page.count('name="theme-color"') == 2
        answer = client.get("/manifest.webmanifest", headers={"Accept-Language": "fr"})
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = answer.json()
        assert (manifest["lang"], manifest["display"]) == ("fr", "standalone")
        assert "jeu" in manifest["description"]
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            assert _size(client.get(icon["src"])) == icon["sizes"]
        for shortcut in manifest["shortcuts"]:
            assert client.get(shortcut["url"]).status_code == 200
        assert client.get("/worker.js").headers["cache-control"] == "no-cache"


def _size(picture: httpx.Response) -> str:
    """The size of a PNG, such as 192x192."""
    content = picture.content
    assert content.startswith(PNG)
    width, height = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
    return f"{width}x{height}"


def _kept(page: Page) -> list[str]:
    """The paths of all that the browser keeps."""
    return list(
        page.evaluate("""async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
        return requests.map(({ url }) => new URL(url).pathname);
    }""")
    )


def test_without_the_server_the_shell_and_the_rules_open_but_no_table(
    own_server: ServerProcess, new_page: NewPage
) -> None:
    page, address = new_page(expected_errors=SERVER_GONE, worker=True), own_server.address
    with http_client(address) as client:
        id, token = create_table(client, "goryo", {"samurai": "me", "goryo": "random"})
    page.context.add_cookies([{"name": "futago", "value": token, "url": address}])
    page.goto(f"{address}/t/{id}")
    expect(page.locator("[data-number]")).to_be_visible()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    own_server.kill()

    page.goto(f"{address}/rules/gorpg")
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of Go RPG")
    expect(page.locator("main section").first).to_be_visible()
    expect(page.get_by_test_id("server-away")).to_have_count(0)
    page.goto(address)
    expect(page.get_by_test_id("server-away")).to_contain_text("the rules can be read")
    page.get_by_test_id("server-away").get_by_role("link", name="Goryō").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of Goryō")
    page.goto(f"{address}/learn")
    expect(page.get_by_test_id("server-away")).to_contain_text("lessons")
    page.goto(f"{address}/t/{id}")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.locator("[data-number]")).to_have_count(0)
    kept = _kept(page)
    assert "/api/games/goryo/rules" in kept
    assert [path for path in kept if path.startswith(("/api/tables", "/api/me", "/t/"))] == []

    own_server.start()
    expect(page.locator("[data-number]")).to_be_visible()
