"""Which games the coach cannot judge."""

from __future__ import annotations

from futago.coach import NotCoached
from futago.gorpg.kernel import library
from futago.gorpg.kernel.encoding import SIMULATED
from futago.gorpg.rules.options import Options
from futago.texts import Text


def check_simulated(options: Options) -> None:
    """`NotCoached` if the simulator does not play this game."""
    if options.rules is not SIMULATED:
        raise NotCoached(Text("gorpg-coach-other-rules"))
    if not library.available():
        raise NotCoached(Text("gorpg-coach-no-simulator"))
