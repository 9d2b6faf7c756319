#include "rollouts.h"

#include <math.h>
#include <string.h>

#include "rules.h"

#define LEAD_SCALE 40.0 /* gold: how much of a lead makes a win likely */
/* What a point of the valuation is worth, measured over many decisions. */
static const double WORTH_OF_VALUE[] = {[STANDARD] = 0.0015, [OVERLORD_MODE] = 0.0004, [SOLO] = 0.0004};
#define LEAST_ERROR 1e-8 /* so that plans that always come to the same are not divided by nothing */

void figures_of(const State *state, int seat, double *figures) {
    const Options *options = &state->options;
    int everybody = options->players, dead = __builtin_popcount((unsigned)state->out);
    figures[WON] = bit(state->winners, seat);
    if (figures[WON] && options->mode == STANDARD)
        figures[WON] /= __builtin_popcount((unsigned)state->winners);
    if (seat == OVERLORD) {
        int heroes = 0;
        for (int party = 0; party < everybody; party++)
            heroes += state->party[party].heroes;
        figures[GOLD] = 0;
        figures[LEAD_OVER] = state->town.count;
        figures[WORTH] = figures[WON] + 0.1 * dead / everybody - 0.01 * heroes + 0.002 * state->town.count;
        return;
    }
    int gold = gold_of(state, seat), best = 0;
    for (int party = 0; party < everybody; party++)
        if (party != seat && gold_of(state, party) > best)
            best = gold_of(state, party);
    figures[GOLD] = gold;
    figures[LEAD_OVER] = gold - best;
    if (options->mode == STANDARD)
        figures[WORTH] = everybody == 1 ? gold / 1000.0 : 1.0 / (1.0 + exp(-(gold - best) / LEAD_SCALE));
    else
        figures[WORTH] = figures[WON] + 0.02 * state->party[seat].heroes - 0.005 * state->town.count + gold * 1e-5;
}

/* Carry out a plan and play on, with this luck, to the end of a round. */
static const State *roll_out(const State *state, int seat, const Plan *plan, const Temper *tempers, int last_round,
                             uint64_t seed) {
    static __thread State then;
    then = *state;
    imagine(&then, seat, seed);
    carry_out(&then, plan);
    play_out(&then, tempers, last_round, mixed(seed, 99));
    return &then;
}

void compare_plans(const State *state, int seat, const Plan *plans, int count, const Temper *tempers, int rollouts,
                   uint64_t seed, double *results) {
    for (int p = 0; p < count; p++)
        for (int i = 0; i < rollouts; i++)
            figures_of(roll_out(state, seat, &plans[p], tempers, ROUNDS, mixed(seed, (uint64_t)i)), seat,
                       results + (p * rollouts + i) * FIGURES);
}

static int in_battles(const State *state, int round) {
    int phase = state->phase;
    return state->round == round && !state->overfull && phase != OVER &&
           (phase == QUESTS || phase == ATTACK || phase == STAND || phase == STRIKE);
}

static void trace(const State *before, const State *state, int party, int slot, double *traces) {
    int living = 0;
    for (int i = 0; i < before->party[party].heroes; i++)
        living |= (hero_index(&state->party[party], before->party[party].hero[i].card) >= 0) << i;
    traces[CLEARED] = slot >= 0 && slot < state->slots && bit(state->cleared, slot);
    traces[LIVING] = living;
    traces[PURSE] = gold_of(state, party);
}

int foresee(const State *state, int view, const int32_t *moves, int count, int party, int slot, const Temper *tempers,
            int battles_only, uint64_t seed, State *then, double *traces) {
    Plan plan;
    *then = *state;
    imagine(then, view, seed);
    for (int at = 0; at < count; at += 1 + moves[at])
        if (moves[at] < 1 || at + moves[at] >= count || !apply_move(then, moves + at + 1, moves[at]))
            return 0;
    uint64_t luck = mixed(seed, 99);
    while (in_battles(then, state->round)) {
        int seat = mover(then);
        /* The same luck as in `play_out`. */
        make_plan(then, &tempers[seat], mixed(luck, (uint64_t)((then->round * 64 + then->phase) * 16 + seat)), &plan);
        carry_out(then, &plan);
    }
    trace(state, then, party, slot, traces);
    if (!battles_only)
        play_out(then, tempers, ROUNDS, luck);
    return 1;
}

