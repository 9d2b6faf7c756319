"""What is in force in a game, as plain values: arguments and conditions of texts on the rules."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from futago.gorpg.rules.board import GorpgSetup, setup_of
from futago.gorpg.rules.cards import ROUNDS
from futago.gorpg.rules.options import LOT, Options


@lru_cache(maxsize=256)
def facts(options: Options) -> dict[str, str | int]:
    """The facts under these options: the traits of their rules, the options themselves, and what
    follows from them; cached, so never modify them. Names have hyphens, as in texts; a switch is
    yes or no, and no where it has no effect."""
    setup = setup_of(options)
    values = {
        **msgspec.structs.asdict(options.rules),
        **msgspec.structs.asdict(options),
        "strikers": options.strikers,
        "trading": options.trading and setup.players > 1,
        "final_shop": options.final_shop and setup.standard,
        "heal_before_last": options.heal_before_last and setup.overlord,
        # Whether there are other parties, whether coins are used, and whether only the monsters
        # of parties that are out come back from among the cards removed.
        "others": setup.players > 1,
        "coins_used": options.bounty or options.change == "kept",
        "out_return": setup.overlord and setup.players > 1 and not options.rules.dead_return,
        # The number of the first leader's seat, 0 for a lot.
        "leader_number": 0 if options.first_leader == LOT else int(options.first_leader[1:]),
        "slot_count": setup.slots,
        "monsters_at_first": ", ".join(map(str, setup.counts[1])),
        "monsters_at_last": sum(setup.counts[ROUNDS - 1]),
        "sharing": _sharing(setup),
        "left_behind": _left_behind(setup),
        "contest": _contest(setup),
    }
    return {name.replace("_", "-"): _plain(value) for name, value in values.items()}


def _sharing(setup: GorpgSetup) -> str:
    """How many parties may go to the same location."""
    if setup.players == 1:
        return "none"
    if setup.players == 2:
        return "both"
    return "any" if setup.at_a_slot >= setup.players else "two"


def _left_behind(setup: GorpgSetup) -> str:
    """The trophies that a retreating party leaves behind."""
    every = setup.options.retreat_loss == "all"
    if setup.slain_stay:
        return "slain-and-half" if every else "slain"
    return "half-of-all" if every else "half-of-quest"


def _contest(setup: GorpgSetup) -> str:
    """How the parties win against the Overlord."""
    if not setup.overlord:
        return "none"
    return setup.options.victory if setup.players > 1 else "alone"


def _plain(value: object) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    return value if isinstance(value, int) else str(value)
