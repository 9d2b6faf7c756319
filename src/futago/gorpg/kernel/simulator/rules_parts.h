/* What the files with the rules share; the rest of the simulator uses rules.h. */
#ifndef RULES_PARTS_H
#define RULES_PARTS_H

#include "rules.h"

/* rules_cards.c: lists of cards, and decks. */
void add(State *state, Cards *cards, Card card);
int drop(Card *cards, int *count, Card card);
void drop_from(Cards *cards, Card card);
void push(State *state, Card *cards, int *count, int most, Card card);
void add_trophy(State *state, Party *party, Card card);
void add_corpse(State *state, int slot, Card card);
void fill_deck(State *state, int deck, int copy);
void shuffle_refill(State *state, int deck);
int can_draw(State *state, int deck);

/* rules_parties.c: queries, heroes and items. */
void queue_all(State *state);
void next_in_queue(State *state);
int slain_stay(const State *state);
void end_of_game(State *state, int winners, int reason);
void fresh_hero(State *state, Party *party, Card card);
void set_holder(Party *party, int item, int holder);
int item_index(const Party *party, Card card);
void remove_item(Party *party, int index);
void add_item(State *state, Party *party, Card card);
void drop_hero(Party *party, int index);
void send_away(State *state, Party *party, Card card);
void wound(State *state, int number, int index, int damage);
Card location_now(const State *state);
int hit(Monster *row, int *count, int index, int damage, Card location);
int monster_index(const Monster *row, int count, Card card);

/* rules_quests.c: quests and battles. */
void enter_battles(State *state);
void enter_go(State *state);
void hit_on_quest(State *state, Card hero, Card target);
int lowest_hero(const Party *party, const Card *standing, int count);
void enter_reply(State *state);
int enter_strike(State *state);
void enter_next_go(State *state);

/* rules_town.c: at home and in town. */
void enter_aftermath(State *state);
int enter_tavern(State *state);
void enter_guild(State *state);
int enter_deal(State *state);

/* rules_last_battle.c: the last battle and the end. */
void join_town(State *state, Monster monster);
void enter_swarm(State *state);
int enter_town_deal(State *state);
void enter_turn(State *state);
int enter_charge(State *state);
int enter_wrath(State *state);
void enter_final(State *state);
void enter_victory(State *state);
int enter_condemn(State *state);

#endif
