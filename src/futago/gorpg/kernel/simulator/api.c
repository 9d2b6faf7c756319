/* What Python calls. Plans are written as: whether items move, then the list of (item, holder), and the length of
   the move and the move; holders are indices of heroes, -1 the store. */
#include <stdlib.h>
#include <string.h>

#include "rollouts.h"
#include "rules.h"

enum { SEATS = PLAYERS + 1 };

/* A temper as Python passes it: the weights, then few, many, shortlist, smallest, thorough, slips. */
enum { TEMPER_NUMBERS = TASTES + 6 };

static Temper temper_from(const double *numbers) {
    Temper temper;
    memcpy(temper.weight, numbers, sizeof temper.weight);
    numbers += TASTES;
    temper.few = (int)numbers[0];
    temper.many = (int)numbers[1];
    temper.shortlist = (int)numbers[2];
    temper.smallest = (int)numbers[3];
    temper.thorough = (int)numbers[4];
    temper.slips = (int)numbers[5];
    return temper;
}

static void tempers_from(const double *numbers, Temper *tempers) {
    for (int seat = 0; seat < SEATS; seat++)
        tempers[seat] = temper_from(numbers + seat * TEMPER_NUMBERS);
}

/* A foresight as Python passes it: the fields but for the networks, which are null if there are none. */
enum { FORESIGHT_NUMBERS = 4 };

static Foresight foresight_from(const double *numbers, const Net *nets) {
    return (Foresight){(int)numbers[0], (int)numbers[1], numbers[2], nets ? (int)numbers[3] : 0, nets};
}

static int32_t *put_plan(int32_t *out, const Party *party, const Plan *plan) {
    int items = plan->dealt ? party->items : 0;
    *out++ = plan->dealt;
    *out++ = items;
    for (int i = 0; i < items; i++) {
        *out++ = party->item[i].card;
        *out++ = plan->holder[i];
    }
    *out++ = plan->count;
    memcpy(out, plan->move, sizeof(int32_t) * plan->count);
    return out + plan->count;
}

EXPORTED int gorpg_temper_numbers(void) { return TEMPER_NUMBERS; }

/* The best plans of the seat to move and their values; returns how many, or -1. `out` holds them one after the other. */
EXPORTED int gorpg_plans(const int32_t *stream, int count, const double *temper, uint64_t seed, int most, int32_t *out,
                         double *values) {
    static __thread State state;
    static __thread Plan plans[MAX_PLANS];
    if (!read_state(&state, stream, count) || mover(&state) < 0 || mover(&state) == CHANCE)
        return -1;
    Temper own = temper_from(temper);
    int found = list_plans(&state, &own, seed, plans, most < MAX_PLANS ? most : MAX_PLANS);
    for (int p = 0; p < found; p++) {
        out = put_plan(out, &state.party[mover(&state) % OVERLORD], &plans[p]);
        values[p] = plans[p].value;
    }
    return found;
}

/* What the seat to move decides: see `decide`. Returns whether there is a
   plan. */
EXPORTED int gorpg_decide(const int32_t *stream, int count, const double *temper, const double *foresight,
                          const Net *nets, uint64_t seed, int32_t *out) {
    static __thread State state;
    static __thread Plan plan;
    if (!read_state(&state, stream, count) || mover(&state) < 0 || mover(&state) == CHANCE)
        return 0;
    Temper own = temper_from(temper);
    Foresight ahead = foresight_from(foresight, nets);
    decide(&state, &own, &ahead, seed, &plan);
    put_plan(out, &state.party[mover(&state) % OVERLORD], &plan);
    return 1;
}

/* List plans and play each out; `results` has FIGURES numbers per plan and rollout. Returns how many plans. */
EXPORTED int gorpg_compare(const int32_t *stream, int count, const double *temper, const double *tempers, int most,
                           int rollouts, uint64_t seed, int32_t *out, double *values, double *results) {
    static __thread State state;
    static __thread Plan plans[MAX_PLANS];
    if (!read_state(&state, stream, count) || mover(&state) < 0 || mover(&state) == CHANCE)
        return -1;
    Temper own = temper_from(temper), others[SEATS];
    tempers_from(tempers, others);
    int seat = mover(&state), found = list_plans(&state, &own, seed, plans, most < MAX_PLANS ? most : MAX_PLANS);
    for (int p = 0; p < found; p++) {
        out = put_plan(out, &state.party[seat % OVERLORD], &plans[p]);
        values[p] = plans[p].value;
    }
    compare_plans(&state, seat, plans, found, others, rollouts, seed, results);
    return found;
}

/* Play a state out as a seat imagines it (CHANCE: nothing is hidden, only the decks are shuffled). `results` has, per
   rollout, FIGURES numbers for each of the SEATS seats. */
