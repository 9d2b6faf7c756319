/* Ending the round: where the samurai move with the remaining cubes. */

#include "ending.h"

#include <string.h>

#include "bound.h"

/* How the round may end without another question: every way to enter and leave targets is tried,
   and the remaining cubes move other samurai to better places. */
typedef struct {
    const Search *s;
    double pay[MAX_TARGETS][CATCHES], slope[MAX_TARGETS][CATCHES];
    double places[MAX_TARGETS]; /* by target, what all places are worth at the start */
    double worth[SPACES];        /* by space, see initial_worth */
    uint32_t known;              /* the spaces whose worth is computed */
    int on[MAX_TARGETS], first_on[MAX_TARGETS];
    int target_at[SPACES];
    int targets, live[MAX_TARGETS];
    int changes, changed[MAX_TARGETS]; /* targets that somebody entered or left */
    int movers, who[SAMURAI], from[SAMURAI];
    int options[SAMURAI], to[SAMURAI][SPACES], cost[SAMURAI][SPACES]; /* moves to targets */
    int plain[SAMURAI], place[SAMURAI][SPACES], steps[SAMURAI][SPACES]; /* moves to other places */
    int settled[SAMURAI]; /* 1: the mover has entered a target; -1: he must leave his */
    double better[SAMURAI]; /* the most that another place can add for a mover, by initial_worth */
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

/* What standing on a space is worth while nobody has entered or left a target. */
static double initial_worth(Ending *e, int space) {
    if (!(e->known >> space & 1)) {
        const double *here = standing_at(e, space);
        double sum = 0;
        for (int j = 0; j < e->targets; j++) sum += e->slope[e->live[j]][e->first_on[e->live[j]]] * here[e->live[j]];
        e->known |= 1u << space;
        e->worth[space] = sum;
    }
    return e->worth[space];
}

/* The same with the samurai who stand on targets now. */
static double worth_at(Ending *e, int space) {
    double worth = initial_worth(e, space);
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

/* The value as the samurai stand now, from what has changed since the last question. */
static double value_of(Ending *e) {
    int positional = e->s->p->positional;
    double value = e->value;
    e->changes = 0;
    for (int j = 0; j < e->movers; j++) {
        int from = e->from[j], to = e->at[e->who[j]];
        note_change(e, from);
        if (to == from) continue;
        note_change(e, to);
        if (positional) value += initial_worth(e, to) - initial_worth(e, from);
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

/* Movers who have not entered a target go to the best other place that cubes and calls allow. */
static void try_other_places(Ending *e, int j, int cubes, int calls, double value, int acting) {
    if (j >= SAMURAI || j >= e->movers) {
        if (value > e->best) {
            e->best = value;
            memcpy(e->final, e->at, sizeof e->at);
        }
        return;
    }
    int who = e->who[j], from = e->at[who];
    if (e->settled[j] >= 0) try_other_places(e, j + 1, cubes, calls, value, acting);
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
        try_other_places(e, j + 1, cubes - cost, calls - (who != acting), value + worth[cost] - here, acting);
        e->at[who] = (int8_t)from;
    }
}

/* The most that try_other_places can add. */
static double most_from_other_places(const Ending *e) {
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

/* Tries for each mover, from number j on, every way to enter or leave a target. */
static void try_targets(Ending *e, int j, int cubes, int calls, int acting) {
    if (j >= SAMURAI || j >= e->movers) {
        double value = value_of(e);
        if (e->s->p->positional) {
            if (value + most_from_other_places(e) > e->best) try_other_places(e, 0, cubes, calls, value, acting);
        } else if (value > e->best) {
            e->best = value;
            memcpy(e->final, e->at, sizeof e->at);
        }
        return;
    }
    int who = e->who[j], from = e->at[who], target = e->target_at[from];
    e->settled[j] = 0;
    try_targets(e, j + 1, cubes, calls, acting);
    if (who != acting && calls <= 0) return;
    if (target >= 0 && e->s->p->positional) { /* he leaves his target for some other place */
        e->settled[j] = -1;
        e->on[target]--;
        try_targets(e, j + 1, cubes, calls, acting);
        e->on[target]++;
    }
    e->settled[j] = 1;
    for (int o = 0; o < e->options[j]; o++) {
        if (e->cost[j][o] > cubes) continue;
        move_to(e, who, e->to[j][o]);
        try_targets(e, j + 1, cubes - e->cost[j][o], calls - (who != acting), acting);
        move_to(e, who, from);
    }
    e->settled[j] = 0;
}

/* A fast approximation, good enough to compare questions: one samurai after the other moves where
   it is best for him alone. */
static double greedy_ending(Ending *e, int cubes, int calls, int acting) {
    double value = e->value;
    for (int turn = 0; turn <= e->movers && cubes > 0; turn++) { /* the acting samurai first */
        for (int j = 0; j < e->movers; j++) {
            int who = e->who[j], from = e->from[j], to = from, cost = 0;
            if ((who == acting) != (turn == 0) || (turn > 0 && j != turn - 1)) continue;
            if (who != acting && calls <= 0) continue;
            double best = value, places = 0;
            for (int o = 0; o < e->options[j]; o++) {
                if (e->cost[j][o] > cubes) continue;
                move_to(e, who, e->to[j][o]);
                double there = value_of(e);
                move_to(e, who, from);
                if (there > best) best = there, to = e->to[j][o], cost = e->cost[j][o];
            }
            if (e->s->p->positional) places = initial_worth(e, from);
            for (int o = 0; o < e->plain[j] && e->s->p->positional && e->target_at[from] < 0; o++) {
                double there = value + initial_worth(e, e->place[j][o]) - places;
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

double end_round(const Search *s, const Node *v, const Belief *belief, int greedy, int8_t *final) {
    const Problem *p = s->p;
    Ending e;
    e.s = s;
    e.targets = 0;
    e.known = 0;
    memset(e.target_at, -1, sizeof e.target_at);
    uint32_t live = 0;
    for (int k = 0; k < belief->n; k++) {
        int i = belief->item[k], goal = p->target[i], space = p->space_of[goal];
        if (!(live >> space & 1)) {
            live |= 1u << space;
            e.live[e.targets++] = goal;
            e.target_at[space] = goal;
            e.on[goal] = 0;
            for (int c = 0; c < CATCHES; c++) e.pay[goal][c] = e.slope[goal][c] = 0;
        }
        size_t cell = PAYOFF(p->row[i], trick_met(p, v, belief, k), bits(v->yes & p->prints[i]), 0);
        double mass = belief->mass[k];
        for (int c = 0; c < CATCHES; c++) e.pay[goal][c] += mass * p->payoff[cell + c];
        if (p->positional)
            for (int c = 0; c < CATCHES; c++) e.slope[goal][c] += mass * p->slope[cell + c];
    }
    memcpy(e.at, v->at, sizeof e.at);
    for (int i = 0; i < p->samurai; i++)
        if (e.target_at[v->at[i]] >= 0) e.on[e.target_at[v->at[i]]]++;
    current_standing(s, v, e.places);
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
    if (greedy) return greedy_ending(&e, v->cubes, calls, v->acting);
    for (int j = 0; j < e.movers && p->positional; j++) {
        double here = initial_worth(&e, e.from[j]), most = here;
        for (int o = 0; o < e.plain[j]; o++) {
            double there = initial_worth(&e, e.place[j][o]);
            if (there > most) most = there;
        }
        e.better[j] = most - here;
    }
    e.best = -1e300;
    try_targets(&e, 0, v->cubes, calls, v->acting);
    if (final) memcpy(final, e.final, sizeof e.final);
    return e.best;
}
