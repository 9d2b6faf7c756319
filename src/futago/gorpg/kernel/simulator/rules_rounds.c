#include "rules_parts.h"

#include <string.h>

/* ---------------------------------------------------------------- set-up and the frame of a round */

void begin(State *state, const Options *options, uint64_t luck) {
    memset(state, 0, sizeof *state);
    state->options = *options;
    state->slots = options->mode == SOLO ? 3 : options->players + 1;
    state->leader = NOBODY;
    state->slot = -1;
    state->guild = HUNTERS;
    state->offer.partner = NOBODY;
    state->luck = luck;
    for (int slot = 0; slot < SLOTS; slot++)
        state->at[slot].location = NO_CARD;
    for (int deck = 0; deck < DECKS; deck++) {
        fill_deck(state, deck, 0);
        state->copies[deck] = 1;
        shuffle_refill(state, deck);
    }
    state->phase = LEADER;
    if (options->first_leader >= 0)
        lead(state, options->first_leader);
}

void lead(State *state, int party) {
    int8_t order[PLAYERS];
    state->leader = party;
    int count = turn_order(state, order);
    for (int i = 0; i < count; i++)
        state->queue[i] = state->options.last_first ? order[count - 1 - i] : order[i];
    state->queue_count = count;
    state->phase = MUSTER;
}

void gather(State *state, const Card *heroes, int count) {
    Party *party = &state->party[state->queue[0]];
    party->heroes = 0;
    for (int i = 0; i < count; i++) {
        drop_from(&state->deck[HEROES], heroes[i]);
        fresh_hero(state, party, heroes[i]);
    }
    next_in_queue(state);
}

static void enter_round(State *state) {
    state->round++;
    state->waiting = state->wiped;
    state->wiped = 0;
    for (int party = 0; party < state->options.players; party++)
        state->party[party].questing = 0;
    for (int slot = 0; slot < state->slots; slot++) {
        state->at[slot].placed = 0;
        if (state->options.mode == SOLO)
            for (int i = 0; i < state->at[slot].monsters; i++)
                state->at[slot].monster[i].wound = 0;
    }
    if (state->round == ROUNDS && state->options.mode != STANDARD) {
        state->phase = SWARM;
        return;
    }
    for (int slot = 0; slot < state->slots; slot++)
        if (bit(state->cleared, slot)) {
            Slot *at = &state->at[slot];
            add(state, &state->discard[LOCATIONS], at->location);
            for (int i = 0; i < at->corpses; i++)
                add(state, &state->removed[MONSTERS], at->corpse[i]);
            at->location = NO_CARD;
            at->corpses = 0;
        }
    state->cleared = state->fought = 0;
    state->slot = 0;
    state->phase = LOCATE;
}

static int enter_locate(State *state) {
    while (state->slot < state->slots && state->at[state->slot].location != NO_CARD)
        state->slot++;
    if (state->slot < state->slots && can_draw(state, LOCATIONS))
        return 1;
    state->slot = 0;
    state->phase = POPULATE;
    if (state->options.mode == OVERLORD_MODE) {
        state->to_deal = 0;
        for (int slot = 0; slot < state->slots; slot++)
            state->to_deal += lacking(state, slot);
        state->phase = SUMMON;
    }
    return 0;
}

static void begin_quests(State *state) {
    int8_t order[PLAYERS];
    for (int slot = 0; slot < state->slots; slot++)
        if (!state->at[slot].monsters)
            state->cleared |= 1 << slot;
    int count = turn_order(state, order);
    state->queue_count = 0;
    for (int i = 0; i < count; i++)
        if (!bit(state->waiting, order[i]))
            state->queue[state->queue_count++] = order[i];
    state->phase = QUESTS;
}

static int enter_populate(State *state) {
    while (state->slot < state->slots && !lacking(state, state->slot))
        state->slot++;
    if (state->slot < state->slots && can_draw(state, MONSTERS))
        return 1;
    begin_quests(state);
    return 0;
}

static int enter_summon(State *state) {
    if (state->to_deal && can_draw(state, MONSTERS))
        return 1;
    state->to_deal = 0;
    state->slot = 0;
    state->phase = LAY;
    return 0;
}

