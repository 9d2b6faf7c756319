"""The fast search of round.c and bounds.c, compiled on first use."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from .hunt import Hunt

FOLDER = Path(__file__).parent
HEADER, SOURCES = FOLDER / "round.h", [FOLDER / "round.c", FOLDER / "bounds.c"]
FLAGS = ["-O2", "-std=c11", "-shared", "-fPIC"]
SPACES, MOST_PRINTS, MOST_CATCHES = 32, 6, 4


class NoCompiler(Exception):
    """There is neither a C compiler nor the package `ziglang`."""


def compiler() -> list[str]:
    """The C compiler of the machine, or that of the Python package `ziglang`."""
    for name in [os.environ.get("CC", "cc"), "gcc", "clang"]:
        if shutil.which(name):
            return [name]
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "cc"]
    raise NoCompiler("no C compiler: install one, or the Python package ziglang")


def cache_folder() -> Path:
    """The user's cache folder for compiled files, or FUTAGO_CACHE."""
    given = os.environ.get("FUTAGO_CACHE")
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(given) if given else Path(base) / "futago"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="futago-"))
    return folder


@cache
def library() -> Any:
    """The compiled search; compiled once for each source and machine."""
    machine = f"{sys.platform} {platform.machine()}"
    source = b"".join(file.read_bytes() for file in (HEADER, *SOURCES))
    name = sha256(source + " ".join([*FLAGS, machine]).encode()).hexdigest()[:16]
    folder = cache_folder()
    file = folder / f"goryo_round-{name}.{'dll' if sys.platform == 'win32' else 'so'}"
    if not file.exists():
        # Another process may be at it as well: the file appears whole or not at all.
        with tempfile.TemporaryDirectory(dir=folder) as place:
            made = Path(place) / file.name
            command = [*compiler(), *FLAGS, *map(str, SOURCES), "-o", str(made)]
            subprocess.run(command, check=True)
            made.replace(file)
    loaded = ctypes.CDLL(str(file))
    loaded.goryo_round.restype = ctypes.c_double
    return loaded


def numbers(kind: Any, values: Iterable[Any]) -> Any:
    listed = list(values)
    return (kind * len(listed))(*listed)


def mask(spaces: Iterable[str], order: Sequence[str]) -> int:
    return sum(1 << order.index(space) for space in spaces)


def fast(hunt: Hunt, cuts: bool = True) -> tuple[float, int]:
    """The same as `slow`, and the number of nodes searched.

    Without `cuts` nothing is left out by the bound of a Samurai who was told the plan: slower,
    to see that the bound is one.
    """
    order = hunt.spaces
    # One item for a set of counting prints and a target; one weight for each trick of it.
    tricks: dict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0] * (SPACES + 1))
    for secret, weight in hunt.secrets.items():
        asked = mask(secret.yes - {hunt.start}, order)
        green = mask(secret.green - {hunt.start}, order)
        extra = asked & ~green
        if green & ~asked or extra & (extra - 1):
            raise ValueError(f"more than one trick: {secret}")
        trick = extra.bit_length() - 1 if extra else SPACES
        if weight > 0:
            tricks[green, order.index(secret.target)][trick] += weight
    if not tricks:
        return 0.0, 0
    pays = [
        hunt.pays(target, prints, catches)
        for target in [*order, *[order[0]] * (SPACES - len(order))]
        for prints in range(MOST_PRINTS + 1)
        for catches in range(MOST_CATCHES + 1)
    ]
    near = [mask(hunt.near[space], order) for space in order] + [0] * (SPACES - len(order))
    nodes = ctypes.c_uint64()
    value = library().goryo_round(
        len(tricks),
        numbers(ctypes.c_uint32, (green for green, _ in tricks)),
        numbers(ctypes.c_uint8, (target for _, target in tricks)),
        numbers(ctypes.c_double, (weights[SPACES] for weights in tricks.values())),
        numbers(ctypes.c_double, (w for weights in tricks.values() for w in weights[:SPACES])),
        numbers(ctypes.c_uint32, near),
        numbers(ctypes.c_int, (order.index(space) for space in hunt.samurai.values())),
        list(hunt.samurai).index(hunt.blind) if hunt.blind else -1,
        hunt.actions,
        hunt.cubes,
        cuts,
        numbers(ctypes.c_double, pays),
        ctypes.byref(nodes),
    )
    return float(value), nodes.value
