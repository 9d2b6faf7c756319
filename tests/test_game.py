"""The contract: lazy actions, and picking one at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from futago.game import Action, Json, LazyActions, listed, next_words, random_action


@dataclass(frozen=True)
class Climb:
    """One to three steps, each left or right; a climb that ends to the left is not allowed."""

    steps: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("climb", *self.steps))

    def as_json(self) -> dict[str, Json]:
        return {"do": "climb", "steps": list(self.steps)}


class Climbs(LazyActions):
    def __contains__(self, action: object) -> bool:
        return isinstance(action, Climb) and action.steps[-1:] == ("right",)

    def next_words(self, picked: Sequence[str]) -> tuple[list[str], Action | None]:
        if not picked:
            return ["climb"], None
        action = Climb(tuple(picked[1:]))
        words = [[], ["right"], ["left", "right"], ["left", "right"]][4 - len(picked)]
        return list(words), action if action in self else None


def test_all_actions_follow_from_the_next_words_sorted_by_notation() -> None:
    found = [str(action) for action in Climbs()]
    assert found == sorted(found)
    assert len(found) == 1 + 2 + 4
    assert listed(Climbs()) == tuple(Climbs())


def test_a_random_action_is_one_of_them_and_may_be_any() -> None:
    rng = random.Random(1)
    seen = Counter(str(random_action(Climbs(), rng)) for _ in range(400))
    assert set(seen) == {str(action) for action in Climbs()}
    few = (Climb(("right",)), Climb(("left", "right")))
    assert {random_action(few, rng) for _ in range(40)} == set(few)


def test_next_words_are_the_same_for_lazy_and_for_listed_actions() -> None:
    for picked in ([], ["climb"], ["climb", "left"], ["climb", "left", "right"]):
        assert next_words(Climbs(), picked) == next_words(tuple(Climbs()), picked)
