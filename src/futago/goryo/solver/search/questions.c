/* The questions that can be asked at a node, what follows from them, and which to search. */

#include "questions.h"

#include <stdlib.h>
#include <string.h>

#include "bound.h"
#include "ending.h"

#define CANDIDATES 8 /* times the width: how many questions a quick search compares */

/* An answer other than that of the cubes reveals the trick. */
void after_answer(const Search *s, const Belief *belief, uint32_t space, int yes, Belief *then) {
    const Problem *p = s->p;
    uint32_t bit = 1u << space;
    int n = 0;
    for (int k = 0; k < belief->n; k++) {
        int i = belief->item[k];
        int inside = (p->mask[i] & bit) != 0;
        double trick = 0;
        if (!belief->met[k] && (p->places[i] & bit)) trick = p->tricked[(size_t)i * SPACES + space];
        int met = belief->met[k];
        double mass = belief->mass[k] - trick;
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

void after_question(const Search *s, const Node *v, const Question *q, Node *then) {
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

static int by_bound(const void *x, const void *y) {
    double a = ((const Question *)x)->bound, b = ((const Question *)y)->bound;
    return (a < b) - (a > b);
}

/* The places to which the acting samurai may move before another one acts: a possible target, or a
   place that is worth more. */
static int places_to_leave(const Search *s, const Node *v, uint32_t live, int8_t *places) {
    const Problem *p = s->p;
    int n = 0, who = v->acting, from = v->at[who], moves = moves_free(s, v, who);
    for (int r = 0; r < s->nreach[from]; r++) {
        int to = s->reach[from][r], cost = s->apart[from][to];
        if (cost == 0 || cost > moves || cost >= v->cubes) continue;
        int useful = (live >> to & 1) != 0;
        if (!useful && p->positional) {
            /* not if another place is no farther away and as good for every target */
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

static inline int columns(const Problem *p) { return p->positional ? p->targets : 1; }

static void fill_last_table(const Search *s, const Node *v, const Belief *belief, uint32_t spaces, LastTable *last) {
    const Problem *p = s->p;
    const Occupancy *t = &last->occupancy;
    uint32_t goals = last->goals;
    for (int k = 0; k < columns(p); k++)
        if (goals >> k & 1) {
            last->pay[k] = last->slope[k] = 0;
            memset(last->more[k], 0, sizeof last->more[k]);
            if (p->positional) memset(last->steeper[k], 0, sizeof last->steeper[k]);
        }
    for (int k = 0; k < belief->n; k++) {
        int i = belief->item[k], goal = p->target[i], column = p->positional ? goal : 0;
        if (!(goals >> column & 1)) continue;
        int met = trick_met(p, v, belief, k);
        uint32_t mask = p->mask[i], prints = p->prints[i], inside = prints & spaces;
        size_t now = PAYOFF(p->row[i], met, bits(v->yes & prints), t->on[goal]), found = now + CATCHES;
        size_t shown = PAYOFF(p->row[i], 1, bits(v->yes & prints), t->on[goal]);
        double mass = belief->mass[k];
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
        if (!p->tricks_count) tricks &= prints; /* only a Shadow, which removes the print */
        for (; tricks; tricks &= tricks - 1) {
            int x = __builtin_ctz(tricks);
            double trick = owned ? mass : p->tricked[(size_t)i * SPACES + x];
            size_t else_paid = prints >> x & 1 ? found : now;
            last->more[column][x] += trick * (p->payoff[shown] - p->payoff[else_paid]);
            if (p->positional) last->steeper[column][x] += trick * (p->slope[shown] - p->slope[else_paid]);
        }
    }
}

/* The table for other places of the samurai, which most questions share. */
static const LastTable *last_table_for(Search *s, const Node *v, const Belief *belief, const Node *then, uint32_t live,
                                       uint32_t spaces, int *known) {
    const Problem *p = s->p;
    LastTable *still = s->last_tables, *last = still + 1;
    Occupancy t;
    count_on_targets(s, then, live, &t);
    for (; last < still + *known; last++)
        if (!memcmp(&last->occupancy, &t, sizeof t)) return last;
    if (*known < MAX_LAST_TABLES) ++*known;
    else last--;
    last->occupancy = t;
    last->goals = 0;
    for (int k = 0; k < columns(p); k++) last->goals |= (uint32_t)(t.on[k] != still->occupancy.on[k]) << k;
    if (!p->positional) last->goals = 1;
    fill_last_table(s, v, belief, spaces, last);
    return last;
}

/* The values of last questions about some spaces, with the samurai's places worth `places`. Targets
   that somebody has entered or left are in `moved`, the others in the table of the current places. */
static double last_values(const Search *s, const double *places, const LastTable *moved, uint32_t spaces,
                          double *gain) {
    const Problem *p = s->p;
    const LastTable *still = s->last_tables;
    double base = 0;
    if (!p->positional) {
        for (; spaces; spaces &= spaces - 1) gain[__builtin_ctz(spaces)] = moved->more[0][__builtin_ctz(spaces)];
        return moved->pay[0];
    }
    for (uint32_t rest = spaces; rest; rest &= rest - 1) gain[__builtin_ctz(rest)] = 0;
    for (int k = 0; k < p->targets; k++) {
        const LastTable *last = moved->goals >> k & 1 ? moved : still;
        base += last->pay[k] + last->slope[k] * places[k];
        for (uint32_t rest = spaces; rest; rest &= rest - 1) {
            int x = __builtin_ctz(rest);
            gain[x] += last->more[k][x] + last->steeper[k][x] * places[k];
        }
    }
    return base;
}

/* Bounds of all searches or sniffs by a samurai from a place: a common base, and for each space the
   gain from the print that an item may have there. */
static double question_bounds(Search *s, const Node *v, const Belief *belief, const Question *q, uint32_t spaces,
                              double *gain) {
    const Problem *p = s->p;
    Node then;
    Occupancy t;
    double base = 0, places[MAX_TARGETS];
    after_question(s, v, q, &then);
    count_on_targets(s, &then, ~0u, &t);
    reachable_standing(s, &then, places);
    const double *table = bound_table(s, &then);
    size_t slopes = BOUND(p->items, 0, 0);
    memset(gain, 0, sizeof(double) * SPACES);
    for (int k = 0; k < belief->n; k++) {
        int i = belief->item[k], goal = p->target[i];
        uint32_t inside = p->prints[i] & spaces;
        const double *item = table + BOUND(i, belief->met[k], bits(v->yes & p->prints[i])) + on_level(t.on[goal]);
        double now = p->positional ? *item + item[slopes] * places[goal] : *item;
        base += belief->mass[k] * now;
        if (inside) {
            double then_pays = item[ON_LEVELS];
            if (p->positional) then_pays += item[slopes + ON_LEVELS] * places[goal];
            double more = belief->mass[k] * (then_pays - now);
            while (inside) {
                gain[__builtin_ctz(inside)] += more;
                inside &= inside - 1;
            }
        }
    }
    return base;
}

int list_questions(Search *s, const Node *v, const Belief *belief, uint32_t live, double best, Question *found) {
    const Problem *p = s->p;
    int n = 0, calls = calls_free(s, v);
    uint32_t hopeful = 0;
    for (int k = 0; k < belief->n; k++) {
        int i = belief->item[k];
        hopeful |= p->mask[i];
        if (!belief->met[k]) hopeful |= p->places[i];
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
        if (fresh && v->acting >= 0) nleaves += places_to_leave(s, v, live, leaves + 1);
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
                    near &= ~done; /* he has finished off all targets, so all such places are alike */
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
                        double places[MAX_TARGETS];
                        after_question(s, v, &q, &then);
                        current_standing(s, &then, places);
                        if (!known) {
                            count_on_targets(s, v, live, &s->last_tables->occupancy);
                            s->last_tables->goals = ~0u;
                            fill_last_table(s, v, belief, hopeful, s->last_tables);
                            known = 1;
                        }
                        const LastTable *end = s->last_tables;
                        if (moved & live) end = last_table_for(s, v, belief, &then, live, hopeful, &known);
                        most = last_values(s, places, end, spaces, gain);
                    } else most = question_bounds(s, v, belief, &q, spaces, gain);
                    while (spaces) {
                        int space = __builtin_ctz(spaces);
                        spaces &= spaces - 1;
                        q.space = (int8_t)space;
                        q.bound = most + gain[space];
                        if (q.bound <= best) continue;
                        if (!q.last) {
                            if (n < MAX_QUESTIONS) found[n++] = q;
                        } else if (q.bound > last.bound) last = q;
                    }
                }
            }
        }
    }
    if (last.samurai >= 0 && n < MAX_QUESTIONS) found[n++] = last;
    qsort(found, (size_t)n, sizeof *found, by_bound);
    return n;
}

static int by_estimate(const void *x, const void *y) {
    double a = ((const Question *)x)->estimate, b = ((const Question *)y)->estimate;
    return (a < b) - (a > b);
}

/* A question is promising if the weighted mean of its bound and of its value without further
   questions is high. Those that are kept stay sorted by bound. */
int select_questions(Search *s, const Node *v, const Belief *belief, Question *found, int n) {
    if (n > CANDIDATES * s->width) n = CANDIDATES * s->width;
    for (int k = 0; k < n; k++) {
        Question *q = found + k;
        q->estimate = q->bound;
        if (!q->last) {
            Node then, on_yes;
            Belief yes, no;
            after_question(s, v, q, &then);
            on_yes = then;
            on_yes.yes |= 1u << q->space;
            after_answer(s, belief, (uint32_t)q->space, 1, &yes);
            after_answer(s, belief, (uint32_t)q->space, 0, &no);
            double value = end_round(s, &on_yes, &yes, 1, NULL) + end_round(s, &then, &no, 1, NULL);
            q->estimate = s->lean * q->bound + (1 - s->lean) * value;
        }
    }
    qsort(found, (size_t)n, sizeof *found, by_estimate);
    if (n > s->width) n = s->width;
    qsort(found, (size_t)n, sizeof *found, by_bound);
    return n;
}
