/* Attacks, retreats and strikes on quests. */
#include <string.h>

#include "policy.h"
#include "rules.h"

Foes foes_of(const Monster *row, int count, Card location) {
    Foes foes;
    foes.count = count < MAX_FOES ? count : MAX_FOES;
    for (int i = 0; i < foes.count; i++)
        foes.foe[i] = (Foe){monster_attack(row[i].card, location),
                            monster_defence(row[i].card, location) - row[i].wound, level(row[i].card), row[i].card};
    return foes;
}

static void join_band(Band *band, const Party *party, Card location, const Valuation *values) {
    Band joining = {0};
    for (int i = 0; i < party->questing; i++) {
        const Hero *hero = &party->hero[hero_index(party, party->quest[i])];
        double keep = hero_worth(values, hero->card) + values->item * hero->gear;
        joining.fighter[joining.count++] =
            (Fighter){hero_attack(hero, location), hero_life(hero), hero_full(hero), keep, hero->card};
    }
    line_up(&joining);
    for (int i = 0; i < joining.count && band->count < MAX_FIGHTERS; i++)
        band->fighter[band->count++] = joining.fighter[i];
}

/* ---------------------------------------------------------------- quests */

static Stakes stakes_here(const State *state, const Temper *temper, const Valuation *values, const Party *party) {
    const Options *options = &state->options;
    const Slot *at = &state->at[state->slot];
    Stakes stakes = {.trophy = values->trophy, .wound = values->wound, .flee = temper->weight[FLEE]};
    int corpses = 0;
    for (int i = 0; i < at->corpses; i++)
        corpses += level(at->corpse[i]);
    stakes.cleared = values->trophy * corpses + temper->weight[CLEAR];
    if (options->bounty)
        stakes.cleared += level(at->location);
    if (options->retreat_all)
        for (int i = 0; i < party->trophies; i++)
            add_level(&stakes.old, level(party->trophy[i]));
    stakes.lone = values->lone;
    stakes.home = party->heroes - party->questing;
    if (!stakes.home || (options->mode == SOLO && options->questing_stand))
        stakes.wiped = values->last;
    stakes.spoils_lost = stakes.slain_stay = options->mode == OVERLORD_MODE;
    stakes.strikes = options->mode == OVERLORD_MODE ? STRIKES_DIRECTED : STRIKES_BY_RULE;
    stakes.one_exchange = options->one_exchange;
    return stakes;
}

/* The trophies of lowest level stay behind; what was slain on this quest may have to. */
static void plan_retreat(const State *state, const Party *party, Plan *plan) {
    Card left[MAX_TROPHIES + MAX_SPOILS], pool[MAX_TROPHIES + MAX_SPOILS];
    int count = 0, pooled = 0, stays = state->options.mode == OVERLORD_MODE;
    for (int i = 0; i < party->spoils; i++)
        if (stays)
            left[count++] = party->spoil[i];
        else
            pool[pooled++] = party->spoil[i];
    if (state->options.retreat_all)
        for (int i = 0; i < party->trophies; i++)
            pool[pooled++] = party->trophy[i];
    for (int gone = pooled / 2, next = 0; gone; gone--, next++) {
        for (int i = next + 1; i < pooled; i++)
            if (level(pool[i]) < level(pool[next])) {
                Card held = pool[i];
                pool[i] = pool[next];
                pool[next] = held;
            }
        left[count++] = pool[next];
    }
    start_move(plan, RETREAT);
    put_list(plan, left, count);
}

void put_hit(Plan *plan, Card hero, Card target, int party) {
    start_move(plan, HIT);
    put(plan, hero);
    put(plan, target);
    put(plan, party);
}

