"""Remarks on luck: answers, Discovery and draws that changed the chance a lot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from futago.coach.report import Moment, Remark, Round, TextRef
from futago.game import CHANCE
from futago.goryo.coach.effort import data
from futago.goryo.coach.words import clamped, share_words
from futago.goryo.rules.board import GORYO, SAMURAI
from futago.goryo.rules.names import object_name
from futago.texts import Text

AT_DISCOVERY: Final = {
    (True, True): "coach-luck-caught",
    (True, False): "coach-luck-caught-yet",
    (False, True): "coach-luck-away-yet",
    (False, False): "coach-luck-away",
}
"""By whether a samurai is on her target, and whether the result is better than expected."""


def luck_remarks(moments: Sequence[Moment], rounds: Sequence[Round]) -> list[Remark]:
    """The events of luck that mattered most. What her plan gave away comes back to the Samurai
    through the answers: that is not luck."""
    found, owed = list[tuple[float, Remark]](), 0.0
    for before, moment in pairwise(moments):
        if moment.by == GORYO and moment.cost:
            owed = moment.cost
        if moment.played == "done":
            last, owed = owed, 0.0
        else:
            last = owed
        luck = _luck(moment)
        explained = min(max(luck, 0.0), last) if moment.by != CHANCE else 0.0
        owed = max(0.0, owed - explained)
        text = _text(moments, before, moment, rounds, luck)
        if text is not None and abs(luck - explained) >= data().luck.least:
            by = SAMURAI if luck > 0 else GORYO  # the lucky side
            found.append((abs(luck), Remark(moment.move, by, "luck", 0.0, TextRef.of(text))))
    found.sort(key=lambda entry: -entry[0])
    return [remark for _, remark in found[: data().luck.most]]


def _luck(moment: Moment) -> float:
    if moment.by == CHANCE:
        return moment.causes.get("bag", 0.0)
    answer = moment.question is not None and moment.by == GORYO
    return moment.causes.get("answers", 0.0) if answer or moment.played == "done" else 0.0


def _text(
    moments: Sequence[Moment], before: Moment, moment: Moment, rounds: Sequence[Round], luck: float
) -> Text | None:
    words = (moment.played or "").split()
    then = clamped(before.chance + luck)
    shares = {"before": share_words(before.chance), "after": share_words(then)}
    if moment.by == CHANCE and words[1] == "seal":
        return Text("coach-luck-draw", object=object_name(words[2]), **shares)
    if moment.by == GORYO and moment.question is not None:
        yes = words[1] == "yes"
        likely = moment.question.yes if yes else 1 - moment.question.yes
        space, expected = moment.question.space, share_words(likely)
        id = "coach-luck-yes" if yes else "coach-luck-no"
        return Text(id, space=space, expected=expected, **shares)
    if moment.played == "done":
        here = next(entry for entry in rounds if entry.last == moment.move)
        seen = [m.belief for m in moments[: moment.move] if m.belief is not None]
        if here.plan is None or not seen:
            return None
        target = here.plan.target
        expected = share_words(seen[-1].targets.get(target, 0.0))
        id = AT_DISCOVERY[here.caught > 0, luck > 0]
        return Text(id, target=target, expected=expected, **shares)
    return None
