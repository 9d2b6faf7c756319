"""The networks that judge the end of a round: see simulator/chances.h.

They were fitted to played games (`futago lab fit gorpg`) and are in chances.npz: one set per mode,
number of parties and `items_per_hero`, like the weights of the valuation.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import numpy as np
import numpy.typing as npt

from futago.gorpg.kernel.tempers import temper_key
from futago.gorpg.rules.options import Options

TRAITS: Final = 36
NEURONS: Final = 16
NETS: Final = 9
"""One for the beginning of each round from the second on."""
NET_SIZE: Final = NEURONS * (TRAITS + 2) + 1
FILE: Final = "chances.npz"


@cache
def shipped_networks() -> dict[str, npt.NDArray[np.float32]]:
    """All sets, `NET_SIZE` numbers for each round."""
    file = resources.files("futago.gorpg.kernel").joinpath(FILE)
    if not file.is_file():
        return {}
    with file.open("rb") as stream, np.load(stream) as sets:
        return {name: np.ascontiguousarray(sets[name], np.float32) for name in sets}


@cache
def networks(options: Options) -> int | None:
    """The address of the set for these options; None if there is none."""
    found = shipped_networks().get(temper_key(options))
    return found.ctypes.data if found is not None else None
