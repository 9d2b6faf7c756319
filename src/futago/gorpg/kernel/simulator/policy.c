/* From the phase to the plan; playing on to the end. */
#include "policy.h"

#include <math.h>
#include <string.h>

#include "rules.h"

void start_move(Plan *plan, int kind) {
    plan->count = 0;
    put(plan, kind);
}

void put(Plan *plan, int number) {
    if (plan->count < (int)(sizeof plan->move / sizeof *plan->move))
        plan->move[plan->count++] = number;
}

void put_list(Plan *plan, const Card *cards, int count) {
    put(plan, count);
    for (int i = 0; i < count; i++)
        put(plan, cards[i]);
}

int same_move(const Plan *plan, const Plan *other) {
    return plan->count == other->count && !memcmp(plan->move, other->move, sizeof(int32_t) * (size_t)plan->count);
}

/* ---------------------------------------------------------------- values */

Valuation valuation_of(const State *state, const Temper *temper) {
    const double *weight = temper->weight;
    const Options *options = &state->options;
    int round = state->round > 1 ? state->round : 1;
    double to_come = (double)(ROUNDS - round) / (ROUNDS - 1);
    double fading = weight[FADE] == 1.0 ? to_come : pow(to_come, weight[FADE]);
    Valuation values;
    values.lone = weight[LONE] != 0.0 ? weight[LONE] * pow(to_come, weight[LONE_FADE]) : 0.0;
    if (options->mode != STANDARD) {
        double share = 0.3 + 0.7 * to_come;
        values.item = 5.0 + weight[POWER] * share;
        values.trophy = round < ROUNDS ? weight[CHANGE] * values.item : 0.2;
        values.body = weight[BODY];
        values.level = weight[LEVELS];
        values.wound = weight[WOUND_COST];
        values.last = weight[LAST_HERO];
        return values;
    }
    int shop = round < ROUNDS || options->final_shop;
    values.item = options->item_value + weight[POWER] * to_come;
    values.trophy = 1.0;
    if (shop && weight[CHANGE] * values.item > 1.0)
        values.trophy = weight[CHANGE] * values.item;
    if (!shop && options->trophy_card)
        values.trophy = 0.15;
    values.body = weight[BODY] * fading;
    values.level = weight[LEVELS] * fading;
    values.wound = weight[WOUND_COST] * (to_come * 3 < 1 ? to_come * 3 : 1);
    values.last = round < ROUNDS - 1 ? weight[LAST_HERO] : 0;
    return values;
}

double hero_worth(const Valuation *values, Card card) { return values->body + values->level * level(card); }

double need(const Temper *temper, int heroes) {
    if (heroes <= 1)
        return temper->weight[NEED_FEW] * 1.4;
    return heroes == 2   ? temper->weight[NEED_FEW]
           : heroes == 3 ? temper->weight[NEED_THREE]
           : heroes == 4 ? temper->weight[NEED_FOUR]
                         : 1.0;
}

/* ---------------------------------------------------------------- the first heroes */

static void plan_muster(const State *state, const Temper *temper, uint64_t seed, Plan *plan) {
    enum { LIMIT = 15, SHIELD = 7 };
    const Cards *deck = &state->deck[HEROES];
    Card best[3] = {NO_CARD, NO_CARD, NO_CARD};
    double best_score = -1e300;
    int top = (int)(temper->weight[MUSTER_TOP] + 0.5);
    plan->dealt = 0;
    for (int i = 0; i < deck->count; i++) {
        Card first = deck->card[i];
        if (level(first) > top)
            continue;
        int left = LIMIT - level(first);
        for (int j = 0; j < deck->count; j++) {
            Card second = deck->card[j];
            if (j == i || level(second) > left - 1 || level(second) > level(first))
                continue;
            for (int k = j + 1; k < deck->count; k++) {
                Card third = deck->card[k];
                if (k == i || level(third) != left - level(second) || level(third) > level(first))
                    continue;
                int kin = ((first & 63) / 13 == (second & 63) / 13) + ((first & 63) / 13 == (third & 63) / 13);
                int uneven = level(second) > level(third) ? level(second) - level(third)
                                                          : level(third) - level(second);
                double score = level(first) + 0.6 * kin - 0.05 * uneven + 0.1 * below(&seed, 1000) / 1000.0;
                if (score > best_score) {
                    best_score = score;
                    best[0] = first;
                    best[1] = second;
                    best[2] = third;
                }
            }
        }
    }
    start_move(plan, GATHER);
    if (best[0] == NO_CARD) { /* no such trio left: the first card that may be picked */
        for (int i = 0; i < deck->count; i++)
            if (level(deck->card[i]) <= LIMIT) {
                put_list(plan, &deck->card[i], 1);
                return;
            }
    }
    put_list(plan, best, 3);
}

/* ---------------------------------------------------------------- other plans */

static void plan_dismissal(const State *state, const Temper *temper, Plan *plan) {
    const Party *party = &state->party[state->queue[0]];
    Valuation values = valuation_of(state, temper);
    int last = bit(state->waiting, state->queue[0]) ? party->heroes : party->heroes - 1, least = 0;
    for (int h = 1; h < last; h++)
        if (hero_worth(&values, party->hero[h].card) < hero_worth(&values, party->hero[least].card))
            least = h;
    start_move(plan, SEND_AWAY);
    put(plan, party->hero[least].card);
}

static double goods_value(const Party *party, const Offer *offer, int side, const Valuation *values) {
    double value = 0;
    for (int i = 0; i < offer->count[2 * side]; i++) {
        const Hero *hero = &party->hero[hero_index(party, offer->card[2 * side][i])];
        value += hero_worth(values, hero->card) + values->item * hero->gear;
    }
    for (int i = 0; i < offer->count[2 * side + 1]; i++)
        value += values->item * level(offer->card[2 * side + 1][i]);
    return value;
}

