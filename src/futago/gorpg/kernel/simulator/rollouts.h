/* Looking ahead: the plans of a decision are compared by playing the game to its end. */
#ifndef ROLLOUTS_H
#define ROLLOUTS_H

#include "chances.h"
#include "policy.h"

/* How far a seat looks ahead. */
typedef struct {
    int plans;    /* how many plans are compared; 1: it does not look ahead */
    int rollouts; /* how often each of them is played out */
    double trust; /* the standard deviation of what the valuation misses in a plan, as a chance to win: the higher it
                     is, the more rollouts count */
    int rounds;   /* how many rounds are played before the rest is judged by `nets`; 0: games are played to their end */
    const Net *nets;
} Foresight;

enum { GOLD, LEAD_OVER, WON, WORTH, FIGURES }; /* what a rollout tells of a seat */

/* The figures of a finished game for a seat. */
void figures_of(const State *state, int seat, double *figures);
/* Play each plan out `rollouts` times, all with the same luck; `results` has FIGURES numbers per plan and rollout. */
void compare_plans(const State *state, int seat, const Plan *plans, int count, const Temper *tempers, int rollouts,
                   uint64_t seed, double *results);
/* What became of a battle: whether the location is cleared, which heroes of the party live (a bit each, in their order
   before the decision), and the gold of the party. */
enum { CLEARED, LIVING, PURSE, TRACES };
/* Apply a decision as `view` imagines the state, and play on: to the end of this round's battles, for which `traces`
   tells what became of `party` at `slot`, and then to the end of the game unless `battles_only`. The decision is a
   list of moves, each with its length before it. Returns 0 if it contains something that is not a move. */
int foresee(const State *state, int view, const int32_t *moves, int count, int party, int slot, const Temper *tempers,
            int battles_only, uint64_t seed, State *then, double *traces);
/* The plan of the seat to move, by its temper and its foresight. */
void decide(const State *state, const Temper *own, const Foresight *foresight, uint64_t seed, Plan *plan);

#endif
