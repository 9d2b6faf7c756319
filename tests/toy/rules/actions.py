"""The moves: small frozen values with a notation and the form that records give them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from futago.game import BadInput, Json
from futago.texts import Text


class _Move(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """What all moves share. `do` names the move in records."""

    def as_json(self) -> dict[str, Json]:
        data: dict[str, Json] = msgspec.to_builtins(self)
        return data


class Deal(_Move, frozen=True):
    """Chance deals a card."""

    to: str
    card: str

    def __str__(self) -> str:
        return f"deal {self.to} {self.card}"


class Lay(_Move, frozen=True, rename={"said": "as"}):
    """A jackdaw lays a card face down and says what it is."""

    card: str
    said: str

    def __str__(self) -> str:
        return f"lay {self.card} as {self.said}"


class Believe(_Move, frozen=True):
    """The other one believes it."""

    def __str__(self) -> str:
        return "believe"


class Doubt(_Move, frozen=True):
    """The other one has it turned over."""

    def __str__(self) -> str:
        return "doubt"


JackdawsAction: TypeAlias = Deal | Lay | Believe | Doubt


def action_from_json(data: Mapping[str, Json]) -> JackdawsAction:
    """A move of a record, exactly its fields, without the mover."""
    try:
        action: JackdawsAction = msgspec.convert(dict(data), JackdawsAction)
    except msgspec.ValidationError as error:
        do = str(data.get("do"))
        raise BadInput(Text("move-bad-field", do=do, error=str(error))) from None
    return action


def parse(text: str) -> JackdawsAction:
    """An action from its notation."""
    match text.split():
        case ["deal", to, card]:
            return Deal(to, card)
        case ["lay", card, "as", said]:
            return Lay(card, said)
        case ["believe"]:
            return Believe()
        case ["doubt"]:
            return Doubt()
    raise BadInput(Text("jackdaws-notation", move=text))