static void plan_answer(const State *state, const Temper *temper, Plan *plan) {
    Valuation values = valuation_of(state, temper);
    double given = goods_value(&state->party[state->queue[0]], &state->offer, 0, &values);
    double taken = goods_value(&state->party[state->offer.partner], &state->offer, 1, &values);
    start_move(plan, given > 1.5 * taken ? ACCEPT : DECLINE);
}

static void plan_condemnation(const State *state, Plan *plan) {
    int strongest = state->queue[0];
    for (int i = 1; i < state->queue_count; i++)
        if (hero_levels(state, state->queue[i]) > hero_levels(state, strongest))
            strongest = state->queue[i];
    start_move(plan, CONDEMN_PARTY);
    put(plan, strongest);
}

void make_plan(const State *state, const Temper *temper, uint64_t seed, Plan *plan) {
    plan->dealt = 0;
    plan->value = 0;
    switch (state->phase) {
    case MUSTER: plan_muster(state, temper, seed, plan); break;
    case LAY: best_layings(state, temper, seed, plan, 1); break;
    case QUESTS: best_quests(state, temper, seed, plan, 1); break;
    case ATTACK: case STAND: plan_fight(state, temper, plan); break;
    case STRIKE: plan_strike(state, temper, plan); break;
    case RECRUIT: {
        int few = state->party[state->queue[0]].heroes < PARTY;
        start_move(plan, few || tavern_gain(state, temper, state->queue[0]) > 0 ? TAKE_HERO : PASS);
        break;
    }
    case DISMISS: plan_dismissal(state, temper, plan); break;
    case HUNTERS: best_buys(state, temper, plan, 1); break;
    case MERCENARIES: best_hires(state, temper, plan, 1); break;
    case ANSWER: plan_answer(state, temper, plan); break;
    case READY: plan_ready(state, temper, seed, plan); break;
    case CHARGE: plan_charge(state, temper, plan); break;
    case WRATH: plan_wrath(state, temper, plan); break;
    default: plan_condemnation(state, plan);
    }
}

int list_plans(const State *state, const Temper *temper, uint64_t seed, Plan *plans, int most) {
    if (state->options.mode == OVERLORD_MODE && most > 1)
        switch (state->phase) {
        case READY: return all_loadouts(state, temper, seed, plans, most);
        case CHARGE: return all_charges(state, temper, plans, most);
        case WRATH: return all_wraths(state, temper, plans, most);
        default: break;
        }
    switch (state->phase) {
    case QUESTS: return best_quests(state, temper, seed, plans, most);
    case MERCENARIES: return best_hires(state, temper, plans, most);
    case HUNTERS: return best_buys(state, temper, plans, most);
    case LAY: return best_layings(state, temper, seed, plans, most);
    case ATTACK: case STAND: return all_fights(state, temper, plans, most);
    case STRIKE: return all_strikes(state, temper, plans, most);
    default: make_plan(state, temper, seed, plans); return 1;
    }
}

/* ---------------------------------------------------------------- playing */

void carry_out(State *state, const Plan *plan) {
    if (plan->dealt)
        set_loadout(&state->party[mover(state)], plan->holder);
    if (plan->move[0] != LAY_DOWN) {
        apply_move(state, plan->move, plan->count);
        return;
    }
    for (int at = 0; at < plan->count;) { /* a laying is one move per slot: kind, slot, list */
        int length = 3 + plan->move[at + 2];
        apply_move(state, plan->move + at, length);
        at += length;
    }
}

void play_out(State *state, const Temper *tempers, int last_round, uint64_t seed) {
    Plan plan;
    for (int step = 0; state->phase != OVER && state->round <= last_round && !state->overfull && step < 20000; step++) {
        int seat = mover(state);
        if (seat == CHANCE) {
            if (state->phase == LEADER)
                lead(state, below(&seed, state->options.players));
            else
                deal_top(state);
            advance(state);
            continue;
        }
        /* The luck of a decision depends on where it is made, so that games compared with each other share it. */
        uint64_t luck = mixed(seed, (uint64_t)((state->round * 64 + state->phase) * 16 + seat));
        make_plan(state, &tempers[seat], luck, &plan);
        carry_out(state, &plan);
    }
}

void imagine(State *state, int seat, uint64_t seed) {
    state->luck = mixed(seed, 1);
    state->refills = 0;
    if (seat != OVERLORD || state->options.mode != OVERLORD_MODE) {
        Cards *deck = &state->deck[MONSTERS];
        Card *hidden[SLOTS * MAX_AT_SLOT + MAX_PILE];
        int count = 0;
        for (int slot = 0; slot < state->slots; slot++)
            for (int i = 0; i < state->at[slot].monsters; i++)
                if (!state->at[slot].monster[i].shown)
                    hidden[count++] = &state->at[slot].monster[i].card;
        for (int i = 0; i < state->pile.count; i++)
            if (!state->pile.monster[i].shown)
                hidden[count++] = &state->pile.monster[i].card;
        for (int i = 0; i < count && deck->count + i < MAX_CARDS; i++)
            deck->card[deck->count + i] = *hidden[i];
        Cards all = *deck;
        all.count += count;
        uint64_t mix = mixed(seed, 2);
        shuffle(&all, &mix);
        for (int i = 0; i < count; i++)
            *hidden[i] = all.card[all.count - 1 - i];
        memcpy(deck->card, all.card, sizeof(Card) * deck->count);
    }
    for (int pile = 0; pile < DECKS; pile++) {
        uint64_t mix = mixed(seed, (uint64_t)(3 + pile));
        shuffle(&state->deck[pile], &mix);
    }
}
