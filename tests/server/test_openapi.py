"""The API answers as its own description says, whatever it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

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

from futago.server.app import make_app
from futago.server.settings import Settings
from tests.server.running import Running, served
from tests.server.stage import Stage, set_up

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
FEW: Final = settings(
    max_examples=15,
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


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Described]:
    with served(tmp_path_factory.mktemp("described")) as server:
        schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        yield Described(server, set_up(server), schema)


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
    def ask(case: Case) -> None:
        headers = described.stage.mix_in(case, real=path != ENDLESS)
        case.call_and_validate(checks=CHECKS, headers=headers, timeout=60)

    ask()


def _can_be_wrong(path: str, method: str) -> bool:
    operation = DESCRIPTION["paths"][path][method]
    return "requestBody" in operation or bool(operation.get("parameters"))


@pytest.mark.parametrize("path", list(DESCRIPTION["paths"]))
def test_a_method_that_is_not_described_is_refused_and_the_others_are_named(
    described: Described, path: str
) -> None:
    known = {method.upper() for method in DESCRIPTION["paths"][path] if method.upper() in METHODS}
    address = path.format(table=described.stage.tables["running"], seat="goryo", game="goryo")
    with described.server.client(described.stage.token) as client:
        for method in {*METHODS, "HEAD", "TRACE", "FUTAGO"} - known:
            answer = client.request(method, address)
            assert answer.status_code == 405, (method, answer.text)
            assert known <= {name.strip() for name in answer.headers["allow"].split(",")}
