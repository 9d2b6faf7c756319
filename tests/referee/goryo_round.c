/* The best questioning of a last round of Goryō, exactly: the quick twin of goryo_hunt.py.

   What she may have planned is held by items. An item is a set of spaces whose print counts and a
   target. It may carry a trick: one more space where she says yes although the print does not
   count (a False Trail, or a Shadow that she admits). Which trick it is, is one weight a space, so
   an item is either "trick not met" with the sum of all that was not ruled out, or "trick met".

   All values are sums over what is still possible, not divided by its weight, so that the values
   after yes and after no are simply added.

   Nothing is left out that could be better:
   - a walk takes the shortest way, since what is saved can be used or left;
   - a question to which the answer can only be no gives neither print nor news;
   - a samurai who only walks may as well be called after all who ask, when more is known;
   - what cannot be better than the best so far, even if the Samurai were told the plan, is cut. */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { SPACES = 32, SAMURAI = 4, CALLS = 3, CUBES = 6, CATCHES = 5, STEPS = 3, NOWHERE = 63 };
/* How far the acting samurai is: his space, steps taken, has searched, has sniffed. */
enum { STATES = SPACES * STEPS * 4, NOBODY = STATES };
enum { OPTIONS = SAMURAI * SPACES * (SPACES + 1) + SPACES, DEPTH = CUBES + CALLS + 2 };

#define SLACK 1e-13  /* gains below it are not looked for */
#define NOTHING 1e-15 /* weights below it are rounding */

typedef struct {
    double weight;
    short item;
    int8_t met;    /* its trick was met */
    int8_t prints; /* that count, found so far */
    int8_t unasked; /* of its spaces */
} Live;

typedef struct {
    uint32_t asked, yes;
    uint8_t called;      /* a bit for each samurai */
    uint8_t done[CALLS]; /* where those stand who have finished; sorted */
    short acting;        /* state of the acting one, or NOBODY */
    uint8_t cubes;
} Node;

typedef struct {
    double bound, after[2]; /* after no and after yes */
    Node node;
    int8_t space; /* asked, or -1: the acting samurai ends */
    int8_t exact; /* the bound is the value */
} Option;

typedef struct {
    double value;
    int8_t exact; /* otherwise the true one is not above it */
} Value;

typedef struct {
    uint64_t key[2];
    Value known;
    int8_t full;
} Entry;

typedef struct {
    int items, actions, blind, cuts;
    uint32_t near[SPACES];
    uint8_t distance[SPACES][SPACES];
    int home[SAMURAI];
    const double *pays; /* [target][prints][catches] */
    uint32_t *green;
    uint8_t *target;
    double (*trick)[SPACES];
    int8_t (*alone)[STATES][CUBES + 1][2];              /* prints of one samurai by item */
    int8_t (*rest)[1 << SAMURAI][CUBES + 1][CATCHES];   /* prints of those not called */
    int8_t *rows[1 << SAMURAI][STATES + 1][CUBES + 1];  /* prints of all, made when needed */
    Entry *memo;
    uint64_t room, filled, nodes;
    Live *arena;
    Option *options;
} Hunt;

static int state_of(int space, int steps, int searched, int sniffed) {
    return ((space * STEPS + steps) * 2 + searched) * 2 + sniffed;
}
static int space_of(int state) { return state / (STEPS * 4); }
static int steps_of(int state) { return state / 4 % STEPS; }
static int searched_of(int state) { return state / 2 % 2; }
static int sniffed_of(int state) { return state % 2; }
static int used_of(int state) { return steps_of(state) + searched_of(state) + sniffed_of(state); }
static int least(int a, int b) { return a < b ? a : b; }
static int count(uint32_t set) { return __builtin_popcount(set); }

/* The cubes that the acting samurai may still use. */
static int budget(const Hunt *h, int state, int cubes) {
    return least(cubes, h->actions - used_of(state));
}

