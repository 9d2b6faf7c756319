#include "rules_parts.h"

enum { SWARM_SIZE = 5 };

/* ---------------------------------------------------------------- the last battle */

void join_town(State *state, Monster monster) {
    if (state->town.count == MAX_PILE) {
        state->overfull = 1;
        return;
    }
    monster.shown = 1;
    state->town.monster[state->town.count++] = monster;
}

static void discard_monsters(State *state, Slot *at) {
    for (int i = 0; i < at->monsters; i++) {
        add(state, &state->discard[MONSTERS], at->monster[i].card);
        if (!at->monster[i].shown)
            add(state, &state->veiled, at->monster[i].card);
    }
    at->monsters = 0;
}

void enter_swarm(State *state) {
    state->town.count = 0;
    if (state->options.mode == SOLO) {
        for (int slot = 0; slot < state->slots; slot++) {
            Slot *at = &state->at[slot];
            if (!state->options.swarm_fought || bit(state->fought, slot)) {
                for (int i = 0; i < at->monsters; i++)
                    join_town(state, at->monster[i]);
                at->monsters = 0;
            } else {
                discard_monsters(state, at);
            }
        }
        state->to_deal = SWARM_SIZE;
    } else {
        state->to_deal = 0;
        for (int slot = 0; slot < state->slots; slot++) {
            discard_monsters(state, &state->at[slot]);
            state->to_deal += slot_count(&state->options, ROUNDS - 1, slot);
        }
        for (int i = 0; i < state->pile.count; i++)
            join_town(state, state->pile.monster[i]);
        state->pile.count = 0;
        if (state->options.heal_before_last)
            for (int number = 0; number < state->options.players; number++)
                for (int i = 0; i < state->party[number].heroes; i++)
                    state->party[number].hero[i].wound = 0;
    }
    state->slot = state->slots;
    state->phase = TOWN_DEAL;
}

int enter_town_deal(State *state) {
    if (state->to_deal && can_draw(state, MONSTERS))
        return 1;
    state->to_deal = 0;
    queue_all(state);
    state->phase = READY;
    return 0;
}

void be_ready(State *state) { next_in_queue(state); }

void enter_turn(State *state) {
    if (!state->town.count) {
        state->phase = VICTORY;
        return;
    }
    queue_all(state);
    state->yet_count = 0;
    if (state->options.mode == SOLO) {
        state->yet_count = state->party[0].heroes;
        for (int i = 0; i < state->yet_count; i++)
            state->yet[i] = state->party[0].hero[i].card;
    }
    state->phase = CHARGE;
}

int enter_charge(State *state) {
    while (state->queue_count && bit(state->out, state->queue[0]))
        next_in_queue(state);
    if (state->queue_count)
        return 1;
    state->strikers = state->town.count;
    for (int i = 0; i < state->town.count; i++)
        state->striker[i] = state->town.monster[i].card;
    if (state->options.mode == OVERLORD_MODE) {
        int allowed = state->options.players;
        if (state->options.strikes_alive)
            allowed -= __builtin_popcount((unsigned)state->out);
        if (state->options.strike_once && allowed > state->town.count)
            allowed = state->town.count;
        state->strikes = allowed;
    }
    state->phase = WRATH;
    return 0;
}

static void charged(State *state, Card hero) {
    if (state->options.mode == SOLO)
        drop(state->yet, &state->yet_count, hero);
    if (!state->yet_count)
        next_in_queue(state);
}

static void hit_in_town(State *state, Card hero, Card target) {
    Party *party = &state->party[state->queue[0]];
    int damage = hero_attack(&party->hero[hero_index(party, hero)], TOWN);
    Horde *town = &state->town;
    if (hit(town->monster, &town->count, monster_index(town->monster, town->count, target), damage, TOWN)) {
        add_trophy(state, party, target);
        if (!town->count) {
            state->yet_count = 0;
            state->phase = VICTORY;
            return;
        }
    }
    charged(state, hero);
}

void hit_monster(State *state, Card hero, Card monster) {
    if (state->phase == ATTACK)
        hit_on_quest(state, hero, monster);
    else
        hit_in_town(state, hero, monster);
}

void hit_rival(State *state, Card hero, int other, Card target) {
    Party *party = &state->party[state->queue[0]];
    int damage = hero_attack(&party->hero[hero_index(party, hero)], TOWN);
    state->blow = 1;
    wound(state, other, hero_index(&state->party[other], target), damage);
    charged(state, hero);
}

