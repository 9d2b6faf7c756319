/* The state of a search and of its nodes, and what a samurai can still do. */

#pragma once

#include <stddef.h>
#include <stdint.h>

#include "kernel.h"

#define MAX_ITEMS 1024
#define MAX_TARGETS 32
#define MAX_LAST_TABLES 16

/* Cubes on a samurai's board, as in the rules: moves in two bits, then search, sniff. */
#define MOVES 3
#define SEARCHED 4
#define SNIFFED 8
#define CALLED 16

/* A node of the search: the answers so far, the samurai and their cubes. */
typedef struct {
    uint32_t asked, yes;
    int8_t at[SAMURAI];
    uint8_t used[SAMURAI];
    int8_t acting, cubes;
} Node;

/* The items that are consistent with the answers so far. */
typedef struct {
    int n;
    uint16_t item[MAX_ITEMS];
    uint8_t met[MAX_ITEMS];
    double mass[MAX_ITEMS];
} Belief;

/* An entry of the transposition table. */
typedef struct {
    uint64_t a, b;
    double value;
    uint32_t stamp; /* the search that wrote it; an entry of an earlier one is empty */
    int8_t state;   /* 0: empty, 1: upper bound, 2: exact */
    int8_t leave, samurai, to, space;
} Memo;

/* A question, with the moves before it as in Step. */
typedef struct {
    double bound, estimate;
    int8_t leave, samurai, to, space;
    int8_t last; /* it uses the last cube: the bound is the value */
} Question;

/* How many samurai stand on each target. */
typedef struct {
    uint8_t on[MAX_TARGETS + 1]; /* the last one is off all targets */
} Occupancy;

/* What the last question of a round is worth, given how many samurai stand on each target: what is
   paid without it and what a question about each space adds, each with a slope for standing. If
   positions count there is a column for each target, otherwise a single one. */
typedef struct {
    Occupancy occupancy; /* of the targets that are possible */
    uint32_t goals;      /* the columns that are filled: those that differ from the current places */
    double pay[MAX_TARGETS], slope[MAX_TARGETS];
    double more[MAX_TARGETS][SPACES], steeper[MAX_TARGETS][SPACES];
} LastTable;

struct Search {
    const Problem *p;
    int64_t nodes, most_nodes;
    int width;   /* questions tried at a node; 0: all */
    double lean; /* the weight of the bound in their selection */
    int target_at[SPACES];
    uint32_t askable[3][SPACES]; /* spaces that can be asked about after so many moves */
    int nreach[SPACES];
    uint8_t reach[SPACES][SPACES], apart[SPACES][SPACES]; /* up to two steps, nearest first */
    double *best_payoff; /* monotone upper bound of payoff, with samurai on the worst and the best places */
    double *best_stand;  /* rows: the most that the places of all samurai can be worth */
    double best_place[MAX_TARGETS]; /* targets: the most that one place can be worth */
    double *best_standing; /* [3][SPACES][targets] */
    int8_t *alone;  /* prints found by one samurai: [item][pos][moves][search][sniff][cubes][catch] */
    int8_t *uncalled; /* by a set of samurai: [item][set][calls][cubes][catches] */
    double **bound_tables; /* by signature; a cache that is emptied when it has grown too large */
    size_t table_bytes;
    Memo *memo;
    uint32_t stamp;
    Question choice; /* of the node that was searched last */
    LastTable last_tables[MAX_LAST_TABLES]; /* of the current node; the first for the current places */
    uint64_t memo_mask, memo_used, max_memo_mask;
    Step *steps;
    int max_steps, nsteps;
};

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
