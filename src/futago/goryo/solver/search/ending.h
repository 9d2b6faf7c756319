/* Ending the round: where the samurai move with the remaining cubes. */

#pragma once

#include <stdint.h>

#include "state.h"

/* Whether her trick was met: an answer revealed it, or it is a Shadow that she did not deny. */
static inline int trick_met(const Problem *p, const Node *v, const Belief *belief, int k) {
    if (belief->met[k] || !p->tricks_count) return belief->met[k];
    int i = belief->item[k];
    return (v->asked & p->mask[i] & ~p->prints[i]) != 0;
}

/* The best value without another question, when the remaining cubes only move samurai; `final`,
   if given, gets their places. `greedy` is faster and may find less. */
double end_round(const Search *s, const Node *v, const Belief *belief, int greedy, int8_t *final);
