#include "rules_parts.h"

#include <string.h>

/* ---------------------------------------------------------------- quests and battles */

void go_quest(State *state, int slot, const Card *heroes, int count) {
    int number = state->queue[0];
    Party *party = &state->party[number];
    memcpy(party->quest, heroes, sizeof(Card) * count);
    party->questing = count;
    Slot *at = &state->at[slot];
    at->party[at->placed++] = (int8_t)number;
    next_in_queue(state);
}

void rest(State *state) { next_in_queue(state); }

static void bring_home(State *state, int number) {
    Party *party = &state->party[number];
    for (int i = 0; i < party->spoils; i++)
        add_trophy(state, party, party->spoil[i]);
    party->spoils = 0;
}

static void collect_corpses(State *state, int number) {
    Slot *at = &state->at[state->slot];
    for (int i = 0; i < at->corpses; i++)
        add_trophy(state, &state->party[number], at->corpse[i]);
    at->corpses = 0;
}

static void leave_behind(State *state, int number, const Card *cards, int count) {
    Party *party = &state->party[number];
    for (int i = 0; i < count; i++) {
        Card card = cards[i];
        if (!drop(party->spoil, &party->spoils, card))
            drop(party->trophy, &party->trophies, card);
        add_corpse(state, state->slot, card);
    }
    bring_home(state, number);
}

static void survivors_return(State *state, int slot) {
    Slot *at = &state->at[slot];
    for (int i = 0; i < at->monsters; i++) {
        if (state->pile.count == MAX_PILE) {
            state->overfull = 1;
            break;
        }
        Monster *back = &state->pile.monster[state->pile.count++];
        *back = at->monster[i];
        back->wound = 0;
    }
    at->monsters = 0;
}

static void end_battle(State *state) {
    Slot *at = &state->at[state->slot];
    for (int i = 0; i < at->placed; i++) {
        int number = at->party[i];
        Party *party = &state->party[number];
        if (slain_stay(state) && at->monsters) {
            Card spoils[MAX_SPOILS];
            int count = party->spoils;
            memcpy(spoils, party->spoil, sizeof(Card) * count);
            leave_behind(state, number, spoils, count);
        } else {
            bring_home(state, number);
        }
    }
    if (state->options.mode == OVERLORD_MODE)
        survivors_return(state, state->slot);
    state->slot++;
    state->phase = BATTLES;
}

void enter_battles(State *state) {
    for (; state->slot < state->slots; state->slot++) {
        Slot *at = &state->at[state->slot];
        if (!at->placed)
            continue;
        if (at->monsters) {
            state->fought |= 1 << state->slot;
            for (int i = 0; i < at->monsters; i++)
                at->monster[i].shown = 1;
            memcpy(state->queue, at->party, at->placed);
            state->queue_count = at->placed;
            state->phase = GO;
            return;
        }
        collect_corpses(state, at->party[0]);
    }
    if (state->options.mode == OVERLORD_MODE && state->options.regroup_all)
        for (int slot = 0; slot < state->slots; slot++)
            survivors_return(state, slot);
    state->phase = AFTERMATH;
}

void enter_go(State *state) {
    const Party *party = &state->party[state->queue[0]];
    memcpy(state->yet, party->quest, sizeof(Card) * party->questing);
    state->yet_count = party->questing;
    state->phase = ATTACK;
}

static void clear_slot(State *state, int number) {
    state->cleared |= 1 << state->slot;
    state->yet_count = 0;
    collect_corpses(state, number);
    if (state->options.bounty)
        state->party[number].coins += level(state->at[state->slot].location);
    end_battle(state);
}

void hit_on_quest(State *state, Card hero, Card target) {
    int number = state->queue[0];
    Party *party = &state->party[number];
    Slot *at = &state->at[state->slot];
    int damage = hero_attack(&party->hero[hero_index(party, hero)], at->location);
    if (hit(at->monster, &at->monsters, monster_index(at->monster, at->monsters, target), damage, at->location)) {
        push(state, party->spoil, &party->spoils, MAX_SPOILS, target);
        if (!at->monsters) {
            clear_slot(state, number);
            return;
        }
    }
    drop(state->yet, &state->yet_count, hero);
    if (!state->yet_count)
        state->phase = STAND;
}

void stand(State *state) { state->phase = REPLY; }

static void next_party(State *state) {
    if (state->queue_count)
        state->phase = GO;
    else
        end_battle(state);
}

void retreat(State *state, const Card *left, int count) {
    int number = state->queue[0];
    Party *party = &state->party[number];
    for (int i = 0; i < party->questing; i++) {
        Hero *hero = &party->hero[hero_index(party, party->quest[i])];
        int life = at_least_one(hero_life(hero) - hero_full(hero) / 2);
        hero->wound = (int16_t)(hero_full(hero) - life);
    }
    leave_behind(state, number, left, count);
    state->yet_count = 0;
    next_in_queue(state);
    next_party(state);
}

/* The hero whom monsters strike by the rule, among some of a party. */
int lowest_hero(const Party *party, const Card *standing, int count) {
    int best = -1, best_key = 1 << 30;
    for (int i = 0; i < count; i++) {
        int index = hero_index(party, standing[i]);
        int key = level(party->hero[index].card) * 4096 + hero_life(&party->hero[index]);
        if (key < best_key) {
            best = index;
            best_key = key;
        }
    }
    return best;
}

void enter_reply(State *state) {
    Slot *at = &state->at[state->slot];
    if (state->options.mode == OVERLORD_MODE) {
        state->strikers = at->monsters;
        for (int i = 0; i < at->monsters; i++)
            state->striker[i] = at->monster[i].card;
        state->phase = STRIKE;
        return;
    }
    int number = state->queue[0];
    Party *party = &state->party[number];
    for (int i = 0; i < at->monsters && party->questing; i++) {
        int target = lowest_hero(party, party->quest, party->questing);
        wound(state, number, target, monster_attack(at->monster[i].card, at->location));
    }
    state->phase = NEXT_GO;
}

int enter_strike(State *state) {
    if (state->strikers && state->party[state->queue[0]].questing)
        return 1;
    state->strikers = 0;
    state->phase = NEXT_GO;
    return 0;
}

static void wiped_out(State *state, int number) {
    Party *party = &state->party[number];
    int everybody = (1 << state->options.players) - 1;
    if (state->options.mode == OVERLORD_MODE) {
        Card spoils[MAX_SPOILS];
        int count = party->spoils;
        memcpy(spoils, party->spoil, sizeof(Card) * count);
        leave_behind(state, number, spoils, count);
        if (state->out == everybody)
            end_of_game(state, 1 << OVERLORD, ELIMINATED);
    } else if (state->options.mode == SOLO) {
        if (!party->heroes || state->options.questing_stand) {
            bring_home(state, number);
            end_of_game(state, 0, DEFEATED);
        }
    } else if (!party->heroes) {
        state->wiped |= 1 << number;
    }
}

void enter_next_go(State *state) {
    int number = state->queue[0];
    if (!state->party[number].questing) {
        wiped_out(state, number);
        if (state->phase == OVER)
            return;
        next_in_queue(state);
    } else if (state->options.one_exchange) {
        next_in_queue(state);
    } else {
        next_in_queue(state);
        state->queue[state->queue_count++] = (int8_t)number;
    }
    next_party(state);
}
