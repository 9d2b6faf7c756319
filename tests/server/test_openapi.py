"""The API answers as its own description says, whatever it is asked."""

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

from futago.puzzles import puzzles
from futago.server.app import make_app
from futago.server.settings import Settings
from tests.notices.servers import mail_server
from tests.server.post import Post
from tests.server.served import OPEN_HANDED, Running, served
from tests.server.stage import Stage, alone, legal_move, set_up

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
FEW: Final = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH")
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
    """A server with tables in several states, and what it says of itself."""

    server: Running
    stage: Stage
    schema: Any
    post: Post


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Described]:
    post = Post()
    with mail_server(post) as port:
        mail = (f"--smtp=smtp://127.0.0.1:{port}?tls=none", "--mail-from=futago@example.org")
        folder = tmp_path_factory.mktemp("described")
        with served(folder, (*OPEN_HANDED, *mail)) as server:
            schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
            yield Described(server, set_up(server), schema, post)


def test_the_description_is_the_one_that_is_served(described: Described) -> None:
    with described.server.client() as client:
        answer = client.get("/api/openapi.json")
    assert answer.status_code == 200
    assert answer.json()["paths"].keys() == DESCRIPTION["paths"].keys()


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=lambda part: str(part))
def test_any_request_is_answered_as_described(
    described: Described, path: str, method: str, mode: GenerationMode
) -> None:
    operation = described.schema[path][method.upper()]
    if mode is GenerationMode.NEGATIVE and not _can_be_wrong(path, method):
        pytest.skip("nothing in such a request can be wrong")

    @FEW
    @given(operation.as_strategy(generation_mode=mode))
    def ask(case: Case[Any]) -> None:
        headers = described.stage.mix_in(case, real=path != ENDLESS)
        case.call_and_validate(checks=CHECKS, headers=headers, timeout=60)

    ask()


def _can_be_wrong(path: str, method: str) -> bool:
    """A word in an address is never wrong, only unknown."""
    operation = DESCRIPTION["paths"][path][method]
    asked = [
        parameter for parameter in operation.get("parameters", ()) if parameter["in"] != "path"
    ]
    return "requestBody" in operation or bool(asked)


@pytest.mark.parametrize("path", list(DESCRIPTION["paths"]))
def test_a_method_that_is_not_described_is_refused_and_the_others_are_named(
    described: Described, path: str
) -> None:
    known = {method.upper() for method in DESCRIPTION["paths"][path] if method.upper() in METHODS}
    table = described.stage.tables["running"]
    names = {"seat": "goryo", "game": "goryo", "lesson": "goryo-samurai", "number": 0}
    names |= {"puzzle": next(iter(puzzles()))}
    address = path.format(table=table, **names)
    with described.server.client(described.stage.token) as client:
        for method in {*METHODS, "HEAD", "TRACE"} - known:
            answer = client.request(method, address)
            assert answer.status_code == 405, (method, answer.text)
            assert known <= {name.strip() for name in answer.headers["allow"].split(",")}


# ---------------------------------------------------------------- what succeeds


class Walk:
    """Asks, checks every answer against the description, and notes what was asked."""

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
        return answer.json() if answer.content else None


def test_what_succeeds_is_as_described(described: Described) -> None:
    client = described.server.client(described.stage.token)
    ask = Walk(described, client)
    _before_the_game(ask)
    _lessons(ask)
    _puzzles(ask)
    _with_another(ask, described)
    _during_the_game(ask, described)
    _after_the_game(ask, described)
    ask("get", "/health")
    answer = client.get("/api/tables", headers={"Accept-Language": "fr"})
    assert answer.is_success
    with client.stream("GET", ENDLESS.format(table=described.stage.tables["solo"])) as stream:
        kind = stream.headers["content-type"].partition(";")[0]
        assert list(DESCRIPTION["paths"][ENDLESS]["get"]["responses"]["200"]["content"]) == [kind]
        assert next(stream.iter_lines()).startswith(("id:", "event:", "data:"))
    assert ask.asked | {(ENDLESS, "get")} == set(OPERATIONS)


