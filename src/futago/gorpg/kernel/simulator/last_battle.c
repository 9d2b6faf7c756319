/* Items, attacks and strikes in the last battle. */
#include <string.h>

#include "policy.h"
#include "rules.h"

enum { STRONG = 22, TRIES = 60 };

/* ---------------------------------------------------------------- the last battle: items */

static Stakes town_stakes(const State *state) {
    return (Stakes){.trophy = 1.0, .wound = 0.2, .wiped = 1000.0, .no_retreat = 1,
                    .strikes = state->options.targets == AT_BEST ? STRIKES_AT_BEST : STRIKES_BY_RULE};
}

static Band town_band(const Party *party, const int *gear) {
    Band band = {0};
    for (int h = 0; h < party->heroes; h++) {
        const Hero *hero = &party->hero[h];
        int full = level(hero->card) + gear[h];
        band.fighter[band.count++] =
            (Fighter){at_least_one(full + bonus(hero->card, TOWN)), full - hero->wound, full, full, hero->card};
    }
    line_up(&band);
    return band;
}

static double loadout_value(const State *state, const Party *party, const int8_t *holder, const Foes *foes) {
    int gear[MAX_HEROES];
    const Trophies none = {0};
    Stakes stakes = town_stakes(state);
    gear_of(party, holder, gear);
    Band band = town_band(party, gear);
    return go_value(&band, foes, &none, &stakes, 0, 0);
}

static void solo_loadout(const State *state, const Temper *temper, uint64_t seed, int8_t *best) {
    const Party *party = &state->party[0];
    Foes foes = foes_of(state->town.monster, state->town.count, TOWN);
    int8_t bare[MAX_ITEMS], trial[MAX_ITEMS];
    int team[MAX_HEROES], held[MAX_HEROES];
    double best_value = -1e300;
    bare_loadout(party, bare);
    for (int h = 0; h < party->heroes; h++)
        team[h] = h;
    for (int style = 0; style < STYLES; style++) {
        deal_items(party, bare, team, party->heroes, TOWN, state->options.most_items, style, trial);
        double value = loadout_value(state, party, trial, &foes);
        if (value > best_value) {
            best_value = value;
            memcpy(best, trial, party->items);
        }
    }
    int tries = party->heroes > 1 && party->items ? (temper->thorough ? 8 * TRIES : TRIES) : 0;
    for (int i = 0; i < tries; i++) {
        memcpy(trial, best, party->items);
        memset(held, 0, sizeof held);
        for (int k = 0; k < party->items; k++)
            if (trial[k] >= 0)
                held[trial[k]]++;
        for (int moves = 1 + below(&seed, 2); moves; moves--) {
            int item = below(&seed, party->items), taker = below(&seed, party->heroes);
            if (bare[item] >= 0 || trial[item] == taker)
                continue;
            if (held[taker] < state->options.most_items) {
                if (trial[item] >= 0)
                    held[trial[item]]--;
                trial[item] = (int8_t)taker;
                held[taker]++;
            } else { /* swap with one of the taker's */
                int other = below(&seed, party->items);
                if (trial[other] != taker || bare[other] >= 0)
                    continue;
                trial[other] = trial[item];
                trial[item] = (int8_t)taker;
            }
        }
        double value = loadout_value(state, party, trial, &foes);
        if (value > best_value) {
            best_value = value;
            memcpy(best, trial, party->items);
        }
    }
}

/* As many heroes as possible who kill with one blow; what is left goes to the strongest. */
static void strong_loadout(const State *state, const Party *party, int8_t *holder) {
    int order[MAX_ITEMS], all = by_level(party, order), rank[MAX_HEROES], gear[MAX_HEROES], held[MAX_HEROES] = {0};
    int most = state->options.most_items;
    bare_loadout(party, holder);
    gear_of(party, holder, gear);
    for (int i = 0; i < party->items; i++)
        if (holder[i] >= 0)
            held[holder[i]]++;
    for (int h = 0; h < party->heroes; h++) {
        int key = level(party->hero[h].card) + bonus(party->hero[h].card, TOWN), j = h;
        for (; j && level(party->hero[rank[j - 1]].card) + bonus(party->hero[rank[j - 1]].card, TOWN) < key; j--)
            rank[j] = rank[j - 1];
        rank[j] = h;
    }
    for (int r = 0; r < party->heroes; r++) {
        int h = rank[r], attack = level(party->hero[h].card) + bonus(party->hero[h].card, TOWN) + gear[h];
        while (held[h] < most && attack < STRONG) {
            int pick = -1;
            for (int i = 0; i < all; i++) {
                if (holder[order[i]] >= 0)
                    continue;
                if (pick < 0 || level(party->item[order[i]].card) >= STRONG - attack)
                    pick = order[i]; /* the least that is enough, else the highest */
            }
            if (pick < 0)
                break;
            holder[pick] = (int8_t)h;
            held[h]++;
            attack += level(party->item[pick].card);
        }
    }
    for (int r = 0; r < party->heroes; r++)
        for (int i = 0; i < all; i++)
            if (holder[order[i]] < 0 && held[rank[r]] < most) {
                holder[order[i]] = (int8_t)rank[r];
                held[rank[r]]++;
            }
}

