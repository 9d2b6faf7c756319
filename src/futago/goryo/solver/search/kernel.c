/* The Samurai's best questioning of one round against a given mix of the Goryo's plans.

   Her plan is an item (the set of her cubes with its target) and the place of her trick: a False
   Trail outside her cubes, which answers yes, or a Shadow on one of them, which answers no. A node
   of the search holds the remaining mass of every item that is consistent with the answers. Masses
   are never normalised, so the values of the two answers to a question add up. Until the trick is
   met, an item has one mass for all places where the trick may still lie. A Shadow that she does
   not deny answers like her cubes, but its print does not count: it makes a separate item.

   The search is exact. It is pruned by a bound in which the Samurai knows the item, and a
   transposition table ensures that each position is searched once.

   The pay-off of an item is a table by prints that count and samurai on the target. Before the last
   round the places of the samurai count as well: they add a slope, from a second table, times the
   sum of what their places are worth for her target. */

#include "kernel.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "bound.h"
#include "memo.h"
#include "prepare.h"
#include "search.h"
#include "state.h"

EXPORTED Search *goryo_open(const Problem *p, const Start *start, int memo_bits) {
    Search *s = calloc(1, sizeof *s);
    s->p = p;
    prepare(s, start);
    s->max_memo_mask = (1ull << memo_bits) - 1;
    s->memo_mask = s->max_memo_mask < FIRST_MEMO_MASK ? s->max_memo_mask : FIRST_MEMO_MASK;
    s->memo = calloc(s->memo_mask + 1, sizeof *s->memo);
    return s;
}

EXPORTED void goryo_close(Search *s) { free_search(s); }

EXPORTED double goryo_best(Search *s, const Start *start, int width, double lean, int64_t most_nodes,
                           Step *steps, int max_steps, int64_t *report) {
    const Problem *p = s->p;
    s->stamp++;
    s->memo_used = 0;
    s->nodes = 0;
    s->most_nodes = most_nodes;
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
    Belief *belief = malloc(sizeof *belief);
    belief->n = 0;
    for (int i = 0; i < p->items; i++) {
        /* the mass of the item that is consistent with the answers so far */
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
        belief->item[belief->n] = (uint16_t)i;
        belief->met[belief->n] = (uint8_t)met;
        belief->mass[belief->n++] = mass;
    }
    double value = belief->n ? search(s, &v, belief, -1e300) : 0;
    s->steps = steps;
    s->max_steps = max_steps;
    s->nsteps = 0;
    report[0] = s->nodes;
    if (steps) write_policy(s, &v, belief);
    report[1] = s->nsteps;
    free(belief);
    return value;
}

EXPORTED void goryo_worth(const Problem *p, const Start *start, const Step *steps, double *worth) {
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
