"""Go RPG, from the rulebook, its rulings and the record format alone."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final

from futago.bots import Bot
from futago.game import ABOVE, SPECTATOR, Json, State
from futago.games import game_named
from futago.gorpg.bots.levels import levels
from tests.gorpg.referee.form import PLAYERS
from tests.gorpg.referee.game import COUNTS, LAST_ROUND, SOLO_COUNTS
from tests.gorpg.referee.moves import forms_of_moves
from tests.gorpg.referee.table import copy_of_deck, level
from tests.gorpg.referee.versions import RULES

from . import Adapter, Moves, Swap, gorpg_swaps
from .gorpg_play import Careless
from .gorpg_table import Watched

RULES_PLAYED: Final = RULES[game_named("gorpg").version]
MOST_HEROES, ON_SHOW = 5, 4
DECKS: Final = ("heroes", "monsters", "locations", "equipment")
REASONS: Final = {
    "standard": ("gold",),
    "overlord": ("eliminated", "collective", "individual"),
    "solo": ("survived", "defeated"),
}
MATTERS: Final = {
    # Where a switch changes anything: the mode, and the round that has to be reached.
    **dict.fromkeys(("trading", "joint_quests"), (("standard", "overlord"), 1)),
    "final_shop": (("standard",), LAST_ROUND),
    "trophy_value": (("standard", "overlord", "solo"), LAST_ROUND),
    "regroup": (("overlord",), 2),
    **dict.fromkeys(
        ("heal_before_last", "strikes", "strikers", "victory"), (("overlord",), LAST_ROUND)
    ),
    "last_stand": (("solo",), 1),
    **dict.fromkeys(("swarm", "monster_targets"), (("solo",), LAST_ROUND)),
}


class Gorpg:
    """The adapter."""

    # A party could equip for ever, and with `trading` offer for ever: the rules set no bound. But
    # nobody has to. A battle ends, since every attack takes at least 1 life; some twenty moves of a
    # party a round with as many cards dealt make 2,800 in ten rounds of seven. Whoever goes over
    # twice that is not playing the game any more.
    longest = 2 * 10 * 7 * (20 + 20)
    slow_bots = frozenset(levels())
    share = 0.25
    largest = 3_500_000  # games of two versions of the rules
    largest_choice = 64_000  # the last battle against the Overlord has some 150 monsters
    can_concede = False
    to_judge: Mapping[str, int] = MappingProxyType({"random": 120, "greedy": 20})
    tied_options = frozenset({"first_leader"})
    kinds = gorpg_swaps.KINDS
    usual_kinds = frozenset({"deck", "slots", "hand", "lay", "order"})
    events_survived = frozenset({"pass", "deal-equipment", "deal-heroes"})
    odd_options: tuple[dict[str, Json], ...] = (
        {"mode": "standard", "players": 7, "scarce_decks": True, "joint_quests": "any"},
        {"mode": "overlord", "players": 1, "scarce_decks": True, "regroup": "all"},
        {"mode": "standard", "players": 1, "jokers": 1, "battle": "one-exchange"},
    )

    def vary(self, rng: random.Random) -> dict[str, Json]:
        return {}

    def careless(self, options: Any, seat: str, seed: str) -> Bot:
        return Careless(options, seat, seed)

    # ------------------------------------------------------------ what is always true

    def check(self, options: dict[str, Json], state: State) -> None:
        seen = json.loads(json.dumps(state.view(ABOVE).as_json()))
        self.check_cards(options, state, seen)
        for party in seen["parties"].values():
            self.check_party(options, seen, party)
        self.check_slots(options, seen)
        assert 0 <= seen["round"] <= LAST_ROUND
        assert len(seen["show"]) <= ON_SHOW
        assert len(set(seen["order"])) == len(seen["order"])
        assert options["mode"] == "overlord" or not (seen["hand"] or seen["pile"])
        assert state.automatic is False
        if state.outcome is None:
            self.check_face_down(state, seen)
        else:
            self.check_end(options, state, seen)

    def check_cards(self, options: dict[str, Json], state: State, seen: dict[str, Json]) -> None:
        """Every card of every copy of a deck lies in exactly one place."""
        lying, left = self.cards(state, seen), seen["decks"]
        for deck in DECKS:
            named = lying[deck]
            assert len(set(named)) == len(named), f"{deck}: a card is in two places"
            copy = len(copy_of_deck(1, options["jokers"]))
            copies, odd = divmod(len(named) + left[deck], copy)
            assert not odd, f"{deck}: a card is lost"
            known = {c for n in range(1, copies + 1) for c in copy_of_deck(n, options["jokers"])}
            assert set(named) <= known

    def cards(self, state: State, seen: dict[str, Json]) -> dict[str, list[str]]:
        """All cards that lie somewhere outside their decks."""
        parties, slots = seen["parties"].values(), seen["slots"].values()
        heroes = [hero for party in parties for hero in party["heroes"]]
        found = {
            "heroes": [hero["card"] for hero in heroes],
            "locations": [slot["location"] for slot in slots if slot["location"]],
            "equipment": [
                *(item for hero in heroes for item in hero["items"]),
                *(item for party in parties for item in party["store"]),
            ],
            "monsters": [
                *(monster["card"] for slot in slots for monster in slot["monsters"]),
                *(card for slot in slots for card in slot["corpses"]),
                *(card for party in parties for card in party["trophies"] + party["spoils"]),
                *(monster["card"] for monster in seen["town"]),
                *(seen["hand"] + seen["pile"]),
            ],
        }
        words = dict(word.split("=", 1) for word in state.position().split())
        for place in ("discards", "removed"):
            for deck, text in zip(DECKS, words.get(place, "///").split("/"), strict=True):
                cards = text.split(",") if text else []
                assert len(cards) == seen[place][deck]
                found[deck] += cards
        phase = words.get("guild", "hunters") if seen["phase"] == "answer" else seen["phase"]
        found["equipment" if phase.startswith("hunters") else "heroes"] += seen["show"]
        return found

    def check_party(
        self, options: dict[str, Json], seen: dict[str, Json], party: dict[str, Json]
    ) -> None:
        heroes, gold = party["heroes"], party["gold"]
        assert len(heroes) <= MOST_HEROES + 2 * (seen["phase"] in ("tavern", "dismiss"))
        for hero in heroes:
            full = level(hero["card"]) + sum(map(level, hero["items"]))
            assert 1 <= hero["life"]["total"] <= full
            assert 1 <= hero["attack"]["total"] <= full + 5
            assert len(hero["items"]) <= (options["items_per_hero"] or 54)
        assert 0 <= sum(hero["questing"] for hero in heroes) <= 3
        assert party["coins"] >= 0
        if party["coins"]:
            assert options["bounty"] or options["change"] == "kept"
        items = [*party["store"], *(item for hero in heroes for item in hero["items"])]
        by_card = options["trophy_value"] == "card"
        trophies = [1 if by_card else level(card) for card in party["trophies"]]
        assert gold["items"] == options["item_value"] * sum(map(level, items))
        assert gold["trophies"] == sum(trophies)
        assert gold["heroes"] == sum(level(hero["card"]) for hero in heroes)
        assert gold["total"] == gold["items"] + gold["trophies"] + party["coins"]
        if party["out"]:
            assert options["mode"] == "overlord"
            assert heroes == items == trophies == party["spoils"] == []
            assert party["coins"] == 0

    def check_slots(self, options: dict[str, Json], seen: dict[str, Json]) -> None:
        players, solo, number = options["players"], options["mode"] == "solo", seen["round"]
        assert len(seen["slots"]) == (3 if solo else players + 1)
        standing = [party for slot in seen["slots"].values() for party in slot["parties"]]
        assert len(set(standing)) == len(standing)
        for at, slot in enumerate(seen["slots"].values()):
            most = options["joint_quests"]
            assert most == "any" or len(slot["parties"]) <= most
            if number and (number < LAST_ROUND or options["mode"] == "standard"):
                more = (number >= 5) + (number >= 9)
                count = SOLO_COUNTS[number - 1][at] if solo else COUNTS[at] + more
                assert slot["count"] == count
                assert len(slot["monsters"]) <= count
            for monster in slot["monsters"]:
                assert monster["life"]["total"] >= 1
                assert 1 <= monster["attack"]["total"] <= level(monster["card"]) + 5

    def check_face_down(self, state: State, seen: dict[str, Json]) -> None:
        """What lies face down has no name for anybody but the Overlord; the rest is the same."""
        veiled = json.loads(json.dumps(state.view(SPECTATOR).as_json()))
        assert veiled["hand"] == [None] * len(seen["hand"])
        for name, slot in seen["slots"].items():
            known = veiled["slots"][name]["monsters"]
            assert len(known) == len(slot["monsters"])
            for monster, shown in zip(slot["monsters"], known, strict=True):
                assert shown in (monster, dict.fromkeys(monster))
            if seen["round"] == 1 and (not slot["parties"] or seen["phase"] == "quests"):
                assert not any(shown["card"] for shown in known)

    def check_end(self, options: dict[str, Json], state: State, seen: dict[str, Json]) -> None:
        assert state.outcome is not None
        winners, reason = state.outcome.winners, state.outcome.reason
        assert (seen["winners"], seen["reason"]) == (list(winners), reason)
        assert reason in REASONS[options["mode"]]
        alive = [seat for seat, party in seen["parties"].items() if not party["out"]]
        total = {seat: seen["parties"][seat]["gold"]["total"] for seat in alive}
        if reason == "eliminated":
            assert winners == ("overlord",)
            assert not alive
        elif reason == "defeated":
            assert winners == ()
        elif reason == "individual":
            assert len(winners) == 1
        elif reason in ("collective", "survived"):
            assert list(winners) == alive
        if reason in ("gold", "individual"):
            assert all(total[seat] == max(total.values()) for seat in winners)
        if reason in ("gold", "collective", "individual", "survived"):
            assert seen["round"] == LAST_ROUND
            assert winners
            assert not seen["town"]

    def may_undo(self, options: dict[str, Json], moves: Moves) -> str | None:
        """Cards dealt reveal something, and so does a move after which cards are turned up."""
        last = moves[-1]
        if last["by"] == "chance" or len(moves) in Watched(options, moves).turned_up:
            return None
        return str(last["by"])

    def seen(self, options: dict[str, Json], moves: Moves, seat: str) -> list[Json]:
        return gorpg_swaps.seen(options, moves, seat)

    def swaps(
        self, options: dict[str, Json], moves: Moves, seat: str, rng: random.Random
    ) -> Iterator[Swap]:
        return gorpg_swaps.swaps(options, moves, seat, rng)

    def things(self, options: dict[str, Json]) -> Iterator[tuple[str, str]]:
        for card in copy_of_deck(1, options["jokers"]):
            yield from ((kind, card) for kind in ("hero", "monster", "trophy", "item"))
        yield from (("seat", f"p{number}") for number in range(1, options["players"] + 1))
        yield from (("slot", f"slot-{number}") for number in range(1, 10))
        yield from (("word", word) for word in ("rest", "pass", "retreat", "accept"))

    # ------------------------------------------------------------ what the golden games show

    demanded = frozenset(
        {
            *(f"{mode} {n}" for mode, most in PLAYERS.items() for n in range(1, most + 1)),
            *(f"ends by {reason}" for reasons in REASONS.values() for reason in reasons),
            *(
                f"{s} {value}"
                for s, values in RULES_PLAYED.switches.items()
                for value in values[1:]
            ),
            "first_leader chosen",
            *(do for do in forms_of_moves(RULES_PLAYED) if do != "condemn"),
            *(
                "blow",
                "contest",
                "recruit",
                "trophies left behind",
                "dismiss to hire",
                "coins paid",
            ),
            *("a wait", "monsters again", "party out"),
            *("retreat_loss quest", "strikers once", "trophies left in Overlord mode"),
        }
    )

    def features(self, record: dict[str, Json]) -> set[str]:
        options, result, moves = record["options"], record["result"], record["moves"]
        mode, number = options["mode"], result["round"]
        found = {f"{mode} {options['players']}", f"ends by {result['reason']}"}
        for switch, value in options.items():
            modes, reached = MATTERS.get(switch, (tuple(REASONS), 2))
            if mode in modes and number >= reached:
                found.add(f"{switch} {value}")
        if options["first_leader"] != "lot":
            found.add("first_leader chosen")
        for move in moves:
            found.add(move["do"])
            found |= self.features_of(move)
        if "blow" in found and options["victory"] == "open":
            found.add("contest")
        if "trophies left behind" in found and mode == "overlord":
            found.add("trophies left in Overlord mode")
        if mode == "overlord" and not all(result["health"].values()):
            found.add("party out")
        if any(self.two_heroes(*pair) for pair in pairwise(moves)):
            found.add("a wait")
        return found

    def two_heroes(self, one: dict[str, Json], other: dict[str, Json]) -> bool:
        """Whether a party got two heroes: it had waited."""
        deals = [m for m in (one, other) if m["do"] == "deal" and m["deck"] == "heroes"]
        return len(deals) == 2 and one["to"] == other["to"] and one["to"].startswith("p")

    def features_of(self, move: dict[str, Json]) -> set[str]:
        match move:
            case {"do": "attack", "seat": _}:
                return {"blow"}
            case {"do": "rest", "recruit": True}:
                return {"recruit"}
            case {"do": "retreat", "leave": [_, *_]}:
                return {"trophies left behind"}
            case {"do": "hire", "dismiss": [_, *_]}:
                return {"dismiss to hire"}
            case {"do": "hire", "coins": coins} if coins:
                return {"coins paid"}
            case {"do": "deal", "deck": deck, "card": card} if card.endswith(".2"):
                return {f"{deck} again"} if not card.startswith("joker") else set()
        return set()

    def judged(self, record: dict[str, Json]) -> bool:
        return True


ADAPTER: Final[Adapter] = Gorpg()