void plan_ready(const State *state, const Temper *temper, uint64_t seed, Plan *plan) {
    plan->dealt = 1;
    if (state->options.mode == SOLO)
        solo_loadout(state, temper, seed, plan->holder);
    else
        strong_loadout(state, &state->party[state->queue[0]], plan->holder);
    start_move(plan, PASS);
}

/* ---------------------------------------------------------------- the last battle: attacks */

static void solo_charge(const State *state, const Temper *temper, Plan *plan) {
    const Party *party = &state->party[0];
    int gear[MAX_HEROES], yet[MAX_FIGHTERS], count = 0, targets[MAX_FIGHTERS], attacks[MAX_FIGHTERS];
    for (int h = 0; h < party->heroes; h++)
        gear[h] = party->hero[h].gear;
    Band band = town_band(party, gear);
    Foes foes = foes_of(state->town.monster, state->town.count, TOWN);
    Stakes stakes = town_stakes(state);
    const Trophies none = {0};
    for (int i = 0; i < band.count; i++)
        for (int j = 0; j < state->yet_count; j++)
            if (band.fighter[i].card == state->yet[j])
                yet[count++] = i;
    if (temper->thorough) {
        best_targets(&band, yet, count, &foes, &none, &stakes, 0, targets);
    } else {
        for (int i = 0; i < count; i++)
            attacks[i] = band.fighter[yet[i]].attack;
        choose_targets(attacks, count, &foes, targets);
    }
    put_hit(plan, band.fighter[yet[0]].card, foes.foe[targets[0]].card, -1);
}

/* Where each party plays for itself: a blow that puts this party first when the battle is nearly won. */
static int rival_blow(const State *state, Plan *plan) {
    int me = state->queue[0], rival = -1, mine = gold_of(state, me);
    if (!in_contest(state) || state->town.count > 3 || state->options.victory == COLLECTIVE)
        return 0;
    for (int other = 0; other < state->options.players; other++) {
        if (other == me || bit(state->out, other) || gold_of(state, other) < mine)
            continue;
        if (rival >= 0)
            return 0;
        rival = other;
    }
    if (rival < 0)
        return 0;
    const Party *party = &state->party[me], *other = &state->party[rival];
    for (int h = 0; h < party->heroes; h++)
        for (int k = 0; k < other->heroes; k++) {
            int items = other->hero[k].gear * state->options.item_value;
            int left = other->heroes == 1 ? 0 : gold_of(state, rival) - items;
            if (hero_life(&other->hero[k]) <= hero_attack(&party->hero[h], TOWN) && left < mine) {
                put_hit(plan, party->hero[h].card, other->hero[k].card, rival);
                return 1;
            }
        }
    return 0;
}

void plan_charge(const State *state, const Temper *temper, Plan *plan) {
    plan->dealt = 0;
    if (state->options.mode == SOLO) {
        solo_charge(state, temper, plan);
        return;
    }
    if (rival_blow(state, plan))
        return;
    const Party *party = &state->party[state->queue[0]];
    const Horde *town = &state->town;
    int best = 0, dying = -1, nearest = -1, nearest_key = 1 << 30, dying_key = -1;
    for (int h = 1; h < party->heroes; h++)
        if (hero_attack(&party->hero[h], TOWN) > hero_attack(&party->hero[best], TOWN))
            best = h;
    int attack = hero_attack(&party->hero[best], TOWN);
    for (int i = 0; i < town->count; i++) {
        const Monster *monster = &town->monster[i];
        int life = monster_defence(monster->card, TOWN) - monster->wound, danger = monster_attack(monster->card, TOWN);
        int key = danger * 64 + level(monster->card);
        if (life <= attack && key > dying_key) {
            dying_key = key;
            dying = i;
        }
        key = (life + attack - 1) / attack * 4096 - danger;
        if (key < nearest_key) {
            nearest_key = key;
            nearest = i;
        }
    }
    put_hit(plan, party->hero[best].card, town->monster[dying >= 0 ? dying : nearest].card, -1);
}

/* ---------------------------------------------------------------- the last battle: strikes */

static void solo_strike(const State *state, Plan *plan) {
    const Party *party = &state->party[0];
    int damage = monster_attack(state->striker[0], TOWN), best = 0;
    double best_loss = 1e300;
    for (int h = 0; h < party->heroes; h++) {
        const Hero *hero = &party->hero[h];
        double loss = hero_life(hero) <= damage ? hero_attack(hero, TOWN) - 0.8 * damage
                                                : 0.1 * damage - 1e-3 * hero_life(hero);
        if (loss < best_loss) {
            best_loss = loss;
            best = h;
        }
    }
    put_strike(plan, state->striker[0], party->hero[best].card);
}

static int middle_life(const Horde *town) {
    int counts[128] = {0}, seen = 0;
    for (int i = 0; i < town->count; i++) {
        int life = monster_defence(town->monster[i].card, TOWN) - town->monster[i].wound;
        counts[life < 127 ? life : 127]++;
    }
    for (int life = 0; life < 128; life++) {
        seen += counts[life];
        if (seen > town->count / 2)
            return life;
    }
    return 127;
}

