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

#define SAMURAI 4
#define SPACES 32
#define PRINTS 7
#define CATCHES 5
#define MOST_ITEMS 1024
#define MOST_TARGETS 32
#define MOST_QUESTIONS 2048
#define MOST_TABLE_BYTES (128u << 20)
#define LEAST_MEMO ((1u << 14) - 1)
#define NOTHING (-100)
#define LOOKED_AT 12
#define KEPT_LASTS 16

/* Cubes on a samurai's board, as in the rules: moves in two bits, then search, sniff. */
#define MOVES 3
#define SEARCHED 4
#define SNIFFED 8
#define CALLED 16

typedef struct {
    int32_t spaces, samurai, cap, calls;
    int32_t items, targets;
    int32_t blinded;     /* the samurai who may not ask, or -1 */
    int32_t tricks_count; /* whether it matters that a trick was met */
    int32_t positional;  /* whether it matters where samurai stand, but on targets */
    uint32_t closed;     /* her start */
    uint32_t adjacent[SPACES];
    const uint32_t *mask;     /* items: her cubes and her target */
    const uint32_t *prints;   /* items: those of them that count when they are found */
    const int32_t *target;    /* items: number of the target */
    const int32_t *row;       /* items: row of the pay-off */
    const uint32_t *places;   /* items: where a trick may lie */
    const double *plain;      /* items: mass without a trick */
    const double *tricked;    /* items x SPACES: mass with the trick there */
    const int32_t *space_of;  /* targets */
    const double *payoff;     /* rows x 2 (trick met) x PRINTS x CATCHES */
    const double *slope;      /* the same: what a unit of standing adds, never less than nothing */
    const double *standing;   /* SPACES x targets, never below zero */
} Problem;

typedef struct {
    uint32_t asked, yes;
    int32_t at[SAMURAI], used[SAMURAI];
    int32_t acting, cubes;
} Start;

/* One node of a policy: walk the acting samurai to `leave` and leave him there, if it is not -1;
   then walk `samurai` to `to` and ask about `space` (by search if it is `to`). A node that asks
   nothing ends the round with everybody at `final`. */
typedef struct {
    int32_t leave, samurai, to, space, yes, no;
    int32_t final[SAMURAI];
} Step;

typedef struct {
    uint32_t asked, yes;
    int8_t at[SAMURAI];
    uint8_t used[SAMURAI];
    int8_t acting, cubes;
} Node;

typedef struct {
    int n;
    uint16_t item[MOST_ITEMS];
    uint8_t met[MOST_ITEMS];
    double mass[MOST_ITEMS];
} Left;

typedef struct {
    uint64_t a, b;
    double value;
    uint32_t stamp; /* the search that wrote it; any other means empty */
    int8_t state;   /* 1 at most value, 2 exact */
    int8_t leave, samurai, to, space;
} Memo;

typedef struct {
    double bound, hope;
    int8_t leave, samurai, to, space;
    int8_t last; /* nothing can follow: the bound is the value */
} Question;

/* How many samurai stand on each target. */
typedef struct {
    uint8_t on[MOST_TARGETS + 1]; /* the last one is off all targets */
} Stand;

/* What the last question of a round can win, for those who stand on targets: what is paid without
   it and what an answer at each space adds, each with what standing adds to it. Where standing
   counts that is told by target, else in one column. */
typedef struct {
    Stand stand;    /* of the targets that she may have */
    uint32_t goals; /* the columns that are told: those that differ from how samurai stand now */
    double pay[MOST_TARGETS], slope[MOST_TARGETS];
    double more[MOST_TARGETS][SPACES], steeper[MOST_TARGETS][SPACES];
} Last;

typedef struct {
    const Problem *p;
    int64_t nodes;
    int width;   /* questions tried at a node; 0: all */
    double lean; /* how much their choice leans to the bound */
    int target_at[SPACES];
    uint32_t askable[3][SPACES]; /* spaces that can be asked about after so many moves */
    int nreach[SPACES];
    uint8_t reach[SPACES][SPACES], apart[SPACES][SPACES]; /* up to two steps, nearest first */
    double *best_payoff; /* monotone upper bound of payoff, if samurai stand worst and best */
    double *best_stand;  /* rows: the most that four places can be worth */
    double best_place[MOST_TARGETS]; /* the most that one can */
    double *best_standing; /* [3][SPACES][targets] */
    int8_t *alone;  /* greens of one samurai: [item][pos][moves left][search][sniff][cubes][catch] */
    int8_t *uncalled; /* [item][set][cubes][catches] */
    double **tables; /* bounds, by signature: a store that is emptied when it has grown too large */
    size_t table_bytes;
    Memo *memo;
    uint32_t stamp;
    Question choice; /* of the node that was searched last */
    Last lasts[KEPT_LASTS]; /* of the node whose questions are listed; the first as samurai stand now */
    uint64_t memo_mask, memo_used, most_memo;
    Step *steps;
    int most_steps, nsteps;
} Search;

static inline int bits(uint32_t x) { return __builtin_popcount(x); }

/* ---------------------------------------------------------------- what a samurai can still do */

