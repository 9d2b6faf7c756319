#include "encoding.h"

#include <stdlib.h>
#include <string.h>

#include "rules.h"

/* ---------------------------------------------------------------- reading */

typedef struct {
    const int32_t *at, *end;
    int bad;
} Reader;

static int32_t number(Reader *reader) {
    if (reader->at >= reader->end) {
        reader->bad = 1;
        return 0;
    }
    return *reader->at++;
}

/* The length of a list that fits. */
static int length(Reader *reader, int most) {
    int32_t count = number(reader);
    if (count < 0 || count > most) {
        reader->bad = 1;
        return 0;
    }
    return count;
}

static int cards(Reader *reader, Card *list, int most) {
    int count = length(reader, most);
    for (int i = 0; i < count; i++)
        list[i] = (Card)number(reader);
    return count;
}

static int row(Reader *reader, Monster *list, int most) {
    int count = length(reader, most);
    for (int i = 0; i < count; i++) {
        list[i].card = (Card)number(reader);
        list[i].wound = (int16_t)number(reader);
        list[i].shown = (int16_t)number(reader);
    }
    return count;
}

static void read_party(Reader *reader, Party *party) {
    party->items = 0;
    party->heroes = length(reader, MAX_HEROES);
    for (int i = 0; i < party->heroes; i++) {
        Hero *hero = &party->hero[i];
        Card items[MAX_ITEMS];
        hero->card = (Card)number(reader);
        hero->wound = (int16_t)number(reader);
        hero->gear = 0;
        hero->items = (int16_t)cards(reader, items, MAX_ITEMS - party->items);
        for (int j = 0; j < hero->items; j++) {
            hero->gear += (int16_t)level(items[j]);
            party->item[party->items++] = (Item){items[j], (int16_t)i};
        }
    }
    Card stored[MAX_ITEMS];
    int count = cards(reader, stored, MAX_ITEMS - party->items);
    for (int i = 0; i < count; i++)
        party->item[party->items++] = (Item){stored[i], STORED};
    party->trophies = cards(reader, party->trophy, MAX_TROPHIES);
    party->spoils = cards(reader, party->spoil, MAX_SPOILS);
    party->coins = number(reader);
    party->questing = cards(reader, party->quest, QUESTING);
}

int read_state(State *state, const int32_t *stream, int count) {
    Reader reader = {stream, stream + count, 0};
    memset(state, 0, sizeof *state);
    int *options = (int *)&state->options;
    for (int i = 0; i < OPTION_COUNT; i++)
        options[i] = number(&reader);
    int players = state->options.players;
    if (players < 1 || players > PLAYERS)
        return 0;
    state->slots = state->options.mode == SOLO ? 3 : players + 1;
    int *scalars[] = {&state->phase, &state->round, &state->leader, &state->out, &state->waiting,
                      &state->wiped, &state->recruited, &state->cleared, &state->fought, &state->slot,
                      &state->to_deal, &state->strikes, &state->guild, &state->blow, &state->reason,
                      &state->winners};
    for (unsigned i = 0; i < sizeof scalars / sizeof *scalars; i++)
        *scalars[i] = number(&reader);
    for (int party = 0; party < players; party++)
        read_party(&reader, &state->party[party]);
    for (int slot = 0; slot < SLOTS; slot++)
        state->at[slot].location = NO_CARD;
    for (int slot = 0; slot < state->slots; slot++) {
        Slot *at = &state->at[slot];
        at->location = (Card)number(&reader);
        at->monsters = row(&reader, at->monster, MAX_AT_SLOT);
        at->corpses = cards(&reader, at->corpse, MAX_CORPSES);
        at->placed = length(&reader, PLAYERS);
        for (int i = 0; i < at->placed; i++)
            at->party[i] = (int8_t)number(&reader);
    }
    state->town.count = row(&reader, state->town.monster, MAX_PILE);
    for (int deck = 0; deck < DECKS; deck++) {
        state->deck[deck].count = cards(&reader, state->deck[deck].card, MAX_CARDS);
        state->discard[deck].count = cards(&reader, state->discard[deck].card, MAX_CARDS);
        state->removed[deck].count = cards(&reader, state->removed[deck].card, MAX_CARDS);
        state->copies[deck] = number(&reader);
    }
    state->veiled.count = cards(&reader, state->veiled.card, MAX_CARDS);
    state->queue_count = length(&reader, PLAYERS);
    for (int i = 0; i < state->queue_count; i++)
        state->queue[i] = (int8_t)number(&reader);
    state->show.count = cards(&reader, state->show.card, MAX_CARDS);
    state->hand.count = cards(&reader, state->hand.card, MAX_CARDS);
    state->pile.count = row(&reader, state->pile.monster, MAX_PILE);
    state->yet_count = cards(&reader, state->yet, MAX_HEROES);
    state->strikers = cards(&reader, state->striker, MAX_PILE);
    state->offer.partner = number(&reader);
    if (state->offer.partner != NOBODY)
        for (int i = 0; i < 4; i++)
            state->offer.count[i] = cards(&reader, state->offer.card[i], MAX_ITEMS);
    return !reader.bad && reader.at == reader.end;
}

