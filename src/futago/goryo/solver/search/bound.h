/* An upper bound of the value: what the Samurai would win if they knew the item. */

#pragma once

#include <stdint.h>
#include <string.h>

#include "state.h"

#define SIGNATURES ((1 + SPACES * 12 * 5 + 5) * 16 * 7)

#define PAYOFF(row, met, g, c) ((((size_t)(row) * 2 + (met)) * PRINTS + (g)) * CATCHES + (c))

/* Bounds by item, trick met, prints so far, and 0, 1, or more samurai on the target. */
#define ON_LEVELS 3
#define BOUND_PRINTS 6
#define BOUND(i, met, g) ((((size_t)(i) * 2 + (met)) * BOUND_PRINTS + (g)) * ON_LEVELS)

/* Counts the samurai on each target, considering only some spaces. */
static inline void count_on_targets(const Search *s, const Node *v, uint32_t spaces, Occupancy *t) {
    memset(t->on, 0, sizeof t->on);
    for (int i = 0; i < s->p->samurai; i++)
        if (spaces >> v->at[i] & 1) t->on[s->target_at[(int)v->at[i]]]++;
}

static inline int on_level(int on) { return on < ON_LEVELS ? on : ON_LEVELS - 1; }

void fill_alone(Search *s);
void fill_uncalled(Search *s, const int *at);
void free_bound_tables(Search *s);

/* For a state of the samurai and their cubes, the most that each item can pay; computed when first
   needed. Slopes follow the bounds if positions count. */
const double *bound_table(Search *s, const Node *v);

/* For each target, what the places of all samurai together are worth. */
void current_standing(const Search *s, const Node *v, double *sum);

/* The same for the best places that they can still reach. */
void reachable_standing(const Search *s, const Node *v, double *sum);

double upper_bound(Search *s, const Node *v, const Belief *belief, const Occupancy *t);
