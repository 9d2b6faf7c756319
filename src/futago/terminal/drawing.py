"""How positions are drawn. Only this belongs to a game; playing is the same for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text as Line

from futago.game import Choice
from futago.terminal import gorpg, goryo

Drawing = Callable[[Any, Any, Choice | None, str], list[Line]]
"""Lines for options, a view, the choice that its seat has now, and a language."""

DRAWINGS: Final[dict[str, Drawing]] = {"goryo": goryo.draw, "gorpg": gorpg.draw}
