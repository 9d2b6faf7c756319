#include "rules_parts.h"

#include <string.h>

const int8_t LEVEL_OF_FACE[COPY] = {
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    14, 10};
const int8_t AFFILIATION_OF_FACE[COPY] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    4, 3};
const int8_t BONUS_TABLE[5][5] = {
    {5, 2, 0, -2, 0}, {-2, 5, 2, 0, 0}, {0, -2, 5, 2, 0}, {2, 0, -2, 5, 0}, {0, 0, 0, 0, 0}};

/* ---------------------------------------------------------------- lists of cards */

void add(State *state, Cards *cards, Card card) {
    if (cards->count < MAX_CARDS)
        cards->card[cards->count++] = card;
    else
        state->overfull = 1;
}

int drop(Card *cards, int *count, Card card) {
    for (int i = 0; i < *count; i++)
        if (cards[i] == card) {
            memmove(cards + i, cards + i + 1, sizeof(Card) * (*count - i - 1));
            --*count;
            return 1;
        }
    return 0;
}

void drop_from(Cards *cards, Card card) { drop(cards->card, &cards->count, card); }

void push(State *state, Card *cards, int *count, int most, Card card) {
    if (*count < most)
        cards[(*count)++] = card;
    else
        state->overfull = 1;
}

void add_trophy(State *state, Party *party, Card card) {
    push(state, party->trophy, &party->trophies, MAX_TROPHIES, card);
}

void add_corpse(State *state, int slot, Card card) {
    if (slot < state->slots)
        push(state, state->at[slot].corpse, &state->at[slot].corpses, MAX_CORPSES, card);
}

void shuffle(Cards *cards, uint64_t *seed) {
    for (int i = cards->count - 1; i > 0; i--) {
        int j = below(seed, i + 1);
        Card held = cards->card[i];
        cards->card[i] = cards->card[j];
        cards->card[j] = held;
    }
}

void fill_deck(State *state, int deck, int copy) {
    Cards *cards = &state->deck[deck];
    int jokers = state->options.jokers;
    cards->count = 0;
    for (int face = 0; face < JOKER; face++)
        cards->card[cards->count++] = (Card)(copy * COPY + face);
    for (int joker = copy * jokers; joker < (copy + 1) * jokers; joker++)
        cards->card[cards->count++] = (Card)(joker * COPY + JOKER);
}

void shuffle_refill(State *state, int deck) {
    uint64_t seed = mixed(state->luck, (uint64_t)(++state->refills * DECKS + deck));
    shuffle(&state->deck[deck], &seed);
}

/* Whether a card can be drawn; refills an empty deck. */
int can_draw(State *state, int deck) {
    if (state->deck[deck].count)
        return 1;
    int scarce = state->options.scarce;
    if (deck == MONSTERS && scarce)
        return 0;
    if (state->discard[deck].count) {
        state->deck[deck] = state->discard[deck];
        state->discard[deck].count = 0;
        if (deck == MONSTERS)
            state->veiled.count = 0;
    } else if (deck == EQUIPMENT && scarce) {
        return 0;
    } else if (deck == MONSTERS && state->removed[deck].count) {
        state->deck[deck] = state->removed[deck];
        state->removed[deck].count = 0;
    } else {
        fill_deck(state, deck, state->copies[deck]++);
    }
    shuffle_refill(state, deck);
    return 1;
}
