"""Goryō as numbers: what a view says, feature by feature."""

from __future__ import annotations

from typing import Final

from futago.adapters.tensors import Encoder, Feature, Tensors
from futago.adapters.told import words_in
from futago.goryo.rules.board import PHASES, POWERS, REASONS, setup_of
from futago.goryo.rules.mistakes import RULES
from futago.goryo.rules.options import LONGEST_GONG, Options
from futago.goryo.rules.scale import PRINTED
from futago.goryo.rules.view import GoryoView

ROLES: Final = ("goryo", "samurai")
CUBES: Final = ("move", "search", "sniff")
MISTAKES: Final = 9
"""So many mistakes of each kind are counted."""
EVENTS: Final = words_in(
    "bound bound-hidden first seal break curse planned planned-hidden illusion move search sniff",
    "answer-yes answer-no reveal reveal-trail reveal-shadow gong caught spent round goryo samurai",
    *(f"mistake-{rule}" for rule in RULES),
    *(f"end-{reason} {reason}" for reason in REASONS),
)
MEMORY: Final = {True: 512, False: 768}
"""How many words a seat can be told in a game, in strict play and under honour; see the tests."""


class GoryoEncoder(Encoder):
    """Writes the views of games with some options."""

    def __init__(self, options: Options) -> None:
        setup = setup_of(options)
        floor, colours = setup.floor, setup.colours
        spaces, types, samurai = (len(floor.ids),), (len(floor.types),), (len(colours),)
        self.space = floor.index
        self.type = floor.type_index
        self.colour = setup.colour_index
        self.spaces = len(floor.ids)
        most_cubes = setup.most_cubes
        super().__init__(
            (
                Feature("phase", (len(PHASES),)),
                Feature("round", most=PRINTED.rounds),
                Feature("bag", most=len(floor.types)),
                Feature("draws", most=len(floor.types)),
                Feature("gong", most=setup.gong_length),
                Feature("spirits", most=PRINTED.spirits),
                Feature("cubes", most=PRINTED.action_cubes),
                Feature("mistakes", (len(RULES),), MISTAKES),
                Feature("first", types),
                Feature("bound", types),
                Feature("intact", types),
                Feature("sealed", types),
                Feature("start", spaces),
                Feature("broken", spaces),
                Feature("cursed", spaces),
                Feature("question", spaces),
                Feature("no", spaces),
                Feature("yes", spaces),
                Feature("samurai", (*samurai, *spaces)),
                Feature("began", (*samurai, *spaces)),
                Feature("used", (*samurai, len(CUBES)), most=2),
                Feature("acting", samurai),
                Feature("illusion", samurai),
                Feature("left", (len(POWERS),)),
                Feature("planned"),
                Feature("path", spaces, most_cubes),
                Feature("target", spaces),
                Feature("trail", spaces),
                Feature("shadow", spaces),
                Feature("lie"),
                Feature("sprint"),
                Feature("blinds", samurai),
                Feature("winner", (len(ROLES),)),
                Feature("reason", (len(REASONS),)),
            ),
            EVENTS | words_in(*floor.types),
            LONGEST_GONG,
            MEMORY[setup.strict],
        )

    def write(self, view: GoryoView, out: bytearray) -> None:
        at, space, kind, colour = self.at, self.space, self.type, self.colour
        out[at["phase"] + PHASES.index(view.phase)] = 1
        out[at["round"]] = view.round
        out[at["bag"]] = view.bag
        out[at["draws"]] = view.draws
        out[at["gong"]] = view.gong
        out[at["spirits"]] = view.spirits
        out[at["cubes"]] = view.cubes
        for _, rule in view.mistakes:
            place = at["mistakes"] + RULES.index(rule)
            out[place] = min(MISTAKES, out[place] + 1)
        if view.first is not None:
            out[at["first"] + kind[view.first]] = 1
        if view.bound is not None:
            out[at["bound"] + kind[view.bound]] = 1
        for name, named in (("intact", view.intact), ("sealed", view.sealed)):
            begin = at[name]
            for word in named:
                out[begin + kind[word]] = 1
        if view.start is not None:
            out[at["start"] + space[view.start]] = 1
        if view.question is not None:
            out[at["question"] + space[view.question]] = 1
        for name, named in (("broken", view.broken), ("cursed", view.cursed)):
            begin = at[name]
            for word in named:
                out[begin + space[word]] = 1
        no, yes = at["no"], at["yes"]
        for word, answer in view.prints.items():
            out[(yes if answer else no) + space[word]] = 1
        for name, standing in (("samurai", view.samurai), ("began", view.began)):
            begin = at[name]
            for word in standing.values():
                out[begin + space[word]] = 1
                begin += self.spaces
        for who, cubes in view.used.items():
            begin = at["used"] + len(CUBES) * colour[who]
            for word in cubes:
                out[begin + CUBES.index(word)] += 1
        if view.acting is not None:
            out[at["acting"] + colour[view.acting]] = 1
        if view.illusion is not None:
            out[at["illusion"] + colour[view.illusion]] = 1
        begin = at["left"]
        for number, power in enumerate(POWERS):
            if power in view.left:
                out[begin + number] = 1
        if view.plan is not None:
            self._write_plan(view, out)
        if view.winner is not None:
            out[at["winner"] + ROLES.index(view.winner)] = 1
        if view.reason is not None:
            out[at["reason"] + REASONS.index(view.reason)] = 1

    def _write_plan(self, view: GoryoView, out: bytearray) -> None:
        """The plan: `path` numbers her cubes in the order in which she placed them."""
        at, space, plan = self.at, self.space, view.plan
        assert plan is not None
        out[at["planned"]] = 1
        begin = at["path"]
        for number, word in enumerate(plan["path"], 1):
            out[begin + space[word]] = number
        for name in ("target", "trail", "shadow"):
            if plan[name] is not None:
                out[at[name] + space[plan[name]]] = 1
        out[at["lie"]] = plan["lie"]
        out[at["sprint"]] = plan["sprint"]
        if plan["illusion"] is not None:
            out[at["blinds"] + self.colour[plan["illusion"]]] = 1


TENSORS: Final = Tensors(version=0, encoder=GoryoEncoder)
