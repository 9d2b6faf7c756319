"""The interface to the compiled simulator: see simulator/encoding.h."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from ctypes import POINTER, c_double, c_int, c_int32, c_uint64, c_void_p
from functools import cache
from typing import Any, Final

from futago.gorpg.kernel.encoding import NotSimulated, Stream
from futago.kernels import SIMULATOR

OVERLORD: Final = 7
CHANCE: Final = 8
NOBODY: Final = -1
"""Whom `mover` names besides the parties."""

_Buffer: Final = c_int32 * (1 << 14)
DOUBLES: Final = POINTER(c_double)

_STATE: Final = (c_void_p, c_int)
_SIGNATURES: Final[dict[str, tuple[Any, ...]]] = {
    "gorpg_apply": (*_STATE, *_STATE, c_void_p),
    "gorpg_mover": _STATE,
    "gorpg_plans": (*_STATE, c_void_p, c_uint64, c_int, c_void_p, c_void_p),
    "gorpg_decide": (*_STATE, c_void_p, c_void_p, c_void_p, c_uint64, c_void_p),
    "gorpg_compare": (
        *(*_STATE, c_void_p, c_void_p, c_int, c_int, c_uint64, c_void_p, c_void_p, DOUBLES),
    ),
    "gorpg_evaluate": (*_STATE, c_int, c_void_p, c_int, c_uint64, DOUBLES),
    "gorpg_foresee": (
        *(*_STATE, c_int, *_STATE, c_int, c_int, c_void_p, c_int, c_int, c_uint64, DOUBLES),
    ),
    "gorpg_promise": (*_STATE, c_void_p, DOUBLES, c_void_p),
    "gorpg_play": (c_void_p, c_void_p, c_void_p, c_void_p, c_uint64, c_void_p, c_void_p),
}
"""The arguments of the functions; all return an `int`. See simulator/encoding.c and api.c."""


@cache
def _load() -> Any:
    """The library; None if it is not compiled, or not for this machine."""
    try:
        library = ctypes.CDLL(str(SIMULATOR.library))
    except OSError:
        return None
    for name, arguments in _SIGNATURES.items():
        function = getattr(library, name)
        function.restype, function.argtypes = c_int, arguments
    return library


def available() -> bool:
    """Whether there is a compiled simulator; bots do without it if there is none."""
    return _load() is not None


def _library() -> Any:
    library = _load()
    if library is None:
        raise NotSimulated("The simulator is not compiled: run python -m futago.kernels.")
    return library


def call(name: str, *arguments: Any) -> int:
    """Call a function of the library."""
    found: int = getattr(_library(), name)(*arguments)
    return found


def apply(state: Stream, move: Sequence[int]) -> Stream:
    """The state after a legal move and all that follows from it; after no move, the same state."""
    numbers, out = array("i", move), _Buffer()
    length = call("gorpg_apply", *_argument(state), *_argument(numbers), out)
    if not length:
        raise NotSimulated("The state is too large for the simulator, or this is no move in it.")
    return array("i", out[:length])


def mover(state: Stream) -> int:
    """Who is to move: the number of a party, `OVERLORD`, `CHANCE` or `NOBODY`."""
    return call("gorpg_mover", *_argument(state))


def _argument(numbers: Stream) -> tuple[int, int]:
    """The address and the length of an array."""
    return numbers.buffer_info()