void plan_fight(const State *state, const Temper *temper, Plan *plan) {
    const Party *party = &state->party[state->queue[0]];
    const Slot *at = &state->at[state->slot];
    Valuation values = valuation_of(state, temper);
    Stakes stakes = stakes_here(state, temper, &values, party);
    Band band = {0}, ally = {0};
    Trophies spoils = {0};
    plan->dealt = 0;
    join_band(&band, party, at->location, &values);
    for (int i = 1; i < state->queue_count; i++)
        join_band(&ally, &state->party[state->queue[i]], at->location, &values);
    for (int i = 0; i < party->spoils; i++)
        add_level(&spoils, level(party->spoil[i]));
    Foes foes = foes_of(at->monster, at->monsters, at->location);
    double leave = retreat_value(&band, &spoils, &stakes);
    if (state->phase == STAND) {
        if (stay_value(&band, &foes, &spoils, &stakes, &ally, 0) >= leave)
            start_move(plan, PASS);
        else
            plan_retreat(state, party, plan);
        return;
    }
    int yet[MAX_FIGHTERS], count = 0, targets[MAX_FIGHTERS], attacks[MAX_FIGHTERS];
    for (int i = 0; i < band.count; i++)
        for (int j = 0; j < state->yet_count; j++)
            if (band.fighter[i].card == state->yet[j])
                yet[count++] = i;
    double value;
    if (temper->thorough) {
        value = best_targets(&band, yet, count, &foes, &spoils, &stakes, &ally, targets);
    } else {
        Foes left;
        Trophies after = spoils;
        for (int i = 0; i < count; i++)
            attacks[i] = band.fighter[yet[i]].attack;
        choose_targets(attacks, count, &foes, targets);
        after_attacks(attacks, count, &foes, targets, &left, &after);
        value = stand_value(&band, &left, &after, &stakes, &ally, 0);
    }
    if (leave > value)
        plan_retreat(state, party, plan);
    else
        put_hit(plan, band.fighter[yet[0]].card, foes.foe[targets[0]].card, -1);
}

/* ---------------------------------------------------------------- the Overlord's strikes on a quest */

int sorted_strikers(const State *state, Card location, Card *cards, int *attacks) {
    for (int i = 0; i < state->strikers; i++) {
        int attack = monster_attack(state->striker[i], location), j = i;
        for (; j && attacks[j - 1] > attack; j--) {
            attacks[j] = attacks[j - 1];
            cards[j] = cards[j - 1];
        }
        attacks[j] = attack;
        cards[j] = state->striker[i];
    }
    return state->strikers;
}

void put_strike(Plan *plan, Card monster, Card hero) {
    plan->dealt = 0;
    start_move(plan, HIT_HERO);
    put(plan, monster);
    put(plan, hero);
}

void plan_strike(const State *state, const Temper *temper, Plan *plan) {
    const Party *party = &state->party[state->queue[0]];
    Card location = state->at[state->slot].location, cards[MAX_PILE];
    int attacks[MAX_PILE], blows[MAX_PILE], count = sorted_strikers(state, location, cards, attacks);
    Valuation values = valuation_of(state, temper);
    int dying = -1, dearest = -1, first_blow = 0;
    double best_dying = -1e300, best_rate = -1e300;
    for (int i = 0; i < party->questing; i++) {
        const Hero *hero = &party->hero[hero_index(party, party->quest[i])];
        double dear = hero_worth(&values, hero->card) + values.item * hero->gear;
        if (party->heroes == 1)
            dear += values.last;
        int used = killing_blows(hero_life(hero), attacks, count, blows);
        if (used && dear > best_dying) {
            best_dying = dear;
            dying = i;
            first_blow = blows[0];
        }
        if (dear / hero_life(hero) > best_rate) {
            best_rate = dear / hero_life(hero);
            dearest = i;
        }
    }
    if (dying < 0) {
        put_strike(plan, cards[count - 1], party->quest[dearest]);
        return;
    }
    for (int i = 0; i < count; i++)
        if (attacks[i] == first_blow) {
            put_strike(plan, cards[i], party->quest[dying]);
            return;
        }
}
