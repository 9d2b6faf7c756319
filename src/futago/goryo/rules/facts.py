"""What is in force in a game, as plain values: arguments and conditions of texts on the rules."""

from __future__ import annotations

from functools import lru_cache

from futago.goryo.rules.options import Options


@lru_cache(maxsize=64)
def facts(options: Options) -> dict[str, str | int]:
    """The facts under these options and the version of their rules; cached, so never modify them.

    `honest`: whether a plan may say that she tells the truth about a power. `discovery`: the order
    of its steps. `first-bags` are all bags on the gong but the last, so that a text can list them.
    """
    bags = options.gong.bags
    return {
        "edition": options.edition,
        "terms": options.terms,
        "colours": ",".join(sorted(options.samurai)),
        "actions": 4 if options.split_cubes else options.actions_per_samurai,
        "split": _yes(options.split_cubes),
        "variant": options.variant or "none",
        "trail": "chosen" if options.trail_may_be_denied else "yes",
        "honest": _yes(options.strict and _answer_may_be_chosen(options)),
        "honour": _yes(not options.strict),
        "sprint-by-cubes": _yes(options.rules.sprint_by_cubes),
        "discovery": "-".join(options.discovery),
        "steps": options.gong.length,
        "bag-count": len(bags),
        "first-bags": ", ".join(map(str, bags[:-1])),
        "last-bag": bags[-1] if bags else 0,
    }


def _answer_may_be_chosen(options: Options) -> bool:
    """Whether the variant has a power on whose space either answer is right."""
    return options.variant == "genjutsu" or (
        options.variant is None and options.trail_may_be_denied
    )


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"
