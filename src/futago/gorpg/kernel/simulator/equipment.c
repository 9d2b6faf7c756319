/* How a party deals out its items. */
#include "policy.h"

#include <string.h>

enum { FRONT_LEAD = 8 };

int by_level(const Party *party, int *order) {
    for (int i = 0; i < party->items; i++) {
        Card card = party->item[i].card;
        int j = i;
        for (; j; j--) {
            Card other = party->item[order[j - 1]].card;
            if (level(other) > level(card) || (level(other) == level(card) && other < card))
                break;
            order[j] = order[j - 1];
        }
        order[j] = i;
    }
    return party->items;
}

/* What a hero needs to survive its wound, from its own items alone. */
static void keep_own(const Party *party, int hero, const int *order, int8_t *holder) {
    int lack = party->hero[hero].wound + 1 - level(party->hero[hero].card), enough = -1;
    for (int i = 0; i < party->items && lack > 0; i++)
        if (party->item[order[i]].holder == hero && level(party->item[order[i]].card) >= lack)
            enough = order[i]; /* the least that suffices comes last */
    if (enough >= 0) {
        holder[enough] = (int8_t)hero;
        return;
    }
    for (int i = 0; i < party->items && lack > 0; i++)
        if (party->item[order[i]].holder == hero) {
            holder[order[i]] = (int8_t)hero;
            lack -= level(party->item[order[i]].card);
        }
}

/* The same from all items, the most wounded first, so that it does not matter who carries them now. Returns whether
   everybody survives. */
static int share_out(const Party *party, const int *order, int8_t *holder) {
    int served = 0;
    for (;;) {
        int worst = -1, lack = 0;
        for (int h = 0; h < party->heroes; h++) {
            int need = party->hero[h].wound + 1 - level(party->hero[h].card);
            if (!bit(served, h) && need > lack) {
                lack = need;
                worst = h;
            }
        }
        if (worst < 0)
            return 1;
        served |= 1 << worst;
        int enough = -1;
        for (int i = 0; i < party->items; i++)
            if (holder[order[i]] == STORED && level(party->item[order[i]].card) >= lack)
                enough = order[i];
        if (enough < 0)
            return 0;
        holder[enough] = (int8_t)worst;
    }
}

void bare_loadout(const Party *party, int8_t *holder) {
    int order[MAX_ITEMS];
    by_level(party, order);
    memset(holder, STORED, party->items);
    if (share_out(party, order, holder))
        return;
    memset(holder, STORED, party->items);
    for (int h = 0; h < party->heroes; h++)
        keep_own(party, h, order, holder);
}

void gear_of(const Party *party, const int8_t *holder, int *gear) {
    memset(gear, 0, sizeof(int) * MAX_HEROES);
    for (int i = 0; i < party->items; i++)
        if (holder[i] >= 0)
            gear[holder[i]] += level(party->item[i].card);
}

void deal_items(const Party *party, const int8_t *bare, const int *team, int count, Card location, int most, int style,
                int8_t *holder) {
    int gear[MAX_HEROES], held[MAX_HEROES] = {0}, rank[QUESTING + PARTY], power[MAX_HEROES], order[MAX_ITEMS];
    memcpy(holder, bare, party->items);
    gear_of(party, bare, gear);
    for (int i = 0; i < party->items; i++)
        if (bare[i] >= 0)
            held[bare[i]]++;
    for (int i = 0; i < count; i++) {
        const Hero *hero = &party->hero[team[i]];
        int key = level(hero->card) * 4096 + level(hero->card) + gear[team[i]] - hero->wound, j = i;
        for (; j; j--) {
            const Hero *other = &party->hero[rank[j - 1]];
            int other_key = level(other->card) * 4096 + level(other->card) + gear[rank[j - 1]] - other->wound;
            if (other_key <= key)
                break;
            rank[j] = rank[j - 1];
        }
        rank[j] = team[i];
    }
    for (int place = 0; place < count; place++) {
        const Hero *hero = &party->hero[rank[place]];
        int strength = level(hero->card) + gear[rank[place]] + bonus(hero->card, location);
        if (style == BACK || (style == TWO && place == 0 && count > 2))
            strength += 1000 * (count - place);
        else if (style == FRONT && place == 0)
            strength -= FRONT_LEAD + hero->wound;
        power[place] = strength;
    }
    int all = by_level(party, order);
    for (int i = 0; i < all; i++) {
        int item = order[i], weakest = -1;
        if (bare[item] >= 0)
            continue;
        for (int place = 0; place < count; place++)
            if (held[rank[place]] < most && (weakest < 0 || power[place] < power[weakest]))
                weakest = place;
        if (weakest < 0)
            break;
        holder[item] = (int8_t)rank[weakest];
        held[rank[weakest]]++;
        if (style != BACK)
            power[weakest] += level(party->item[item].card);
    }
}

void set_loadout(Party *party, const int8_t *holder) {
    for (int h = 0; h < party->heroes; h++)
        party->hero[h].gear = party->hero[h].items = 0;
    for (int i = 0; i < party->items; i++) {
        party->item[i].holder = holder[i];
        if (holder[i] >= 0) {
            party->hero[holder[i]].gear += (int16_t)level(party->item[i].card);
            party->hero[holder[i]].items++;
        }
    }
}
