"""What the conformance tests need to know about Jackdaws: from its rules, not its program."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from futago.bots import Bot
from futago.game import ABOVE, Action, Json, State
from tests.conformance.adapters import Adapter, Moves, Swap

COUNTS: Final = {"button": 5, "coin": 4, "thimble": 3}
WORTH: Final = {"button": 1, "coin": 2, "thimble": 3}
OTHER: Final = {"old": "young", "young": "old"}


class Careless:
    """Plays any legal action, but seldom doubts, so that lies stay hidden."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: Any, actions: Any) -> Action:
        believed: Action = actions[0]
        found: Action = self.rng.choice(actions)
        return believed if view.phase == "answer" and self.rng.random() < 0.6 else found


class Jackdaws:
    """The adapter."""

    longest = 2 * 5 * 3  # of each card: dealt, laid, answered
    share = 1.0
    largest = 100_000
    largest_choice = 1_700
    can_concede = True
    slow_bots = frozenset[str]()
    to_judge: Mapping[str, int] = MappingProxyType({})
    tied_options = frozenset[str]()
    kinds = frozenset({"held", "laid", "another"})
    usual_kinds = kinds
    events_survived = frozenset({"lay-hidden", "believe", "doubt", "lie", "true"})
    odd_options: tuple[dict[str, Json], ...] = ({"hand": 5, "turned": True},)

    def vary(self, rng: random.Random) -> dict[str, Json]:
        return {}

    def careless(self, options: Any, seat: str, seed: str) -> Bot:
        return Careless(seed)

    # ------------------------------------------------------------ what is always true

    def check(self, options: dict[str, Json], state: State) -> None:
        seen = json.loads(json.dumps(state.view(ABOVE).as_json()))
        held = [card for hand in seen["hands"].values() for card in hand]
        cards = Counter([*held, *(laid["card"] for laid in seen["laid"])])
        assert cards.total() + seen["deck"] == sum(COUNTS.values())
        assert all(count <= COUNTS[card] for card, count in cards.items())
        assert cards.total() <= 2 * options["hand"]
        assert not seen["laid"] or cards.total() == 2 * options["hand"]
        assert [laid["by"] for laid in seen["laid"]] == [
            "young" if number % 2 else "old" for number in range(len(seen["laid"]))
        ]
        assert state.automatic is False
        score = {"old": 0, "young": 0}
        for laid in seen["laid"]:
            worth, true = WORTH[laid["said"]], laid["card"] == laid["said"]
            if laid["doubted"] is not None:
                caught = laid["doubted"] and not true
                score[OTHER[laid["by"]] if caught else laid["by"]] += worth * (
                    2 if laid["doubted"] and true else 1
                )
        assert seen["score"] == score
        if state.outcome is not None and state.outcome.reason in ("richer", "level"):
            level = score["old"] == score["young"]
            assert (state.outcome.reason == "level") == level
            assert state.outcome.winners == ("old" if score["old"] > score["young"] else "young",)
            assert not held

    def may_undo(self, options: dict[str, Json], moves: Moves) -> str | None:
        """A deal, a doubt and a card turned over reveal something."""
        last = moves[-1]
        secret = last["do"] == "lay" or (last["do"] == "believe" and not options["turned"])
        return str(last["by"]) if secret else None

    # ------------------------------------------------------------ what is hidden

    def seen(self, options: dict[str, Json], moves: Moves, seat: str) -> list[Json]:
        found, card = list[Json](), ""
        for move in moves:
            if move["do"] == "deal":
                found.append(move if move["to"] == seat else move["to"])
            elif move["do"] == "lay":
                card = move["card"]
                found.append(move if move["by"] == seat else move["as"])
            else:
                revealed = move["do"] == "doubt" or options["turned"]
                found.append([move, card if revealed else None])
        return found

    def swaps(
        self, options: dict[str, Json], moves: Moves, seat: str, rng: random.Random
    ) -> Iterator[Swap]:
        for owner in OTHER:
            if owner != seat:
                yield from _swaps_of(options, moves, owner, rng)

    def things(self, options: dict[str, Json]) -> Iterator[tuple[str, str]]:
        yield from (("card", card) for card in COUNTS)
        yield from (("seat", seat) for seat in OTHER)

    # ------------------------------------------------------------ what the golden games show

    demanded = frozenset(
        {
            *(f"{reason} with {hand}" for reason in ("richer", "level") for hand in (3, 4, 5)),
            *(f"{why} by {who}" for why in ("resigned", "time") for who in OTHER),
            *(f"{what} {turned}" for what in ("lie believed", "lie") for turned in (True, False)),
            *(f"{what} {turned}" for what in ("true believed", "true") for turned in (True, False)),
            *(f"{who} wins" for who in OTHER),
        }
    )

    def features(self, record: dict[str, Json]) -> set[str]:
        options, result = record["options"], record["result"]
        found = {
            f"{result['reason']} with {options['hand']}",
            f"{result['reason']} by {OTHER[result['winner']]}",
            f"{result['winner']} wins",
        }
        true = False
        for move in record["moves"]:
            if move["do"] == "lay":
                true = move["card"] == move["as"]
            elif move["do"] in ("believe", "doubt"):
                believed = " believed" if move["do"] == "believe" else ""
                found.add(f"{'true' if true else 'lie'}{believed} {options['turned']}")
        return found

    def judged(self, record: dict[str, Json]) -> bool:
        return True


def _swaps_of(
    options: dict[str, Json], moves: Moves, owner: str, rng: random.Random
) -> Iterator[Swap]:
    """The same moves with another card of this jackdaw's that nobody else has seen."""
    deals = [n for n, move in enumerate(moves) if move["do"] == "deal" and move["to"] == owner]
    lays = [n for n, move in enumerate(moves) if move["do"] == "lay" and move["by"] == owner]
    hidden = [n for n in lays if not _revealed(options, moves, n)]
    held = Counter(moves[n]["card"] for n in deals) - Counter(moves[n]["card"] for n in lays)
    dealt = Counter(move["card"] for move in moves if move["do"] == "deal")
    in_deck = [card for card, count in COUNTS.items() if dealt[card] < count]
    rng.shuffle(hidden)
    for kind, at in [("held", -1), *(("laid", n) for n in hidden[:2])]:
        cards = sorted(held) if kind == "held" else [moves[at]["card"]]
        if not cards:
            continue
        card = rng.choice(cards)
        deal = rng.choice([n for n in deals if moves[n]["card"] == card])
        for instead in in_deck:
            if instead != card:
                # Believed, it stays hidden, and the deck is never seen.
                lasting = kind == "laid" and at + 1 < len(moves)
                yield Swap(kind, _with_cards(moves, instead, deal, at), lasting)
    for at in hidden[:1]:
        others = [card for card in sorted(held) if card != moves[at]["card"]]
        if others:
            yield Swap("another", _with_cards(moves, rng.choice(others), at), False)


def _revealed(options: dict[str, Json], moves: Moves, lay: int) -> bool:
    answer = moves[lay + 1]["do"] if lay + 1 < len(moves) else None
    return answer == "doubt" or (answer == "believe" and options["turned"])


def _with_cards(moves: Moves, card: str, *numbers: int) -> list[dict[str, Json]]:
    """The moves with this card in some of them."""
    return [
        {**move, "card": card} if number in numbers else dict(move)
        for number, move in enumerate(moves)
    ]


ADAPTER: Final[Adapter] = Jackdaws()
