/* An upper bound of the value: what the Samurai would win if they knew the item. */

#include "bound.h"

#include <stdlib.h>

#define MAX_TABLE_BYTES (128u << 20)
#define IMPOSSIBLE (-100)

#define ALONE(i, pos, m, se, sn, n, c) \
    (((((((size_t)(i) * SPACES + (pos)) * 3 + (m)) * 2 + (se)) * 2 + (sn)) * 5 + (n)) * 2 + (c))

/* The most prints that one samurai can find of a known item with n cubes; c: he ends on the target. */
void fill_alone(Search *s) {
    const Problem *p = s->p;
    size_t size = (size_t)p->items * SPACES * 3 * 2 * 2 * 5 * 2;
    s->alone = malloc(size);
    for (int i = 0; i < p->items; i++) {
        uint32_t prints = p->prints[i] & ~p->closed;
        int goal = p->space_of[p->target[i]];
        for (int n = 0; n < 5; n++)
            for (int m = 0; m < 3; m++)
                for (int se = 0; se < 2; se++)
                    for (int sn = 0; sn < 2; sn++)
                        for (int pos = 0; pos < p->spaces; pos++)
                            for (int c = 0; c < 2; c++) {
                                int best = (!c || pos == goal) ? 0 : IMPOSSIBLE;
                                if (n > 0) {
                                    int then;
                                    if (se) {
                                        then = s->alone[ALONE(i, pos, m, 0, sn, n - 1, c)] + (int)(prints >> pos & 1);
                                        if (then > best) best = then;
                                    }
                                    if (sn) {
                                        int found = (prints & p->adjacent[pos]) != 0;
                                        then = s->alone[ALONE(i, pos, m, se, 0, n - 1, c)] + found;
                                        if (then > best) best = then;
                                    }
                                    if (m) {
                                        uint32_t near = p->adjacent[pos];
                                        while (near) {
                                            int to = __builtin_ctz(near);
                                            near &= near - 1;
                                            then = s->alone[ALONE(i, to, m - 1, se, sn, n - 1, c)];
                                            if (then > best) best = then;
                                        }
                                    }
                                }
                                s->alone[ALONE(i, pos, m, se, sn, n, c)] = (int8_t)best;
                            }
    }
}

#define UNCALLED(i, set, calls, n, c) (((((size_t)(i) * 16 + (set)) * 4 + (calls)) * 7 + (n)) * 4 + (c))

/* The most prints that a set of samurai who have not been called yet can find together. */
void fill_uncalled(Search *s, const int *at) {
    const Problem *p = s->p;
    s->uncalled = malloc((size_t)p->items * 16 * 4 * 7 * 4);
    for (int i = 0; i < p->items; i++)
        for (int set = 0; set < 16; set++)
            for (int calls = 0; calls < 4; calls++)
                for (int n = 0; n < 7; n++)
                    for (int c = 0; c < 4; c++) {
                        int best = c == 0 ? 0 : IMPOSSIBLE;
                        if (set) {
                            int who = __builtin_ctz(set), rest = set & (set - 1);
                            int then = s->uncalled[UNCALLED(i, rest, calls, n, c)];
                            if (then > best) best = then;
                            if (calls && who < p->samurai)
                                for (int k = 1; k <= n && k <= p->cap && k < 5; k++)
                                    for (int own = 0; own < 2 && own <= c; own++) {
                                        int asks = who != p->blinded;
                                        int alone = s->alone[ALONE(i, at[who], 2, asks, asks, k, own)];
                                        then = alone + s->uncalled[UNCALLED(i, rest, calls - 1, n - k, c - own)];
                                        if (then > best) best = then;
                                    }
                        }
                        s->uncalled[UNCALLED(i, set, calls, n, c)] = (int8_t)(best < IMPOSSIBLE ? IMPOSSIBLE : best);
                    }
}

static int signature(const Search *s, const Node *v, int *set, int *calls) {
    *set = 0;
    *calls = calls_free(s, v);
    for (int i = 0; i < s->p->samurai; i++)
        if (!(v->used[i] & CALLED)) *set |= 1 << i;
    if (*calls <= 0) *set = 0;
    int who = v->acting, own = 0;
    if (who >= 0 && cubes_free(s, v, who) > 0) {
        int u = v->used[who];
        int moves = moves_free(s, v, who);
        own = 1 + (((v->at[who] * 3 + moves) * 2 + can_search(s, who, u)) * 2 + can_sniff(s, who, u)) * 5 +
              cubes_free(s, v, who);
    }
    return (own * 16 + *set) * 7 + v->cubes;
}
void free_bound_tables(Search *s) {
    for (int k = 0; k < SIGNATURES; k++) {
        free(s->bound_tables[k]);
        s->bound_tables[k] = NULL;
    }
    s->table_bytes = 0;
}