/* The single player's hero whom a monster strikes when it picks the best target. */
static int best_target(const Party *party, int damage) {
    int dying = -1, weakest = -1;
    for (int i = 0; i < party->heroes; i++) {
        const Hero *hero = &party->hero[i];
        int attack = hero_attack(hero, TOWN), life = hero_life(hero);
        if (life <= damage && (dying < 0 || attack > hero_attack(&party->hero[dying], TOWN)))
            dying = i;
        if (weakest < 0 || life < hero_life(&party->hero[weakest]) ||
            (life == hero_life(&party->hero[weakest]) && attack > hero_attack(&party->hero[weakest], TOWN)))
            weakest = i;
    }
    return dying >= 0 ? dying : weakest;
}

static void solo_reply(State *state) {
    Party *party = &state->party[0];
    for (int i = 0; i < state->town.count && party->heroes; i++) {
        int damage = monster_attack(state->town.monster[i].card, TOWN), target;
        if (state->options.targets == AT_BEST) {
            target = best_target(party, damage);
        } else {
            Card standing[MAX_HEROES];
            for (int j = 0; j < party->heroes; j++)
                standing[j] = party->hero[j].card;
            target = lowest_hero(party, standing, party->heroes);
        }
        wound(state, 0, target, damage);
    }
}

int enter_wrath(State *state) {
    if (state->options.mode == OVERLORD_MODE) {
        if (state->out == (1 << state->options.players) - 1) {
            end_of_game(state, 1 << OVERLORD, ELIMINATED);
            return 0;
        }
        if (state->strikes && state->strikers)
            return 1;
    } else {
        if (state->options.targets != BY_PLAYER) {
            solo_reply(state);
            state->strikers = 0;
        }
        if (!state->party[0].heroes) {
            end_of_game(state, 0, DEFEATED);
            return 0;
        }
        if (state->strikers)
            return 1;
    }
    state->strikers = state->strikes = 0;
    state->phase = TURN;
    return 0;
}

void hit_hero(State *state, Card monster, Card hero) {
    if (state->phase == STRIKE) {
        int number = state->queue[0];
        drop(state->striker, &state->strikers, monster);
        wound(state, number, hero_index(&state->party[number], hero), monster_attack(monster, location_now(state)));
        return;
    }
    if (state->options.mode == SOLO || state->options.strike_once)
        drop(state->striker, &state->strikers, monster);
    if (state->strikes)
        state->strikes--;
    for (int number = 0; number < state->options.players; number++) {
        int index = hero_index(&state->party[number], hero);
        if (index >= 0) {
            wound(state, number, index, monster_attack(monster, TOWN));
            return;
        }
    }
}

/* ---------------------------------------------------------------- the end */

void enter_final(State *state) {
    int best = -1, winners = 0;
    for (int number = 0; number < state->options.players; number++) {
        int score = gold_of(state, number) * 1024 + hero_levels(state, number);
        if (score > best) {
            best = score;
            winners = 0;
        }
        if (score == best)
            winners |= 1 << number;
    }
    end_of_game(state, winners, BY_GOLD);
}

void enter_victory(State *state) {
    int alive = ((1 << state->options.players) - 1) & ~state->out;
    if (state->options.mode == SOLO) {
        end_of_game(state, 1, SURVIVED);
    } else if (!in_contest(state)) {
        end_of_game(state, alive, TOGETHER);
    } else {
        int best = -1;
        for (int number = 0; number < state->options.players; number++) {
            if (!bit(alive, number))
                continue;
            int gold = gold_of(state, number);
            if (gold > best) {
                best = gold;
                state->queue_count = 0;
            }
            if (gold == best)
                state->queue[state->queue_count++] = (int8_t)number;
        }
        state->phase = CONDEMN;
    }
}

int enter_condemn(State *state) {
    if (state->queue_count != 1)
        return 1;
    end_of_game(state, 1 << state->queue[0], ALONE);
    return 0;
}

void condemn(State *state, int party) {
    int kept = 0;
    for (int i = 0; i < state->queue_count; i++)
        if (state->queue[i] != party)
            state->queue[kept++] = state->queue[i];
    state->queue_count = kept;
}
