/* The Samurai's best questioning of one round against a given mix of the Goryo's plans.

   What she hides is an item (the set of her cubes with its target) and the place of her trick: a
   False Trail outside her cubes, which answers yes, or a Shadow on one of them, which answers no.
   A node of the search holds, for every item that fits the answers, the mass that is left of it;
   masses are never normalised, so the values of the two answers to a question simply add up.
   Until the trick shows itself an item carries one mass for all places where it may still lie.
   A Shadow that she does not deny answers like her cubes, but its print does not count: that is an
   item of its own, with one print less than cubes.

   The search is exact. It is cut by a bound in which the Samurai knows the item, and meets every
   position (spaces asked, answers, samurai) once.

   The pay-off of an item is a table by prints that count and samurai on the target. In the rounds
   before the last it also counts where the samurai stand: a slope, from a table like the other,
   times the sum of what their places are worth for her target. */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "ending.h"
#include "memo.h"
#include "questions.h"
#include "state.h"

/* The best value from here. Above alpha it is exact, else at least the truth. */
static double search(Search *s, const Node *v, const Left *left, double alpha) {
    const Problem *p = s->p;
    if (!left->n) return 0;
    s->nodes++;
    uint32_t live = live_targets(p, left);
    uint64_t b, a = memo_keys(s, v, live, &b);
    Memo *m = memo_find(s, a, b);
    if (m->state == 2 || (m->state == 1 && m->value <= alpha)) {
        s->choice = (Question){0, 0, m->leave, m->samurai, m->to, m->space, 0};
        return m->value;
    }
    double best = finish(s, v, left, 0, NULL);
    Question chosen = {0, 0, -1, -1, -1, -1, 0};
    double highest = best;
    if (v->cubes > 0) {
        Question found[MOST_QUESTIONS];
        double floor = best > alpha ? best : alpha;
        int n = questions(s, v, left, live, best, found);
        if (s->width && n > s->width) n = promising(s, v, left, found, n);
        for (int k = 0; k < n; k++) {
            if (found[k].bound <= floor) {
                double most = found[k].bound < floor ? found[k].bound : floor;
                if (most > highest) highest = most;
                break;
            }
            if (found[k].last) { /* they come in order: no later one of them is better */
                if (found[k].bound > highest) highest = found[k].bound;
                if (found[k].bound > floor + 1e-13) {
                    floor = best = found[k].bound;
                    chosen = found[k];
                }
                continue;
            }
            Node then, on_yes;
            Left yes, no;
            ask(s, v, &found[k], &then);
            on_yes = then;
            on_yes.yes |= 1u << found[k].space;
            answered(s, left, (uint32_t)found[k].space, 1, &yes);
            answered(s, left, (uint32_t)found[k].space, 0, &no);
            Stand t;
            stand(s, &then, ~0u, &t);
            double yes_most = upper_bound(s, &on_yes, &yes, &t), no_most = upper_bound(s, &then, &no, &t);
            double x = yes_most + no_most;
            if (x > floor) { /* the answer that may pay more first: it tells the sooner that both pay too little */
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

/* ---------------------------------------------------------------- the policy found */

static int follow(Search *s, const Node *v, const Left *left) {
    if (s->nsteps >= s->most_steps) return -1;
    int number = s->nsteps++;
    Step step;
    step.leave = step.samurai = step.to = step.space = step.yes = step.no = -1;
    s->choice.samurai = -1;
    if (left->n) search(s, v, left, -1e300);
    Question q = s->choice;
    int8_t final[SAMURAI] = {0, 0, 0, 0};
    if (q.samurai < 0) {
        if (left->n) finish(s, v, left, 0, final);
        else memcpy(final, v->at, sizeof v->at);
    } else {
        Node then, on_yes;
        Left *yes = malloc(2 * sizeof *yes), *no = yes + 1;
        ask(s, v, &q, &then);
        on_yes = then;
        on_yes.yes |= 1u << q.space;
        answered(s, left, (uint32_t)q.space, 1, yes);
        answered(s, left, (uint32_t)q.space, 0, no);
        step.leave = q.leave;
        step.samurai = q.samurai;
        step.to = q.to;
        step.space = q.space;
        step.yes = follow(s, &on_yes, yes);
        step.no = follow(s, &then, no);
        free(yes);
    }
    for (int i = 0; i < SAMURAI; i++) step.final[i] = final[i];
    s->steps[number] = step;
    return number;
}

/* ---------------------------------------------------------------- the door */

static void prepare(Search *s, const Start *start) {
    const Problem *p = s->p;
    for (int x = 0; x < p->spaces; x++) {
        memset(s->apart[x], 9, sizeof s->apart[x]);
        int n = 0;
        s->apart[x][x] = 0;
        s->reach[x][n++] = (uint8_t)x;
        for (int d = 1, from = 0; d <= 2; d++) {
            int to = n;
            for (; from < to; from++) {
                uint32_t near = p->adjacent[s->reach[x][from]];
                while (near) {
                    int y = __builtin_ctz(near);
                    near &= near - 1;
                    if (s->apart[x][y] == 9) {
                        s->apart[x][y] = (uint8_t)d;
                        s->reach[x][n++] = (uint8_t)y;
                    }
                }
            }
        }
        s->nreach[x] = n;
    }
    for (int x = 0; x < p->spaces; x++) {
        for (int m = 0; m < 3; m++) {
            s->askable[m][x] = 0;
            for (int r = 0; r < s->nreach[x]; r++) {
                int y = s->reach[x][r];
                if (s->apart[x][y] <= m) s->askable[m][x] |= p->adjacent[y] | 1u << y;
            }
        }
    }
    for (int x = 0; x < SPACES; x++) s->target_at[x] = MOST_TARGETS;
    for (int k = 0; k < p->targets; k++) s->target_at[p->space_of[k]] = k;
    int rows = 0, at[SAMURAI];
    for (int i = 0; i < p->items; i++)
        if (p->row[i] >= rows) rows = p->row[i] + 1;
    for (int k = 0; k < p->targets; k++)
        for (int x = 0; x < p->spaces; x++) {
            double here = p->standing[(size_t)x * p->targets + k];
            if (here > s->best_place[k]) s->best_place[k] = here;
        }
    s->best_stand = calloc((size_t)rows, sizeof *s->best_stand);
    for (int i = 0; i < p->items; i++) {
        double most = p->samurai * s->best_place[p->target[i]];
        if (most > s->best_stand[p->row[i]]) s->best_stand[p->row[i]] = most;
    }
    s->best_payoff = malloc(sizeof(double) * (size_t)rows * 2 * PRINTS * CATCHES * 2);
#define BEST(met, g, c) s->best_payoff[2 * PAYOFF(r, met, g, c) + end]
    for (int r = 0; r < rows; r++)
        for (int met = 1; met >= 0; met--)
            for (int g = 0; g < PRINTS; g++)
                for (int c = 0; c < CATCHES; c++)
                    for (int end = 0; end < 2; end++) {
                        double best = p->payoff[PAYOFF(r, met, g, c)];
                        if (end && p->positional) best += p->slope[PAYOFF(r, met, g, c)] * s->best_stand[r];
                        /* the trick may still show itself, so both halves count */
                        if (!met && BEST(1, g, c) > best) best = BEST(1, g, c);
                        if (g && BEST(met, g - 1, c) > best) best = BEST(met, g - 1, c);
                        if (c && BEST(met, g, c - 1) > best) best = BEST(met, g, c - 1);
                        BEST(met, g, c) = best;
                    }
#undef BEST
    s->best_standing = malloc(sizeof(double) * 3 * SPACES * (size_t)p->targets);
    for (int m = 0; m < 3; m++)
        for (int x = 0; x < p->spaces; x++)
            for (int k = 0; k < p->targets; k++) {
                double best = -1e300;
                for (int r = 0; r < s->nreach[x]; r++)
                    if (s->apart[x][s->reach[x][r]] <= m) {
                        double here = p->standing[(size_t)s->reach[x][r] * p->targets + k];
                        if (here > best) best = here;
                    }
                s->best_standing[((size_t)m * SPACES + x) * p->targets + k] = best;
            }
    for (int i = 0; i < SAMURAI; i++)
        at[i] = i < p->samurai ? start->at[i] : 0;
    fill_alone(s);
    fill_uncalled(s, at);
    s->tables = calloc(SIGNATURES, sizeof *s->tables);
}

static void tidy(Search *s) {
    forget_tables(s);
    free(s->tables);
    free(s->alone);
    free(s->uncalled);
    free(s->best_payoff);
    free(s->best_stand);
    free(s->best_standing);
    free(s->memo);
    free(s);
}

/* A search whose tables depend on the position alone, to be used for many mixes. It remembers no
   more than two to the `memo_bits` positions. */
Search *goryo_open(const Problem *p, const Start *start, int memo_bits) {
    Search *s = calloc(1, sizeof *s);
    s->p = p;
    prepare(s, start);
    s->most_memo = (1ull << memo_bits) - 1;
    s->memo_mask = s->most_memo < LEAST_MEMO ? s->most_memo : LEAST_MEMO;
    s->memo = calloc(s->memo_mask + 1, sizeof *s->memo);
    return s;
}

void goryo_close(Search *s) { tidy(s); }

/* The value of the best questioning against the problem's masses; its policy in `steps`. */
double goryo_best(Search *s, const Start *start, int width, double lean, Step *steps, int most_steps, int64_t *report) {
    const Problem *p = s->p;
    s->stamp++;
    s->memo_used = 0;
    s->nodes = 0;
    s->width = width;
    s->lean = lean;
    Node v;
    memset(&v, 0, sizeof v);
    v.asked = start->asked;
    v.yes = start->yes;
    v.acting = (int8_t)start->acting;
    v.cubes = (int8_t)start->cubes;
    for (int i = 0; i < p->samurai; i++) {
        v.at[i] = (int8_t)start->at[i];
        v.used[i] = (uint8_t)start->used[i];
    }
    Left *left = malloc(sizeof *left);
    left->n = 0;
    for (int i = 0; i < p->items; i++) {
        /* what is left of the item after the answers that were given already */
        uint32_t wrong = (v.yes ^ p->mask[i]) & v.asked;
        double mass = 0;
        int met = 0;
        if (!wrong) {
            mass = p->plain[i];
            for (int x = 0; x < p->spaces; x++)
                if (p->places[i] >> x & 1 && !(v.asked >> x & 1)) mass += p->tricked[(size_t)i * SPACES + x];
        } else if (!(wrong & (wrong - 1)) && (p->places[i] & wrong)) {
            mass = p->tricked[(size_t)i * SPACES + __builtin_ctz(wrong)];
            met = 1;
        }
        if (mass <= 1e-300) continue;
        left->item[left->n] = (uint16_t)i;
        left->met[left->n] = (uint8_t)met;
        left->mass[left->n++] = mass;
    }
    double value = left->n ? search(s, &v, left, -1e300) : 0;
    s->steps = steps;
    s->most_steps = most_steps;
    s->nsteps = 0;
    report[0] = s->nodes;
    if (steps) follow(s, &v, left);
    report[1] = s->nsteps;
    free(left);
    return value;
}

/* What a policy is worth against every hypothesis: items x (SPACES + 1), the last without trick.
   Where a trick may not lie the entry is the one without trick. */
void goryo_worth(const Problem *p, const Start *start, const Step *steps, double *worth) {
    for (int i = 0; i < p->items; i++)
        for (int x = 0; x <= SPACES; x++) {
            double *out = worth + (size_t)i * (SPACES + 1) + x;
            uint32_t trick = x < SPACES && p->places[i] >> x & 1 ? 1u << x : 0;
            uint32_t says = p->mask[i] ^ trick, asked = start->asked, yes = start->yes;
            const Step *step = steps;
            while (step->samurai >= 0) {
                uint32_t bit = 1u << step->space;
                asked |= bit;
                if (says & bit) yes |= bit;
                step = steps + (says & bit ? step->yes : step->no);
            }
            int on = 0, goal = p->space_of[p->target[i]];
            double standing = 0;
            for (int w = 0; w < p->samurai; w++) {
                on += step->final[w] == goal;
                if (p->positional) standing += p->standing[(size_t)step->final[w] * p->targets + p->target[i]];
            }
            int met = (asked & (trick | (p->mask[i] & ~p->prints[i]))) != 0;
            size_t cell = PAYOFF(p->row[i], met, bits(yes & p->prints[i]), on);
            *out = p->payoff[cell];
            if (p->positional) *out += p->slope[cell] * standing;
        }
}
