/* How a seat plays: the plan that looks best by a valuation of heroes, items, trophies and wounds. */
#ifndef POLICY_H
#define POLICY_H

#include "battle.h"
#include "encoding.h"
#include "state.h"

/* The weights of the valuation. tastes.toml names them in the same order. */
enum {
    BODY,      /* a hero of any level */
    LEVELS,    /* each of its levels */
    POWER,     /* a level of an item, beyond its value in gold */
    WOUND_COST,/* a point of life lost */
    CHANGE,    /* the share of a trophy's value that buying items preserves */
    LAST_HERO, /* what it costs to lose the last hero */
    NEED_FEW,  /* how much a hero is worth to a party of up to two, */
    NEED_THREE,/* of three */
    NEED_FOUR, /* and of four */
    FADE,      /* how fast heroes lose their value towards the end */
    SURPLUS,   /* the share of its value that an item has when all heroes carry as much as they may */
    HIRE_COST, /* the weight of the price of heroes */
    TAVERN_WEIGHT, /* the weight of a hero from the tavern */
    MUSTER_TOP,/* the level of the strongest first hero */
    JOIN,      /* added where another party is already */
    RISK,      /* the weight of the spread of results */
    FLEE,      /* added to a retreat */
    GIANT,     /* 1: one hero gets all items */
    HOLD,      /* the weight of trophies spent on items */
    CLEAR,     /* added when a location is cleared */
    LONE,      /* what it costs to be left with a single hero */
    LONE_FADE, /* how fast that cost falls towards the end */
    TASTES
};

typedef struct {
    double weight[TASTES];
    int few, many;   /* samples of hidden monsters: to shortlist ideas, and to compare those on the shortlist */
    int shortlist;   /* ideas compared in detail; 0: the first comparison decides */
    int smallest;    /* the smallest team considered, if there are enough heroes */
    int thorough;    /* whether all targets in a battle are tried */
    int slips;       /* of 1,000 decisions, how many are made at random */
} Temper;

typedef struct {
    double value;
    int dealt; /* whether items move: `holder` tells who carries each */
    int8_t holder[MAX_ITEMS];
    int count;
    int32_t move[MAX_PILE + 64];
} Plan;

typedef struct {
    double trophy, item, body, level, wound, last, lone;
} Valuation;

enum { MAX_PLANS = 48 };

/* The plan of the seat to move. */
void make_plan(const State *state, const Temper *temper, uint64_t seed, Plan *plan);
/* The best plans, best first, for a choice where looking ahead pays; returns how many. */
int list_plans(const State *state, const Temper *temper, uint64_t seed, Plan *plans, int most);
void carry_out(State *state, const Plan *plan);
/* Play on to the end of a round; each seat has its temper (the Overlord's is the last one). */
void play_out(State *state, const Temper *tempers, int last_round, uint64_t seed);
/* Put hidden cards where this seat could not tell the difference, and shuffle the decks. */
void imagine(State *state, int seat, uint64_t seed);

/* Parts of the policy. */
Valuation valuation_of(const State *state, const Temper *temper);
double hero_worth(const Valuation *values, Card card);
double need(const Temper *temper, int heroes);
int best_quests(const State *state, const Temper *temper, uint64_t seed, Plan *plans, int most);
int best_hires(const State *state, const Temper *temper, Plan *plans, int most);
int best_buys(const State *state, const Temper *temper, Plan *plans, int most);
int best_layings(const State *state, const Temper *temper, uint64_t seed, Plan *plans, int most);
void plan_fight(const State *state, const Temper *temper, Plan *plan);
void plan_strike(const State *state, const Temper *temper, Plan *plan);
void plan_ready(const State *state, const Temper *temper, uint64_t seed, Plan *plan);
void plan_charge(const State *state, const Temper *temper, Plan *plan);
void plan_wrath(const State *state, const Temper *temper, Plan *plan);
int all_fights(const State *state, const Temper *temper, Plan *plans, int most);
int all_strikes(const State *state, const Temper *temper, Plan *plans, int most);
int all_loadouts(const State *state, const Temper *temper, uint64_t seed, Plan *plans, int most);
int all_charges(const State *state, const Temper *temper, Plan *plans, int most);
int all_wraths(const State *state, const Temper *temper, Plan *plans, int most);
double tavern_gain(const State *state, const Temper *temper, int party);
/* The slot to which a party is expected to go; -1 if it rests. */
int expected_slot(const State *state, const Temper *temper, int party, uint64_t seed);
Foes foes_of(const Monster *row, int count, Card location);
int sorted_strikers(const State *state, Card location, Card *cards, int *attacks); /* the weakest first */

/* Items. */
enum { EVEN, BACK, TWO, FRONT, STYLES };
enum { KEPT_BARE = -2 };
void bare_loadout(const Party *party, int8_t *holder); /* everybody carries only what a wound demands */
void deal_items(const Party *party, const int8_t *bare, const int *team, int count, Card location, int most, int style,
                int8_t *holder);
void gear_of(const Party *party, const int8_t *holder, int *gear);
int by_level(const Party *party, int *order); /* items, the highest level first */
void set_loadout(Party *party, const int8_t *holder);

/* Writing moves. */
void start_move(Plan *plan, int kind);
void put(Plan *plan, int number);
int same_move(const Plan *plan, const Plan *other);
void put_list(Plan *plan, const Card *cards, int count);
void put_hit(Plan *plan, Card hero, Card target, int party);
void put_strike(Plan *plan, Card monster, Card hero);

#endif