static double pay(const Hunt *h, int target, int prints, int catches) {
    return h->pays[(target * (CUBES + 1) + least(prints, CUBES)) * CATCHES
                   + least(catches, CATCHES - 1)];
}

/* ---- What a Samurai could reach who was told the plan: an upper bound ---------------------- */

static void lift(int8_t *best, int value) {
    if (value > *best) *best = (int8_t)value;
}

/* Most prints one samurai finds with so many cubes, ending off [0] or on [1] the target. */
static void fill_alone(Hunt *h, int item) {
    for (int cubes = 0; cubes <= CUBES; cubes++)
        for (int state = STATES - 1; state >= 0; state--) {
            int8_t *best = h->alone[item][state][cubes];
            int here = space_of(state), steps = steps_of(state);
            int searched = searched_of(state), sniffed = sniffed_of(state);
            best[0] = best[1] = -1;
            best[here == h->target[item]] = 0;
            if (budget(h, state, cubes) <= 0) continue;
            for (int to = 0; to < SPACES; to++)
                if (steps < 2 && h->near[here] >> to & 1) {
                    int8_t *then = h->alone[item][state_of(to, steps + 1, searched, sniffed)][cubes - 1];
                    lift(&best[0], then[0]), lift(&best[1], then[1]);
                }
            for (int how = 0; how < 2; how++) {
                uint32_t where = how ? h->near[here] : (uint32_t)1 << here;
                if ((how ? sniffed : searched) || !(where & h->green[item])) continue;
                int8_t *then = h->alone[item][state_of(here, steps, searched | !how, sniffed | how)][cubes - 1];
                for (int on = 0; on < 2; on++)
                    if (then[on] >= 0) lift(&best[on], then[on] + 1);
            }
        }
}

/* Most prints by number of catches, of the samurai from `who` on that are not called yet. */
static void add_rest(Hunt *h, int item, int who, int called, int calls, int cubes, int prints,
                     int catches, int8_t *best) {
    if (who == SAMURAI) {
        lift(&best[catches], prints);
        return;
    }
    int home = h->home[who], target = h->target[item];
    add_rest(h, item, who + 1, called, calls, cubes, prints,
             catches + (home == target && !(called >> who & 1)), best);
    if (called >> who & 1 || !calls) return;
    int most = least(cubes, h->actions);
    if (who == h->blind) {
        int far = h->distance[home][target];
        if (far > 0 && far <= least(most, 2))
            add_rest(h, item, who + 1, called, calls - 1, cubes - far, prints, catches + 1, best);
        return;
    }
    for (int own = 1; own <= most; own++)
        for (int on = 0; on < 2; on++) {
            int found = h->alone[item][state_of(home, 0, 0, 0)][own][on];
            if (found >= 0)
                add_rest(h, item, who + 1, called, calls - 1, cubes - own, prints + found,
                         catches + on, best);
        }
}

static const int8_t *row(Hunt *h, const Node *node) {
    int8_t **place = &h->rows[node->called][node->acting][node->cubes];
    if (*place) return *place;
    int8_t *made = *place = malloc((size_t)h->items * CATCHES);
    memset(made, -1, (size_t)h->items * CATCHES);
    for (int item = 0; item < h->items; item++) {
        int8_t *best = made + item * CATCHES;
        if (node->acting == NOBODY) {
            memcpy(best, h->rest[item][node->called][node->cubes], CATCHES);
            continue;
        }
        for (int own = 0; own <= node->cubes; own++)
            for (int on = 0; on < 2; on++) {
                int found = h->alone[item][node->acting][own][on];
                const int8_t *others = h->rest[item][node->called][node->cubes - own];
                for (int catches = 0; found >= 0 && catches + on < CATCHES; catches++)
                    if (others[catches] >= 0) lift(&best[catches + on], found + others[catches]);
            }
    }
    return made;
}

