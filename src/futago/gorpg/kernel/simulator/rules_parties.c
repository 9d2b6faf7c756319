#include "rules_parts.h"

#include <string.h>

static const int8_t SLOT_MONSTERS[SLOTS] = {1, 2, 3, 2, 1, 3, 2, 1};
static const int8_t SOLO_MONSTERS[ROUNDS - 1][3] = {{2, 2, 3}, {2, 3, 3}, {3, 3, 3}, {3, 3, 4}, {3, 4, 4},
                                                    {4, 4, 4}, {4, 4, 5}, {4, 5, 5}, {5, 5, 5}};

/* ---------------------------------------------------------------- queries */

int slot_count(const Options *options, int round, int slot) {
    if (options->mode == SOLO)
        return round >= 1 && round < ROUNDS ? SOLO_MONSTERS[round - 1][slot] : 0;
    return SLOT_MONSTERS[slot] + (round >= 5) + (round >= 9);
}

int lacking(const State *state, int slot) {
    int lack = slot_count(&state->options, state->round, slot) - state->at[slot].monsters;
    return lack > 0 ? lack : 0;
}

int hero_index(const Party *party, Card card) {
    for (int i = 0; i < party->heroes; i++)
        if (party->hero[i].card == card)
            return i;
    return -1;
}

int gold_of(const State *state, int number) {
    const Party *party = &state->party[number];
    int items = 0, trophies = 0;
    for (int i = 0; i < party->items; i++)
        items += level(party->item[i].card);
    for (int i = 0; i < party->trophies; i++)
        trophies += state->options.trophy_card ? 1 : level(party->trophy[i]);
    return items * state->options.item_value + trophies + party->coins;
}

int hero_levels(const State *state, int number) {
    const Party *party = &state->party[number];
    int sum = 0;
    for (int i = 0; i < party->heroes; i++)
        sum += level(party->hero[i].card);
    return sum;
}

int in_contest(const State *state) {
    int victory = state->options.victory;
    return victory == INDIVIDUAL || (victory == OPEN && state->blow);
}

int turn_order(const State *state, int8_t *order) {
    int count = 0, players = state->options.players;
    for (int step = 0; step < players; step++) {
        int party = (state->leader + step) % players;
        if (!bit(state->out, party))
            order[count++] = (int8_t)party;
    }
    return count;
}

void queue_all(State *state) { state->queue_count = turn_order(state, state->queue); }

void next_in_queue(State *state) {
    memmove(state->queue, state->queue + 1, --state->queue_count);
}

int may_recruit(const State *state, int party) {
    return state->options.mode != SOLO && !bit(state->recruited, party);
}

int slain_stay(const State *state) { return state->options.mode == OVERLORD_MODE; }

void end_of_game(State *state, int winners, int reason) {
    state->winners = winners;
    state->reason = reason;
    state->phase = OVER;
    state->queue_count = 0;
}

int mover(const State *state) {
    switch (state->phase) {
    case LEADER: case LOCATE: case POPULATE: case SUMMON: case TAVERN: case HUNTERS_DEAL:
    case MERCENARIES_DEAL: case TOWN_DEAL:
        return CHANCE;
    case LAY: case STRIKE: case CONDEMN:
        return OVERLORD;
    case WRATH:
        return state->options.mode == OVERLORD_MODE ? OVERLORD : 0;
    case ANSWER:
        return state->offer.partner;
    case OVER:
        return NOBODY;
    default:
        return state->queue[0];
    }
}

/* ---------------------------------------------------------------- heroes and items */

void fresh_hero(State *state, Party *party, Card card) {
    if (party->heroes == MAX_HEROES) {
        state->overfull = 1;
        return;
    }
    party->hero[party->heroes++] = (Hero){card, 0, 0, 0};
}

