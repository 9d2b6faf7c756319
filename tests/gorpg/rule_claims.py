"""Claims about the rules of Go RPG: words that only they are said with, and when they are true."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from futago.texts import LANGUAGES

When = dict[str, list[str | int]]


@dataclass(frozen=True)
class Claim:
    """Words in each language, and the facts under which they are true."""

    when: When
    en: str
    fr: str
    it: str
    required: bool = True
    """Whether the book must say it while it is true."""
    texts: str = ""
    """In which texts the words mean this: their ids match this pattern."""
    sees: dict[str, re.Pattern[str]] = field(default_factory=dict, compare=False)

    def __post_init__(self) -> None:
        for language in LANGUAGES:
            self.sees[language] = re.compile(getattr(self, language).replace(" ", r"\s"))

    def __hash__(self) -> int:
        return hash((self.en, self.texts))


PARTIES: When = {"others": ["yes"]}
OVERLORD: When = {"mode": ["overlord"]}
SOLO: When = {"mode": ["solo"]}
LAST_BATTLE: When = {"mode": ["overlord", "solo"]}
AGAINST: When = {"contest": ["open", "collective", "individual"]}
GOLD_COUNTS: When = {"contest": ["none", "open", "individual"]}
RETREAT = "gorpg-retreat-trophies|gorpg-rule-retreat"

MODES = (
    Claim({"mode": ["standard", "overlord"]}, "tavern", "taverne", "taverna"),
    Claim(OVERLORD, "Overlord", "Tyran", "Tiranno"),
    Claim(LAST_BATTLE, "last battle", "dernière bataille", "ultima battaglia"),
    Claim(LAST_BATTLE, "Round 10 is fought", "La manche 10 se joue", "Il round 10 si combatte"),
    Claim(
        {"mode": ["standard", "solo"]},
        "lowest level|of equal level",
        "plus bas niveau|niveau et vie égaux",
        "livello più basso|parità di livello",
    ),
    Claim(OVERLORD, "the Overlord chooses;", "que désigne le Tyran ;", "che indica il Tiranno;"),
    Claim({"mode": ["standard"]}, "keep their damage", "dégâts restent", "danni restano"),
    Claim({"mode": ["standard"]}, "draws two heroes", "tire deux héros", "pesca due eroi"),
    Claim(OVERLORD, "return to the Overlord", "lui reviennent", "tornano da lui"),
    Claim(SOLO, "rising to 5", "jusqu’à 5", "fino a 5"),
)
OTHERS = (
    Claim(
        PARTIES,
        "leader token|the leader|token passes|[Ll]eader first",
        "jeton|[Ll]e meneur|par le meneur|du meneur",
        "segnalino|[Ii]l capo|dal capo",
    ),
    Claim(
        PARTIES,
        r"\bparties\b|[Ee]ach party|(?<!an)other party|another party",
        r"\bcompagnies\b|[Cc]haque compagnie|autre compagnie",
        r"\bcompagnie\b|[Oo]gni compagnia|altra compagnia",
    ),
    Claim(
        {"sharing": ["two"]},
        "At most two parties",
        "Deux compagnies au plus",
        "Al massimo due compagnie",
    ),
    Claim({"sharing": ["both"]}, "Both parties", "Les deux compagnies", "Le due compagnie"),
    Claim(
        {"sharing": ["any"]},
        "Any number of parties|several parties",
        "Autant de compagnies|plusieurs compagnies",
        "Quante compagnie|più compagnie",
    ),
    Claim(
        {"sharing": ["two", "both"]},
        "If two parties",
        "Avec deux compagnies",
        "Con due compagnie",
    ),
    Claim({"trading": ["yes"]}, r"\btrad(?:e|ing)\b", "[ÉéE]chang", "[Ss]cambi"),
)
SET_UP = (
    Claim({"jokers": [1]}, "one joker of", "un joker de", "un jolly di"),
    Claim({"jokers": [2]}, "two jokers", "deux jokers", "due jolly"),
    Claim(
        {"muster-order": ["leader-first"], **PARTIES},
        "starting with the leader",
        "en commençant par le meneur",
        "a partire dal capo\\. Il resto",
    ),
    Claim(
        {"muster-order": ["last-first"], **PARTIES},
        "the leader last",
        "le meneur en dernier",
        "il capo per ultimo",
    ),
    Claim(
        {"leader-number": [0], **PARTIES},
        "drawn at random",
        "meneur est tiré au sort",
        "si estrae a sorte",
    ),
    *(
        Claim(
            {"leader-number": [number], **PARTIES},
            f"Party {number} is the first leader",
            f"La compagnie {number} est la première à mener",
            f"La compagnia {number} guida per prima",
        )
        for number in range(1, 8)
    ),
)
BATTLES = (
    Claim(
        {"battle": ["one-exchange"]},
        "single exchange|goes home",
        "un seul assaut|rentre",
        "un solo assalto|torna(?:no)? a casa",
    ),
    Claim(
        {"battle": ["to-the-end"]},
        "series of exchanges|until the monsters or|and so on",
        "suite d’assauts|jusqu’à ce que les monstres soient|ainsi de suite",
        "serie di assalti|finché i mostri sono|così via",
    ),
    Claim(
        {"retreat-between-attacks": ["yes"]},
        "between or after|unless the party retreats",
        "entre ou après|sauf si la compagnie bat",
        "fra l’uno e l’altro|a meno che la compagnia",
    ),
    Claim(
        {"retreat-between-attacks": ["no"]},
        "never in between|not between|before your first attack",
        "jamais entre|pas entre les deux|avant votre première attaque",
        "mai nel mezzo|non nel mezzo|prima del tuo primo attacco",
    ),
    Claim(
        {"left-behind": ["half-of-quest"]},
        "^(?:Each.*)?Half of the quest",
        "La moitié des trophées de la quête",
        "Metà dei trofei della missione",
        texts=RETREAT,
    ),
    Claim(
        {"left-behind": ["half-of-all"]},
        "unsold trophies",
        "trophées non vendus",
        "trofei non venduti",
        texts=RETREAT,
    ),
    Claim(
        {"left-behind": ["slain", "slain-and-half"]},
        "All trophies of the quest",
        "Tous les trophées de la quête",
        "Tutti i trofei della missione",
        texts=RETREAT,
    ),
    Claim(
        {"left-behind": ["slain-and-half"]},
        "half of (?:your|the) older ones",
        "la moitié des plus anciens",
        "metà di quelli precedenti",
        texts=RETREAT,
    ),
    Claim(
        {"left-behind": ["slain", "slain-and-half"], "battle": ["one-exchange"]},
        "If monsters are left",
        "S’il reste alors des monstres",
        "Se allora restano mostri",
    ),
    Claim(
        {"bounty": ["yes"]},
        "bounty",
        r"\bprime\b",
        r"\btaglia\b",
    ),
)
DEAD = (
    Claim(
        {"dead-return": ["no"]}, "for good|never come", "ne reviennent jamais", "non tornano mai"
    ),
    Claim(
        {"dead-return": ["yes"]},
        "the dead and their items come|dead heroes come|removed cards",
        "les morts.* reviennent|cartes retirées",
        "i morti.* tornano|carte tolte",
    ),
    Claim({"scarce-decks": ["yes"]}, "no more monsters", "il n’en vient plus", "ne arrivano più"),
    Claim(
        {"scarce-decks": ["no"]},
        "When a card is needed",
        "Quand il faut une carte",
        "Quando serve una carta",
    ),
    Claim(
        {"recruit-when-back": ["yes"], "mode": ["standard", "overlord"]},
        "has rested as a whole",
        "s’est reposée au complet",
        "ha riposato al completo",
    ),
    Claim(
        {"recruit-when-back": ["no"], "mode": ["standard", "overlord"]},
        "say(?:s)? so|look for a hero in the tavern as well",
        "l’annonce|chercher aussi un héros à la taverne",
        "Lo annuncia|annunciarlo|cercano anche un eroe alla taverna",
    ),
    Claim(
        {"newcomer-stays": ["yes"], "mode": ["standard", "overlord"]},
        "earlier five|the tavern stays",
        "cinq précédents|de la taverne reste",
        "cinque precedenti|dalla taverna resta",
    ),
    Claim(
        {"newcomer-stays": ["no"], "mode": ["standard", "overlord"]},
        "one of them has to leave",
        "l’un d’eux doit partir",
        "uno di loro deve andarsene",
    ),
)
TOWN = (
    *(
        Claim(
            {"item-value": [value]},
            rf"(?:[Ii]tems? (?:\(|is worth |are worth |count )|Gold counts: ){value} ",
            rf"(?:[Oo]bjets?(?: \(|, à | vaut | comptent )|L’or compte : ){value} ",
            rf"(?:[Oo]ggett[oi](?: \(|, a | vale | contano )|Conta l’oro: ){value} ",
        )
        for value in (1, 5, 10)
    ),
    Claim(
        {"items-per-hero": ["none"]},
        "any number of items",
        "autant d’objets qu’on veut",
        "quanti oggetti si vuole",
    ),
    Claim(
        {"items-per-hero": [1]},
        "carry only one",
        "porte qu’un seul",
        "porta un solo|porta uno solo",
    ),
    *(
        Claim(
            {"items-per-hero": [most]},
            rf"carry at most {most}\b",
            rf"porte au plus {most}\b",
            rf"porta al massimo {most}\b",
        )
        for most in (2, 3)
    ),
    Claim(
        {"coins-used": ["yes"]},
        r"\bcoins?\b",
        r"\bpièces?\b(?! d’or)",
        r"\bmonet[ae]\b(?! d’oro)",
    ),
    Claim({"change": ["kept"]}, "kept as coins", "gardée en pièces", "si tiene in monete"),
    Claim(
        {"change": ["lost"]},
        "leftover gold is lost",
        "la monnaie est perdue",
        "il resto va perso",
    ),
    Claim({"final-shop": ["yes"]}, "once more", "encore une fois", "ancora una volta"),
    Claim(
        {"trophy-value": ["card"], **GOLD_COUNTS},
        "1 GP per card|1 GP per trophy[.,]",
        "1 po par carte|1 po par trophée",
        "1 mo a carta|1 mo per trofeo",
    ),
    Claim(
        {"trophy-value": ["level"], **GOLD_COUNTS},
        "trophies count 1 GP per level|1 GP per trophy level",
        "les trophées, 1 po par niveau|1 po par niveau de trophée",
        "i trofei 1 mo a livello|1 mo per livello di trofeo",
    ),
)
END = (
    Claim(
        {"heal-before-last": ["yes"]},
        "wounds are healed",
        "d’abord soignés|blessures sont soignées",
        "prima guariscono tutti|ferite guariscono",
    ),
    Claim(
        {"heal-before-last": ["no"], **LAST_BATTLE},
        "[Ww]ounds stay,",
        "[Ll]es blessures restent,",
        "[Ll]e ferite restano,",
    ),
    Claim(
        {"strikes": ["alive"], **AGAINST},
        "still alive",
        "encore en vie",
        "ancora in vita",
    ),
    *(
        Claim(
            {"strikes": ["start"], "players": [players], **AGAINST},
            rf"\b{players} times",
            rf"\b{players} fois",
            rf"\b{players} volte",
        )
        for players in range(2, 7)
    ),
    Claim({"strikers": ["any"], **AGAINST}, "several times", "plusieurs fois", "più volte"),
    Claim(
        {"strikers": ["once"], **AGAINST}, "at most once", "au plus une fois", "massimo una volta"
    ),
    Claim(
        {"contest": ["alone"]},
        "Overlord attacks once,",
        "Tyran attaque une fois, avec",
        "attacca una volta, con un",
    ),
    Claim(
        {"contest": ["open"]},
        "turning on each other|But if a party|Once that has happened|if one attacked",
        "entre elles|Mais si une compagnie|Dès que cela arrive|si l’une",
        "fra loro\\.|Ma se nel round|Appena succede|se una ne ha",
    ),
    Claim(
        {"contest": ["open", "individual"]},
        "another party’s hero",
        "un héros d’une autre",
        "un eroe di un’altra",
    ),
    Claim(
        {"contest": ["open", "collective"]},
        "win together",
        "gagnent ensemble",
        "vincono insieme",
    ),
    Claim(
        {"contest": ["individual"]},
        "richest surviving",
        "la plus riche des compagnies",
        "la più ricca delle compagnie",
    ),
    Claim(
        {"contest": ["open", "individual"]},
        "in a tie the Overlord",
        "à égalité, le Tyran",
        "in parità il Tiranno",
    ),
    Claim({"regroup": ["all"], **OVERLORD}, "nobody visited too", "même là où", "anche dove"),
    Claim({"regroup": ["fought"], **OVERLORD}, "stay as they are", "tels quels", "restano come"),
    Claim(
        {"last-stand": ["all"], **SOLO},
        "left at all the game",
        "plus aucun héros",
        "resta più alcun",
    ),
    Claim({"last-stand": ["questing"], **SOLO}, "even if others", "même s’il en", "anche se altri"),
    Claim({"swarm": ["all"], **SOLO}, "left on all three", "sur les trois", "sulle tre"),
    Claim(
        {"swarm": ["fought"], **SOLO},
        "left on the slot",
        "l’emplacement attaqué",
        "postazione attaccata",
    ),
    Claim({"monster-targets": ["rule"], **SOLO}, "usual rule", "règle habituelle", "regola solita"),
    Claim(
        {"monster-targets": ["best"], **SOLO}, "highest attack", "forte attaque", "attacco più alto"
    ),
    Claim(
        {"monster-targets": ["player"], **SOLO},
        "the hero you choose",
        "que vous désignez",
        "che scegli tu",
    ),
)
CLAIMS = (*MODES, *OTHERS, *SET_UP, *BATTLES, *DEAD, *TOWN, *END)
