/* What is given, what is known at a node, what a search keeps; and what a samurai can still do. */

#pragma once

#include <stdint.h>

#define SAMURAI 4
#define SPACES 32
#define PRINTS 7
#define CATCHES 5
#define MOST_ITEMS 1024
#define MOST_TARGETS 32
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