/* The most as a function of standing is the maximum of several straight lines, hence convex: it
   lies below the line between its ends, which is what the slope describes. */
const double *bound_table(Search *s, const Node *v) {
    int set, calls, sig = signature(s, v, &set, &calls);
    if (s->bound_tables[sig]) return s->bound_tables[sig];
    const Problem *p = s->p;
    size_t size = BOUND(p->items, 0, 0), bytes = sizeof(double) * size * (p->positional ? 2 : 1);
    if (s->table_bytes + bytes > MAX_TABLE_BYTES) free_bound_tables(s);
    s->table_bytes += bytes;
    double *table = malloc(bytes);
    int who = v->acting, free = who >= 0 ? cubes_free(s, v, who) : 0;
    if (calls < 0) calls = 0;
    for (int i = 0; i < p->items; i++) {
        int more[4], total = bits(p->prints[i] & ~p->closed);
        for (int c = 0; c < 4; c++) {
            int best = s->uncalled[UNCALLED(i, set, calls, v->cubes, c)];
            if (free > 0) {
                int u = v->used[who], moves = moves_free(s, v, who);
                int searches = can_search(s, who, u), sniffs = can_sniff(s, who, u);
                for (int k = 1; k <= free; k++)
                    for (int own = 0; own < 2 && own <= c; own++) {
                        int then = s->alone[ALONE(i, v->at[who], moves, searches, sniffs, k, own)] +
                                   s->uncalled[UNCALLED(i, set, calls, v->cubes - k, c - own)];
                        if (then > best) best = then;
                    }
            }
            more[c] = best;
        }
        for (int met = 0; met < 2; met++)
            for (int g = 0; g < BOUND_PRINTS; g++)
                for (int on = 0; on < ON_LEVELS; on++) {
                    double best[2] = {0, 0}, most = s->best_stand[p->row[i]];
                    for (int c = 0; c < 4 && more[c] >= 0; c++) {
                        int prints = g + more[c] < total ? g + more[c] : total;
                        int all = on + 1 == ON_LEVELS || on + c >= CATCHES ? CATCHES - 1 : on + c;
                        if (prints < g) prints = g;
                        for (int end = 0; end < 2; end++) {
                            double x = s->best_payoff[2 * PAYOFF(p->row[i], met, prints, all) + end];
                            if (x > best[end]) best[end] = x;
                        }
                    }
                    size_t entry = BOUND(i, met, g) + (size_t)on;
                    table[entry] = best[0];
                    if (p->positional) table[size + entry] = most > 0 ? (best[1] - best[0]) / most : 0;
                }
    }
    return s->bound_tables[sig] = table;
}

/* Adds the worth of the best places that a samurai can reach with so many moves. */
static void add_standing(const Search *s, const Node *v, int samurai, int moves, double *sum) {
    int targets = s->p->targets;
    const double *best = s->best_standing + ((size_t)moves * SPACES + (size_t)v->at[samurai]) * targets;
    for (int k = 0; k < targets; k++) sum[k] += best[k];
}

void current_standing(const Search *s, const Node *v, double *sum) {
    const Problem *p = s->p;
    if (!p->positional) return;
    for (int k = 0; k < p->targets; k++) sum[k] = 0;
    for (int i = 0; i < p->samurai; i++) add_standing(s, v, i, 0, sum);
}

void reachable_standing(const Search *s, const Node *v, double *sum) {
    const Problem *p = s->p;
    if (!p->positional) return;
    int calls = calls_free(s, v);
    for (int k = 0; k < p->targets; k++) sum[k] = 0;
    for (int i = 0; i < p->samurai; i++) {
        int may_move = i == v->acting || (!(v->used[i] & CALLED) && calls > 0);
        add_standing(s, v, i, may_move ? moves_free(s, v, i) : 0, sum);
    }
}

double upper_bound(Search *s, const Node *v, const Belief *belief, const Occupancy *t) {
    const Problem *p = s->p;
    const double *table = bound_table(s, v);
    size_t slopes = BOUND(p->items, 0, 0);
    double sum = 0, places[MAX_TARGETS];
    reachable_standing(s, v, places);
    for (int k = 0; k < belief->n; k++) {
        int i = belief->item[k], goal = p->target[i];
        const double *item = table + BOUND(i, belief->met[k], bits(v->yes & p->prints[i])) + on_level(t->on[goal]);
        sum += belief->mass[k] * (p->positional ? *item + item[slopes] * places[goal] : *item);
    }
    return sum;
}