def _before_the_game(ask: Walk) -> None:
    ask("get", "/api/games")
    for game in ("goryo", "gorpg"):
        ask("post", "/api/games/{game}/seats", {"options": {}}, game=game)
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    wish = {"game": "goryo", "manners": {"seats": seats}}
    one, two = (ask("post", "/api/tables", wish) for _ in range(2))
    invitation = {"code": one["link"].partition("#")[2]}
    ask("post", "/api/tables/{table}/enter", invitation, table=one["id"])
    ask("get", "/api/tables")
    ask("get", "/api/me/tables")
    ask("delete", "/api/tables/{table}/seats/{seat}", table=one["id"], seat="goryo")
    ask("post", "/api/tables/{table}/seats/{seat}", {"name": "B"}, table=one["id"], seat="samurai")
    ask("put", "/api/tables/{table}/seats/{seat}/bot", {}, table=two["id"], seat="samurai")


def _lessons(ask: Walk) -> None:
    for lesson in ask("get", "/api/lessons"):
        ask("get", "/api/lessons/{lesson}", lesson=lesson["id"])
        step = "/api/lessons/{lesson}/steps/{number}"
        ask("post", step, {"moves": [], "picked": []}, lesson=lesson["id"], number=0)


def _puzzles(ask: Walk) -> None:
    for puzzle in ask("get", "/api/puzzles"):
        ask("post", "/api/puzzles/{puzzle}", {"moves": [], "picked": []}, puzzle=puzzle["id"])
        found = ask("get", "/api/puzzles/{puzzle}/solution", puzzle=puzzle["id"])
        ask("post", "/api/puzzles/{puzzle}", {"moves": found["moves"]}, puzzle=puzzle["id"])


def _with_another(ask: Walk, described: Described) -> None:
    """What needs somebody else who has to agree."""
    at = "/api/tables/{table}"
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    wish = {"game": "goryo", "manners": {"public": True, "seats": seats}}
    table = ask("post", "/api/tables", wish)["id"]
    with described.server.client() as another:
        path = f"/api/tables/{table}/seats/samurai"
        assert another.post(path, json={"name": "Bea", "token": True}).is_success
    ask("post", f"{at}/offers", {"what": "pause"}, table=table)
    ask("get", at, table=table)
    ask("post", f"{at}/answers", {"yes": False}, table=table)


def _during_the_game(ask: Walk, described: Described) -> None:
    manners = {"public": True, "seats": alone(["goryo", "samurai"])}
    made = ask("post", "/api/tables", {"game": "goryo", "manners": manners})
    table = made["id"]
    at = "/api/tables/{table}"
    for seat in ("goryo", "samurai", "spectator"):
        for lang in ("en", "fr", "it"):
            ask("get", at, table=table, seat=seat, after=0, lang=lang)
    ask("get", f"{at}/choice", table=table)
    seat, move = legal_move(ask.client, table)
    ask("post", f"{at}/why", {"move": move, "seat": seat}, table=table)
    ask("post", f"{at}/why", {"move": "nonsense", "seat": seat}, table=table)
    ask("post", f"{at}/hint", {"seat": seat}, table=table)
    number = made["table"]["number"] + 1
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


def _notices(ask: Walk, described: Described, table: str) -> None:
    at = "/api/tables/{table}/seats/{seat}/notices"
    ask("put", at, {"email": "ann@example.org"}, table=table, seat="goryo")
    ask("post", "/api/notices/codes", {"code": described.post.code("confirm")})
    ask("delete", at, table=table, seat="goryo")


def _after_the_game(ask: Walk, described: Described) -> None:
    at = "/api/tables/{table}"
    for game in ("goryo", "gorpg"):
        table = described.stage.tables[f"imported {game}"]
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
        ask("post", "/api/replays", {"record": record})