static double bound(Hunt *h, const Node *node, const Live *live, int n) {
    double sum = 0;
    if (!h->cuts) {
        for (int k = 0; k < n; k++) sum += live[k].weight;
        return sum;
    }
    const int8_t *prints = row(h, node);
    for (int k = 0; k < n; k++) {
        int target = h->target[live[k].item], caught = 0;
        double best = 0;
        for (int d = 0; d < CALLS; d++) caught += node->done[d] == target;
        const int8_t *most = prints + live[k].item * CATCHES;
        for (int catches = 0; catches < CATCHES; catches++) {
            if (most[catches] < 0) continue;
            double value = pay(h, target, live[k].prints + least(most[catches], live[k].unasked),
                               caught + catches);
            if (value > best) best = value;
        }
        sum += live[k].weight * best;
    }
    return sum;
}

/* ---- No more questions: who walks where ----------------------------------------------------- */

typedef struct {
    int targets, place[SPACES];
    double worth[SPACES][CATCHES];
    int catches[SPACES];
    double best;
} Quiet;

static void walk(const Hunt *h, Quiet *q, const Node *node, int who, int calls, int cubes) {
    if (who == SAMURAI || cubes == 0 || (who >= 0 && calls == 0)) {
        double sum = 0;
        for (int t = 0; t < q->targets; t++) sum += q->worth[t][least(q->catches[t], CATCHES - 1)];
        if (sum > q->best) q->best = sum;
        return;
    }
    walk(h, q, node, who + 1, calls, cubes);
    int from, reach;
    if (who < 0) { /* the acting one needs no call */
        if (node->acting == NOBODY) return;
        from = space_of(node->acting);
        reach = least(2 - steps_of(node->acting), budget(h, node->acting, cubes));
    } else {
        if (node->called >> who & 1) return;
        from = h->home[who];
        reach = least(least(2, h->actions), cubes);
    }
    for (int t = 0; t < q->targets; t++) {
        int far = h->distance[from][q->place[t]];
        if (far == 0 || far > reach) continue;
        q->catches[t]++;
        for (int o = 0; o < q->targets; o++) q->catches[o] -= q->place[o] == from;
        walk(h, q, node, who + 1, calls - (who >= 0), cubes - far);
        for (int o = 0; o < q->targets; o++) q->catches[o] += q->place[o] == from;
        q->catches[t]--;
    }
}

static double quiet(const Hunt *h, const Node *node, const Live *live, int n) {
    Quiet q = {.targets = 0, .best = 0};
    int seat[SPACES];
    memset(seat, -1, sizeof seat);
    for (int k = 0; k < n; k++) {
        int target = h->target[live[k].item];
        if (seat[target] < 0) {
            seat[target] = q.targets;
            q.place[q.targets] = target;
            memset(q.worth[q.targets++], 0, sizeof q.worth[0]);
        }
        for (int c = 0; c < CATCHES; c++)
            q.worth[seat[target]][c] += live[k].weight * pay(h, target, live[k].prints, c);
    }
    for (int t = 0; t < q.targets; t++) {
        q.catches[t] = node->acting != NOBODY && space_of(node->acting) == q.place[t];
        for (int d = 0; d < CALLS; d++) q.catches[t] += node->done[d] == q.place[t];
        for (int who = 0; who < SAMURAI; who++)
            q.catches[t] += !(node->called >> who & 1) && h->home[who] == q.place[t];
    }
    walk(h, &q, node, -1, CALLS - count(node->called), node->cubes);
    return q.best;
}

/* ---- Questions ------------------------------------------------------------------------------ */

/* What is left after the answer about a space. */
static int answered(const Hunt *h, const Live *live, int n, int space, int yes, Live *left) {
    int kept = 0;
    for (int k = 0; k < n; k++) {
        Live one = live[k];
        int green = h->green[one.item] >> space & 1;
        double trick = one.met ? 0 : h->trick[one.item][space];
        if (green) {
            if (!yes) continue;
            one.prints++, one.unasked--;
        } else if (yes) {
            if (one.met) continue;
            one.met = 1, one.weight = trick;
        } else {
            one.weight -= trick;
        }
        if (one.weight > NOTHING) left[kept++] = one;
    }
    return kept;
}

