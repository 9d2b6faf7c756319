"""Tables for a challenger who is a client of the HTTP API: a server on this computer, and games at
its tables against its bots, one after the other."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from http.client import HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any, Final, Self
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from futago.cli.common import console
from futago.game import BadInput, Json
from futago.lab.challenge import Challenge, GameTask, forfeited, play_again
from futago.texts import Text, say

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
NO_LIMITS: Final = (
    *("--bot-pace", "0", "--bot-deadline", "3600", "--tables-per-minute", "100000"),
    *("--requests-per-second", "100000", "--work-per-second", "1000000"),
)
"""The only client is the challenger, so nobody has to be kept from asking too much."""
POLL: Final = 20
"""Seconds that a request may wait for something to happen."""
TRIES: Final = 5


class Tables:
    """A server for one challenger, who finds the games at `GET /api/me/tables`."""

    def __init__(self, challenge: Challenge, folder: Path, language: str) -> None:
        parts = urlsplit(challenge.bot)
        try:
            port = parts.port or 0
        except ValueError:
            port = -1
        if parts.hostname not in LOOPBACK or port < 0 or parts.scheme != "http":
            raise BadInput(Text("challenge-api-address", address=challenge.bot))
        self.challenge = challenge
        self.language = language
        self._log = folder / "server.log"
        self._command = (
            *(sys.executable, "-m", "futago", "serve", "--lang", "en"),
            *("--host", parts.hostname, "--port", str(port), *NO_LIMITS),
        )
        self._data = TemporaryDirectory(prefix="futago-challenge-")
        self._process: subprocess.Popen[str] | None = None
        self._address = ""
        self._token = ""
        self._joined = False
        """Whether the challenger has made a move."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
        self._data.cleanup()

    def play_task(self, task: GameTask) -> Json:
        """Wait until the challenger has played a game at a new table."""
        if self._process is None:
            self._start()
        challenge = self.challenge
        seats = challenge.rules.seats(challenge.options())
        settings = {
            "title": f"{task.number + 1}: {task.level}",
            "hints": False,
            "seats": {
                seat: {"who": "me"} if seat == task.seat else {"who": "bot", "bot": task.level}
                for seat in seats
            },
        }
        body = {"game": challenge.game, "options": dict(challenge.given), "settings": settings}
        made = self._ask("/tables", {**body, "token": not self._token})
        if not self._token:
            self._token = made["token"]
            self._announce()
        if not self._finished(made["id"], made["table"], task.seat):
            return forfeited(task)
        return play_again(task, self._ask(f"/tables/{made['id']}/record"))

    def _start(self) -> None:
        self._log.parent.mkdir(parents=True, exist_ok=True)
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [*self._command, "--data", self._data.name],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            ready = re.search(r"http://\S+?:\d+", line)
            if ready:
                self._address = ready.group()
                return
        raise BadInput(
            Text("challenge-api-no-server", address=self.challenge.bot, file=str(self._log))
        )

    def _announce(self) -> None:
        screen = console()
        for text in (
            Text("challenge-api-join"),
            Text("challenge-api-address-is", address=self._address),
            Text("challenge-api-token-is", token=self._token),
        ):
            screen.print(say(text, self.language), markup=False, soft_wrap=True)

    def _finished(self, id: str, table: Mapping[str, Any], seat: str) -> bool:
        """Whether the challenger finished the game, or was too slow and has lost it. The clock
        begins to run with the first move of all."""
        number, since = table["number"], monotonic()
        while table["now"]["status"] != "over":
            moving = seat in table["now"]["movers"]
            left = self.challenge.seconds - (monotonic() - since)
            if moving and self._joined and left <= 0:
                self._ask(f"/tables/{id}/resign", {"seat": seat})
                return False
            wait = min(POLL, max(1, int(left) + 1)) if moving and self._joined else POLL
            table = self._ask(f"/tables/{id}/events?after={number}&wait={wait}")
            if table["number"] != number:
                number, since = table["number"], monotonic()
                own = (event for event in table["log"] if event.get("by") == seat)
                self._joined = self._joined or any(event["kind"] == "move" for event in own)
        return True

    def _ask(self, path: str, body: Json = None) -> Any:
        """An answer of our own server, in JSON."""
        data = json.dumps(body).encode() if body is not None else None
        headers = {"Content-Type": "application/json"}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        for attempt in range(TRIES):
            request = Request(f"{self._address}/api{path}", data, headers)  # noqa: S310  # our own server
            try:
                with urlopen(request, timeout=POLL * 3) as answer:  # noqa: S310  # the same
                    return json.load(answer)
            except HTTPError as error:
                problem = json.load(error)
                if error.code not in (429, 503) or attempt == TRIES - 1:
                    said = Text("verbatim", word=str(problem.get("detail", error)))
                    raise BadInput(said) from None
                sleep(float(error.headers.get("Retry-After", 1)))
            except (OSError, HTTPException) as error:
                raise BadInput(
                    Text("challenge-api-lost", error=str(error), file=str(self._log))
                ) from None
        raise AssertionError
