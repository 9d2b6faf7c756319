/* The questions that can be asked at a node, what follows from them, and which to search. */

#pragma once

#include <stdint.h>

#include "state.h"

#define MAX_QUESTIONS 2048

static inline uint32_t live_targets(const Problem *p, const Belief *belief) {
    uint32_t live = 0;
    for (int k = 0; k < belief->n; k++) live |= 1u << p->space_of[p->target[belief->item[k]]];
    return live;
}

/* The belief after an answer. */
void after_answer(const Search *s, const Belief *belief, uint32_t space, int yes, Belief *then);

/* The samurai and cubes after a question, before its answer. */
void after_question(const Search *s, const Node *v, const Question *q, Node *then);

/* The questions whose bound is above `best`, sorted by bound; of those that use the last cube only
   the best one. Returns their number. */
int list_questions(Search *s, const Node *v, const Belief *belief, uint32_t live, double best, Question *found);

/* Keeps the most promising questions for a quick search; returns their number. */
int select_questions(Search *s, const Node *v, const Belief *belief, Question *found, int n);