/* Kill the strong heroes of one party after the other, beginning where that takes the least. */
void plan_wrath(const State *state, const Temper *temper, Plan *plan) {
    (void)temper;
    if (state->options.mode == SOLO) {
        solo_strike(state, plan);
        return;
    }
    int usual = middle_life(&state->town), best_life = 1 << 30;
    const Hero *target = 0;
    for (int number = 0; number < state->options.players; number++) {
        const Party *party = &state->party[number];
        int top = 0, life = 0;
        const Hero *weakest = 0;
        for (int h = 0; h < party->heroes; h++)
            if (hero_attack(&party->hero[h], TOWN) > top)
                top = hero_attack(&party->hero[h], TOWN);
        for (int h = 0; h < party->heroes; h++) {
            const Hero *hero = &party->hero[h];
            if (hero_attack(hero, TOWN) < (usual < top ? usual : top))
                continue;
            life += hero_life(hero);
            if (!weakest || hero_life(hero) < hero_life(weakest))
                weakest = hero;
        }
        if (weakest && life < best_life) {
            best_life = life;
            target = weakest;
        }
    }
    Card cards[MAX_PILE];
    int attacks[MAX_PILE], count = sorted_strikers(state, TOWN, cards, attacks), pick = 0;
    while (pick < count - 1 && attacks[pick] < hero_life(target))
        pick++;
    put_strike(plan, cards[pick], target->card);
}

/* ---------------------------------------------------------------- the last battle of an Overlord game: all ideas */

/* The usual way to deal out the items, then those in which heroes go on quests, for all heroes. */
int all_loadouts(const State *state, const Temper *temper, uint64_t seed, Plan *plans, int most) {
    const Party *party = &state->party[state->queue[0]];
    int8_t bare[MAX_ITEMS];
    int team[MAX_HEROES], found = 1;
    plan_ready(state, temper, seed, &plans[0]);
    bare_loadout(party, bare);
    for (int h = 0; h < party->heroes; h++)
        team[h] = h;
    for (int style = 0; style < STYLES && found < most; style++, found++) {
        plans[found] = plans[0];
        deal_items(party, bare, team, party->heroes, TOWN, state->options.most_items, style, plans[found].holder);
    }
    for (int i = 0; i < found; i++)
        plans[i].value = 0;
    return found;
}

/* The usual attack, then the most dangerous monsters for each of the strongest heroes: those who would die first. */
int all_charges(const State *state, const Temper *temper, Plan *plans, int most) {
    enum { ATTACKERS = 3, TARGETS = 6 };
    const Party *party = &state->party[state->queue[0]];
    const Horde *town = &state->town;
    int taken = 0, found = 1;
    plan_charge(state, temper, &plans[0]);
    for (int k = 0; k < ATTACKERS && k < party->heroes; k++) {
        int best = -1;
        for (int h = 0; h < party->heroes; h++)
            if (!bit(taken, h) &&
                (best < 0 || hero_attack(&party->hero[h], TOWN) > hero_attack(&party->hero[best], TOWN)))
                best = h;
        taken |= 1 << best;
        int attack = hero_attack(&party->hero[best], TOWN);
        uint64_t tried[(MAX_PILE + 63) / 64] = {0};
        for (int t = 0; t < TARGETS && t < town->count && found < most; t++) {
            int target = -1, top = -1;
            for (int i = 0; i < town->count; i++) {
                const Monster *monster = &town->monster[i];
                int life = monster_defence(monster->card, TOWN) - monster->wound;
                int key = monster_attack(monster->card, TOWN) + (life <= attack ? 1000 : 0);
                if (!(tried[i / 64] >> i % 64 & 1) && key > top) {
                    top = key;
                    target = i;
                }
            }
            tried[target / 64] |= 1ull << target % 64;
            put_hit(&plans[found], party->hero[best].card, town->monster[target].card, -1);
            plans[found].dealt = 0;
            found += !same_move(&plans[found], &plans[0]);
        }
    }
    for (int i = 0; i < found; i++)
        plans[i].value = 0;
    return found;
}

/* The usual strike, then for each hero the weakest monster that kills it, or the strongest. */
int all_wraths(const State *state, const Temper *temper, Plan *plans, int most) {
    Card cards[MAX_PILE];
    int attacks[MAX_PILE], count = sorted_strikers(state, TOWN, cards, attacks), found = 1;
    plan_wrath(state, temper, &plans[0]);
    for (int number = 0; number < state->options.players; number++) {
        const Party *party = &state->party[number];
        for (int h = 0; h < party->heroes && found < most; h++) {
            int pick = 0;
            while (pick < count - 1 && attacks[pick] < hero_life(&party->hero[h]))
                pick++;
            put_strike(&plans[found], cards[pick], party->hero[h].card);
            found += !same_move(&plans[found], &plans[0]);
        }
    }
    for (int i = 0; i < found; i++)
        plans[i].value = 0;
    return found;
}