/* A samurai who stands on no target that is still possible may stand anywhere. */
static void tidy(const Hunt *h, Node *node, const Live *live, int n) {
    uint32_t targets = 0;
    for (int k = 0; k < n; k++) targets |= (uint32_t)1 << h->target[live[k].item];
    for (int d = 0; d < CALLS; d++)
        if (node->done[d] != NOWHERE && !(targets >> node->done[d] & 1)) node->done[d] = NOWHERE;
    for (int d = 1; d < CALLS; d++)
        for (int e = d; e > 0 && node->done[e - 1] > node->done[e]; e--) {
            uint8_t other = node->done[e];
            node->done[e] = node->done[e - 1], node->done[e - 1] = other;
        }
}

static Entry *entry_for(Hunt *h, const uint64_t key[2]) {
    uint64_t at = (key[0] * 0x9E3779B97F4A7C15u ^ (key[1] + (key[0] >> 29)) * 0xC2B2AE3D27D4EB4Fu);
    for (at = (at ^ at >> 31) & (h->room - 1);; at = (at + 1) & (h->room - 1)) {
        Entry *entry = &h->memo[at];
        if (!entry->full || (entry->key[0] == key[0] && entry->key[1] == key[1])) return entry;
    }
}

static void remember(Hunt *h, const uint64_t key[2], Value known) {
    if (h->filled * 2 >= h->room) {
        Entry *old = h->memo;
        uint64_t before = h->room;
        h->room *= 2;
        h->memo = calloc(h->room, sizeof(Entry));
        for (uint64_t k = 0; k < before; k++)
            if (old[k].full) *entry_for(h, old[k].key) = old[k];
        free(old);
    }
    Entry *entry = entry_for(h, key);
    h->filled += !entry->full;
    *entry = (Entry){.key = {key[0], key[1]}, .known = known, .full = 1};
}

typedef struct {
    Live *list[SPACES][2]; /* by space and answer */
    int size[SPACES][2];
    int8_t known[SPACES];
} Answers;

static void split(const Hunt *h, Answers *a, const Live *live, int n, int space, Live *room) {
    if (a->known[space]) return;
    a->known[space] = 1;
    for (int yes = 0; yes < 2; yes++) {
        a->list[space][yes] = room + (size_t)(space * 2 + yes) * (size_t)h->items;
        a->size[space][yes] = answered(h, live, n, space, yes, a->list[space][yes]);
    }
}

/* Whoever has used all his actions stands where he is. */
static void end_acting(Node *node, int space) {
    for (int d = 0; d < CALLS; d++)
        if (node->done[d] == NOWHERE) {
            node->done[d] = (uint8_t)space;
            break;
        }
    node->acting = NOBODY;
}

/* All ways in which a samurai in this state walks and then asks; the number of options so far. */
static int asks(Hunt *h, const Node *node, int state, int called, Answers *a, const Live *live,
                int n, Live *room, Option *options, int many) {
    int here = space_of(state), most = budget(h, state, node->cubes);
    for (int to = 0; to < SPACES; to++) {
        int far = h->distance[here][to], steps = steps_of(state) + far;
        if (steps > 2 || far + 1 > most) continue;
        for (int how = 0; how < 2; how++) {
            if (how ? sniffed_of(state) : searched_of(state)) continue;
            uint32_t where = (how ? h->near[to] : (uint32_t)1 << to) & ~node->asked;
            for (; where; where &= where - 1) {
                int space = __builtin_ctz(where);
                split(h, a, live, n, space, room);
                if (a->size[space][1] == 0) continue;
                Option *o = &options[many++];
                o->node = *node;
                o->node.called = (uint8_t)called;
                o->node.asked |= (uint32_t)1 << space;
                o->node.cubes = (uint8_t)(node->cubes - far - 1);
                int then = state_of(to, steps, searched_of(state) | !how, sniffed_of(state) | how);
                o->node.acting = (short)then;
                if (used_of(then) == h->actions) end_acting(&o->node, to);
                o->space = (int8_t)space;
                o->exact = o->node.cubes == 0;
                o->bound = 0;
                for (int yes = 0; yes < 2; yes++) {
                    const Live *left = a->list[space][yes];
                    int size = a->size[space][yes];
                    o->after[yes] = o->exact ? quiet(h, &o->node, left, size)
                                             : bound(h, &o->node, left, size);
                    o->bound += o->after[yes];
                }
            }
        }
    }
    return many;
}

