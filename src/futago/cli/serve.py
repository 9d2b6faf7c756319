"""`futago serve`: run the web server."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

from futago.cli.common import Language, console, language_of
from futago.folders import data_folder
from futago.texts import Text, say


def _set_by(variable: str) -> Parameter:
    """A setting that can also be an environment variable."""
    return Parameter(env_var=f"FUTAGO_{variable}", negative=())


def serve(
    *,
    host: Annotated[str, _set_by("HOST")] = "127.0.0.1",
    port: Annotated[int, _set_by("PORT")] = 8020,
    data: Annotated[str | None, _set_by("DATA")] = None,
    open_: Annotated[bool, Parameter(name="--open", env_var="FUTAGO_OPEN")] = False,
    public_url: Annotated[str | None, _set_by("PUBLIC_URL")] = None,
    allow_host: Annotated[list[str] | None, _set_by("ALLOW_HOST")] = None,
    trust_proxy: Annotated[list[str] | None, _set_by("TRUST_PROXY")] = None,
    processes: Annotated[int, _set_by("PROCESSES")] = 1,
    peer_address: Annotated[str | None, _set_by("PEER_ADDRESS")] = None,
    bot_workers: Annotated[int, _set_by("BOT_WORKERS")] = 1,
    bot_deadline: Annotated[float, _set_by("BOT_DEADLINE")] = 20.0,
    bot_pace: Annotated[float, _set_by("BOT_PACE")] = 1.0,
    max_connections: Annotated[int, _set_by("MAX_CONNECTIONS")] = 2000,
    max_connections_per_address: Annotated[int, _set_by("MAX_CONNECTIONS_PER_ADDRESS")] = 200,
    requests_per_second: Annotated[float, _set_by("REQUESTS_PER_SECOND")] = 40.0,
    messages_per_second: Annotated[float, _set_by("MESSAGES_PER_SECOND")] = 100.0,
    tables_per_minute: Annotated[float, _set_by("TABLES_PER_MINUTE")] = 30.0,
    work_per_second: Annotated[float, _set_by("WORK_PER_SECOND")] = 500.0,
    max_body: Annotated[int, _set_by("MAX_BODY")] = 1_000_000,
    smtp: Annotated[str | None, _set_by("SMTP")] = None,
    mail_from: Annotated[str | None, _set_by("MAIL_FROM")] = None,
    allow_inner: Annotated[list[str] | None, _set_by("ALLOW_INNER")] = None,
    metrics_token: Annotated[str | None, _set_by("METRICS_TOKEN")] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], _set_by("LOG_LEVEL")
    ] = "info",
    log_format: Annotated[Literal["text", "json"], _set_by("LOG_FORMAT")] = "text",
    lang: Language | None = None,
) -> None:
    # The server's libraries are slow to import, so no other command imports them.
    from futago.server.run import run
    from futago.server.settings import Settings

    language = language_of(lang)
    screen = console()
    settings = Settings(
        host=host,
        port=port,
        data=data if data is not None else data_folder(),
        public_url=public_url,
        allow_hosts=tuple(allow_host or ()),
        trust_proxy=tuple(trust_proxy or ()),
        processes=processes,
        peer_address=peer_address,
        bot_workers=bot_workers,
        bot_deadline=bot_deadline,
        bot_pace=bot_pace,
        max_connections=max_connections,
        max_connections_per_address=max_connections_per_address,
        requests_per_second=requests_per_second,
        messages_per_second=messages_per_second,
        tables_per_minute=tables_per_minute,
        work_per_second=work_per_second,
        max_body=max_body,
        smtp=smtp,
        mail_from=mail_from,
        allow_inner=tuple(allow_inner or ()),
        metrics_token=metrics_token,
        log_level=log_level,
        log_format=log_format,
    )
    run(
        settings,
        lambda address: screen.print(say(Text("serve-ready", address=address), language)),
        open_,
    )
