/* What the parts of the fast referee share: round.c searches, bounds.c says what a Samurai could
   win who asks nothing more, or who knew the plan. */
#ifndef ROUND_H
#define ROUND_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { SPACES = 32, SAMURAI = 4, CALLS = 3, CUBES = 6, CATCHES = 5, STEPS = 3, NOWHERE = 63 };
/* How far the acting samurai is: his space, steps taken, has searched, has sniffed. */
enum { STATES = SPACES * STEPS * 4, NOBODY = STATES };
enum { OPTIONS = SAMURAI * SPACES * (SPACES + 1) + SPACES, DEPTH = CUBES + CALLS + 2 };

#define SLACK 1e-13  /* smaller gains are ignored */
#define NOTHING 1e-15 /* smaller weights are rounding errors */

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
    int8_t *rows[1 << SAMURAI][STATES + 1][CUBES + 1];  /* prints of all, computed when needed */
    Entry *memo;
    uint64_t room, filled, nodes;
    Live *arena;
    Option *options;
} Hunt;

static inline int state_of(int space, int steps, int searched, int sniffed) {
    return ((space * STEPS + steps) * 2 + searched) * 2 + sniffed;
}
static inline int space_of(int state) { return state / (STEPS * 4); }
static inline int steps_of(int state) { return state / 4 % STEPS; }
static inline int searched_of(int state) { return state / 2 % 2; }
static inline int sniffed_of(int state) { return state % 2; }
static inline int used_of(int state) { return steps_of(state) + searched_of(state) + sniffed_of(state); }
static inline int least(int a, int b) { return a < b ? a : b; }
static inline int count(uint32_t set) { return __builtin_popcount(set); }

/* The cubes that the acting samurai may still use. */
static inline int budget(const Hunt *h, int state, int cubes) {
    return least(cubes, h->actions - used_of(state));
}

static inline double pay(const Hunt *h, int target, int prints, int catches) {
    return h->pays[(target * (CUBES + 1) + least(prints, CUBES)) * CATCHES
                   + least(catches, CATCHES - 1)];
}

void fill_alone(Hunt *h, int item);
void add_rest(Hunt *h, int item, int who, int called, int calls, int cubes, int prints,
                     int catches, int8_t *best);
double bound(Hunt *h, const Node *node, const Live *live, int n);
double quiet(const Hunt *h, const Node *node, const Live *live, int n);

#endif