/* The ways in which the acting samurai ends, so that another one can be called and ask. */
static int ends(Hunt *h, const Node *node, const Live *live, int n, Option *options, int many) {
    int here = space_of(node->acting), most = budget(h, node->acting, node->cubes);
    uint32_t goals = (uint32_t)1 << here;
    for (int k = 0; k < n; k++) goals |= (uint32_t)1 << h->target[live[k].item];
    for (; goals; goals &= goals - 1) {
        int to = __builtin_ctz(goals), far = h->distance[here][to];
        if (steps_of(node->acting) + far > 2 || far > most || far >= node->cubes) continue;
        Option *o = &options[many++];
        o->node = *node;
        o->node.cubes = (uint8_t)(node->cubes - far);
        end_acting(&o->node, to);
        o->space = -1;
        o->exact = 0;
        o->bound = bound(h, &o->node, live, n);
    }
    return many;
}

static int by_bound(const void *one, const void *other) {
    double a = ((const Option *)one)->bound, b = ((const Option *)other)->bound;
    return (a < b) - (a > b);
}

/* The best value, exact; or, if that is not above `enough`, something that it does not exceed. */
static Value search(Hunt *h, Node node, const Live *live, int n, double enough, int depth) {
    if (n == 0) return (Value){0, 1};
    tidy(h, &node, live, n);
    uint64_t key[2] = {(uint64_t)node.asked << 32 | node.yes,
                       (uint64_t)node.called << 40 | (uint64_t)node.cubes << 36 |
                           (uint64_t)node.acting << 18 | (uint64_t)node.done[0] << 12 |
                           (uint64_t)node.done[1] << 6 | node.done[2]};
    Entry *entry = entry_for(h, key);
    if (entry->full && (entry->known.exact || entry->known.value <= enough + SLACK))
        return entry->known;
    h->nodes++;

    double best = quiet(h, &node, live, n), above = 0;
    Live *room = h->arena + (size_t)depth * SPACES * 2 * (size_t)h->items;
    Option *options = h->options + (size_t)depth * OPTIONS;
    Answers answers;
    memset(answers.known, 0, sizeof answers.known);
    int many = 0, calls = CALLS - count(node.called);
    if (node.acting != NOBODY) {
        many = asks(h, &node, node.acting, node.called, &answers, live, n, room, options, many);
        if (calls) many = ends(h, &node, live, n, options, many);
    } else if (calls) {
        for (int who = 0; who < SAMURAI; who++)
            if (who != h->blind && !(node.called >> who & 1))
                many = asks(h, &node, state_of(h->home[who], 0, 0, 0), node.called | 1 << who,
                            &answers, live, n, room, options, many);
    }
    qsort(options, (size_t)many, sizeof(Option), by_bound);
    for (int k = 0; k < many; k++) {
        Option *o = &options[k];
        double cut = best > enough ? best : enough;
        if (o->bound <= cut + SLACK) {
            if (o->bound > above) above = o->bound;
            break;
        }
        Value value = {o->bound, o->exact};
        if (o->space < 0) {
            value = search(h, o->node, live, n, cut, depth + 1);
        } else if (!o->exact) {
            Live **list = answers.list[o->space];
            int *size = answers.size[o->space];
            Node yes = o->node;
            yes.yes |= (uint32_t)1 << o->space;
            Value no = {o->after[0], 0};
            value = search(h, yes, list[1], size[1], cut - o->after[0], depth + 1);
            if (value.exact && value.value + no.value > cut + SLACK)
                no = search(h, o->node, list[0], size[0], cut - value.value, depth + 1);
            value = (Value){value.value + no.value, value.exact && no.exact};
        }
        if (!value.exact) {
            if (value.value > above) above = value.value;
        } else if (value.value > best) {
            best = value.value;
        }
    }
    Value known = {best, 1};
    if (above > best + 2 * SLACK) known = (Value){above, 0};
    remember(h, key, known);
    return known;
}

