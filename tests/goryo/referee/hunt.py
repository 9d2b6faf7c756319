"""The Samurai's turn of a last round as a hunt: his best questions by brute force.

A hunt is all that his turn depends on. `slow` tries every single action in every situation that
can come up, and adds up what it pays over all secrets that fit the answers. It is the yardstick
for the quick search in round.c, and only for small cases.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from .game import CALLED_AT_MOST, CUBES_FOR


@dataclass(frozen=True)
class Secret:
    """A plan, as far as questions and Discovery can tell it from another one."""

    yes: frozenset[str]  # where she says yes
    green: frozenset[str]  # where that moves the mallet
    target: str


@dataclass(frozen=True)
class Hunt:
    """A turn of the Samurai, and how likely each secret is. Weights need not add up to 1."""

    spaces: list[str]
    near: dict[str, list[str]]
    start: str  # hers, never to be investigated
    samurai: dict[str, str]  # where they stand
    blind: str | None  # who can neither search nor sniff
    actions: int  # the most for one samurai
    cubes: int
    pays: Callable[[str, int, int], float]  # for a target, green prints and catches
    secrets: dict[Secret, float]


def slow(hunt: Hunt) -> float:
    """The most that the Samurai can expect, times the weight of all secrets."""
    colours = list(hunt.samurai)
    everything = list(hunt.secrets)

    @cache
    def best(
        possible: tuple[int, ...],  # secrets that fit all answers, by number
        asked: frozenset[str],
        places: tuple[str, ...],
        called: frozenset[str],
        acting: str | None,
        done: tuple[str, ...],  # by the acting samurai, in order of the alphabet
        cubes: int,
    ) -> float:
        values = [discovery(possible, asked, places)]
        for who in colours:
            if cubes == 0 or (who in called and who != acting):
                continue
            if who not in called and len(called) == CALLED_AT_MOST:
                continue
            own = done if who == acting else ()
            if len(own) == hunt.actions:
                continue
            place = colours.index(who)
            here = places[place]
            free = [action for action, most in CUBES_FOR.items() if own.count(action) < most]
            if "move" in free:
                after = tuple(sorted([*own, "move"]))
                for there in hunt.near[here]:
                    moved = (*places[:place], there, *places[place + 1 :])
                    args = (possible, asked, moved, called | {who}, who, after, cubes - 1)
                    values.append(best(*args))
            questions = [("search", here)] + [("sniff", there) for there in hunt.near[here]]
            for action, space in questions:
                forbidden = space == hunt.start or space in asked or who == hunt.blind
                if action not in free or forbidden:
                    continue
                after = tuple(sorted([*own, action]))
                value = 0.0
                for answer in (True, False):
                    left = tuple(s for s in possible if (space in everything[s].yes) is answer)
                    args = (left, asked | {space}, places, called | {who}, who, after, cubes - 1)
                    value += best(*args) if left else 0.0
                values.append(value)
        return max(values)

    def discovery(
        possible: tuple[int, ...], asked: frozenset[str], places: tuple[str, ...]
    ) -> float:
        total = 0.0
        for number in possible:
            secret = everything[number]
            prints = len(secret.green & asked)
            catches = places.count(secret.target)
            total += hunt.secrets[secret] * hunt.pays(secret.target, prints, catches)
        return total

    places = tuple(hunt.samurai.values())
    every = tuple(range(len(everything)))
    return best(every, frozenset(), places, frozenset(), None, (), hunt.cubes)
