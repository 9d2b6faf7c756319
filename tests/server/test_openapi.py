"""The API conforms to its OpenAPI description, whatever is requested."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from futago.goryo.puzzles import puzzles
from futago.server.app import make_app
from futago.server.settings import Settings
from tests.notices.servers import mail_server
from tests.server.api_tables import ApiTables, all_seats, create_tables, legal_move
from tests.server.authenticator import Authenticator
from tests.server.http_tables import play_any_move
from tests.server.mailbox import WaitableMailBox
from tests.server_process import ServerProcess

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
EXAMPLES: Final = {1: 25, 2: 5}
"""Requests to each operation, by the number of processes."""
QUIETLY: Final = settings(
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH")
WHY: Final = {"kind": "space", "thing": "a1", "chosen": "plan"}
ENDLESS: Final = "/api/tables/{table}/stream"
DESCRIPTION: Final = make_app(Settings()).litestar.openapi_schema.to_schema()
OPERATIONS: Final = [
    (path, method)
    for path, operations in DESCRIPTION["paths"].items()
    for method in operations
    if method.upper() in METHODS
]


@dataclass
class Described:
    """A server with tables in several states, and its OpenAPI description."""

    server: ServerProcess
    api: ApiTables
    schema: Any
    mailbox: WaitableMailBox
    examples: int


@pytest.fixture(scope="module", params=EXAMPLES, ids="processes={}".format)
def described(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Described]:
    mailbox = WaitableMailBox()
    with mail_server(mailbox) as port:
        smtp = f"smtp://127.0.0.1:{port}?tls=none"
        folder = tmp_path_factory.mktemp("described")
        with ServerProcess(
            folder, processes=request.param, smtp=smtp, mail_from="futago@example.org"
        ) as server:
            schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
            yield Described(server, create_tables(server), schema, mailbox, EXAMPLES[request.param])


def test_the_description_is_the_one_that_is_served(described: Described) -> None:
    with described.server.client() as client:
        answer = client.get("/api/openapi.json")
    assert answer.status_code == 200
    assert answer.json()["paths"].keys() == DESCRIPTION["paths"].keys()


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=str)
def test_any_request_is_answered_as_described(
    described: Described, path: str, method: str, mode: GenerationMode
) -> None:
    operation = described.schema[path][method.upper()]
    if mode is GenerationMode.NEGATIVE and not _can_be_wrong(path, method):
        pytest.skip("nothing in such a request can be wrong")

    @settings(QUIETLY, max_examples=described.examples)
    @given(operation.as_strategy(generation_mode=mode))
    def ask(case: Case[Any]) -> None:
        headers = described.api.mix_in(case, real=path != ENDLESS)
        case.call_and_validate(checks=CHECKS, headers=headers, timeout=60)

    ask()


def _can_be_wrong(path: str, method: str) -> bool:
    """A path parameter is never malformed, only unknown."""
    operation = DESCRIPTION["paths"][path][method]
    asked = [
        parameter for parameter in operation.get("parameters", ()) if parameter["in"] != "path"
    ]
    return "requestBody" in operation or bool(asked)


@pytest.mark.parametrize("path", list(DESCRIPTION["paths"]))
def test_an_undescribed_method_is_refused_and_the_others_are_listed(
    described: Described, path: str
) -> None:
    known = {method.upper() for method in DESCRIPTION["paths"][path] if method.upper() in METHODS}
    table = described.api.tables["running"]
    names = {"seat": "goryo", "game": "goryo", "lesson": "goryo-samurai", "number": 0}
    names |= {"puzzle": next(iter(puzzles())), "passkey": "none", "device": "none"}
    address = path.format(table=table, **names)
    with described.server.client(described.api.token) as client:
        for method in {*METHODS, "HEAD", "TRACE"} - known:
            answer = client.request(method, address)
            assert answer.status_code == 405, (method, answer.text)
            assert known <= {name.strip() for name in answer.headers["allow"].split(",")}


# ---------------------------------------------------------------- successful requests


class CheckedRequests:
    """Sends requests, checks every response against the description, and records the operations."""

    def __init__(self, described: Described, client: httpx.Client) -> None:
        self.described = described
        self.client = client
        self.asked = set[tuple[str, str]]()

    def __call__(self, method: str, path: str, body: object = None, **given: Any) -> Any:
        self.asked.add((path, method))
        address = path.format(**given)
        rest = {name: value for name, value in given.items() if f"{{{name}}}" not in path}
        answer = self.client.request(method.upper(), address, json=body, params=rest)
        assert answer.is_success, (method, path, answer.text)
        self.described.schema[path][method.upper()].validate_response(answer)
        written = answer.headers.get("content-type", "").startswith("application/json")
        return answer.json() if answer.content and written else None


def test_successful_responses_are_as_described(described: Described) -> None:
    client = described.server.client(described.api.token)
    ask = CheckedRequests(described, client)
    _before_the_game(ask)
    _lessons(ask)
    _puzzles(ask)
    _with_another(ask, described)
    _during_the_game(ask, described)
    _what_anybody_could_reckon(ask)
    _after_the_game(ask, described)
    _account(ask, described)
    ask("get", "/health")
    answer = client.get("/api/tables", headers={"Accept-Language": "fr"})
    assert answer.is_success
    with client.stream("GET", ENDLESS.format(table=described.api.tables["solo"])) as stream:
        kind = stream.headers["content-type"].partition(";")[0]
        assert list(DESCRIPTION["paths"][ENDLESS]["get"]["responses"]["200"]["content"]) == [kind]
        assert next(stream.iter_lines()).startswith(("id:", "event:", "data:"))
    assert ask.asked | {(ENDLESS, "get")} == set(OPERATIONS)


def _before_the_game(ask: CheckedRequests) -> None:
    ask("get", "/api/games")
    for game in ("goryo", "gorpg"):
        ask("post", "/api/games/{game}/seats", {"options": {}}, game=game)
        ask("post", "/api/games/{game}/form", {"options": {}}, game=game)
        ask("get", "/api/games/{game}/texts", game=game, lang="fr")
        ask("post", "/api/games/{game}/rules", {"options": {}}, game=game)
        ask("get", "/api/games/{game}/rules", game=game)
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    body = {"game": "goryo", "settings": {"seats": seats}}
    one, two = (ask("post", "/api/tables", body) for _ in range(2))
    invitation = {"code": one["link"].partition("#")[2]}
    ask("post", "/api/tables/{table}/enter", invitation, table=one["id"])
    ask("get", "/api/tables")
    ask("get", "/api/me/tables")
    ask("delete", "/api/tables/{table}/seats/{seat}", table=one["id"], seat="goryo")
    ask("post", "/api/tables/{table}/seats/{seat}", {"name": "B"}, table=one["id"], seat="samurai")
    ask("put", "/api/tables/{table}/seats/{seat}/bot", {}, table=two["id"], seat="samurai")


def _lessons(ask: CheckedRequests) -> None:
    for lesson in ask("get", "/api/lessons"):
        ask("get", "/api/lessons/{lesson}", lesson=lesson["id"])
        step = "/api/lessons/{lesson}/steps/{number}"
        ask("post", step, {"moves": []}, lesson=lesson["id"], number=0)
        ask("post", f"{step}/why", WHY, lesson=lesson["id"], number=0)


def _puzzles(ask: CheckedRequests) -> None:
    for puzzle in ask("get", "/api/puzzles")[::8]:
        ask("post", "/api/puzzles/{puzzle}", {"moves": []}, puzzle=puzzle["id"])
        ask("post", "/api/puzzles/{puzzle}/why", WHY, puzzle=puzzle["id"])
        ask("get", "/api/puzzles/{puzzle}/hint", puzzle=puzzle["id"])
        found = ask("get", "/api/puzzles/{puzzle}/solution", puzzle=puzzle["id"])
        solved = {"moves": found["moves"]}
        ask("post", "/api/puzzles/{puzzle}", solved, puzzle=puzzle["id"])
        ask("post", "/api/puzzles/{puzzle}/reply", solved, puzzle=puzzle["id"])


def _with_another(ask: CheckedRequests, described: Described) -> None:
    """Requests that need a second player to agree."""
    at = "/api/tables/{table}"
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    body = {"game": "goryo", "settings": {"public": True, "seats": seats}}
    table = ask("post", "/api/tables", body)["id"]
    with described.server.client() as another:
        path = f"/api/tables/{table}/seats/samurai"
        assert another.post(path, json={"name": "Bea", "token": True}).is_success
    ask("post", f"{at}/offers", {"what": "pause"}, table=table)
    ask("get", at, table=table)
    ask("post", f"{at}/answers", {"yes": False}, table=table)


def _during_the_game(ask: CheckedRequests, described: Described) -> None:
    settings = {"public": True, "seats": all_seats(["goryo", "samurai"])}
    made = ask("post", "/api/tables", {"game": "goryo", "settings": settings})
    table = made["id"]
    at = "/api/tables/{table}"
    for seat in ("goryo", "samurai", "spectator"):
        for lang in ("en", "fr", "it"):
            ask("get", at, table=table, seat=seat, after=0, lang=lang)
    ask("get", f"{at}/choice", table=table)
    seat, move = legal_move(ask.client, table)
    ask("post", f"{at}/why", {**WHY, "seat": seat}, table=table)
    ask("post", f"{at}/offers", {"what": "advice", "seat": seat}, table=table)
    ask("post", f"{at}/hint", {"seat": seat}, table=table)
    number = ask("get", at, table=table)["number"] + 1
    ask("post", f"{at}/moves", {"move": move, "seat": seat, "number": number}, table=table)
    ask("post", f"{at}/undo", {"seat": seat}, table=table)
    ask("get", f"{at}/events", table=table, after=1)
    ask("post", f"{at}/try", {"seat": "samurai"}, table=table)
    ask("post", f"{at}/chat", {"text": "Hello!"}, table=table)
    ask("put", f"{at}/muted", {"seats": ["spectator"]}, table=table)
    _notices(ask, described, table)
    code = ask("post", f"{at}/seats/{{seat}}/link", table=table, seat="goryo")["code"]
    ask("post", "/api/claims", {"code": code}, table=table)
    ask("post", f"{at}/resign", {"seat": "goryo"}, table=table)


def _what_anybody_could_reckon(ask: CheckedRequests) -> None:
    settings = {"seats": {"p1": {"who": "me"}}}
    made = ask(
        "post", "/api/tables", {"game": "gorpg", "options": {"mode": "solo"}, "settings": settings}
    )
    table = made["id"]
    while ask("get", "/api/tables/{table}", table=table)["view"]["phase"] != "quests":
        play_any_move(ask.client, table)
    ask("post", "/api/tables/{table}/odds", {}, table=table)
    ask("post", "/api/tables/{table}/suggestion", {}, table=table)


def _notices(ask: CheckedRequests, described: Described, table: str) -> None:
    at = "/api/tables/{table}/seats/{seat}/notices"
    ask("put", at, {"email": "ann@example.org"}, table=table, seat="goryo")
    ask("post", "/api/notices/codes", {"code": described.mailbox.next_code("confirm")})
    ask("delete", at, table=table, seat="goryo")


def _account(ask: CheckedRequests, described: Described) -> None:
    """As somebody new, who signs up, in and out in every way, and is deleted in the end."""
    host = described.server.host.replace("127.0.0.1", "localhost")
    key, before = Authenticator(f"http://{host}"), ask.client
    with described.server.client(host=host, origin=f"http://{host}") as client:
        ask.client = client
        ask("get", "/api/account")
        options = ask("post", "/api/account/passkeys/challenge", {"name": "Ann"})["options"]
        ask("post", "/api/account/passkeys", {"credential": key.create(options)})
        client.post("/api/tables", json={"game": "goryo"}).raise_for_status()
        _signed_in(ask, described, key)
        codes = ask("post", "/api/account/codes", {})["codes"]
        ask("post", "/api/account/sign-out", {})
        ask("post", "/api/account/recovery", {"code": codes[0]})
        ask("post", "/api/account/sign-out", {})
        options = ask("post", "/api/account/sign-in/challenge", {})["options"]
        ask("post", "/api/account/sign-in", {"credential": key.sign_in(options)})
        ask("delete", "/api/account")
        ask("post", "/api/account", {"name": "Ann"})
    ask.client = before


def _signed_in(ask: CheckedRequests, described: Described, key: Authenticator) -> None:
    ask("put", "/api/account", {"name": "Anna"})
    ask("post", "/api/account/mails", {"email": "ann@example.org"})
    code = {"code": described.mailbox.next_code("link")}
    ask("post", "/api/account/links/look", code)
    ask("post", "/api/account/links", code)
    another = Authenticator(key.origin)
    options = ask("post", "/api/account/passkeys/challenge", {})["options"]
    made = ask("post", "/api/account/passkeys", {"credential": another.create(options)})
    id = {one["id"] for one in made["account"]["passkeys"]} - {key.name}
    ask("put", "/api/account/passkeys/{passkey}", {"name": "Key"}, passkey=next(iter(id)))
    ask("delete", "/api/account/passkeys/{passkey}", passkey=next(iter(id)))
    ask("delete", "/api/account/email")
    with described.server.client() as phone:
        code = {"code": ask("post", "/api/account/devices", {})["code"]}
        phone.post("/api/account/links", json=code).raise_for_status()
    sessions = ask("get", "/api/account")["account"]["sessions"]
    other = next(one["id"] for one in sessions if not one["current"])
    ask("delete", "/api/account/sessions/{device}", device=other)
    ask("delete", "/api/account/sessions")
    kept = {"items": [{"kind": "lessons", "name": "one", "data": True}]}
    ask("put", "/api/account/kept", kept)
    ask("get", "/api/account/kept")
    ask("get", "/api/account/export")
    ask("get", "/api/me/games")
    ask("get", "/api/me/statistics")
    ask("get", "/api/me/games/json")
    ask("get", "/api/me/games/csv")


def _after_the_game(ask: CheckedRequests, described: Described) -> None:
    at = "/api/tables/{table}"
    for game in ("goryo", "gorpg"):
        table = described.api.tables[f"imported {game}"]
        for lang in ("en", "fr", "it"):
            ask("get", at, table=table, after=0, lang=lang, seat="above")
        ask("get", f"{at}/replay", table=table, last=99, seat="above", lang="it")
        record = ask("get", f"{at}/record", table=table)
        ask("get", f"{at}/verify", table=table)
        ask("post", f"{at}/fork", {"move": 9}, table=table)
        if game == "goryo":
            ask("get", f"{at}/belief", table=table, move=5, seat="samurai")
            ask("post", f"{at}/coaching", table=table)
            ask("get", f"{at}/coaching", table=table)
        else:
            ask("get", f"{at}/recap", table=table, lang="it")
        ask("post", "/api/replays", {"record": record})
