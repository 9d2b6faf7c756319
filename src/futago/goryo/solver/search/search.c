/* The search, and the policy that it finds. */

#include "search.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "bound.h"
#include "ending.h"
#include "memo.h"
#include "questions.h"
#include "state.h"

double search(Search *s, const Node *v, const Belief *belief, double alpha) {
    const Problem *p = s->p;
    if (!belief->n) return 0;
    s->nodes++;
    uint32_t live = live_targets(p, belief);
    uint64_t b, a = memo_keys(s, v, live, &b);
    Memo *m = memo_find(s, a, b);
    if (m->state == 2 || (m->state == 1 && m->value <= alpha)) {
        s->choice = (Question){0, 0, m->leave, m->samurai, m->to, m->space, 0};
        return m->value;
    }
    double best = end_round(s, v, belief, 0, NULL);
    Question chosen = {0, 0, -1, -1, -1, -1, 0};
    double highest = best;
    if (v->cubes > 0) {
        Question found[MAX_QUESTIONS];
        double floor = best > alpha ? best : alpha;
        int n = list_questions(s, v, belief, live, best, found);
        if (s->width && n > s->width) n = select_questions(s, v, belief, found, n);
        for (int k = 0; k < n; k++) {
            if (k && s->nodes >= s->most_nodes) break; /* what is left of the search is a single line */
            if (found[k].bound <= floor) {
                double most = found[k].bound < floor ? found[k].bound : floor;
                if (most > highest) highest = most;
                break;
            }
            if (found[k].last) { /* its bound is its value */
                if (found[k].bound > highest) highest = found[k].bound;
                if (found[k].bound > floor + 1e-13) {
                    floor = best = found[k].bound;
                    chosen = found[k];
                }
                continue;
            }
            Node then, on_yes;
            Belief yes, no;
            after_question(s, v, &found[k], &then);
            on_yes = then;
            on_yes.yes |= 1u << found[k].space;
            after_answer(s, belief, (uint32_t)found[k].space, 1, &yes);
            after_answer(s, belief, (uint32_t)found[k].space, 0, &no);
            Occupancy t;
            count_on_targets(s, &then, ~0u, &t);
            double yes_most = upper_bound(s, &on_yes, &yes, &t), no_most = upper_bound(s, &then, &no, &t);
            double x = yes_most + no_most;
            if (x > floor) { /* the answer that may pay more comes first: it causes cutoffs sooner */
                int no_first = no_most > yes_most;
                double other_most = no_first ? yes_most : no_most;
                x = no_first ? search(s, &then, &no, floor - yes_most) : search(s, &on_yes, &yes, floor - no_most);
                if (x + other_most <= floor) x += other_most;
                else x += no_first ? search(s, &on_yes, &yes, floor - x) : search(s, &then, &no, floor - x);
            }
            if (x > highest) highest = x;
            if (x > floor + 1e-13) { /* more than rounding */
                floor = x;
                best = x;
                chosen = found[k];
            }
        }
    }
    double value = best > alpha ? best : highest;
    if (value < best) value = best;
    memo_write(s, (Memo){a, b, value, s->stamp, best > alpha ? 2 : 1, chosen.leave, chosen.samurai, chosen.to,
                         chosen.space});
    s->choice = chosen;
    return value;
}

int write_policy(Search *s, const Node *v, const Belief *belief) {
    if (s->nsteps >= s->max_steps) return -1;
    int number = s->nsteps++;
    Step step;
    step.leave = step.samurai = step.to = step.space = step.yes = step.no = -1;
    s->choice.samurai = -1;
    if (belief->n) search(s, v, belief, -1e300);
    Question q = s->choice;
    int8_t final[SAMURAI] = {0, 0, 0, 0};
    if (q.samurai < 0) {
        if (belief->n) end_round(s, v, belief, 0, final);
        else memcpy(final, v->at, sizeof v->at);
    } else {
        Node then, on_yes;
        Belief *yes = malloc(2 * sizeof *yes), *no = yes + 1;
        after_question(s, v, &q, &then);
        on_yes = then;
        on_yes.yes |= 1u << q.space;
        after_answer(s, belief, (uint32_t)q.space, 1, yes);
        after_answer(s, belief, (uint32_t)q.space, 0, no);
        step.leave = q.leave;
        step.samurai = q.samurai;
        step.to = q.to;
        step.space = q.space;
        step.yes = write_policy(s, &on_yes, yes);
        step.no = write_policy(s, &then, no);
        free(yes);
    }
    for (int i = 0; i < SAMURAI; i++) step.final[i] = final[i];
    s->steps[number] = step;
    return number;
}
