"""Jackdaws in OpenSpiel: its words and its bounds."""

from __future__ import annotations

from typing import Final

from futago.adapters.vocabulary import Fitting

from .rules.cards import WORTH
from .rules.options import Options
from .rules.position import position_text
from .state import JackdawsState


def _words(options: Options) -> set[str]:
    return {"lay", "as", "believe", "doubt", *WORTH}


def _most_words(state: JackdawsState) -> int:
    cards = 2 * state.options.hand
    return cards * len(("lay", "coin", "as", "coin", "believe"))


def _most_draws(state: JackdawsState) -> int:
    return len(WORTH)


FITTING: Final = Fitting(
    words=_words,
    most_words=_most_words,
    most_draws=_most_draws,
    zero_sum=True,
    position=position_text,
)
