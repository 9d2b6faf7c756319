/* The interface of the library; kernel.py declares the same structures. */

#pragma once

#include <stdint.h>

#define SAMURAI 4
#define SPACES 32
#define PRINTS 7
#define CATCHES 5

/* The position and the hypotheses about her plan, with the pay-off. */
typedef struct {
    int32_t spaces, samurai, cap, calls;
    int32_t items, targets;
    int32_t blinded;     /* the samurai who may not ask, or -1 */
    int32_t tricks_count; /* whether it matters that a trick was met */
    int32_t positional;  /* whether it matters where samurai stand off the target */
    uint32_t closed;     /* her start */
    uint32_t adjacent[SPACES];
    const uint32_t *mask;     /* items: her cubes and her target, as bits */
    const uint32_t *prints;   /* items: those of them whose prints count */
    const int32_t *target;    /* items: number of the target */
    const int32_t *row;       /* items: row of the pay-off */
    const uint32_t *places;   /* items: where a trick may lie */
    const double *plain;      /* items: mass without a trick */
    const double *tricked;    /* items x SPACES: mass with the trick there */
    const int32_t *space_of;  /* targets */
    const double *payoff;     /* rows x 2 (trick met) x PRINTS x CATCHES */
    const double *slope;      /* the same: what a unit of standing adds, never negative */
    const double *standing;   /* SPACES x targets, never negative */
} Problem;

/* The point of the round from which the search starts. */
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

#ifdef _WIN32
#define EXPORTED __declspec(dllexport)
#else
#define EXPORTED __attribute__((visibility("default")))
#endif

typedef struct Search Search;

/* A search from a position, to be used for many mixes. It stores at most two to the `memo_bits`
   positions. */
EXPORTED Search *goryo_open(const Problem *p, const Start *start, int memo_bits);
EXPORTED void goryo_close(Search *s);

/* The value of the best questioning against the problem's masses; its policy in `steps`, the number
   of nodes and steps in `report`. From `most_nodes` on, only the first question of each node is tried:
   the policy is still one that can be followed, but there may be better ones. */
EXPORTED double goryo_best(Search *s, const Start *start, int width, double lean, int64_t most_nodes,
                           Step *steps, int max_steps, int64_t *report);

/* What a policy is worth against every hypothesis: items x (SPACES + 1), the last without a trick.
   Where a trick may not lie, the entry is that without a trick. */
EXPORTED void goryo_worth(const Problem *p, const Start *start, const Step *steps, double *worth);
