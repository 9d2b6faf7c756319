"""Run the steps of deploy/Containerfile without a container engine: python tools/container_steps.py

Every absolute path of the image becomes a path in a temporary folder. What only an engine can do
(another user, volumes) is named and left out. At the end the server is started as the image would
start it, asked for its health, and stopped.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "deploy" / "Containerfile"
IGNORED: Final = ROOT / ".dockerignore"
LEFT_OUT: Final = ("USER", "VOLUME", "EXPOSE")


def steps() -> Iterator[tuple[str, str]]:
    """Each instruction with its arguments."""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, _, rest = line.partition(" ")
            yield name, rest


def included() -> list[str]:
    """The files of the repository that `COPY . .` takes."""
    rules = [rule for rule in IGNORED.read_text().splitlines() if rule and rule[0] != "#"]
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    return [name for name in listed if not _is_ignored(name, rules)]


def _is_ignored(name: str, rules: list[str]) -> bool:
    ignored = False
    for rule in rules:
        pattern = rule.lstrip("!").replace("**/", "*")
        if fnmatch(name, pattern) or name.startswith(f"{pattern}/"):
            ignored = not rule.startswith("!")
    return ignored


class Image:
    """A folder that stands for the file system of the image."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.here = root
        self.variables: dict[str, str] = {}

    def inside(self, text: str) -> str:
        """Paths of the image as paths in the folder; those of the system stay."""
        return re.sub(r"(?<![\w./])/(src|opt|var)\b", rf"{self.root}/\1", text)

    def take(self, name: str, rest: str) -> list[str]:
        """Carry out one step; the words of a command that belongs to the running container."""
        if name == "FROM":
            self.here, self.variables = self.root, {}
        elif name == "WORKDIR":
            self.here = Path(self.inside(rest))
            self.here.mkdir(parents=True, exist_ok=True)
        elif name == "ENV":
            key, _, value = rest.partition("=")
            self.variables[key] = self.inside(value)
        elif name == "COPY" and rest == ". .":
            for file in included():
                (self.here / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / file, self.here / file)
        elif name == "RUN" and not rest.startswith("useradd"):
            self.run(shlex.split(self.inside(rest)))
        elif name in ("ENTRYPOINT", "CMD", "HEALTHCHECK"):
            words: list[str] = json.loads(rest.removeprefix("CMD "))
            return words
        elif name not in LEFT_OUT and not rest.startswith(("--from=build", "useradd")):
            sys.exit(f"Unknown step: {name} {rest}")
        return []

    def run(self, words: list[str]) -> None:
        words = [sys.executable if words[0] == "python" else words[0], *words[1:]]
        subprocess.run(words, cwd=self.here, check=True, stdout=subprocess.DEVNULL)

    def start(self, command: list[str], health: list[str]) -> None:
        """Start the server as the image does, at a free port, and ask for its health."""
        settings = {name: value for name, value in os.environ.items() if name[:7] != "FUTAGO_"}
        variables = {**settings, **self.variables, "FUTAGO_PORT": "0", "FUTAGO_LANG": "en"}
        program = shutil.which(command[0], path=variables["PATH"])
        assert program is not None
        server = subprocess.Popen(
            [program, *command[1:]], env=variables, cwd=self.here, stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        said = server.stdout.readline()
        port = re.search(r":(\d+)", said)
        assert port is not None, said
        print(said, end="")
        check = [word.replace(":8020", f":{port[1]}") for word in health]
        subprocess.run(check, env=variables, cwd=self.here, check=True)
        server.send_signal(signal.SIGTERM)
        assert server.wait() == 0


def main() -> None:
    """The command."""
    with tempfile.TemporaryDirectory(prefix="futago-image-") as folder:
        image, kept = Image(Path(folder)), dict[str, list[str]]()
        for name, rest in steps():
            print(f"{name} {rest}", flush=True)
            kept[name] = image.take(name, rest)
        image.start(kept["ENTRYPOINT"] + kept["CMD"], kept["HEALTHCHECK"])
    print("The server was healthy and has stopped.")


if __name__ == "__main__":
    main()
