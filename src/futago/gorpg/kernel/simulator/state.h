/* The state of a game, as numbers. See encoding.h for the form in which it is exchanged with Python.

   A card is `copy * COPY + face`: faces 0 to 51 are affiliation * 13 + level - 1, JOKER is a joker of any
   deck, and TOWN the place of the last battle. Copies are counted from 0; jokers are counted through. */
#ifndef STATE_H
#define STATE_H

#include <stdint.h>

#if defined(_WIN32)
#define EXPORTED __declspec(dllexport)
#else
#define EXPORTED __attribute__((visibility("default")))
#endif

typedef uint16_t Card;

enum { COPY = 64, JOKER = 52, TOWN = 53, NO_CARD = 0xFFFF };
enum { PLAYERS = 7, SLOTS = 8, PARTY = 5, QUESTING = 3, ROUNDS = 10, SHOW = 4 };
enum { HEROES, MONSTERS, LOCATIONS, EQUIPMENT, DECKS };

/* The most of each thing that a state can hold: far more than games reach. A state that needs more is marked
   as `overfull`, and is not simulated. */
enum { MAX_HEROES = 8, MAX_ITEMS = 96, MAX_TROPHIES = 200, MAX_SPOILS = 40, MAX_AT_SLOT = 8 };
enum { MAX_CORPSES = 120, MAX_PILE = 320, MAX_CARDS = 448 };

/* The same numbers as in rules/board.py. */
enum {
    LEADER, MUSTER, LOCATE, POPULATE, SUMMON, LAY, QUESTS,
    ATTACK, STAND, STRIKE, RECRUIT, TAVERN, DISMISS,
    HUNTERS_DEAL, HUNTERS, MERCENARIES_DEAL, MERCENARIES, ANSWER,
    TOWN_DEAL, READY, CHARGE, WRATH, CONDEMN, OVER,
    ROUND, BATTLES, GO, REPLY, NEXT_GO, AFTERMATH, GUILD, TOKEN, FINAL,
    SWARM, TURN, VICTORY
};
enum { STANDARD, OVERLORD_MODE, SOLO };
enum { OPEN, COLLECTIVE, INDIVIDUAL };
enum { BY_RULE, AT_BEST, BY_PLAYER };
enum { NOT_OVER, BY_GOLD, ELIMINATED, DEFEATED, SURVIVED, TOGETHER, ALONE };
enum { OVERLORD = PLAYERS, CHANCE = PLAYERS + 1, NOBODY = -1 };

/* The options, in the order of the encoding. */
typedef struct {
    int mode, players, jokers, last_first, first_leader, at_a_slot, one_exchange, retreat_all, bounty;
    int most_items, item_value, change_kept, trading, final_shop, scarce, trophy_card, regroup_all;
    int heal_before_last, strikes_alive, strike_once, victory, questing_stand, swarm_fought, targets;
} Options;
enum { OPTION_COUNT = sizeof(Options) / sizeof(int) };

typedef struct {
    Card card;
    int16_t wound;
    int16_t gear; /* levels of its items */
    int16_t items;
} Hero;

typedef struct {
    Card card;
    int16_t holder; /* the index of a hero, or STORED */
} Item;
enum { STORED = -1 };

typedef struct {
    Card card;
    int16_t wound;
    int16_t shown;
} Monster;

typedef struct {
    int heroes, items, trophies, spoils, questing, coins;
    Hero hero[MAX_HEROES];
    Item item[MAX_ITEMS];
    Card trophy[MAX_TROPHIES];
    Card spoil[MAX_SPOILS];
    Card quest[QUESTING]; /* the living heroes on a quest, left to right */
} Party;

typedef struct {
    Card location;
    int monsters, corpses, placed;
    Monster monster[MAX_AT_SLOT];
    Card corpse[MAX_CORPSES];
    int8_t party[PLAYERS];
} Slot;

typedef struct {
    int count;
    Card card[MAX_CARDS];
} Cards;

typedef struct {
    int count;
    Monster monster[MAX_PILE];
} Horde;

typedef struct {
    int partner; /* NOBODY: no offer */
    int count[4]; /* given heroes and items, taken heroes and items */
    Card card[4][MAX_ITEMS];
} Offer;

typedef struct {
    Options options;
    int slots;
    int phase, round, leader, out, waiting, wiped, recruited, cleared, fought;
    int slot, to_deal, strikes, guild, blow, reason, winners;
    int overfull;
    Party party[PLAYERS];
    Slot at[SLOTS];
    Horde town, pile;
    Cards deck[DECKS], discard[DECKS], removed[DECKS];
    int copies[DECKS];
    Cards veiled, hand, show;
    int queue_count;
    int8_t queue[PLAYERS];
    int yet_count;
    Card yet[MAX_HEROES];
    int strikers; /* monsters yet to strike, as indices are not stable: cards, in order */
    Card striker[MAX_PILE];
    Offer offer;
    uint64_t luck; /* the seed of refilled decks */
    int refills;
} State;

extern const int8_t LEVEL_OF_FACE[COPY];
extern const int8_t AFFILIATION_OF_FACE[COPY];
extern const int8_t BONUS_TABLE[5][5];

static inline int level(Card card) { return LEVEL_OF_FACE[card & (COPY - 1)]; }
static inline int bonus(Card card, Card location) {
    return BONUS_TABLE[AFFILIATION_OF_FACE[card & (COPY - 1)]][AFFILIATION_OF_FACE[location & (COPY - 1)]];
}
static inline int at_least_one(int number) { return number < 1 ? 1 : number; }
static inline int monster_attack(Card card, Card location) {
    return at_least_one(level(card) + bonus(card, location));
}
static inline int monster_defence(Card card, Card location) {
    return at_least_one(level(card) + level(location) + bonus(card, location));
}
static inline int hero_full(const Hero *hero) { return level(hero->card) + hero->gear; }
static inline int hero_life(const Hero *hero) { return hero_full(hero) - hero->wound; }
static inline int hero_attack(const Hero *hero, Card location) {
    return at_least_one(hero_full(hero) + bonus(hero->card, location));
}
static inline int bit(int set, int member) { return set >> member & 1; }

/* A small random generator: splitmix64. */
static inline uint64_t next_random(uint64_t *seed) {
    uint64_t z = (*seed += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}
static inline int below(uint64_t *seed, int bound) {
    return (int)(((next_random(seed) >> 32) * (uint64_t)bound) >> 32);
}
static inline uint64_t mixed(uint64_t seed, uint64_t more) {
    uint64_t both = seed ^ (more * 0xD6E8FEB86659FD93ull);
    return next_random(&both);
}

#endif