static int enter_lay(State *state) {
    while (state->slot < state->slots && !(state->hand.count && lacking(state, state->slot)))
        state->slot++;
    if (state->slot < state->slots)
        return 1;
    begin_quests(state);
    return 0;
}

void lay_down(State *state, const Card *monsters, int count) {
    Slot *at = &state->at[state->slot];
    for (int i = 0; i < count; i++) {
        drop_from(&state->hand, monsters[i]);
        if (at->monsters < MAX_AT_SLOT)
            at->monster[at->monsters++] = (Monster){monsters[i], 0, 0};
        else
            state->overfull = 1;
    }
    state->slot++;
}

static void enter_token(State *state) {
    int players = state->options.players;
    for (int step = 1; step <= players; step++) {
        int party = (state->leader + step) % players;
        if (!bit(state->out, party)) {
            state->leader = party;
            break;
        }
    }
    state->phase = ROUND;
}

/* ---------------------------------------------------------------- chance */

int deck_dealt(const State *state) {
    switch (state->phase) {
    case LOCATE:
        return LOCATIONS;
    case TAVERN: case MERCENARIES_DEAL:
        return HEROES;
    case HUNTERS_DEAL:
        return EQUIPMENT;
    default:
        return MONSTERS;
    }
}

void deal(State *state, Card card) {
    drop_from(&state->deck[deck_dealt(state)], card);
    Slot *at = &state->at[state->slot < 0 ? 0 : state->slot];
    switch (state->phase) {
    case LOCATE:
        at->location = card;
        break;
    case POPULATE:
        if (at->monsters < MAX_AT_SLOT)
            at->monster[at->monsters++] = (Monster){card, 0, 0};
        else
            state->overfull = 1;
        break;
    case SUMMON:
        add(state, &state->hand, card);
        state->to_deal--;
        break;
    case TAVERN:
        fresh_hero(state, &state->party[state->queue[0]], card);
        state->to_deal--;
        break;
    case TOWN_DEAL:
        join_town(state, (Monster){card, 0, 1});
        state->to_deal--;
        break;
    default:
        add(state, &state->show, card);
    }
}

void deal_top(State *state) {
    const Cards *deck = &state->deck[deck_dealt(state)];
    deal(state, deck->card[deck->count - 1]);
}

/* ---------------------------------------------------------------- from phase to phase */

void advance(State *state) {
    for (;;) {
        switch (state->phase) {
        case MUSTER:
            if (state->queue_count)
                return;
            state->phase = ROUND;
            break;
        case ROUND: enter_round(state); break;
        case LOCATE: if (enter_locate(state)) return; break;
        case POPULATE: if (enter_populate(state)) return; break;
        case SUMMON: if (enter_summon(state)) return; break;
        case LAY: if (enter_lay(state)) return; break;
        case QUESTS:
            if (state->queue_count)
                return;
            state->slot = 0;
            state->phase = BATTLES;
            break;
        case BATTLES: enter_battles(state); break;
        case GO: enter_go(state); break;
        case REPLY: enter_reply(state); break;
        case STRIKE: if (enter_strike(state)) return; break;
        case NEXT_GO: enter_next_go(state); break;
        case AFTERMATH: enter_aftermath(state); break;
        case TAVERN: if (enter_tavern(state)) return; break;
        case GUILD: enter_guild(state); break;
        case HUNTERS_DEAL: case MERCENARIES_DEAL: if (enter_deal(state)) return; break;
        case TOKEN: enter_token(state); break;
        case FINAL: enter_final(state); break;
        case SWARM: enter_swarm(state); break;
        case TOWN_DEAL: if (enter_town_deal(state)) return; break;
        case READY:
            if (state->queue_count)
                return;
            state->phase = TURN;
            break;
        case TURN: enter_turn(state); break;
        case CHARGE: if (enter_charge(state)) return; break;
        case WRATH: if (enter_wrath(state)) return; break;
        case VICTORY: enter_victory(state); break;
        case CONDEMN: if (enter_condemn(state)) return; break;
        default:
            return; /* LEADER, ATTACK, STAND, RECRUIT, DISMISS, HUNTERS, MERCENARIES, ANSWER, OVER */
        }
    }
}
