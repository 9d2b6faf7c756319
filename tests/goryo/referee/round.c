/* The exact value of a last round of Goryō against a mix: the fast counterpart of hunt.py.

   Her possible plans are grouped by items. An item is a set of spaces whose print counts and a
   target. It may have a trick: one more space where she says yes although the print does not count
   (a False Trail, or a Shadow that she admits). Tricks have one weight per space, so an item is
   either "trick not met", with the sum of all that are not ruled out, or "trick met".

   All values are sums over what is still possible, without normalisation, so that the values after
   yes and after no add up.

   Nothing is left out that could be better:
   - a walk takes a shortest path, since saved cubes can be used or left;
   - a question that can only be answered no gives neither a print nor information;
   - a samurai who only walks may as well be called after all who ask, when more is known;
   - what cannot be better than the best so far, even if the Samurai knew the plan, is pruned. */

#include "round.h"

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

/* The exact best value or, if that is not above `enough`, an upper bound of it. */
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
