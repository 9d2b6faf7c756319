"""Pages of other sites cannot use the API through a browser; and security headers."""

from __future__ import annotations

import re
import socket as plain_sockets
from collections.abc import Iterator, Mapping
from typing import Final

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.two_player_table import (
    TwoPlayerTable,
    create_two_player_table,
    received,
    socket,
    token_of,
)
from tests.server_process import ServerProcess

EVIL: Final = "https://evil.example"
FOREIGN: Final[Mapping[str, dict[str, str]]] = {
    "a foreign origin": {"Origin": EVIL},
    "an opaque origin": {"Origin": "null"},
    "no address as origin": {"Origin": "http://["},
    "an empty origin": {"Origin": ""},
    "our name with another port": {"Origin": "http://127.0.0.1:1"},
    "our name in front of another": {"Origin": "http://127.0.0.1.evil.example"},
    "a foreign page by its own word": {"Sec-Fetch-Site": "cross-site"},
    "a sister site": {"Sec-Fetch-Site": "same-site"},
    "no word of where it comes from": {},
}
FORMS: Final = {
    "text/plain": b'{"seat":"goryo","x":"="}',
    "application/x-www-form-urlencoded": b"seat=goryo",
    "multipart/form-data; boundary=b": b'--b\r\nContent-Disposition: form-data; name="seat"\r\n\r\n'
    b"goryo\r\n--b--\r\n",
}


@pytest.mark.parametrize("case", FOREIGN)
def test_a_page_of_another_site_cannot_use_the_cookie(
    goryo_table: TwoPlayerTable, case: str
) -> None:
    cookie = {"Cookie": f"futago={token_of(goryo_table.ann)}"}
    before = goryo_table.snapshot()
    browser = goryo_table.server.client()
    answer = browser.post(
        f"{goryo_table.path}/resign", json={}, headers={**cookie, **FOREIGN[case]}
    )
    assert answer.status_code == 403
    assert answer.json()["type"] == "urn:futago:origin"
    for method in ("PUT", "DELETE"):
        address = f"{goryo_table.path}/seats/goryo/notices"
        again = browser.request(method, address, headers={**cookie, **FOREIGN[case]})
        assert again.status_code == 403
    assert goryo_table.snapshot() == before


@pytest.mark.parametrize(
    "case", sorted(set(FOREIGN) - {"a sister site", "a foreign page by its own word"})
)
def test_a_page_of_another_site_gets_no_socket(goryo_table: TwoPlayerTable, case: str) -> None:
    headers = {"Cookie": f"futago={token_of(goryo_table.ann)}", **FOREIGN[case]}
    with pytest.raises(InvalidStatus) as refused:
        socket(goryo_table, None, headers=headers)
    assert refused.value.response.status_code == 403


def test_our_own_page_uses_the_cookie(goryo_table: TwoPlayerTable) -> None:
    cookie = {"Cookie": f"futago={token_of(goryo_table.ann)}"}
    browser = goryo_table.server.client()
    for own in ({"Origin": goryo_table.server.address}, {"Sec-Fetch-Site": "same-origin"}):
        answer = browser.post(
            f"{goryo_table.path}/chat", json={"text": "hello"}, headers={**cookie, **own}
        )
        assert answer.status_code == 200
    headers = {**cookie, "Origin": goryo_table.server.address}
    with socket(goryo_table, None, "goryo", headers) as connection:
        assert received(connection)["mine"] == ["goryo"]


@pytest.mark.parametrize("kind", FORMS)
@pytest.mark.parametrize("origin", [EVIL, None, "ours"])
def test_a_form_is_refused(goryo_table: TwoPlayerTable, kind: str, origin: str | None) -> None:
    headers = {"Cookie": f"futago={token_of(goryo_table.ann)}", "Content-Type": kind}
    if origin is not None:
        headers["Origin"] = goryo_table.server.address if origin == "ours" else origin
    before = goryo_table.snapshot()
    address = f"{goryo_table.path}/resign"
    answer = goryo_table.server.client().post(address, content=FORMS[kind], headers=headers)
    assert answer.status_code == (415 if origin == "ours" else 403)
    assert answer.headers["content-type"] == "application/problem+json"
    assert goryo_table.snapshot() == before


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "[", "", "a b", "::1@x"]
)
def test_a_foreign_host_name_is_refused(goryo_table: TwoPlayerTable, host: str) -> None:
    """DNS rebinding: a foreign name that points to this host."""
    headers = {"Host": host, "Origin": f"http://{host}"}
    answer = goryo_table.server.client(token_of(goryo_table.ann)).get(
        goryo_table.path, headers=headers
    )
    assert answer.status_code == 400
    assert "view" not in answer.text


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example:8020"])
def test_a_foreign_host_name_gets_no_socket(goryo_table: TwoPlayerTable, host: str) -> None:
    line = plain_sockets.create_connection(("127.0.0.1", goryo_table.server.port))
    token = {"Authorization": goryo_table.ann.headers["Authorization"]}
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"ws://{host}{goryo_table.path}/socket", sock=line, additional_headers=token, proxy=None
        )
    assert refused.value.response.status_code == 403
    line.close()


