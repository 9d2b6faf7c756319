"""The events of the last action, as a seat may know them.

A monster dealt or laid face down is reported without its name, except to the Overlord. Everything
else is public.
"""

from __future__ import annotations

from collections.abc import Iterator

from futago.game import Event, Json
from futago.gorpg.rules.actions import (
    Accept,
    Buy,
    Condemn,
    Deal,
    Decline,
    Dismiss,
    Equip,
    Goods,
    Hire,
    Lay,
    Leader,
    Muster,
    Pass,
    Quest,
    Recruit,
    Rest,
    RestOrRecruit,
    Retreat,
    Trade,
)
from futago.gorpg.rules.board import OVERLORD, Board, Fact
from futago.gorpg.rules.cards import DECKS, EQUIPMENT, HEROES, LOCATIONS, MONSTERS, ROUNDS
from futago.gorpg.rules.names import card_text, cards_text, list_text, seat_text, slot_text
from futago.gorpg.rules.score import score_of
from futago.gorpg.rules.view import sees_all
from futago.texts import Name, Text

_DECK_OF = {name: deck for deck, name in enumerate(DECKS)}


def events(board: Board, seat: str) -> tuple[Event, ...]:
    """The last action and everything it caused."""
    found = list(_action_events(board, seat))
    for fact in board.facts:
        found += _fact_events(board, fact)
    if board.outcome is not None:
        found.append(_end(board))
    return tuple(found)


def _event(kind: str, data: dict[str, Json], **args: str | int | Text | Name) -> Event:
    return Event(kind, Text(f"gorpg-event-{kind}", **args), data)


def _action_events(board: Board, seat: str) -> Iterator[Event]:
    by = board.last_seat
    who = seat_text(by)
    match board.last_action:
        case Leader(first):
            yield _event("leader", {"seat": first}, seat=seat_text(first))
        case Deal() as deal:
            yield _deal(board, seat, deal)
        case Muster(heroes):
            data: dict[str, Json] = {"seat": by, "heroes": list(heroes)}
            yield _event("muster", data, seat=who, heroes=cards_text(HEROES, heroes))
        case Equip(hero, items):
            data = {"seat": by, "hero": hero, "items": list(items)}
            carried = cards_text(EQUIPMENT, items)
            yield _event("equip", data, hero=card_text(HEROES, hero), items=carried)
        case Quest(slot, heroes):
            data = {"seat": by, "slot": slot, "heroes": list(heroes)}
            number = board.setup.slot_of[slot]
            sent = cards_text(HEROES, heroes)
            yield _event("quest", data, seat=who, slot=slot_text(number), heroes=sent)
        case Rest():
            yield _event("rest", {"seat": by}, seat=who)
        case Recruit():
            yield _event("recruit", {"seat": by}, seat=who)
        case RestOrRecruit(recruit):
            kind = "rest-recruit" if recruit else "rest"
            yield _event(kind, {"seat": by, "recruit": recruit}, seat=who)
        case Lay(slot, monsters):
            yield _lay(board, seat, slot, monsters)
        case Retreat(leave):
            data = {"seat": by, "leave": list(leave)}
            yield _event("retreat", data, seat=who, leave=cards_text(MONSTERS, leave))
        case Pass():
            yield _event("pass", {"seat": by}, seat=who)
        case Dismiss(hero):
            data = {"seat": by, "hero": hero}
            yield _event("dismiss", data, seat=who, hero=card_text(HEROES, hero))
        case Condemn(named):
            yield _event("condemn", {"seat": named}, seat=seat_text(named))
        case Buy() | Hire() | Trade() | Accept() | Decline():
            yield from _market(board, by, who)


def _deal(board: Board, seat: str, deal: Deal) -> Event:
    deck = _DECK_OF[deal.deck]
    slot = board.setup.slot_of.get(deal.to)
    place: Text
    if slot is not None:
        place = slot_text(slot)
    elif deal.to in board.setup.seats or deal.to == OVERLORD:
        place = seat_text(deal.to)
    else:
        place = Text(f"gorpg-place-{deal.to}")
    face_down = deck == MONSTERS and (slot is not None or deal.to == OVERLORD)
    data: dict[str, Json] = {"deck": deal.deck, "to": deal.to}
    if face_down and not sees_all(board, seat):
        return _event("deal-hidden", data, to=place)
    data["card"] = deal.card
    return _event(f"deal-{deal.deck}", data, card=card_text(deck, deal.card), to=place)


def _lay(board: Board, seat: str, slot: str, monsters: tuple[str, ...]) -> Event:
    data: dict[str, Json] = {"slot": slot, "count": len(monsters)}
    place = slot_text(board.setup.slot_of[slot])
    if not sees_all(board, seat):
        return _event("lay-hidden", data, slot=place, count=len(monsters))
    data["monsters"] = list(monsters)
    return _event("lay", data, slot=place, monsters=cards_text(MONSTERS, monsters))


def _market(board: Board, by: str, who: Text) -> Iterator[Event]:
    match board.last_action:
        case Buy(items, pay):
            data: dict[str, Json] = {"seat": by, "items": list(items), "pay": list(pay)}
            bought, paid = cards_text(EQUIPMENT, items), cards_text(MONSTERS, pay)
            yield _event("buy", data, seat=who, items=bought, pay=paid)
        case Hire() as hire:
            data = {"seat": by, **hire.as_json()}
            del data["do"]
            paid = payment_text(hire)
            yield _event("hire", data, seat=who, heroes=cards_text(HEROES, hire.heroes), pay=paid)
            for hero in hire.dismiss:
                gone: dict[str, Json] = {"seat": by, "hero": hero}
                yield _event("dismiss", gone, seat=who, hero=card_text(HEROES, hero))
        case Trade() as offer:
            data = {"seat": by, **offer.as_json()}
            del data["do"]
            yield _event(
                "trade",
                data,
                seat=who,
                partner=seat_text(offer.partner),
                give=goods_text(offer.give),
                take=goods_text(offer.take),
            )
        case Accept():
            yield _event("accept", {"seat": by}, seat=who)
        case Decline():
            yield _event("decline", {"seat": by}, seat=who)