/* ---------------------------------------------------------------- writing */

static int by_card(const void *left, const void *right) {
    return (int)*(const Card *)left - (int)*(const Card *)right;
}

static int32_t *put_cards(int32_t *out, const Card *list, int count, int sorted) {
    Card copy[MAX_CARDS];
    memcpy(copy, list, sizeof(Card) * count);
    if (sorted)
        qsort(copy, count, sizeof(Card), by_card);
    *out++ = count;
    for (int i = 0; i < count; i++)
        *out++ = copy[i];
    return out;
}

static int32_t *put_row(int32_t *out, const Monster *list, int count) {
    *out++ = count;
    for (int i = 0; i < count; i++) {
        *out++ = list[i].card;
        *out++ = list[i].wound;
        *out++ = list[i].shown;
    }
    return out;
}

static int32_t *put_items(int32_t *out, const Party *party, int holder) {
    Card items[MAX_ITEMS];
    int count = 0;
    for (int i = 0; i < party->items; i++)
        if (party->item[i].holder == holder)
            items[count++] = party->item[i].card;
    return put_cards(out, items, count, 1);
}

static int32_t *put_party(int32_t *out, const Party *party) {
    *out++ = party->heroes;
    for (int i = 0; i < party->heroes; i++) {
        *out++ = party->hero[i].card;
        *out++ = party->hero[i].wound;
        out = put_items(out, party, i);
    }
    out = put_items(out, party, STORED);
    out = put_cards(out, party->trophy, party->trophies, 1);
    out = put_cards(out, party->spoil, party->spoils, 1);
    *out++ = party->coins;
    return put_cards(out, party->quest, party->questing, 0);
}

static int32_t *put_parties(int32_t *out, const int8_t *parties, int count) {
    *out++ = count;
    for (int i = 0; i < count; i++)
        *out++ = parties[i];
    return out;
}

int write_state(const State *state, int32_t *stream) {
    int32_t *out = stream;
    const int *options = (const int *)&state->options;
    for (int i = 0; i < OPTION_COUNT; i++)
        *out++ = options[i];
    const int scalars[] = {state->phase, state->round, state->leader, state->out, state->waiting,
                           state->wiped, state->recruited, state->cleared, state->fought, state->slot,
                           state->to_deal, state->strikes, state->guild, state->blow, state->reason,
                           state->winners};
    for (unsigned i = 0; i < sizeof scalars / sizeof *scalars; i++)
        *out++ = scalars[i];
    for (int party = 0; party < state->options.players; party++)
        out = put_party(out, &state->party[party]);
    for (int slot = 0; slot < state->slots; slot++) {
        const Slot *at = &state->at[slot];
        *out++ = at->location == NO_CARD ? -1 : at->location;
        out = put_row(out, at->monster, at->monsters);
        out = put_cards(out, at->corpse, at->corpses, 1);
        out = put_parties(out, at->party, at->placed);
    }
    out = put_row(out, state->town.monster, state->town.count);
    for (int deck = 0; deck < DECKS; deck++) {
        out = put_cards(out, state->deck[deck].card, state->deck[deck].count, 1);
        out = put_cards(out, state->discard[deck].card, state->discard[deck].count, 1);
        out = put_cards(out, state->removed[deck].card, state->removed[deck].count, 1);
        *out++ = state->copies[deck];
    }
    out = put_cards(out, state->veiled.card, state->veiled.count, 1);
    out = put_parties(out, state->queue, state->queue_count);
    out = put_cards(out, state->show.card, state->show.count, 1);
    out = put_cards(out, state->hand.card, state->hand.count, 1);
    out = put_row(out, state->pile.monster, state->pile.count);
    out = put_cards(out, state->yet, state->yet_count, 0);
    out = put_cards(out, state->striker, state->strikers, 0);
    *out++ = state->offer.partner;
    if (state->offer.partner != NOBODY)
        for (int i = 0; i < 4; i++)
            out = put_cards(out, state->offer.card[i], state->offer.count[i], 1);
    return (int)(out - stream);
}

