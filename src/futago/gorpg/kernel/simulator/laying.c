/* Where the Overlord lays his monsters. */
#include <string.h>

#include "policy.h"
#include "rules.h"

/* How strong the weakest party is that is expected at each slot; NOBODY_COMES where none is. */
enum { NOBODY_COMES = 1 << 20 };

static void expected_visitors(const State *state, const Temper *temper, uint64_t seed, int *strength) {
    int8_t order[PLAYERS];
    int count = turn_order(state, order);
    for (int slot = 0; slot < state->slots; slot++)
        strength[slot] = NOBODY_COMES;
    for (int i = 0; i < count; i++) {
        const Party *party = &state->party[order[i]];
        int slot = expected_slot(state, temper, order[i], mixed(seed, i)), force = 0;
        if (slot < 0)
            continue;
        for (int h = 0; h < party->heroes; h++)
            force += level(party->hero[h].card);
        for (int k = 0; k < party->items; k++)
            force += 5 * level(party->item[k].card);
        if (force < strength[slot])
            strength[slot] = force;
    }
}

/* What all slots get when they are served in this order, the strongest monsters first. */
static void serve_slots(const State *state, const int *order, int count, Plan *plan) {
    Card hand[MAX_CARDS], laid[SLOTS][MAX_AT_SLOT];
    int left = state->hand.count, lack[SLOTS], budget = state->hand.count;
    memcpy(hand, state->hand.card, sizeof(Card) * left);
    for (int slot = 0; slot < state->slots; slot++) {
        lack[slot] = slot >= state->slot ? lacking(state, slot) : 0;
        if (lack[slot] > budget)
            lack[slot] = budget;
        budget -= lack[slot];
    }
    for (int i = 0; i < count; i++) {
        int slot = order[i];
        Card location = state->at[slot].location;
        for (int k = 0; k < lack[slot]; k++) {
            int best = 0;
            for (int j = 1; j < left; j++)
                if (monster_attack(hand[j], location) > monster_attack(hand[best], location))
                    best = j;
            laid[slot][k] = hand[best];
            hand[best] = hand[--left];
        }
    }
    plan->dealt = 0;
    plan->count = 0;
    for (int slot = state->slot; slot < state->slots; slot++)
        if (lack[slot]) {
            put(plan, LAY_DOWN);
            put(plan, slot);
            put_list(plan, laid[slot], lack[slot]);
        }
}

int best_layings(const State *state, const Temper *temper, uint64_t seed, Plan *plans, int most) {
    int strength[SLOTS], order[SLOTS], count = 0;
    expected_visitors(state, temper, seed, strength);
    for (int slot = state->slot; slot < state->slots; slot++) {
        int j = count++;
        for (; j && strength[order[j - 1]] > strength[slot]; j--)
            order[j] = order[j - 1];
        order[j] = slot;
    }
    serve_slots(state, order, count, &plans[0]);
    plans[0].value = 0;
    int found = 1;
    for (; found < most; found++) {
        for (int i = count - 1; i > 0; i--) {
            int j = below(&seed, i + 1), held = order[i];
            order[i] = order[j];
            order[j] = held;
        }
        serve_slots(state, order, count, &plans[found]);
        plans[found].value = -found;
    }
    return found;
}
