"""Requests that name a table only by a code, which the process that gets them may not own."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response

from futago.server.services import Services

PASSED_ON: Final = (
    *("accept-language", "authorization", "content-type", "cookie", "host", "origin"),
    "sec-fetch-site",
)


async def answer_of_owner(
    services: Services, request: Request[Any, Any, Any], code: str
) -> Response[Any] | None:
    """What the owner of a code's table answers, unless that is this process, or nobody."""
    if services.sharing is None:
        return None
    table = await services.journal.table_of_code(code)
    if table is None:
        return None
    body = await request.body()
    lines = [f"{request.method} {request.url.path} HTTP/1.1"]
    for name in PASSED_ON:
        lines += [f"{name}: {value}" for value in request.headers.getall(name, [])]
    lines += [f"content-length: {len(body)}", "", ""]
    client = request.client
    found = await services.sharing.ask_owner(
        table,
        "\r\n".join(lines).encode("latin-1") + body,
        (client.host, client.port or 0) if client is not None else ("127.0.0.1", 0),
    )
    if found is None:
        return None
    status, headers, content = found
    kept = {name: headers[name] for name in ("set-cookie", "retry-after") if name in headers}
    media_type = headers.get("content-type", "application/json")
    return Response(content, status_code=status, headers=kept, media_type=media_type)