static void measure(Hunt *h) {
    memset(h->distance, 255, sizeof h->distance);
    for (int from = 0; from < SPACES; from++) {
        uint32_t reached = (uint32_t)1 << from, edge = reached;
        for (int far = 0; edge; far++) {
            uint32_t next = 0;
            for (int to = 0; to < SPACES; to++)
                if (edge >> to & 1) h->distance[from][to] = (uint8_t)far, next |= h->near[to];
            edge = next & ~reached;
            reached |= edge;
        }
    }
}

/* The Samurai's chance to win, times the weight of all plans. `trick` holds for each item 32
   weights; `pays` is [32 targets][0-6 prints][0-4 catches], more of either never pays less;
   `blind` is a samurai or -1. Without `cuts` the search believes no bound but the weight. */
double goryo_round(int items, const uint32_t *green, const uint8_t *target, const double *plain,
                   const double *trick, const uint32_t *near, const int *home, int blind,
                   int actions, int cubes, int cuts, const double *pays, uint64_t *nodes) {
    Hunt *h = calloc(1, sizeof(Hunt));
    h->items = items, h->actions = actions, h->blind = blind;
    h->cuts = cuts, h->pays = pays;
    memcpy(h->near, near, sizeof h->near);
    memcpy(h->home, home, sizeof h->home);
    measure(h);
    h->green = (uint32_t *)green, h->target = (uint8_t *)target;
    h->trick = (double(*)[SPACES])trick;
    h->alone = malloc((size_t)items * sizeof *h->alone);
    h->rest = malloc((size_t)items * sizeof *h->rest);
    h->room = 1 << 16, h->memo = calloc(h->room, sizeof(Entry));
    h->arena = malloc((size_t)DEPTH * SPACES * 2 * (size_t)items * sizeof(Live));
    h->options = malloc((size_t)DEPTH * OPTIONS * sizeof(Option));
    Live *live = malloc((size_t)items * sizeof(Live));
    memset(h->rest, -1, (size_t)items * sizeof *h->rest);
    for (int item = 0; item < items; item++) {
        fill_alone(h, item);
        for (int called = 0; called < 1 << SAMURAI; called++)
            for (int left = 0; left <= CUBES && count((uint32_t)called) <= CALLS; left++)
                add_rest(h, item, 0, called, CALLS - count((uint32_t)called), left, 0, 0,
                         h->rest[item][called][left]);
        live[item] = (Live){.weight = plain[item], .item = (short)item,
                            .unasked = (int8_t)count(green[item])};
        for (int space = 0; space < SPACES; space++)
            live[item].weight += h->trick[item][space];
    }
    Node root = {.acting = NOBODY, .cubes = (uint8_t)cubes, .done = {NOWHERE, NOWHERE, NOWHERE}};
    Value value = search(h, root, live, items, -1, 0);
    *nodes = h->nodes;
    for (int called = 0; called < 1 << SAMURAI; called++)
        for (int state = 0; state <= STATES; state++)
            for (int left = 0; left <= CUBES; left++) free(h->rows[called][state][left]);
    free(h->alone), free(h->rest), free(h->memo), free(h->arena), free(h->options), free(live);
    free(h);
    return value.exact ? value.value : -1;
}