def goods_text(goods: Goods) -> Text:
    """Heroes and items that change hands."""
    heroes = [card_text(HEROES, card) for card in goods.heroes]
    return list_text(heroes + [card_text(EQUIPMENT, card) for card in goods.items])


def payment_text(hire: Hire) -> Text:
    """What is paid for heroes."""
    paid = [card_text(EQUIPMENT, card) for card in hire.items]
    paid += [card_text(MONSTERS, card) for card in hire.trophies]
    if hire.coins:
        paid.append(Text("gorpg-gold", gold=hire.coins))
    return list_text(paid)


def _fact_events(board: Board, fact: Fact) -> Iterator[Event]:
    """What the action caused by the rules."""
    match fact:
        case ("round", number):
            yield _event("round", {"round": number}, round=number, rounds=ROUNDS)
        case ("token", seat):
            yield _event("token", {"seat": seat}, seat=seat_text(seat))
        case ("made-up", deck, source):
            yield _event(f"made-up-{source}", {"deck": deck}, deck=Text(f"gorpg-deck-{deck}"))
        case ("battle", slot, cards):
            location = board.locations[slot]
            data: dict[str, Json] = {"slot": slot + 1, "monsters": list(cards)}
            place, seen = card_text(LOCATIONS, location), cards_text(MONSTERS, cards)
            yield _event("battle", data, slot=slot_text(slot), location=place, monsters=seen)
        case ("swarm", cards):
            data = {"monsters": list(cards)}
            yield _event("swarm", data, count=len(cards), monsters=cards_text(MONSTERS, cards))
        case ("regroup", slot, count):
            data = {"slot": slot + 1, "count": count}
            yield _event("regroup", data, slot=slot_text(slot), count=count)
        case ("cleared", slot, seat):
            data = {"slot": slot + 1, "seat": seat}
            yield _event("cleared", data, slot=slot_text(slot), seat=seat_text(seat))
        case ("corpses", seat, cards):
            data = {"seat": seat, "monsters": list(cards)}
            found = cards_text(MONSTERS, cards)
            yield _event("corpses", data, seat=seat_text(seat), monsters=found)
        case ("bounty", seat, gold):
            yield _event("bounty", {"seat": seat, "gold": gold}, seat=seat_text(seat), gold=gold)
        case ("lost", what, amount):
            yield _event(f"lost-{what}", {"amount": amount}, amount=amount)
        case ("kept", gold):
            yield _event("kept", {"gold": gold}, gold=gold)
        case ("contest",):
            yield _event("contest", {})
        case (("home" | "wiped" | "out") as kind, seat):
            yield _event(kind, {"seat": seat}, seat=seat_text(seat))
        case _:
            yield from _blow_events(fact)


def _blow_events(fact: Fact) -> Iterator[Event]:
    """Blows, wounds and deaths."""
    match fact:
        case ("hit", hero, monster, damage, left):
            data: dict[str, Json] = {"hero": hero, "monster": monster}
            yield _blow("hit", data, HEROES, hero, MONSTERS, monster, damage, left)
        case ("strike", monster, hero, damage, left):
            data = {"monster": monster, "hero": hero}
            yield _blow("strike", data, MONSTERS, monster, HEROES, hero, damage, left)
        case ("blow", hero, seat, target, damage, left):
            data = {"hero": hero, "seat": seat, "target": target}
            yield _blow("blow", data, HEROES, hero, HEROES, target, damage, left)
        case ("died", card, seat, items):
            data = {"hero": card, "seat": seat, "items": list(items)}
            hero = card_text(HEROES, card)
            lost = cards_text(EQUIPMENT, items)
            yield _event("died", data, hero=hero, count=len(items), items=lost)
        case ("healed", seat, cards):
            data = {"seat": seat, "heroes": list(cards)}
            heroes = cards_text(HEROES, cards)
            yield _event("healed", data, seat=seat_text(seat), heroes=heroes)
        case ("retreat", seat, losses):
            for card, lost, left in losses:
                data = {"seat": seat, "hero": card, "lost": lost, "left": left}
                hero = card_text(HEROES, card)
                yield _event("exhausted", data, hero=hero, lost=lost, left=left)


def _blow(
    kind: str,
    data: dict[str, Json],
    deck: int,
    card: str,
    target_deck: int,
    target: str,
    damage: int,
    left: int,
) -> Event:
    data |= {"damage": damage, "left": left}
    attacker, victim = card_text(deck, card), card_text(target_deck, target)
    return _event(kind, data, attacker=attacker, target=victim, damage=damage, left=left)


def _end(board: Board) -> Event:
    assert board.outcome is not None
    reason, winners = board.outcome.reason, board.outcome.winners
    data: dict[str, Json] = {"winners": list(winners), "reason": reason}
    named = list_text([seat_text(seat) for seat in winners])
    first = board.setup.party_of.get(winners[0], 0) if winners else 0
    gold = score_of(board, first).total
    monsters = len([m for monsters in board.monsters for m in monsters])
    return _event(
        f"end-{reason}", data, winners=named, gold=gold, round=board.round, monsters=monsters
    )