/* The decisions for which playing on to the end pays. */
static int looks_ahead(int phase) { return phase == QUESTS || phase == MERCENARIES || phase == LAY; }

/* In the last battle of an Overlord game nothing is left to chance. */
static int in_last_battle(const State *state) {
    int phase = state->phase;
    return state->options.mode == OVERLORD_MODE && (phase == READY || phase == CHARGE || phase == WRATH);
}

/* The decisions for which it pays to play on to the end of the round. */
static int looks_at_round(const State *state) {
    int phase = state->phase;
    return looks_ahead(phase) || phase == HUNTERS || phase == ATTACK || phase == STAND || phase == STRIKE ||
           in_last_battle(state);
}

/* Whether the valuation tells plans of this decision apart. */
static int is_valued(int phase) { return phase == QUESTS || phase == MERCENARIES || phase == HUNTERS; }

/* The decisions in which a weak seat takes another idea. */
static int slips_in(const State *state) {
    int phase = state->phase;
    int overlords = phase == LAY || phase == STRIKE || (phase == WRATH && state->options.mode == OVERLORD_MODE);
    return phase == QUESTS || phase == MERCENARIES || overlords;
}

/* How much more a plan is worth than the first one, and the standard deviation of that. */
typedef struct {
    double mean, error;
} Gain;

enum { MOST_ROLLOUTS = 1024 };
#define NOT_VALUED 1.0
/* What the valuation misses where networks judge a plan: they are so much more exact that they decide alone. */
#define JUDGED 1.0
#define SURELY 2.0 /* standard deviations by which a plan must be worse than another one to be dropped */

/* What the rollouts say and what the valuation says, each weighted by how exact it is. Without rollouts, what the
   valuation says. */
static Gain expected_gain(int mode, const Plan *first, const Plan *plan, const double *worth_first,
                          const double *worth, int rollouts, double trust) {
    double valued = WORTH_OF_VALUE[mode] * (plan->value - first->value), unsure = trust * trust;
    if (rollouts < 2)
        return (Gain){valued, trust};
    double sum = 0, squares = 0;
    for (int i = 0; i < rollouts; i++) {
        double gain = worth[i] - worth_first[i];
        sum += gain;
        squares += gain * gain;
    }
    double played = sum / rollouts, error = (squares / rollouts - played * played) / (rollouts - 1) + LEAST_ERROR;
    double both = unsure + error;
    return (Gain){(played * unsure + valued * error) / both, sqrt(unsure * error / both)};
}

/* Leave out plans that are surely worse than the best one so far, and what is beyond the best `most`. */
static int better_ones(int *alive, int left, const Gain *gains, int most) {
    for (int k = 1; k < left; k++) {
        int held = alive[k], j = k;
        for (; j && gains[alive[j - 1]].mean < gains[held].mean; j--)
            alive[j] = alive[j - 1];
        alive[j] = held;
    }
    int kept = 1;
    while (kept < left && kept < most &&
           gains[alive[kept]].mean + SURELY * gains[alive[kept]].error >= gains[alive[0]].mean)
        kept++;
    return kept;
}

/* What a decision made in this round aims at: the chance to win a standard game, where the lead in the end counts less
   sharply the earlier the round; it depends on luck to come anyway. */
static double aim(const State *then, int seat, int round, const Net *nets) {
    const Options *options = &then->options;
    if (nets && then->phase != OVER && then->round > round)
        return chance_of(then, seat, nets);
    double figures[FIGURES];
    figures_of(then, seat, figures);
    if (options->mode != STANDARD || options->players == 1)
        return figures[WORTH];
    return 1.0 / (1.0 + exp(-figures[LEAD_OVER] * ROUNDS / (LEAD_SCALE * (ROUNDS + 1 - round))));
}

