"""The interface to the compiled search for the best response: see search/kernel.c."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import POINTER, Structure, c_double, c_int32, c_int64, c_uint32, c_void_p
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from futago.game import BadInput
from futago.goryo.rules.board import NOBODY, Board
from futago.goryo.solver.hypotheses import NO_TRICK, SPACES, Floats, Hypotheses
from futago.goryo.solver.payoff import Payoff
from futago.kernels import SOLVER
from futago.texts import Text

LIBRARY: Final = SOLVER.library
SAMURAI: Final = 4
CALLED: Final = 16
MAX_STEPS: Final = 4096
NO_LIMIT: Final = 2**62
MEMO_BITS: Final = 21


class _Problem(Structure):
    _fields_ = (
        *((name, c_int32) for name in ("spaces", "samurai", "cap", "calls", "items", "targets")),
        *((name, c_int32) for name in ("blinded", "tricks_count", "positional")),
        ("closed", c_uint32),
        ("adjacent", c_uint32 * SPACES),
        ("mask", c_void_p),
        ("prints", c_void_p),
        ("target", c_void_p),
        ("row", c_void_p),
        ("places", c_void_p),
        ("plain", c_void_p),
        ("tricked", c_void_p),
        ("space_of", c_void_p),
        ("payoff", c_void_p),
        ("slope", c_void_p),
        ("standing", c_void_p),
    )


class _Start(Structure):
    _fields_ = (
        ("asked", c_uint32),
        ("yes", c_uint32),
        ("at", c_int32 * SAMURAI),
        ("used", c_int32 * SAMURAI),
        ("acting", c_int32),
        ("cubes", c_int32),
    )


STEP: Final = np.dtype(
    [
        *((name, np.int32) for name in ("leave", "samurai", "to", "space", "yes", "no")),
        ("final", np.int32, SAMURAI),
    ]
)

Policy = npt.NDArray[np.void]
"""A policy as an array of nodes: see `Step` in search/kernel.h."""


@cache
def _library() -> Any:
    """The compiled kernel, which is built into this folder on installation."""
    if not LIBRARY.is_file():
        raise BadInput(Text("solve-no-kernel"))
    library = ctypes.CDLL(str(LIBRARY))
    library.goryo_open.restype = c_void_p
    library.goryo_open.argtypes = [POINTER(_Problem), POINTER(_Start), c_int32]
    library.goryo_close.restype = None
    library.goryo_close.argtypes = [c_void_p]
    library.goryo_best.restype = c_double
    library.goryo_best.argtypes = [
        *(c_void_p, POINTER(_Start), c_int32, c_double, c_int64),
        *(c_void_p, c_int32, POINTER(c_int64)),
    ]
    library.goryo_worth.restype = None
    library.goryo_worth.argtypes = [POINTER(_Problem), POINTER(_Start), c_void_p, c_void_p]
    return library


@dataclass(frozen=True, slots=True)
class Best:
    """The best policy against a mix, its value, and the number of nodes searched."""

    value: float
    policy: Policy
    nodes: int


class Questioning:
    """The Samurai's side of a round: best responses to any number of mixes from one point of it."""

    def __init__(
        self, hypotheses: Hypotheses, payoff: Payoff, now: Board, blinded: int = NOBODY
    ) -> None:
        """`now` is the board from which he continues, possibly at the start of the round."""
        setup = now.setup
        items = hypotheses.items
        number = {target: k for k, target in enumerate(payoff.targets)}
        self.hypotheses = hypotheses
        self._plain = np.zeros(len(items))
        self._tricked = np.zeros((len(items), SPACES))
        self._arrays: dict[str, npt.NDArray[Any]] = {
            "mask": np.array([item.mask for item in items], dtype=np.uint32),
            "prints": np.array([item.prints for item in items], dtype=np.uint32),
            "target": np.array([number[item.target] for item in items], dtype=np.int32),
            "row": np.array(payoff.rows, dtype=np.int32),
            "places": np.array(hypotheses.places, dtype=np.uint32),
            "plain": self._plain,
            "tricked": self._tricked,
            "space_of": np.array(payoff.targets, dtype=np.int32),
            "payoff": np.ascontiguousarray(payoff.table),
            "slope": np.ascontiguousarray(payoff.slope),
            "standing": np.ascontiguousarray(payoff.standing),
        }
        adjacent = (c_uint32 * SPACES)(*setup.floor.adjacent)
        self._problem = _Problem(
            len(setup.floor.ids),
            len(setup.colours),
            setup.cap,
            setup.scale.called,
            len(items),
            len(payoff.targets),
            blinded,
            int(payoff.positional),
            int(payoff.positional),
            1 << now.start,
            adjacent,
            *(array.ctypes.data for array in self._arrays.values()),
        )
        self._start = _start(now)
        self._search: Any = None  # opened when it is needed: its memo is large
        self._steps = np.zeros(MAX_STEPS, dtype=STEP)

    def __del__(self) -> None:
        if getattr(self, "_search", None):
            _library().goryo_close(self._search)
            self._search = None

    def best(self, mix: Floats, width: int = 0, lean: float = 0.5, nodes: int = NO_LIMIT) -> Best:
        """The best policy against these weights, which need not add up to one. `width` limits the
        questions tried per node, for a quick search that is often as good. They are selected by
        their value without further questions (`lean` 0), their upper bound (1), or a mean.
        After so many `nodes` the search is only brought to an end."""
        if self._search is None:
            self._search = _library().goryo_open(self._problem, self._start, MEMO_BITS)
        self._plain[:] = mix[:, NO_TRICK]
        self._tricked[:] = mix[:, :SPACES]
        report = (c_int64 * 2)()
        value = _library().goryo_best(
            *(self._search, self._start, width, lean, nodes),
            *(self._steps.ctypes.data, MAX_STEPS, report),
        )
        return Best(value, self._steps[: report[1]].copy(), report[0])

    def worth(self, policy: Policy) -> Floats:
        """What a policy wins against each hypothesis."""
        worth = np.zeros((len(self.hypotheses.items), SPACES + 1))
        steps = np.ascontiguousarray(policy)
        _library().goryo_worth(self._problem, self._start, steps.ctypes.data, worth.ctypes.data)
        return worth


def _start(now: Board) -> _Start:
    def padded(numbers: Sequence[int]) -> Any:
        return (c_int32 * SAMURAI)(*numbers)

    used = list(now.used)
    for samurai, cubes in enumerate(used):
        if cubes:
            used[samurai] |= CALLED
    cubes = now.cubes if now.plan is not None else now.setup.scale.action_cubes
    return _Start(now.asked, now.yes, padded(now.at), padded(used), now.acting, cubes)
