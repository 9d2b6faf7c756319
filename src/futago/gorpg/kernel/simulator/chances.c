#include "chances.h"

#include <math.h>
#include <string.h>

#include "rules.h"

/* The highest first. */
static void insert_level(int *levels, int *wounds, int count, int level, int wound) {
    int j = count;
    for (; j && levels[j - 1] < level; j--) {
        levels[j] = levels[j - 1];
        wounds[j] = wounds[j - 1];
    }
    levels[j] = level;
    wounds[j] = wound;
}

static int usable_gear(const Party *party, int most, int heroes) {
    int count[16] = {0}, room = most * (heroes < QUESTING ? heroes : QUESTING), sum = 0;
    for (int i = 0; i < party->items; i++)
        count[level(party->item[i].card)]++;
    for (int l = 14; l > 0; l--)
        for (int k = 0; k < count[l] && room; k++, room--)
            sum += l;
    return sum;
}

void traits_of(const State *state, int number, float *traits) {
    const Party *party = &state->party[number];
    const Options *options = &state->options;
    int levels[MAX_HEROES + 1], wounds[MAX_HEROES + 1], sum = 0, hurt = 0, items = 0, best = 0, trophies = 0, kinds = 0;
    float *at = traits;
    memset(traits, 0, sizeof(float) * TRAITS);
    memset(levels, 0, sizeof levels);
    memset(wounds, 0, sizeof wounds);
    for (int h = 0; h < party->heroes; h++) {
        const Hero *hero = &party->hero[h];
        insert_level(levels, wounds, h, level(hero->card), hero->wound);
        sum += level(hero->card);
        hurt += hero->wound;
        kinds |= 1 << AFFILIATION_OF_FACE[hero->card & (COPY - 1)];
    }
    for (int i = 0; i < party->items; i++) {
        int high = level(party->item[i].card);
        items += high;
        best = high > best ? high : best;
    }
    for (int i = 0; i < party->trophies; i++)
        trophies += level(party->trophy[i]);
    int gold = gold_of(state, number), place = (number - state->leader + options->players) % options->players;
    int monsters = 0, strength = 0, shown = 0, corpses = 0, alive = 0;
    for (int slot = 0; slot < state->slots; slot++) {
        for (int i = 0; i < state->at[slot].monsters; i++) {
            const Monster *monster = &state->at[slot].monster[i];
            monsters++;
            shown += monster->shown;
            strength += monster->shown ? level(monster->card) : 0;
        }
        for (int i = 0; i < state->at[slot].corpses; i++)
            corpses += level(state->at[slot].corpse[i]);
    }
    int pile = 0, peak = 0, attacks[3] = {0};
    for (int i = 0; i < state->pile.count; i++) {
        Card card = state->pile.monster[i].card;
        int attack = monster_attack(card, TOWN);
        pile += attack;
        peak = attack > peak ? attack : peak;
        attacks[attack >= 14 ? 2 : attack >= 8 ? 1 : 0]++;
    }
    for (int p = 0; p < options->players; p++)
        alive += state->party[p].heroes > 0;
    if (party->heroes) {
        *at++ = 1;
        *at++ = bit(state->waiting, number);
        *at++ = party->heroes / 5.0f;
        *at++ = party->heroes == 1;
        *at++ = party->heroes == 2;
        *at++ = sum / 40.0f;
        for (int i = 0; i < PARTY; i++)
            *at++ = levels[i] / 14.0f;
        *at++ = hurt / 20.0f;
        for (int i = 0; i < QUESTING; i++)
            *at++ = wounds[i] / 10.0f;
        *at++ = items / 60.0f;
        *at++ = usable_gear(party, options->most_items, party->heroes) / 60.0f;
        *at++ = party->items / 12.0f;
        *at++ = best / 14.0f;
        *at++ = trophies / 50.0f;
        *at++ = party->trophies / 10.0f;
        *at++ = party->coins / 50.0f;
        *at++ = gold / 300.0f;
        *at++ = (float)log1p(gold < 0 ? 0 : gold) / 5.0f;
        *at++ = bit(state->recruited, number);
        *at++ = (float)place / (float)options->players;
        *at++ = __builtin_popcount((unsigned)kinds) / 4.0f;
    }
    at = traits + 27;
    *at++ = options->players / 7.0f;
    *at++ = alive / 7.0f;
    *at++ = monsters / 20.0f;
    *at++ = strength / 100.0f;
    *at++ = corpses / 100.0f;
    *at++ = pile / 300.0f;
    *at++ = attacks[1] / 20.0f;
    *at++ = attacks[2] / 20.0f;
    *at++ = peak / 20.0f;
}

static double promise(const Net *net, const float *traits) {
    float sum = net->constant;
    for (int n = 0; n < NEURONS; n++) {
        float in = net->bias[n];
        for (int t = 0; t < TRAITS; t++)
            in += net->weight[n][t] * traits[t];
        if (in > 0)
            sum += net->sum[n] * in;
    }
    return sum;
}

double chance_of(const State *state, int seat, const Net *nets) {
    const Net *net = &nets[state->round - 2];
    int players = state->options.players;
    double promises[PLAYERS], most = -1e300, sum = 0;
    for (int party = 0; party < players; party++) {
        float traits[TRAITS];
        traits_of(state, party, traits);
        promises[party] = promise(net, traits);
        sum += promises[party];
        most = promises[party] > most ? promises[party] : most;
    }
    if (state->options.mode != STANDARD) {
        double chance = 1.0 / (1.0 + exp(-sum));
        return seat == OVERLORD ? 1.0 - chance : chance;
    }
    double all = 0;
    for (int party = 0; party < players; party++)
        all += exp(promises[party] - most);
    return exp(promises[seat] - most) / all;
}
