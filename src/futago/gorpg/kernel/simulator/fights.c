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

/* A battle as the party to move sees it. */
typedef struct {
    const Party *party;
    Stakes stakes;
    Band band, ally;
    Trophies spoils;
    Foes foes;
    int yet[MAX_FIGHTERS], count; /* who has yet to attack */
} Fight;

static void begin_fight(Fight *fight, const State *state, const Temper *temper) {
    const Party *party = fight->party = &state->party[state->queue[0]];
    const Slot *at = &state->at[state->slot];
    Valuation values = valuation_of(state, temper);
    fight->stakes = stakes_here(state, temper, &values, party);
    fight->band.count = fight->ally.count = fight->count = 0;
    fight->spoils = (Trophies){0};
    join_band(&fight->band, party, at->location, &values);
    for (int i = 1; i < state->queue_count; i++)
        join_band(&fight->ally, &state->party[state->queue[i]], at->location, &values);
    for (int i = 0; i < party->spoils; i++)
        add_level(&fight->spoils, level(party->spoil[i]));
    fight->foes = foes_of(at->monster, at->monsters, at->location);
    for (int i = 0; i < fight->band.count; i++)
        for (int j = 0; j < state->yet_count; j++)
            if (fight->band.fighter[i].card == state->yet[j])
                fight->yet[fight->count++] = i;
}

static void plan_hit(const Fight *fight, int foe, Plan *plan) {
    put_hit(plan, fight->band.fighter[fight->yet[0]].card, fight->foes.foe[foe].card, -1);
}

void plan_fight(const State *state, const Temper *temper, Plan *plan) {
    Fight fight;
    begin_fight(&fight, state, temper);
    const Stakes *stakes = &fight.stakes;
    const Band *band = &fight.band, *ally = &fight.ally;
    plan->dealt = 0;
    double leave = retreat_value(band, &fight.spoils, stakes);
    if (state->phase == STAND) {
        if (stay_value(band, &fight.foes, &fight.spoils, stakes, ally, 0) >= leave)
            start_move(plan, PASS);
        else
            plan_retreat(state, fight.party, plan);
        return;
    }
    int targets[MAX_FIGHTERS], attacks[MAX_FIGHTERS];
    double value;
    if (temper->thorough) {
        value = best_targets(band, fight.yet, fight.count, &fight.foes, &fight.spoils, stakes, ally, targets);
    } else {
        Foes left;
        Trophies after = fight.spoils;
        for (int i = 0; i < fight.count; i++)
            attacks[i] = band->fighter[fight.yet[i]].attack;
        choose_targets(attacks, fight.count, &fight.foes, targets);
        after_attacks(attacks, fight.count, &fight.foes, targets, &left, &after);
        value = stand_value(band, &left, &after, stakes, ally, 0);
    }
    if (leave > value)
        plan_retreat(state, fight.party, plan);
    else
        plan_hit(&fight, targets[0], plan);
}

/* The usual plan, then every other target for the next hero, and whether to leave. */
int all_fights(const State *state, const Temper *temper, Plan *plans, int most) {
    Fight fight;
    int found = 1;
    make_plan(state, temper, 0, &plans[0]);
    plans[0].value = 0;
    if (most < 2)
        return 1;
    begin_fight(&fight, state, temper);
    if (plans[0].move[0] != RETREAT) {
        plans[found].dealt = 0;
        plan_retreat(state, fight.party, &plans[found++]);
    } else if (state->phase == STAND) {
        plans[found].dealt = 0;
        start_move(&plans[found++], PASS);
    }
    for (int foe = 0; state->phase == ATTACK && foe < fight.foes.count && found < most; foe++) {
        plans[found].dealt = 0;
        plan_hit(&fight, foe, &plans[found]);
        found += !same_move(&plans[found], &plans[0]);
    }
    for (int i = 1; i < found; i++)
        plans[i].value = 0;
    return found;
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

/* The usual strike, then every other monster, one of each strength, on every hero. */
int all_strikes(const State *state, const Temper *temper, Plan *plans, int most) {
    const Party *party = &state->party[state->queue[0]];
    Card cards[MAX_PILE];
    int attacks[MAX_PILE], count = sorted_strikers(state, state->at[state->slot].location, cards, attacks), found = 1;
    make_plan(state, temper, 0, &plans[0]);
    for (int i = 0; i < party->questing; i++)
        for (int k = 0; k < count && found < most; k++) {
            if (k && attacks[k] == attacks[k - 1])
                continue;
            put_strike(&plans[found], cards[k], party->quest[i]);
            found += !same_move(&plans[found], &plans[0]);
        }
    for (int i = 0; i < found; i++)
        plans[i].value = 0;
    return found;
}