def test_a_request_with_two_host_headers_is_refused(goryo_table: TwoPlayerTable) -> None:
    with pytest.raises(InvalidStatus):
        socket(goryo_table, goryo_table.ann, headers={"Host": "evil.example"})


def test_a_request_without_a_host_header_is_refused(goryo_table: TwoPlayerTable) -> None:
    with plain_sockets.create_connection(("127.0.0.1", goryo_table.server.port)) as line:
        line.sendall(f"GET {goryo_table.path} HTTP/1.0\r\n\r\n".encode())
        assert b" 400 " in line.recv(1000).splitlines()[0]


# ---------------------------------------------------------------- paths


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../settings.py",
        "/assets/..%2f..%2fsettings.py",
        "/assets/%2e%2e/%2e%2e/settings.py",
        "/assets/..%5c..%5csettings.py",
        "/assets//etc/passwd",
        "/assets/%00",
        "//etc/passwd",
        "/assets/",
        "/api/tables/..%2f..%2fmetrics",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/" + "x" * 5000,
        "/api/nonsense",
        "/%2e%2e/%2e%2e/etc/passwd",
    ],
)
def test_no_path_leads_outside_the_static_files(server: ServerProcess, path: str) -> None:
    with plain_sockets.create_connection(("127.0.0.1", server.port)) as line:
        request = f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n"
        line.sendall(request.encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b" 404 " in head.splitlines()[0], head
    for word in (b"root:", b"class ", b"futago_tables"):
        assert word not in body


def test_a_query_does_not_select_the_page(server: ServerProcess) -> None:
    with server.client() as client:
        assert client.get("/", params={"rest": "nowhere"}).status_code == 200


# ---------------------------------------------------------------- headers


def test_scripts_and_styles_carry_the_headers_that_browsers_heed_there(
    server: ServerProcess,
) -> None:
    with server.client() as client:
        files = set(re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', client.get("/").text))
        assert files
        for file in files:
            headers = client.get(file).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "content-security-policy" not in headers
        for document in ("/theme.js", "/"):
            assert "content-security-policy" in client.get(document).headers


def _answers(goryo_table: TwoPlayerTable) -> Iterator[httpx.Response]:
    client = goryo_table.ann
    yield client.get("/")
    yield client.get("/t/anything")
    yield client.get("/nowhere")
    yield client.get("/assets/nothing.js")
    yield client.get("/health")
    yield client.get("/metrics")
    yield client.get("/api/openapi.json")
    yield client.get("/api/games")
    yield client.get(goryo_table.path)
    yield client.get("/api/tables/0123456789abcdef")
    yield client.get(f"{goryo_table.path}/record")
    yield client.get("/api/me/tables", headers={"Authorization": "Bearer short"})
    yield client.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"})
    yield client.post("/api/tables", json={"game": "goryo"})
    yield client.post("/api/tables", content=b"x" * 2_000_000)
    yield client.post("/api/tables", content=b"{}", headers={"Content-Type": "text/plain"})
    yield client.post("/api/tables", json={}, headers={"Origin": EVIL})
    yield client.get("/api/games", headers={"Host": "evil.example"})
    yield client.request("PATCH", "/api/tables")
    yield client.options("/api/tables")
    yield client.put(f"{goryo_table.path}/muted", json={"seats": []})
    with client.stream("GET", f"{goryo_table.path}/stream") as stream:
        yield stream


def test_every_response_has_the_security_headers(goryo_table: TwoPlayerTable) -> None:
    statuses = set[int]()
    for answer in _answers(goryo_table):
        statuses.add(answer.status_code)
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
        assert "x-powered-by" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
        assert "strict-transport-security" not in answer.headers
        assert answer.headers.get("content-type", "").count("charset") <= 1
        for name in ("cache-control", "content-security-policy", "content-type"):
            assert len(answer.headers.get_list(name)) <= 1
        if answer.url.path.startswith("/api"):
            assert answer.headers["cache-control"] in ("no-store", "no-cache")
        if answer.status_code >= 400 and answer.url.path.startswith("/api"):
            assert answer.headers["content-type"] == "application/problem+json"
    assert statuses >= {200, 201, 204, 400, 401, 403, 404, 405, 409, 413, 415}


def test_the_cookie_is_for_this_server_alone(server: ServerProcess) -> None:
    made = server.client().post("/api/tables", json={"game": "goryo"})
    assert made.json()["token"] is None
    name, *rest = (part.strip() for part in made.headers["set-cookie"].split(";"))
    attributes = {part.lower() for part in rest}
    assert name.startswith("futago=")
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert not any(part.startswith("domain") for part in attributes)
    assert "secure" not in attributes


def test_behind_tls_the_cookie_never_travels_in_the_clear(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("tls")
    with ServerProcess(folder, public_url="https://games.example") as server:
        host = {"Host": "games.example"}
        with server.client() as client:
            made = client.post("/api/tables", json={"game": "goryo"}, headers=host)
            assert made.json()["link"].startswith("https://games.example/t/")
            attributes = made.headers["set-cookie"].lower()
            assert attributes.startswith("__host-futago=")
            assert "secure" in attributes
            assert "httponly" in attributes
            assert made.headers["strict-transport-security"].startswith("max-age=")
            secret = made.headers["set-cookie"].partition("=")[2].partition(";")[0]
            path = f"/api/tables/{made.json()['id']}"
            own = {"Cookie": f"__Host-futago={secret}", "Origin": "https://games.example"}
            assert client.get(path, headers={**host, **own}).json()["mine"]
            plain = {"Cookie": f"futago={secret}"}
            assert client.get(path, headers={**host, **plain}).status_code == 404
            resign = client.post(f"{path}/resign", json={}, headers={**host, **own})
            assert resign.status_code == 200
            evil = {**host, **own, "Origin": EVIL}
            assert client.post(f"{path}/chat", json={}, headers=evil).status_code == 403
            assert client.get("/api/games", headers={"Host": "evil.example"}).status_code == 400


# ---------------------------------------------------------------- text stays text


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\u202eb\u2066c\u200fd", "a b c d"),
        ("a\x00b\x1b[31mc\x7f\u0085d", "a b [31mc d"),
        ("two\nlines\r\n\u2028three", "two lines three"),
        ("{ $name } { -term }", "{ $name } { -term }"),
        ("\u202e", "?"),
        ("e" + "\u0301" * 39, "e" + "\u0301" * 39),
    ],
)
def test_a_name_is_plain_text_on_one_line(server: ServerProcess, typed: str, kept: str) -> None:
    goryo_table = create_two_player_table(server, name=typed, title=typed)
    answer = goryo_table.bea.get(goryo_table.path, params={"after": 0, "lang": "en"})
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["now"]["seats"][0]["name"] == kept
    assert answer.json()["title"] == ("" if kept == "?" else kept)
    said = goryo_table.ann.post(f"{goryo_table.path}/chat", json={"text": typed})
    if kept == "?":
        assert said.status_code == 400
    else:
        log = goryo_table.bea.get(goryo_table.path, params={"after": 0}).json()["log"]
        assert log[-1]["log"][0]["text"]["args"] == {"name": kept, "text": kept}


@pytest.mark.parametrize("field", ["name", "title", "text"])
def test_a_text_that_is_too_long_is_refused(goryo_table: TwoPlayerTable, field: str) -> None:
    endless = "e" + "\u0301" * 10_000
    before = goryo_table.snapshot()
    if field == "text":
        answer = goryo_table.ann.post(f"{goryo_table.path}/chat", json={"text": endless})
    else:
        body = {"game": "goryo", "settings": {field: endless}}
        answer = goryo_table.ann.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert len(answer.content) < 2000
    assert goryo_table.snapshot() == before
