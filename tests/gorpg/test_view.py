"""Views: stats that apply at the hero's location."""

from __future__ import annotations

import random

from futago import gorpg
from futago.game import random_action


def test_a_hero_at_home_has_no_bonus_of_any_location() -> None:
    """Outside the last battle only questing heroes get the bonus of a location."""
    rng = random.Random(4)
    for mode in ("standard", "solo", "overlord"):
        state = gorpg.GAME.new(gorpg.GAME.options({"mode": mode}))
        for _ in range(120):
            if not state.movers or state.round == 10:
                break
            for party in state.view("p1").parties.values():
                for hero in party.heroes:
                    if not hero.questing:
                        assert hero.attack.bonus == 0, hero
            seat = state.movers[0]
            state.apply(seat, random_action(state.legal_actions(seat), rng))