void set_holder(Party *party, int item, int holder) {
    Item *moved = &party->item[item];
    int levels = level(moved->card);
    if (moved->holder != STORED) {
        party->hero[moved->holder].gear -= (int16_t)levels;
        party->hero[moved->holder].items--;
    }
    moved->holder = (int16_t)holder;
    if (holder != STORED) {
        party->hero[holder].gear += (int16_t)levels;
        party->hero[holder].items++;
    }
}

int item_index(const Party *party, Card card) {
    for (int i = 0; i < party->items; i++)
        if (party->item[i].card == card)
            return i;
    return -1;
}

void remove_item(Party *party, int index) {
    set_holder(party, index, STORED);
    memmove(party->item + index, party->item + index + 1, sizeof(Item) * (party->items - index - 1));
    party->items--;
}

void add_item(State *state, Party *party, Card card) {
    if (party->items == MAX_ITEMS) {
        state->overfull = 1;
        return;
    }
    party->item[party->items++] = (Item){card, STORED};
}

/* A hero leaves the party and its quest; its items must be gone or stored. */
void drop_hero(Party *party, int index) {
    Card card = party->hero[index].card;
    memmove(party->hero + index, party->hero + index + 1, sizeof(Hero) * (party->heroes - index - 1));
    party->heroes--;
    for (int i = 0; i < party->items; i++)
        if (party->item[i].holder > index)
            party->item[i].holder--;
    drop(party->quest, &party->questing, card);
}

static void store_items(Party *party, int hero) {
    for (int i = 0; i < party->items; i++)
        if (party->item[i].holder == hero)
            set_holder(party, i, STORED);
}

void send_away(State *state, Party *party, Card card) {
    int index = hero_index(party, card);
    store_items(party, index);
    drop_hero(party, index);
    add(state, &state->discard[HEROES], card);
}

void equip(State *state, int number, Card hero, const Card *items, int count) {
    Party *party = &state->party[number];
    int index = hero_index(party, hero);
    store_items(party, index);
    for (int i = 0; i < count; i++)
        set_holder(party, item_index(party, items[i]), index);
}

static void die(State *state, int number, int index) {
    Party *party = &state->party[number];
    add(state, &state->removed[HEROES], party->hero[index].card);
    for (int i = party->items - 1; i >= 0; i--)
        if (party->item[i].holder == index) {
            add(state, &state->removed[EQUIPMENT], party->item[i].card);
            remove_item(party, i);
        }
    drop_hero(party, index);
    if (party->heroes || state->options.mode != OVERLORD_MODE)
        return;
    state->out |= 1 << number;
    for (int i = 0; i < party->items; i++)
        add(state, &state->removed[EQUIPMENT], party->item[i].card);
    for (int i = 0; i < party->trophies; i++)
        add(state, &state->removed[MONSTERS], party->trophy[i]);
    for (int i = 0; i < party->spoils; i++)
        add_corpse(state, state->slot, party->spoil[i]);
    party->items = party->trophies = party->spoils = party->coins = 0;
}

void wound(State *state, int number, int index, int damage) {
    Hero *hero = &state->party[number].hero[index];
    if (hero_life(hero) > damage)
        hero->wound += (int16_t)damage;
    else
        die(state, number, index);
}

Card location_now(const State *state) {
    return state->slot < state->slots ? state->at[state->slot].location : TOWN;
}

/* A hero hits a monster of a row; returns whether it dies and is taken out of the row. */
int hit(Monster *row, int *count, int index, int damage, Card location) {
    Monster *monster = &row[index];
    if (monster_defence(monster->card, location) - monster->wound > damage) {
        monster->wound += (int16_t)damage;
        monster->shown = 1;
        return 0;
    }
    memmove(row + index, row + index + 1, sizeof(Monster) * (*count - index - 1));
    --*count;
    return 1;
}

int monster_index(const Monster *row, int count, Card card) {
    for (int i = 0; i < count; i++)
        if (row[i].card == card)
            return i;
    return -1;
}
