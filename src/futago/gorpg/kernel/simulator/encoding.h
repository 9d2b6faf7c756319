/* How states and moves are exchanged with Python: as streams of 32-bit numbers.

   A list is its length and its entries. Lists whose order means nothing are sorted by card, marked (s).

   State:
     options       the fields of `Options`, in order
     scalars       phase round leader out waiting wiped recruited cleared fought slot to_deal strikes guild blow
                   reason winners      (winners: a bit per party, bit 7 the Overlord; reason: 0 not over)
     each party    heroes: list of (card wound items(s)); store(s); trophies(s); spoils(s); coins; questing
     each slot     location (-1 none); monsters: list of (card wound shown); corpses(s); placed
     town          monsters: list of (card wound shown)
     each deck     deck(s) discards(s) removed(s) copies
     then          veiled(s) queue show(s) hand(s) pile: list of (card wound shown) yet strikers
     offer         partner (-1 none); if there is one: given heroes(s), given items(s), taken heroes(s),
                   taken items(s)

   Moves: a kind (below), then
     LEAD          party
     DEAL          card              (where it goes follows from the phase)
     GATHER        heroes
     EQUIP         hero, items
     GO_QUEST      slot, heroes
     REST, TAKE_HERO, PASS, ACCEPT, DECLINE
     LAY_DOWN      slot, monsters
     HIT           hero, target, party (-1: a monster)
     HIT_HERO      monster, hero
     RETREAT       left behind
     SEND_AWAY     hero
     BUY           items, pay
     HIRE          heroes, dismiss, items, trophies, coins
     TRADE         partner, given heroes, given items, taken heroes, taken items
     CONDEMN_PARTY party
   where cards in the plural are a list. */
#ifndef ENCODING_H
#define ENCODING_H

#include "state.h"

enum {
    LEAD, DEAL, GATHER, EQUIP, GO_QUEST, REST, TAKE_HERO, PASS, LAY_DOWN, HIT, HIT_HERO, RETREAT, SEND_AWAY,
    BUY, HIRE, TRADE, ACCEPT, DECLINE, CONDEMN_PARTY
};
enum { MAX_STREAM = 1 << 14 };

/* Read a state; returns 0 if it does not fit. */
int read_state(State *state, const int32_t *stream, int count);
/* Write a state; returns the length. */
int write_state(const State *state, int32_t *stream);
/* Apply an encoded move, which must be legal; returns 0 if it is not a move of this phase. */
int apply_move(State *state, const int32_t *move, int count);

#endif