static inline int cubes_on(int used) {
    return (used & MOVES) + ((used >> 2) & 1) + ((used >> 3) & 1);
}
static inline int cubes_free(const Search *s, const Node *v, int who) {
    int room = s->p->cap - cubes_on(v->used[who]);
    return room < v->cubes ? room : v->cubes;
}
static inline int moves_free(const Search *s, const Node *v, int who) {
    int moves = 2 - (v->used[who] & MOVES), room = cubes_free(s, v, who);
    return moves < room ? moves : room;
}
static inline int can_search(const Search *s, int who, int used) {
    return who != s->p->blinded && !(used & SEARCHED);
}
static inline int can_sniff(const Search *s, int who, int used) {
    return who != s->p->blinded && !(used & SNIFFED);
}
static inline int calls_free(const Search *s, const Node *v) {
    int called = 0;
    for (int i = 0; i < s->p->samurai; i++) called += (v->used[i] & CALLED) != 0;
    return s->p->calls - called;
}

/* ---------------------------------------------------------------- the clairvoyant bound */

#define ALONE(i, pos, m, se, sn, n, c) \
    (((((((size_t)(i) * SPACES + (pos)) * 3 + (m)) * 2 + (se)) * 2 + (sn)) * 5 + (n)) * 2 + (c))

