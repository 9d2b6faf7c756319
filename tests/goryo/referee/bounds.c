#include "round.h"

/* ---- The upper bound: what a Samurai could win who knew the plan ---------------------------- */

static void lift(int8_t *best, int value) {
    if (value > *best) *best = (int8_t)value;
}

/* Most prints one samurai finds with so many cubes, ending off [0] or on [1] the target. */
void fill_alone(Hunt *h, int item) {
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
void add_rest(Hunt *h, int item, int who, int called, int calls, int cubes, int prints,
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

double bound(Hunt *h, const Node *node, const Live *live, int n) {
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

double quiet(const Hunt *h, const Node *node, const Live *live, int n) {
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