/* The round to whose end games are played: to that of the last battle if only that is left. */
static int last_played(const State *state, int round) {
    return round >= ROUNDS - 1 && state->options.mode != STANDARD ? ROUNDS : round;
}

static void think(const State *state, const Temper *own, const Temper *tempers, const Foresight *foresight,
                  uint64_t seed, Plan *plan) {
    static __thread Plan plans[MAX_PLANS];
    static __thread double worth[MAX_PLANS][MOST_ROLLOUTS];
    int most = foresight->plans < MAX_PLANS ? foresight->plans : MAX_PLANS;
    /* The time is the same in every round: later on games are shorter, and there are more of them. */
    int round = state->round > 1 ? state->round : 1, rollouts = foresight->rollouts, last = ROUNDS;
    if (foresight->rounds)
        last = last_played(state, round + foresight->rounds - 1);
    else
        rollouts = rollouts * ROUNDS / (ROUNDS + 1 - round);
    if (rollouts > MOST_ROLLOUTS)
        rollouts = MOST_ROLLOUTS;
    if (in_last_battle(state))
        rollouts = 2;
    if (most <= 1 || rollouts < 2) {
        make_plan(state, own, seed, plan);
        return;
    }
    int count = list_plans(state, own, seed, plans, most), seat = mover(state), alive[MAX_PLANS], left = count;
    int played[MAX_PLANS] = {0};
    double trust = !is_valued(state->phase) ? NOT_VALUED : foresight->rounds ? JUDGED : foresight->trust;
    Gain gains[MAX_PLANS];
    for (int p = 0; p < count; p++)
        alive[p] = p;
    for (int upto = 0;;) {
        /* All are compared with the first, which is played on even when it has been left out. */
        for (int k = -1; k < left; k++) {
            int p = k < 0 ? 0 : alive[k];
            for (; played[p] < upto; played[p]++) {
                const State *then = roll_out(state, seat, &plans[p], tempers, last, mixed(seed, (uint64_t)(1000 + played[p])));
                worth[p][played[p]] = aim(then, seat, round, foresight->nets);
            }
            gains[p] = (Gain){0.0, 0.0};
            if (p)
                gains[p] = expected_gain(state->options.mode, &plans[0], &plans[p], worth[0], worth[p], upto, trust);
        }
        left = better_ones(alive, left, gains, upto ? (left + 1) / 2 : left);
        if (left <= 1 || upto >= rollouts)
            break;
        int next = upto ? upto * 2 : rollouts / 4 > 4 ? rollouts / 4 : 4;
        upto = next < rollouts ? next : rollouts;
    }
    /* Where the valuation has no say, the usual plan is kept unless another one is clearly better. */
    int best = alive[0];
    if (!is_valued(state->phase) && state->phase != LAY && gains[best].mean <= gains[best].error)
        best = 0;
    *plan = plans[best];
}

/* The same temper for playing games to their end: nearly as strong, at half the time. What is quicker still plays so
   much worse that it is of no use. */
static Temper quick(const Temper *temper) {
    Temper same = *temper;
    same.few = same.many = 3;
    same.shortlist = same.slips = 0;
    same.smallest = same.thorough = 1;
    return same;
}

void decide(const State *state, const Temper *own, const Foresight *foresight, uint64_t seed, Plan *plan) {
    enum { OTHER_IDEAS = 24, EVERYBODY = PLAYERS + 1 };
    if (slips_in(state) && own->slips && below(&seed, 1000) < own->slips) {
        static __thread Plan ideas[OTHER_IDEAS];
        int found = list_plans(state, own, seed, ideas, OTHER_IDEAS);
        *plan = ideas[below(&seed, found)];
    } else if (foresight->plans > 1 && (foresight->rounds ? looks_at_round(state) : looks_ahead(state->phase))) {
        Temper tempers[EVERYBODY];
        for (int seat = 0; seat < EVERYBODY; seat++)
            tempers[seat] = quick(own);
        think(state, own, tempers, foresight, seed, plan);
    } else {
        make_plan(state, own, seed, plan);
    }
}