/* The most prints one samurai can win on a known item with n cubes; c: he ends on the target. */
static void fill_alone(Search *s) {
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
                                int best = (!c || pos == goal) ? 0 : NOTHING;
                                if (n > 0) {
                                    int then;
                                    if (se) {
                                        then = s->alone[ALONE(i, pos, m, 0, sn, n - 1, c)] + (int)(prints >> pos & 1);
                                        if (then > best) best = then;
                                    }
                                    if (sn) {
                                        then = s->alone[ALONE(i, pos, m, se, 0, n - 1, c)] + ((prints & p->adjacent[pos]) != 0);
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

/* The most prints that some samurai who have not been called can win together. */
static void fill_uncalled(Search *s, const int *at) {
    const Problem *p = s->p;
    s->uncalled = malloc((size_t)p->items * 16 * 4 * 7 * 4);
    for (int i = 0; i < p->items; i++)
        for (int set = 0; set < 16; set++)
            for (int calls = 0; calls < 4; calls++)
                for (int n = 0; n < 7; n++)
                    for (int c = 0; c < 4; c++) {
                        int best = c == 0 ? 0 : NOTHING;
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
                        s->uncalled[UNCALLED(i, set, calls, n, c)] = (int8_t)(best < NOTHING ? NOTHING : best);
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
#define SIGNATURES ((1 + SPACES * 12 * 5 + 5) * 16 * 7)

#define PAYOFF(row, met, g, c) ((((size_t)(row) * 2 + (met)) * PRINTS + (g)) * CATCHES + (c))

/* Bounds by item, trick met, prints so far and samurai on the target (more than one: the most). */
#define KEPT 3
#define ASKABLE 6
#define BOUND(i, met, g) ((((size_t)(i) * 2 + (met)) * ASKABLE + (g)) * KEPT)

static void forget_tables(Search *s) {
    for (int k = 0; k < SIGNATURES; k++) {
        free(s->tables[k]);
        s->tables[k] = NULL;
    }
    s->table_bytes = 0;
}

/* For a state of the samurai and their cubes: the most every item can pay. Made when first needed.
   Before the last round slopes follow the bounds: the most by standing is the upper edge of several
   straight lines, and lies below the line between its ends. */
static const double *bound_table(Search *s, const Node *v) {
    int set, calls, sig = signature(s, v, &set, &calls);
    if (s->tables[sig]) return s->tables[sig];
    const Problem *p = s->p;
    size_t size = BOUND(p->items, 0, 0), bytes = sizeof(double) * size * (p->positional ? 2 : 1);
    if (s->table_bytes + bytes > MOST_TABLE_BYTES) forget_tables(s);
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
                for (int k = 1; k <= free; k++)
                    for (int own = 0; own < 2 && own <= c; own++) {
                        int then = s->alone[ALONE(i, v->at[who], moves, can_search(s, who, u), can_sniff(s, who, u), k, own)] +
                                   s->uncalled[UNCALLED(i, set, calls, v->cubes - k, c - own)];
                        if (then > best) best = then;
                    }
            }
            more[c] = best;
        }
        for (int met = 0; met < 2; met++)
            for (int g = 0; g < ASKABLE; g++)
                for (int on = 0; on < KEPT; on++) {
                    double best[2] = {0, 0}, most = s->best_stand[p->row[i]];
                    for (int c = 0; c < 4 && more[c] >= 0; c++) {
                        int prints = g + more[c] < total ? g + more[c] : total;
                        int all = on + 1 == KEPT || on + c >= CATCHES ? CATCHES - 1 : on + c;
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
    return s->tables[sig] = table;
}

static inline void stand(const Search *s, const Node *v, uint32_t spaces, Stand *t) {
    memset(t->on, 0, sizeof t->on);
    for (int i = 0; i < s->p->samurai; i++)
        if (spaces >> v->at[i] & 1) t->on[s->target_at[(int)v->at[i]]]++;
}

/* For each target the most that all places together can be worth in the end; what they are worth
   now, if nobody moves any more. */
static void standings(const Search *s, const Node *v, int moving, double *sum) {
    const Problem *p = s->p;
    if (!p->positional) return;
    int calls = calls_free(s, v);
    for (int k = 0; k < p->targets; k++) sum[k] = 0;
    for (int i = 0; i < p->samurai; i++) {
        int free = moving && (i == v->acting || (!(v->used[i] & CALLED) && calls > 0));
        int moves = free ? moves_free(s, v, i) : 0;
        const double *best = s->best_standing + ((size_t)moves * SPACES + (size_t)v->at[i]) * p->targets;
        for (int k = 0; k < p->targets; k++) sum[k] += best[k];
    }
}

static inline int kept(int on) { return on < KEPT ? on : KEPT - 1; }

static double upper_bound(Search *s, const Node *v, const Left *left, const Stand *t) {
    const Problem *p = s->p;
    const double *table = bound_table(s, v);
    size_t slopes = BOUND(p->items, 0, 0);
    double sum = 0, places[MOST_TARGETS];
    standings(s, v, 1, places);
    for (int k = 0; k < left->n; k++) {
        int i = left->item[k], goal = p->target[i];
        const double *item = table + BOUND(i, left->met[k], bits(v->yes & p->prints[i])) + kept(t->on[goal]);
        sum += left->mass[k] * (p->positional ? *item + item[slopes] * places[goal] : *item);
    }
    return sum;
}

/* ---------------------------------------------------------------- ending the round */

/* Whether her trick was met: it showed itself, or it is a Shadow that she did not deny. */
static inline int met_by(const Problem *p, const Node *v, const Left *left, int k) {
    if (left->met[k] || !p->tricks_count) return left->met[k];
    int i = left->item[k];
    return (v->asked & p->mask[i] & ~p->prints[i]) != 0;
}

/* How the round may end without another question. Who goes to a target, or leaves one, is tried
   out; the cubes that are then left bring others to better places. */
typedef struct {
    const Search *s;
    double pay[MOST_TARGETS][CATCHES], slope[MOST_TARGETS][CATCHES];
    double places[MOST_TARGETS]; /* what all places are worth now, by target */
    double worth[SPACES];        /* of standing on a space, as long as nobody comes or goes */
    uint32_t known;
    int on[MOST_TARGETS], first_on[MOST_TARGETS];
    int target_at[SPACES];
    int targets, live[MOST_TARGETS];
    int changes, changed[MOST_TARGETS]; /* targets that somebody came to or left */
    int movers, who[SAMURAI], from[SAMURAI];
    int options[SAMURAI], to[SAMURAI][SPACES], cost[SAMURAI][SPACES]; /* ways to targets */
    int plain[SAMURAI], place[SAMURAI][SPACES], steps[SAMURAI][SPACES]; /* and to other places */
    int settled[SAMURAI]; /* whether a mover has gone to a target; -1: he must leave one */
    double better[SAMURAI]; /* what another place may add for a mover, as long as nobody comes or goes */
    double value, best; /* if nobody moves; the best so far */
    int8_t at[SAMURAI], final[SAMURAI];
} Ending;

static void move_to(Ending *e, int who, int to) {
    int left = e->target_at[(int)e->at[who]], reached = e->target_at[to];
    if (left >= 0) e->on[left]--;
    if (reached >= 0) e->on[reached]++;
    e->at[who] = (int8_t)to;
}

static inline const double *standing_at(const Ending *e, int space) {
    return e->s->p->standing + (size_t)space * e->s->p->targets;
}

/* What standing on a space is worth, as long as nobody comes to a target or leaves one. */
static double usual_worth(Ending *e, int space) {
    if (!(e->known >> space & 1)) {
        const double *here = standing_at(e, space);
        double sum = 0;
        for (int j = 0; j < e->targets; j++) sum += e->slope[e->live[j]][e->first_on[e->live[j]]] * here[e->live[j]];
        e->known |= 1u << space;
        e->worth[space] = sum;
    }
    return e->worth[space];
}

/* What it is worth by those who stand on targets now. */
static double worth_at(Ending *e, int space) {
    double worth = usual_worth(e, space);
    for (int j = 0; j < e->changes; j++) {
        int k = e->changed[j];
        worth += (e->slope[k][e->on[k]] - e->slope[k][e->first_on[k]]) * standing_at(e, space)[k];
    }
    return worth;
}

static void note_change(Ending *e, int space) {
    int k = e->target_at[space];
    if (k < 0 || e->on[k] == e->first_on[k]) return;
    for (int j = 0; j < e->changes; j++)
        if (e->changed[j] == k) return;
    e->changed[e->changes++] = k;
}

/* The value as the samurai stand now: what has changed since the question, no more. */
static double value_of(Ending *e) {
    int positional = e->s->p->positional;
    double value = e->value;
    e->changes = 0;
    for (int j = 0; j < e->movers; j++) {
        int from = e->from[j], to = e->at[e->who[j]];
        note_change(e, from);
        if (to == from) continue;
        note_change(e, to);
        if (positional) value += usual_worth(e, to) - usual_worth(e, from);
    }
    for (int c = 0; c < e->changes; c++) {
        int k = e->changed[c], on = e->on[k], first = e->first_on[k];
        value += e->pay[k][on] - e->pay[k][first];
        if (!positional || e->slope[k][on] == e->slope[k][first]) continue;
        double places = e->places[k];
        for (int j = 0; j < e->movers; j++)
            places += standing_at(e, e->at[e->who[j]])[k] - standing_at(e, e->from[j])[k];
        value += (e->slope[k][on] - e->slope[k][first]) * places;
    }
    return value;
}

/* Movers who have not gone to a target go to the best other place that cubes and calls allow. */
static void settle(Ending *e, int j, int cubes, int calls, double value, int acting) {
    if (j >= SAMURAI || j >= e->movers) {
        if (value > e->best) {
            e->best = value;
            memcpy(e->final, e->at, sizeof e->at);
        }
        return;
    }
    int who = e->who[j], from = e->at[who];
    if (e->settled[j] >= 0) settle(e, j + 1, cubes, calls, value, acting);
    if (e->settled[j] > 0 || !cubes || (who != acting && calls <= 0)) return;
    if (e->settled[j] == 0 && e->target_at[from] >= 0) return; /* he stays on his target */
    int place[3] = {-1, -1, -1};
    double worth[3] = {0, 0, 0}, here = worth_at(e, from);
    for (int o = 0; o < e->plain[j]; o++) {
        int to = e->place[j][o], cost = e->steps[j][o];
        double there = worth_at(e, to);
        if (place[cost] < 0 || there > worth[cost]) {
            place[cost] = to;
            worth[cost] = there;
        }
    }
    for (int cost = 1; cost <= 2; cost++) {
        if (place[cost] < 0 || cost > cubes || (e->settled[j] == 0 && worth[cost] <= here)) continue;
        if (cost == 2 && place[1] >= 0 && worth[2] <= worth[1]) continue;
        e->at[who] = (int8_t)place[cost];
        settle(e, j + 1, cubes - cost, calls - (who != acting), value + worth[cost] - here, acting);
        e->at[who] = (int8_t)from;
    }
}

/* The most that `settle` can add. */
static double hope_to_settle(const Ending *e) {
    double sum = 0, swing = 0;
    for (int c = 0; c < e->changes; c++) {
        int k = e->changed[c];
        double change = e->slope[k][e->on[k]] - e->slope[k][e->first_on[k]];
        swing += (change < 0 ? -change : change) * e->s->best_place[k];
    }
    for (int j = 0; j < e->movers; j++)
        if (e->settled[j] <= 0) sum += e->better[j] + swing;
    return sum;
}

static void walk_home(Ending *e, int j, int cubes, int calls, int acting) {
    if (j >= SAMURAI || j >= e->movers) {
        double value = value_of(e);
        if (e->s->p->positional) {
            if (value + hope_to_settle(e) > e->best) settle(e, 0, cubes, calls, value, acting);
        } else if (value > e->best) {
            e->best = value;
            memcpy(e->final, e->at, sizeof e->at);
        }
        return;
    }
    int who = e->who[j], from = e->at[who], target = e->target_at[from];
    e->settled[j] = 0;
    walk_home(e, j + 1, cubes, calls, acting);
    if (who != acting && calls <= 0) return;
    if (target >= 0 && e->s->p->positional) { /* he leaves his target for some other place */
        e->settled[j] = -1;
        e->on[target]--;
        walk_home(e, j + 1, cubes, calls, acting);
        e->on[target]++;
    }
    e->settled[j] = 1;
    for (int o = 0; o < e->options[j]; o++) {
        if (e->cost[j][o] > cubes) continue;
        move_to(e, who, e->to[j][o]);
        walk_home(e, j + 1, cubes - e->cost[j][o], calls - (who != acting), acting);
        move_to(e, who, from);
    }
    e->settled[j] = 0;
}

/* The same in a hurry, good enough to see which questions promise much: one after the other goes
   where it is best for him alone. */
static double walk_hastily(Ending *e, int cubes, int calls, int acting) {
    double value = e->value;
    for (int turn = 0; turn <= e->movers && cubes > 0; turn++) { /* who acts goes first */
        for (int j = 0; j < e->movers; j++) {
            int who = e->who[j], from = e->from[j], to = from, cost = 0;
            if ((who == acting) != (turn == 0) || (turn > 0 && j != turn - 1) || (who != acting && calls <= 0)) continue;
            double best = value, places = 0;
            for (int o = 0; o < e->options[j]; o++) {
                if (e->cost[j][o] > cubes) continue;
                move_to(e, who, e->to[j][o]);
                double there = value_of(e);
                move_to(e, who, from);
                if (there > best) best = there, to = e->to[j][o], cost = e->cost[j][o];
            }
            if (e->s->p->positional) places = usual_worth(e, from);
            for (int o = 0; o < e->plain[j] && e->s->p->positional && e->target_at[from] < 0; o++) {
                double there = value + usual_worth(e, e->place[j][o]) - places;
                if (e->steps[j][o] <= cubes && there > best) best = there, to = e->place[j][o], cost = e->steps[j][o];
            }
            if (to == from) continue;
            move_to(e, who, to);
            value = best;
            cubes -= cost;
            calls -= who != acting;
        }
    }
    return value;
}

/* The best value without another question: the cubes that are left move samurai. */
static double finish(const Search *s, const Node *v, const Left *left, int hastily, int8_t *final) {
    const Problem *p = s->p;
    Ending e;
    e.s = s;
    e.targets = 0;
    e.known = 0;
    memset(e.target_at, -1, sizeof e.target_at);
    uint32_t live = 0;
    for (int k = 0; k < left->n; k++) {
        int i = left->item[k], goal = p->target[i], space = p->space_of[goal];
        if (!(live >> space & 1)) {
            live |= 1u << space;
            e.live[e.targets++] = goal;
            e.target_at[space] = goal;
            e.on[goal] = 0;
            for (int c = 0; c < CATCHES; c++) e.pay[goal][c] = e.slope[goal][c] = 0;
        }
        size_t cell = PAYOFF(p->row[i], met_by(p, v, left, k), bits(v->yes & p->prints[i]), 0);
        double mass = left->mass[k];
        for (int c = 0; c < CATCHES; c++) e.pay[goal][c] += mass * p->payoff[cell + c];
        if (p->positional)
            for (int c = 0; c < CATCHES; c++) e.slope[goal][c] += mass * p->slope[cell + c];
    }
    for (int i = 0; i < p->samurai; i++) {
        e.at[i] = v->at[i];
        if (e.target_at[v->at[i]] >= 0) e.on[e.target_at[v->at[i]]]++;
    }
    standings(s, v, 0, e.places);
    e.value = 0;
    for (int j = 0; j < e.targets; j++) {
        int k = e.live[j], on = e.first_on[k] = e.on[k];
        e.value += e.pay[k][on];
        if (p->positional) e.value += e.slope[k][on] * e.places[k];
    }
    int calls = calls_free(s, v);
    e.movers = 0;
    for (int i = 0; i < p->samurai && v->cubes > 0; i++) {
        if (i != v->acting && ((v->used[i] & CALLED) || calls <= 0)) continue;
        int moves = moves_free(s, v, i);
        if (moves <= 0) continue;
        int j = e.movers, from = v->at[i], n = 0, m = 0;
        for (int r = 0; r < s->nreach[from]; r++) {
            int to = s->reach[from][r], cost = s->apart[from][to];
            if (cost > moves || cost == 0) continue;
            if (live >> to & 1) {
                e.to[j][n] = to;
                e.cost[j][n++] = cost;
            } else {
                e.place[j][m] = to;
                e.steps[j][m++] = cost;
            }
        }
        if (!n && !p->positional) continue;
        e.options[j] = n;
        e.plain[j] = m;
        e.who[j] = i;
        e.from[j] = from;
        e.movers++;
    }
    if (hastily) return walk_hastily(&e, v->cubes, calls, v->acting);
    for (int j = 0; j < e.movers && p->positional; j++) {
        double here = usual_worth(&e, e.from[j]), most = here;
        for (int o = 0; o < e.plain[j]; o++) {
            double there = usual_worth(&e, e.place[j][o]);
            if (there > most) most = there;
        }
        e.better[j] = most - here;
    }
    e.best = -1e300;
    walk_home(&e, 0, v->cubes, calls, v->acting);
    if (final) memcpy(final, e.final, sizeof e.final);
    return e.best;
}

/* ---------------------------------------------------------------- a question */

/* What is left after an answer; the trick shows itself where the answer is not the cubes' own. */
static void answered(const Search *s, const Left *left, uint32_t space, int yes, Left *then) {
    const Problem *p = s->p;
    uint32_t bit = 1u << space;
    int n = 0;
    for (int k = 0; k < left->n; k++) {
        int i = left->item[k];
        int inside = (p->mask[i] & bit) != 0;
        double trick = 0;
        if (!left->met[k] && (p->places[i] & bit)) trick = p->tricked[(size_t)i * SPACES + space];
        int met = left->met[k];
        double mass = left->mass[k] - trick;
        if (inside != yes) {
            mass = trick;
            met = 1;
        }
        if (mass <= 1e-300) continue;
        then->item[n] = (uint16_t)i;
        then->met[n] = (uint8_t)met;
        then->mass[n++] = mass;
    }
    then->n = n;
}

static void ask(const Search *s, const Node *v, const Question *q, Node *then) {
    *then = *v;
    if (q->leave >= 0) {
        int who = v->acting;
        int cost = s->apart[v->at[who]][q->leave];
        then->at[who] = q->leave;
        then->used[who] = (uint8_t)(then->used[who] + cost);
        then->cubes = (int8_t)(then->cubes - cost);
    }
    int cost = s->apart[v->at[q->samurai]][q->to];
    then->at[q->samurai] = q->to;
    then->used[q->samurai] =
        (uint8_t)((then->used[q->samurai] + cost) | CALLED | (q->space == q->to ? SEARCHED : SNIFFED));
    then->acting = q->samurai;
    then->cubes = (int8_t)(then->cubes - cost - 1);
    then->asked |= 1u << q->space;
}

static uint64_t memo_keys(const Search *s, const Node *v, uint32_t live, uint64_t *b) {
    const Problem *p = s->p;
    uint64_t places = 0;
    int acting = v->acting;
    if (acting >= 0 && cubes_free(s, v, acting) <= 0) acting = -1; /* he is done */
    for (int i = 0; i < p->samurai; i++) {
        uint64_t used = v->used[i], at = (uint64_t)v->at[i];
        if ((used & CALLED) && i != acting) {
            used = CALLED;
            if (!p->positional && !(live >> at & 1)) at = SPACES; /* nowhere */
        }
        places |= (at | used << 6) << (11 * i);
    }
    *b = places << 3 | (uint64_t)(acting + 1);
    *b ^= (uint64_t)v->cubes << 60;
    return (uint64_t)v->asked << 32 | v->yes;
}

/* The entry of a position, or the free one where it would be. */
static Memo *memo_find(const Search *s, uint64_t a, uint64_t b) {
    uint64_t h = (a * 0x9E3779B97F4A7C15ull) ^ (b * 0xC2B2AE3D27D4EB4Full);
    h ^= h >> 29;
    for (uint64_t k = h & s->memo_mask;; k = (k + 1) & s->memo_mask) {
        Memo *m = s->memo + k;
        if (m->stamp != s->stamp) {
            m->state = 0;
            return m;
        }
        if (m->a == a && m->b == b) return m;
    }
}

static void memo_write(Search *s, Memo entry) {
    Memo *m = memo_find(s, entry.a, entry.b);
    if (!m->state && s->memo_used * 4 > s->memo_mask * 3) {
        if (s->memo_mask >= s->most_memo) return; /* what does not fit is sought again when needed */
        Memo *old = s->memo;
        uint64_t size = s->memo_mask + 1;
        s->memo_mask = 2 * size - 1;
        s->memo = calloc(2 * size, sizeof *s->memo);
        for (uint64_t k = 0; k < size; k++)
            if (old[k].stamp == s->stamp && old[k].state) *memo_find(s, old[k].a, old[k].b) = old[k];
        free(old);
        m = memo_find(s, entry.a, entry.b);
    }
    if (!m->state) s->memo_used++;
    *m = entry;
}

static int by_bound(const void *x, const void *y) {
    double a = ((const Question *)x)->bound, b = ((const Question *)y)->bound;
    return (a < b) - (a > b);
}

/* Places where an acting samurai may be left: here, on a live target, or well placed. */
static int leaving(const Search *s, const Node *v, uint32_t live, int8_t *places) {
    const Problem *p = s->p;
    int n = 0, who = v->acting, from = v->at[who], moves = moves_free(s, v, who);
    for (int r = 0; r < s->nreach[from]; r++) {
        int to = s->reach[from][r], cost = s->apart[from][to];
        if (cost == 0 || cost > moves || cost >= v->cubes) continue;
        int useful = (live >> to & 1) != 0;
        if (!useful && p->positional) {
            /* not if another place, no farther away, is as good whatever the target */
            useful = 1;
            const double *own = p->standing + (size_t)to * p->targets;
            for (int o = 0; o < s->nreach[from] && useful; o++) {
                int other = s->reach[from][o];
                if (other == to || s->apart[from][other] > cost) continue;
                if (live >> from & 1 && other == from) continue;
                const double *theirs = p->standing + (size_t)other * p->targets;
                int better = 1, equal = 1;
                for (int k = 0; k < p->targets && better; k++)
                    if (live >> p->space_of[k] & 1) {
                        if (theirs[k] < own[k]) better = 0;
                        if (theirs[k] != own[k]) equal = 0;
                    }
                if (better && (!equal || o < r)) useful = 0;
            }
        }
        if (useful) places[n++] = (int8_t)to;
    }
    return n;
}

static inline uint32_t live_targets(const Problem *p, const Left *left) {
    uint32_t live = 0;
    for (int k = 0; k < left->n; k++) live |= 1u << p->space_of[p->target[left->item[k]]];
    return live;
}

static double search(Search *s, const Node *v, const Left *left, double alpha);

static inline int columns(const Problem *p) { return p->positional ? p->targets : 1; }

static void last_questions(const Search *s, const Node *v, const Left *left, uint32_t spaces, Last *last) {
    const Problem *p = s->p;
    const Stand *t = &last->stand;
    uint32_t goals = last->goals;
    for (int k = 0; k < columns(p); k++)
        if (goals >> k & 1) {
            last->pay[k] = last->slope[k] = 0;
            memset(last->more[k], 0, sizeof last->more[k]);
            if (p->positional) memset(last->steeper[k], 0, sizeof last->steeper[k]);
        }
    for (int k = 0; k < left->n; k++) {
        int i = left->item[k], goal = p->target[i], column = p->positional ? goal : 0;
        if (!(goals >> column & 1)) continue;
        int met = met_by(p, v, left, k);
        uint32_t mask = p->mask[i], prints = p->prints[i], inside = prints & spaces;
        size_t now = PAYOFF(p->row[i], met, bits(v->yes & prints), t->on[goal]), found = now + CATCHES;
        size_t shown = PAYOFF(p->row[i], 1, bits(v->yes & prints), t->on[goal]);
        double mass = left->mass[k];
        last->pay[column] += mass * p->payoff[now];
        double more = mass * (p->payoff[found] - p->payoff[now]), steeper = 0;
        if (p->positional) {
            last->slope[column] += mass * p->slope[now];
            steeper = mass * (p->slope[found] - p->slope[now]);
        }
        for (; inside; inside &= inside - 1) {
            last->more[column][__builtin_ctz(inside)] += more;
            if (p->positional) last->steeper[column][__builtin_ctz(inside)] += steeper;
        }
        uint32_t owned = mask & ~prints, tricks = met ? 0 : (p->places[i] | owned) & spaces;
        if (!p->tricks_count) tricks &= prints; /* only a Shadow, which takes the print away */
        for (; tricks; tricks &= tricks - 1) {
            int x = __builtin_ctz(tricks);
            double trick = owned ? mass : p->tricked[(size_t)i * SPACES + x];
            size_t else_paid = prints >> x & 1 ? found : now;
            last->more[column][x] += trick * (p->payoff[shown] - p->payoff[else_paid]);
            if (p->positional) last->steeper[column][x] += trick * (p->slope[shown] - p->slope[else_paid]);
        }
    }
}

/* The same for other places of samurai; most questions share them. */
static const Last *stirred(Search *s, const Node *v, const Left *left, const Node *then, uint32_t live, uint32_t spaces,
                           int *known) {
    const Problem *p = s->p;
    Last *still = s->lasts, *last = still + 1;
    Stand t;
    stand(s, then, live, &t);
    for (; last < still + *known; last++)
        if (!memcmp(&last->stand, &t, sizeof t)) return last;
    if (*known < KEPT_LASTS) ++*known;
    else last--;
    last->stand = t;
    last->goals = 0;
    for (int k = 0; k < columns(p); k++) last->goals |= (uint32_t)(t.on[k] != still->stand.on[k]) << k;
    if (!p->positional) last->goals = 1;
    last_questions(s, v, left, spaces, last);
    return last;
}

/* The values of some of them, if the samurai then stand as `places` says; for the goals to which
   somebody has come, or which somebody has left, `moved` has what `still` has for the others. */
static double last_values(const Search *s, const double *places, const Last *moved, uint32_t spaces, double *gain) {
    const Problem *p = s->p;
    const Last *still = s->lasts;
    double base = 0;
    if (!p->positional) {
        for (; spaces; spaces &= spaces - 1) gain[__builtin_ctz(spaces)] = moved->more[0][__builtin_ctz(spaces)];
        return moved->pay[0];
    }
    for (uint32_t rest = spaces; rest; rest &= rest - 1) gain[__builtin_ctz(rest)] = 0;
    for (int k = 0; k < p->targets; k++) {
        const Last *last = moved->goals >> k & 1 ? moved : still;
        base += last->pay[k] + last->slope[k] * places[k];
        for (uint32_t rest = spaces; rest; rest &= rest - 1) {
            int x = __builtin_ctz(rest);
            gain[x] += last->more[k][x] + last->steeper[k][x] * places[k];
        }
    }
    return base;
}

/* Bounds of all questions of one kind by a samurai from a place: the same for all spaces but for
   the print that each item may leave there. */
static double bounds(Search *s, const Node *v, const Left *left, const Question *q, uint32_t spaces, double *gain) {
    const Problem *p = s->p;
    Node then;
    Stand t;
    double base = 0, places[MOST_TARGETS];
    ask(s, v, q, &then);
    stand(s, &then, ~0u, &t);
    standings(s, &then, 1, places);
    const double *table = bound_table(s, &then);
    size_t slopes = BOUND(p->items, 0, 0);
    memset(gain, 0, sizeof(double) * SPACES);
    for (int k = 0; k < left->n; k++) {
        int i = left->item[k], goal = p->target[i];
        uint32_t inside = p->prints[i] & spaces;
        const double *item = table + BOUND(i, left->met[k], bits(v->yes & p->prints[i])) + kept(t.on[goal]);
        double now = p->positional ? *item + item[slopes] * places[goal] : *item;
        base += left->mass[k] * now;
        if (inside) {
            double then_pays = p->positional ? item[KEPT] + item[slopes + KEPT] * places[goal] : item[KEPT];
            double more = left->mass[k] * (then_pays - now);
            while (inside) {
                gain[__builtin_ctz(inside)] += more;
                inside &= inside - 1;
            }
        }
    }
    return base;
}

static int questions(Search *s, const Node *v, const Left *left, uint32_t live, double best, Question *found) {
    const Problem *p = s->p;
    int n = 0, calls = calls_free(s, v);
    uint32_t hopeful = 0;
    for (int k = 0; k < left->n; k++) {
        int i = left->item[k];
        hopeful |= p->mask[i];
        if (!left->met[k]) hopeful |= p->places[i];
    }
    uint32_t askable = 0;
    for (int who = 0; who < p->samurai; who++)
        if (who == v->acting || (!(v->used[who] & CALLED) && calls > 0)) {
            int moves = moves_free(s, v, who);
            askable |= s->askable[moves > 0 ? moves : 0][(int)v->at[who]];
        }
    hopeful &= askable & ~(v->asked | p->closed);
    int8_t leaves[SPACES + 1];
    Question last = {-1e300, 0, -1, -1, -1, -1, 1};
    int known = 0;
    for (int who = 0; who < p->samurai; who++) {
        int fresh = who != v->acting;
        if (fresh && ((v->used[who] & CALLED) || calls <= 0)) continue;
        int searches = can_search(s, who, v->used[who]), sniffs = can_sniff(s, who, v->used[who]);
        if (!searches && !sniffs) continue;
        int nleaves = 1;
        leaves[0] = -1;
        if (fresh && v->acting >= 0) nleaves += leaving(s, v, live, leaves + 1);
        int from = v->at[who];
        for (int l = 0; l < nleaves; l++) {
            Node base = *v;
            if (leaves[l] >= 0) base.cubes = (int8_t)(base.cubes - s->apart[v->at[v->acting]][leaves[l]]);
            int room = cubes_free(s, &base, who), moves = moves_free(s, &base, who);
            int cap_left = p->cap - cubes_on(v->used[who]);
            uint32_t done = 0;
            for (int r = 0; r < s->nreach[from]; r++) {
                int to = s->reach[from][r], cost = s->apart[from][to];
                if (cost > moves || cost + 1 > room) continue;
                uint32_t near = 0;
                if (searches) near |= 1u << to;
                if (sniffs) near |= p->adjacent[to];
                near &= hopeful;
                if (!near) continue;
                if (!p->positional && cost + 1 == cap_left && !(live >> to & 1)) {
                    near &= ~done; /* he is done and stands nowhere: one place is like the other */
                    done |= near;
                    if (!near) continue;
                }
                uint32_t moved = cost ? 1u << from | 1u << to : 0;
                if (leaves[l] >= 0) moved |= 1u << v->at[v->acting] | 1u << leaves[l];
                for (int own = 0; own < 2; own++) {
                    uint32_t spaces = own ? near & 1u << to : near & ~(1u << to);
                    if (own ? !searches : !sniffs) spaces = 0;
                    if (!spaces) continue;
                    Question q = {0, 0, leaves[l], (int8_t)who, (int8_t)to, (int8_t)__builtin_ctz(spaces), 0};
                    double gain[SPACES], most;
                    q.last = cost + 1 == base.cubes;
                    if (q.last) {
                        Node then;
                        double places[MOST_TARGETS];
                        ask(s, v, &q, &then);
                        standings(s, &then, 0, places);
                        if (!known) {
                            stand(s, v, live, &s->lasts->stand);
                            s->lasts->goals = ~0u;
                            last_questions(s, v, left, hopeful, s->lasts);
                            known = 1;
                        }
                        const Last *end = s->lasts;
                        if (moved & live) end = stirred(s, v, left, &then, live, hopeful, &known);
                        most = last_values(s, places, end, spaces, gain);
                    } else most = bounds(s, v, left, &q, spaces, gain);
                    while (spaces) {
                        int space = __builtin_ctz(spaces);
                        spaces &= spaces - 1;
                        q.space = (int8_t)space;
                        q.bound = most + gain[space];
                        if (q.bound <= best) continue;
                        if (!q.last) {
                            if (n < MOST_QUESTIONS) found[n++] = q;
                        } else if (q.bound > last.bound) last = q;
                    }
                }
            }
        }
    }
    if (last.samurai >= 0 && n < MOST_QUESTIONS) found[n++] = last;
    qsort(found, (size_t)n, sizeof *found, by_bound);
    return n;
}

static int by_hope(const void *x, const void *y) {
    double a = ((const Question *)x)->hope, b = ((const Question *)y)->hope;
    return (a < b) - (a > b);
}

/* The few questions that a quick search tries: those for which a middle is highest between the
   bound and the value if nothing is asked after them. They keep the order of their bounds. */
static int promising(Search *s, const Node *v, const Left *left, Question *found, int n) {
    if (n > LOOKED_AT * s->width) n = LOOKED_AT * s->width;
    for (int k = 0; k < n; k++) {
        Question *q = found + k;
        q->hope = q->bound;
        if (!q->last) {
            Node then, on_yes;
            Left yes, no;
            ask(s, v, q, &then);
            on_yes = then;
            on_yes.yes |= 1u << q->space;
            answered(s, left, (uint32_t)q->space, 1, &yes);
            answered(s, left, (uint32_t)q->space, 0, &no);
            q->hope = s->lean * q->bound + (1 - s->lean) * (finish(s, &on_yes, &yes, 1, NULL) + finish(s, &then, &no, 1, NULL));
        }
    }
    qsort(found, (size_t)n, sizeof *found, by_hope);
    if (n > s->width) n = s->width;
    qsort(found, (size_t)n, sizeof *found, by_bound);
    return n;
}

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
