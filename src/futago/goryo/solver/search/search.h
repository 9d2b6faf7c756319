/* The search, and the policy that it finds. */

#pragma once

#include "state.h"

/* The best value from here: exact if it is above alpha, otherwise an upper bound. */
double search(Search *s, const Node *v, const Belief *belief, double alpha);

/* Writes the policy from here as steps; returns the number of the first, or -1 if there is no room. */
int write_policy(Search *s, const Node *v, const Belief *belief);
