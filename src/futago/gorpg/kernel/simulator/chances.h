/* What the end of a round promises: the chance to win of each seat, by a small network for each round that was fitted
   to played games (`futago lab fit gorpg`). So games need not be played to their end to compare decisions, which
   saves time and most of the luck. */
#ifndef CHANCES_H
#define CHANCES_H

#include "state.h"

enum { TRAITS = 36, NEURONS = 16, NETS = ROUNDS - 1 };

/* The network of a round: a layer of neurons, and the weights of their sum. */
typedef struct {
    float weight[NEURONS][TRAITS], bias[NEURONS], sum[NEURONS];
    float constant;
} Net;

/* What a position between two rounds shows of a party: its wealth, its heroes, and what is common to all. */
void traits_of(const State *state, int party, float *traits);
/* The chance to win, or the share of the victory to expect, of a seat at the beginning of rounds 2 to 10; `nets` begins
   with that of round 2. */
double chance_of(const State *state, int seat, const Net *nets);

#endif
