/* The rules as functions on a state: each does what a move does, and trusts that it is legal.

   `advance` then continues until somebody is to move, chance included. */
#ifndef RULES_H
#define RULES_H

#include "state.h"

void begin(State *state, const Options *options, uint64_t luck); /* a new game, before its first move */
void advance(State *state);
int mover(const State *state); /* a party, OVERLORD, CHANCE, or NOBODY when the game is over */

/* Chance. */
void lead(State *state, int party);
int deck_dealt(const State *state); /* the deck from which the next card is dealt */
void deal(State *state, Card card);
void deal_top(State *state);
void shuffle(Cards *cards, uint64_t *seed);

/* Parties. */
void gather(State *state, const Card *heroes, int count);
void equip(State *state, int party, Card hero, const Card *items, int count);
void go_quest(State *state, int slot, const Card *heroes, int count);
void rest(State *state);
void hit_monster(State *state, Card hero, Card monster);
void hit_rival(State *state, Card hero, int other, Card target);
void stand(State *state);
void retreat(State *state, const Card *left, int count);
void recruit(State *state);
void decline_recruit(State *state);
void dismiss(State *state, Card hero);
void buy(State *state, const Card *items, int items_count, const Card *pay, int pay_count);
void hire(State *state, const Card *heroes, int count, const Card *gone, int gone_count, const Card *items,
          int items_count, const Card *trophies, int trophies_count, int coins);
void pass_visit(State *state);
void offer_trade(State *state);
void accept_trade(State *state);
void decline_trade(State *state);
void be_ready(State *state);

/* The Overlord, or the single player for the monsters. */
void lay_down(State *state, const Card *monsters, int count);
void hit_hero(State *state, Card monster, Card hero);
void condemn(State *state, int party);

/* Queries. */
int slot_count(const Options *options, int round, int slot); /* how many monsters a slot holds */
int lacking(const State *state, int slot);
int hero_index(const Party *party, Card card); /* -1 if it is not there */
int gold_of(const State *state, int party);
int hero_levels(const State *state, int party);
int in_contest(const State *state);
int turn_order(const State *state, int8_t *order);
int may_recruit(const State *state, int party);

#endif