/* ---------------------------------------------------------------- moves */

int apply_move(State *state, const int32_t *move, int count) {
    Reader reader = {move, move + count, 0};
    Card first[MAX_CARDS], second[MAX_CARDS], third[MAX_CARDS], fourth[MAX_CARDS];
    int kind = number(&reader), a, b, c, d;
    switch (kind) {
    case LEAD: lead(state, number(&reader)); break;
    case DEAL: deal(state, (Card)number(&reader)); break;
    case GATHER:
        a = cards(&reader, first, MAX_CARDS);
        gather(state, first, a);
        break;
    case EQUIP:
        d = number(&reader);
        a = cards(&reader, first, MAX_ITEMS);
        equip(state, state->queue[0], (Card)d, first, a);
        break;
    case GO_QUEST:
        d = number(&reader);
        a = cards(&reader, first, QUESTING);
        go_quest(state, d, first, a);
        break;
    case REST: rest(state); break;
    case TAKE_HERO: recruit(state); break;
    case PASS:
        if (state->phase == STAND)
            stand(state);
        else if (state->phase == RECRUIT)
            decline_recruit(state);
        else if (state->phase == READY)
            be_ready(state);
        else
            pass_visit(state);
        break;
    case LAY_DOWN:
        number(&reader);
        a = cards(&reader, first, MAX_AT_SLOT);
        lay_down(state, first, a);
        break;
    case HIT:
        a = number(&reader);
        b = number(&reader);
        c = number(&reader);
        if (c < 0)
            hit_monster(state, (Card)a, (Card)b);
        else
            hit_rival(state, (Card)a, c, (Card)b);
        break;
    case HIT_HERO:
        a = number(&reader);
        b = number(&reader);
        hit_hero(state, (Card)a, (Card)b);
        break;
    case RETREAT:
        a = cards(&reader, first, MAX_CARDS);
        retreat(state, first, a);
        break;
    case SEND_AWAY: dismiss(state, (Card)number(&reader)); break;
    case BUY:
        a = cards(&reader, first, SHOW);
        b = cards(&reader, second, MAX_CARDS);
        buy(state, first, a, second, b);
        break;
    case HIRE:
        a = cards(&reader, first, SHOW);
        b = cards(&reader, second, MAX_HEROES);
        c = cards(&reader, third, MAX_CARDS);
        d = cards(&reader, fourth, MAX_CARDS);
        hire(state, first, a, second, b, third, c, fourth, d, number(&reader));
        break;
    case TRADE:
        state->offer.partner = number(&reader);
        for (int i = 0; i < 4; i++)
            state->offer.count[i] = cards(&reader, state->offer.card[i], MAX_ITEMS);
        offer_trade(state);
        break;
    case ACCEPT: accept_trade(state); break;
    case DECLINE: decline_trade(state); break;
    case CONDEMN_PARTY: condemn(state, number(&reader)); break;
    default: return 0;
    }
    advance(state);
    return !reader.bad && !state->overfull;
}

/* ---------------------------------------------------------------- for Python */

EXPORTED int gorpg_apply(const int32_t *stream, int count, const int32_t *move, int move_count, int32_t *out) {
    State state;
    if (!read_state(&state, stream, count) || !apply_move(&state, move, move_count))
        return 0;
    return write_state(&state, out);
}

EXPORTED int gorpg_mover(const int32_t *stream, int count) {
    State state;
    return read_state(&state, stream, count) ? mover(&state) : NOBODY;
}
