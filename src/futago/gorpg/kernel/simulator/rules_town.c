#include "rules_parts.h"

enum { AFTER_WIPE_OUT = 2, HERO_PRICE = 5 };

/* ---------------------------------------------------------------- at home */

static void serve(State *state) {
    state->to_deal = 0;
    if (!state->queue_count)
        state->phase = GUILD;
    else if (bit(state->waiting, state->queue[0])) {
        state->to_deal = AFTER_WIPE_OUT;
        state->phase = TAVERN;
    } else
        state->phase = RECRUIT;
}

void enter_aftermath(State *state) {
    int away = 0;
    for (int number = 0; number < state->options.players; number++) {
        Party *party = &state->party[number];
        for (int i = 0; i < party->heroes; i++) {
            int questing = 0;
            for (int j = 0; j < party->questing; j++)
                questing |= party->quest[j] == party->hero[i].card;
            if (!questing)
                party->hero[i].wound = 0;
        }
        party->questing = 0;
    }
    for (int slot = 0; slot < state->slots; slot++)
        for (int i = 0; i < state->at[slot].placed; i++)
            away |= 1 << state->at[slot].party[i];
    int8_t order[PLAYERS];
    int count = turn_order(state, order);
    state->queue_count = 0;
    for (int i = 0; i < count; i++) {
        int party = order[i];
        if (bit(state->waiting, party) || (!bit(away, party) && may_recruit(state, party)))
            state->queue[state->queue_count++] = (int8_t)party;
    }
    serve(state);
}

void recruit(State *state) {
    state->recruited |= 1 << state->queue[0];
    state->to_deal = 1;
    state->phase = TAVERN;
}

void decline_recruit(State *state) {
    next_in_queue(state);
    serve(state);
}

int enter_tavern(State *state) {
    if (state->to_deal && can_draw(state, HEROES))
        return 1;
    if (state->party[state->queue[0]].heroes > PARTY) {
        state->phase = DISMISS;
        return 0;
    }
    next_in_queue(state);
    serve(state);
    return 0;
}

void dismiss(State *state, Card hero) {
    send_away(state, &state->party[state->queue[0]], hero);
    state->phase = TAVERN;
}

/* ---------------------------------------------------------------- town */

void enter_guild(State *state) {
    if (state->round == ROUNDS && !state->options.final_shop) {
        state->phase = FINAL;
        return;
    }
    queue_all(state);
    state->phase = HUNTERS_DEAL;
}

int enter_deal(State *state) {
    int hunting = state->phase == HUNTERS_DEAL;
    if (state->show.count < SHOW && can_draw(state, hunting ? EQUIPMENT : HEROES))
        return 1;
    state->phase = hunting ? HUNTERS : MERCENARIES;
    return 0;
}

void pass_visit(State *state) {
    int hunting = state->phase == HUNTERS;
    next_in_queue(state);
    if (state->queue_count) {
        state->phase = hunting ? HUNTERS_DEAL : MERCENARIES_DEAL;
        return;
    }
    for (int i = 0; i < state->show.count; i++)
        add(state, &state->discard[hunting ? EQUIPMENT : HEROES], state->show.card[i]);
    state->show.count = 0;
    if (!hunting)
        state->phase = TOKEN;
    else if (state->round == ROUNDS)
        state->phase = FINAL;
    else {
        queue_all(state);
        state->phase = MERCENARIES_DEAL;
    }
}

static void pay_trophies(State *state, Party *party, const Card *trophies, int count) {
    for (int i = 0; i < count; i++) {
        drop(party->trophy, &party->trophies, trophies[i]);
        add(state, &state->discard[MONSTERS], trophies[i]);
    }
}

void buy(State *state, const Card *items, int items_count, const Card *pay, int pay_count) {
    Party *party = &state->party[state->queue[0]];
    pay_trophies(state, party, pay, pay_count);
    for (int i = 0; i < items_count; i++) {
        drop_from(&state->show, items[i]);
        add_item(state, party, items[i]);
    }
    pass_visit(state);
}

void hire(State *state, const Card *heroes, int count, const Card *gone, int gone_count, const Card *items,
          int items_count, const Card *trophies, int trophies_count, int coins) {
    Party *party = &state->party[state->queue[0]];
    for (int i = 0; i < gone_count; i++)
        send_away(state, party, gone[i]);
    int change = coins;
    for (int i = 0; i < items_count; i++) {
        change += state->options.item_value * level(items[i]);
        remove_item(party, item_index(party, items[i]));
        add(state, &state->discard[EQUIPMENT], items[i]);
    }
    for (int i = 0; i < trophies_count; i++)
        change += level(trophies[i]);
    for (int i = 0; i < count; i++)
        change -= HERO_PRICE * level(heroes[i]);
    pay_trophies(state, party, trophies, trophies_count);
    party->coins -= coins;
    if (state->options.change_kept)
        party->coins += change;
    for (int i = 0; i < count; i++) {
        drop_from(&state->show, heroes[i]);
        fresh_hero(state, party, heroes[i]);
    }
    pass_visit(state);
}

/* ---------------------------------------------------------------- trade */

void offer_trade(State *state) {
    state->guild = state->phase;
    state->phase = ANSWER;
}

void decline_trade(State *state) {
    state->offer.partner = NOBODY;
    state->phase = state->guild;
}

typedef struct {
    int heroes, items;
    Hero hero[MAX_HEROES];
    Item item[MAX_ITEMS]; /* holders are indices in `hero` */
} Goods;

static int among(const Card *cards, int count, Card card) {
    for (int i = 0; i < count; i++)
        if (cards[i] == card)
            return 1;
    return 0;
}

/* Heroes leave in the order in which they stand, with their items. */
static void hand_over(Party *party, const Offer *offer, int side, Goods *goods) {
    const Card *heroes = offer->card[2 * side], *items = offer->card[2 * side + 1];
    int hero_count = offer->count[2 * side], item_count = offer->count[2 * side + 1];
    goods->heroes = goods->items = 0;
    for (int index = 0; index < party->heroes;) {
        if (!among(heroes, hero_count, party->hero[index].card)) {
            index++;
            continue;
        }
        Hero hero = party->hero[index];
        for (int i = party->items - 1; i >= 0; i--)
            if (party->item[i].holder == index) {
                goods->item[goods->items++] = (Item){party->item[i].card, (int16_t)goods->heroes};
                remove_item(party, i);
            }
        drop_hero(party, index);
        hero.gear = 0;
        hero.items = 0;
        goods->hero[goods->heroes++] = hero;
    }
    for (int i = 0; i < item_count; i++) {
        remove_item(party, item_index(party, items[i]));
        goods->item[goods->items++] = (Item){items[i], STORED};
    }
}

static void receive(State *state, Party *party, const Goods *goods) {
    int first = party->heroes;
    for (int i = 0; i < goods->heroes; i++)
        if (party->heroes < MAX_HEROES)
            party->hero[party->heroes++] = goods->hero[i];
    for (int i = 0; i < goods->items; i++) {
        add_item(state, party, goods->item[i].card);
        if (goods->item[i].holder != STORED)
            set_holder(party, party->items - 1, first + goods->item[i].holder);
    }
}

void accept_trade(State *state) {
    Goods mine, theirs;
    Party *party = &state->party[state->queue[0]], *partner = &state->party[state->offer.partner];
    hand_over(party, &state->offer, 0, &mine);
    hand_over(partner, &state->offer, 1, &theirs);
    receive(state, partner, &mine);
    receive(state, party, &theirs);
    decline_trade(state);
}
