"""What a person has to choose, as typed questions that any client can draw and complete by itself.

A question describes all of its answers, by a list, a graph or a budget, so that a client needs no
further request. An answer is one or several moves in the notation of the game: the words of the
question, then those of what was chosen, then those of the question that follows from it. Where the
order of a set has no meaning, its parts may be written in any order.

`answers.py` completes questions in Python, `web/src/choice/` in the browser.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from futago.texts import Text

Mark = Literal["", "usual", "costly", "final"]
"""What a player usually does; what costs something rare; what ends more than this move."""


class Thing(Struct, frozen=True, omit_defaults=True):
    """Something that can be chosen: a card, a space, a word."""

    id: str
    """Unique within its question."""
    kind: str
    """What it is, so that a client can find it on its board: `hero`, `space`, `word`."""
    label: Text
    value: int = 0
    """What it counts for: its level, price, attack or life, as the question says."""
    writes: str | None = None
    """Its words in the notation, if they are not its id."""

    @property
    def words(self) -> str:
        return self.id if self.writes is None else self.writes


class Option(Thing, frozen=True, omit_defaults=True):
    """A thing that may lead to another question."""

    then: Question | None = None
    mark: Mark = ""
    sure: Text | None = None
    """What to ask once before it is played, where it gives something away for good."""


class _Asked(Struct, frozen=True, kw_only=True, tag_field="ask", omit_defaults=True):
    """What all questions have in common."""

    prompt: Text
    opening: str = ""
    """Words that come before those of the answer."""
    rule: str = ""
    """The id of the rule that matters, if it is not the one of the choice; it has the same
    arguments."""
    confirm: bool = False
    """Show the whole answer and ask once more before it is played."""


class One(_Asked, frozen=True, tag="one", omit_defaults=True, kw_only=True):
    """Choose one thing: an option, or one of the spaces, which are all alike."""

    options: tuple[Option, ...] = ()
    spaces: tuple[str, ...] = ()
    space_label: str = ""
    """The id of the text that names a space, with the argument `space`."""


Place = Literal["longer", "off", "on", "any", "pick", "flag"]
"""Where a power goes. `longer`: one step more. `off`, `on`, `any`: on a space off the path (and not
its target), on one of its steps, on any space. `pick`: on one of the options. `flag`: nowhere."""


class Power(Struct, frozen=True, omit_defaults=True):
    """Something extra that a path may use, at most once."""

    word: str
    label: Text
    place: Place
    options: tuple[Thing, ...] = ()
    needs: tuple[str, ...] = ()
    """A flag that makes sense only with one of these powers."""
    prompt: Text | None = None
    """What is asked while it is being placed."""
    rule: str = ""
    """The id of the rule that matters then."""


class PathPrompts(Struct, frozen=True, omit_defaults=True):
    """What is asked while a path is drawn."""

    step: str
    """The id of the text that asks for a step, with the argument `steps`: how many are left."""
    target: Text
    longer: Text | None = None
    """There is no target near the last step, only one step more."""
    powers: Text | None = None
    """The path is whole, and powers may still be added."""
    flags: Text | None = None
    """The path is whole, and only a flag may still be added."""
    whole: Text | None = None
    """Nothing is left to choose."""
    target_rule: str = ""
    """The id of the rule that matters from the target on."""


class Path(_Asked, frozen=True, tag="path", omit_defaults=True, kw_only=True):
    """Draw a path step by step, then its target: `STEPS > TARGET POWERS`.

    A step goes to a space next to the last one and never back; so does the target. Without `near`
    anything goes.
    """

    spaces: tuple[str, ...]
    start: str | None = None
    """The first step, which is given."""
    least: int
    most: int
    """How many steps, with the start, before the target."""
    near: Mapping[str, tuple[str, ...]] = {}
    targets: tuple[str, ...]
    powers: tuple[Power, ...] = ()
    """In the order in which they are written."""
    prompts: PathPrompts | None = None


class Cards(_Asked, frozen=True, tag="cards", omit_defaults=True, kw_only=True):
    """Choose a set of cards; in a row if it is ordered."""

    cards: tuple[Thing, ...]
    least: int
    most: int
    limit: int | None = None
    """The most that the values of those chosen may add up to."""
    ordered: bool = False
    always: tuple[Thing, ...] = ()
    """Cards that belong to the set in any case, beside those chosen."""


class Pair(_Asked, frozen=True, tag="pair", omit_defaults=True, kw_only=True):
    """Choose who strikes whom: any of the first with any of the second. The value of the first is
    its attack, the value of the second its life."""

    first: tuple[Thing, ...]
    second: tuple[Thing, ...]


class Means(Thing, frozen=True, omit_defaults=True):
    """Something to pay with, or to give away. Its value is what it is worth."""

    heading: str = ""
    """The word under which it is written."""
    holder: str = ""
    """The hero who carries it."""
    weight: int = 0
    """What the hero loses without it."""


class Pay(_Asked, frozen=True, tag="pay", omit_defaults=True, kw_only=True):
    """Choose wares and pay for them: `WARES dismiss LEAVERS HEADING MEANS … coins NUMBER`, each
    part only if there is something in it. A ware's value is its price.

    Nothing paid may be superfluous: with coins the payment is exact; without them it exceeds the
    price by less than its least part. A holder may lose no more weight than `spare` says, except
    one that leaves. Exactly as many leave as the wares exceed `room`.
    """

    wares: tuple[Thing, ...]
    means: tuple[Means, ...]
    headings: tuple[str, ...]
    """In the order in which they are written."""
    unit: Literal["levels", "gold"]
    ordered: bool = False
    spare: Mapping[str, int] = {}
    coins: int = 0
    room: int | None = None
    leavers: tuple[Thing, ...] = ()


class Holder(Struct, frozen=True, omit_defaults=True):
    """Somebody who gets things, or somewhere to lay them."""

    id: str
    kind: str
    label: Text
    least: int
    most: int
    """How many things."""
    floor: int = 0
    """The least that their values have to add up to."""
    holds: tuple[str, ...] = ()
    """What is there now."""


class Assign(_Asked, frozen=True, tag="assign", omit_defaults=True, kw_only=True):
    """Divide things among holders: one move for each, `HOLDER THINGS`.

    `changes`: only holders that get or lose something write a move, in an order in which no holder
    ever falls below its floor; a thing that nobody holds stays aside. Otherwise all write one, in
    their order.
    """

    things: tuple[Thing, ...]
    holders: tuple[Holder, ...]
    changes: bool = False


class Side(Struct, frozen=True, omit_defaults=True):
    """What one side of an exchange can give."""

    id: str
    kind: str
    label: Text
    heroes: tuple[Thing, ...] = ()
    items: tuple[Means, ...] = ()
    """Those that a hero carries go with the hero, and are then not named."""
    spare: Mapping[str, int] = {}


class Exchange(_Asked, frozen=True, tag="exchange", omit_defaults=True, kw_only=True):
    """Offer an exchange: `SIDE give heroes … items … take heroes … items …`, each part only if
    there is something in it, and at least one. Nobody may end up with more heroes than `most`, nor
    give away the last one without getting another."""

    mine: Side
    others: tuple[Side, ...]
    most: int


Question: TypeAlias = One | Path | Cards | Pair | Pay | Assign | Exchange
