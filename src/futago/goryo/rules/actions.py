"""The actions of Goryō: small frozen values with a notation (`str`) and a form for records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

from futago.game import BadInput, Json
from futago.texts import Text


class Draw(msgspec.Struct, frozen=True):
    """Chance draws a token: the bound type, the first object, or a seal."""

    role: str
    object: str

    def __str__(self) -> str:
        return f"draw {self.role} {self.object}"

    def as_json(self) -> dict[str, Json]:
        return {"do": "draw", "object": self.object, "as": self.role}


class Break(msgspec.Struct, frozen=True):
    """The Goryō breaks her first object."""

    space: str

    def __str__(self) -> str:
        return f"break {self.space}"

    def as_json(self) -> dict[str, Json]:
        return {"do": "break", "space": self.space}


class Curse(msgspec.Struct, frozen=True):
    """The Goryō joins two spaces (variant Cursed Object)."""

    spaces: tuple[str, str]

    def __str__(self) -> str:
        return f"curse {self.spaces[0]} {self.spaces[1]}"

    def as_json(self) -> dict[str, Json]:
        return {"do": "curse", "spaces": list(self.spaces)}


class Plan(msgspec.Struct, frozen=True):
    """The Goryō's secret plan for a round: move cubes in order, target, and the powers she uses."""

    path: tuple[str, ...]
    target: str
    sprint: bool = False
    trail: str | None = None
    lie: bool = True
    shadow: str | None = None
    illusion: str | None = None

    def __str__(self) -> str:
        words = ["plan", *self.path, ">", self.target]
        if self.sprint:
            words.append("sprint")
        if self.trail is not None:
            words += ["trail", self.trail]
        if self.shadow is not None:
            words += ["shadow", self.shadow]
        if not self.lie:
            words.append("honest")
        if self.illusion is not None:
            words += ["illusion", self.illusion]
        return " ".join(words)

    def as_json(self) -> dict[str, Json]:
        return {
            "do": "plan",
            "path": list(self.path),
            "target": self.target,
            "sprint": self.sprint,
            "trail": self.trail,
            "lie": self.lie,
            "shadow": self.shadow,
            "illusion": self.illusion,
        }


class Move(msgspec.Struct, frozen=True):
    """A samurai walks one step."""

    samurai: str
    to: str

    def __str__(self) -> str:
        return f"{self.samurai} {self.to}"

    def as_json(self) -> dict[str, Json]:
        return {"do": "move", "samurai": self.samurai, "to": self.to}


class Search(msgspec.Struct, frozen=True):
    """A samurai asks about the space he stands on."""

    samurai: str

    def __str__(self) -> str:
        return f"{self.samurai} search"

    def as_json(self) -> dict[str, Json]:
        return {"do": "search", "samurai": self.samurai}


class Sniff(msgspec.Struct, frozen=True):
    """A samurai asks about a space next to his."""

    samurai: str
    space: str

    def __str__(self) -> str:
        return f"{self.samurai} sniff {self.space}"

    def as_json(self) -> dict[str, Json]:
        return {"do": "sniff", "samurai": self.samurai, "space": self.space}


class Answer(msgspec.Struct, frozen=True):
    """The Goryō's answer to a question."""

    yes: bool

    def __str__(self) -> str:
        return "answer yes" if self.yes else "answer no"

    def as_json(self) -> dict[str, Json]:
        return {"do": "answer", "yes": self.yes}


class Done(msgspec.Struct, frozen=True):
    """The Samurai ends his turn: Discovery follows."""

    def __str__(self) -> str:
        return "done"

    def as_json(self) -> dict[str, Json]:
        return {"do": "done"}


GoryoAction: TypeAlias = Draw | Break | Curse | Plan | Move | Search | Sniff | Answer | Done

_KINDS: Final[dict[str, type[GoryoAction]]] = {
    "draw": Draw,
    "break": Break,
    "curse": Curse,
    "plan": Plan,
    "move": Move,
    "search": Search,
    "sniff": Sniff,
    "answer": Answer,
    "done": Done,
}


def action_from_json(data: Mapping[str, Json]) -> GoryoAction:
    """Parse an action from a record; the mover is not part of it, unknown fields are refused."""
    fields = dict(data)
    do = fields.pop("do", None)
    kind = _KINDS.get(do) if isinstance(do, str) else None
    if kind is None:
        raise BadInput(Text("move-unknown", do=str(do), known=", ".join(_KINDS)))
    expected = {"as" if name == "role" else name for name in kind.__struct_fields__}
    if set(fields) != expected:
        odd = min(set(fields) ^ expected)
        raise BadInput(Text("move-fields", do=str(do), field=odd))
    if kind is Draw:
        fields["role"] = fields.pop("as")
    try:
        action: GoryoAction = msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise BadInput(Text("move-bad-field", do=str(do), error=str(error))) from None
    if isinstance(action, Curse):  # the order of the two spaces does not matter
        first, second = sorted(action.spaces)
        return Curse((first, second))
    return action