EXPORTED int gorpg_evaluate(const int32_t *stream, int count, int seat, const double *tempers, int rollouts,
                            uint64_t seed, double *results) {
    static __thread State state, then;
    if (!read_state(&state, stream, count))
        return 0;
    Temper others[SEATS];
    tempers_from(tempers, others);
    for (int i = 0; i < rollouts; i++) {
        uint64_t luck = mixed(seed, (uint64_t)i);
        then = state;
        if (then.phase != OVER) {
            imagine(&then, seat, luck);
            play_out(&then, others, ROUNDS, mixed(luck, 99));
        }
        for (int who = 0; who < SEATS; who++)
            if (who < state.options.players || (who == OVERLORD && state.options.mode == OVERLORD_MODE))
                figures_of(&then, who, results + (i * SEATS + who) * FIGURES);
    }
    return 1;
}

/* Play a decision out as a seat imagines the state: see `foresee`. `results` has, per rollout, FIGURES numbers for each
   of the SEATS seats and then the TRACES of the battle. Returns 0 if it is not a decision of this state. */
EXPORTED int gorpg_foresee(const int32_t *stream, int count, int view, const int32_t *moves, int moves_count, int party,
                           int slot, const double *tempers, int battles_only, int rollouts, uint64_t seed,
                           double *results) {
    static __thread State state, then;
    if (!read_state(&state, stream, count) || party < 0 || party >= state.options.players)
        return 0;
    Temper others[SEATS];
    tempers_from(tempers, others);
    for (int i = 0; i < rollouts; i++) {
        double *row = results + i * (SEATS * FIGURES + TRACES);
        if (!foresee(&state, view, moves, moves_count, party, slot, others, battles_only, mixed(seed, (uint64_t)i),
                     &then, row + SEATS * FIGURES))
            return 0;
        for (int who = 0; who < SEATS && !battles_only; who++)
            if (who < state.options.players || (who == OVERLORD && state.options.mode == OVERLORD_MODE))
                figures_of(&then, who, row + who * FIGURES);
    }
    return 1;
}

/* What a position between two rounds promises: the chance of each of the SEATS seats and the TRAITS of each of the
   PLAYERS parties. Returns 0 if it is not the beginning of rounds 2 to 10. */
EXPORTED int gorpg_promise(const int32_t *stream, int count, const Net *nets, double *chances, float *traits) {
    static __thread State state;
    if (!read_state(&state, stream, count) || state.round < 2 || state.phase == OVER)
        return 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (seat < state.options.players || (seat == OVERLORD && state.options.mode == OVERLORD_MODE))
            chances[seat] = chance_of(&state, seat, nets);
    for (int party = 0; party < state.options.players; party++)
        traits_of(&state, party, traits + party * TRAITS);
    return 1;
}

/* Play a whole game; each seat has its temper and its foresight. `results`: winners, reason, round, the gold of each
   party, and the WORTH of the end for each seat. `traits`, if it is not null: TRAITS of each of the PLAYERS parties at the
   beginning of each round from the second on. Returns whether it came to an end. */
EXPORTED int gorpg_play(const int32_t *options, const double *tempers, const double *foresights, const Net *nets,
                        uint64_t seed, double *results, float *traits) {
    static __thread State state;
    static __thread Plan plan;
    Temper seated[SEATS];
    Options chosen;
    for (int i = 0; i < OPTION_COUNT; i++)
        ((int *)&chosen)[i] = options[i];
    tempers_from(tempers, seated);
    begin(&state, &chosen, mixed(seed, 7));
    advance(&state);
    int noted = 0;
    for (int step = 0; state.phase != OVER && !state.overfull && step < 20000; step++) {
        int seat = mover(&state);
        for (; traits && noted < state.round; noted++)
            for (int party = 0; party < PLAYERS && noted; party++)
                if (party < chosen.players)
                    traits_of(&state, party, traits + ((noted - 1) * PLAYERS + party) * TRAITS);
        if (seat == CHANCE) {
            if (state.phase == LEADER)
                lead(&state, below(&seed, chosen.players));
            else
                deal_top(&state);
            advance(&state);
            continue;
        }
        Foresight foresight = foresight_from(foresights + FORESIGHT_NUMBERS * seat, nets);
        decide(&state, &seated[seat], &foresight, next_random(&seed), &plan);
        carry_out(&state, &plan);
    }
    results[0] = state.winners;
    results[1] = state.reason;
    results[2] = state.round;
    for (int seat = 0; seat < SEATS; seat++) {
        double figures[FIGURES] = {0};
        if (seat < chosen.players || seat == OVERLORD)
            figures_of(&state, seat, figures);
        if (seat < PLAYERS)
            results[3 + seat] = figures[GOLD];
        results[3 + PLAYERS + seat] = figures[WORTH];
    }
    return state.phase == OVER && !state.overfull;
}
