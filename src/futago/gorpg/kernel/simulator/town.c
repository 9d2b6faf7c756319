/* What a party buys, whom it hires, and the cheapest way to pay. */
#include <string.h>

#include "policy.h"
#include "rules.h"

enum { HERO_COST = 5, MOST_SUM = 14 * SHOW * HERO_COST + 80, MOST_MEANS = MAX_ITEMS + MAX_TROPHIES };
#define NO_MORE_SHOPS 0.1 /* the value of a trophy when no more items can be bought */

static void insert_plan(Plan *plans, int *count, int most, const Plan *plan) {
    if (*count == most && plans[most - 1].value >= plan->value)
        return;
    int at = *count < most ? (*count)++ : most - 1;
    for (; at && plans[at - 1].value < plan->value; at--)
        plans[at] = plans[at - 1];
    plans[at] = *plan;
}

static void pass_plan(Plan *plan) {
    plan->value = 0;
    plan->dealt = 0;
    start_move(plan, PASS);
}

/* Levels of items that more heroes could carry: what is beyond adds nothing but gold. */
static int items_carried(const State *state, const Party *party) {
    int room = state->options.most_items * (party->heroes < PARTY ? party->heroes : PARTY);
    return party->items < room ? room - party->items : 0;
}

/* ---------------------------------------------------------------- the hunters' guild */

/* Which trophies pay a sum: the last one, by sum. */
typedef struct {
    int last[TOP_LEVEL * (SHOW + 1) + 1], used[TOP_LEVEL * (SHOW + 1) + 1];
} Sums;

static void sums_of(const Party *party, Sums *sums) {
    enum { MOST = TOP_LEVEL * (SHOW + 1) };
    int order[MAX_TROPHIES];
    for (int i = 0; i < party->trophies; i++) {
        int j = i, key = level(party->trophy[i]);
        for (; j && level(party->trophy[order[j - 1]]) < key; j--)
            order[j] = order[j - 1];
        order[j] = i;
    }
    for (int sum = 0; sum <= MOST; sum++)
        sums->last[sum] = -1;
    sums->last[0] = -2;
    for (int i = 0; i < party->trophies; i++) {
        int worth = level(party->trophy[order[i]]);
        for (int sum = MOST - worth; sum >= 0; sum--)
            if (sums->last[sum] != -1 && sums->last[sum + worth] == -1) {
                sums->last[sum + worth] = order[i];
                sums->used[sum + worth] = sum;
            }
    }
}

int best_buys(const State *state, const Temper *temper, Plan *plans, int most) {
    enum { MOST = TOP_LEVEL * (SHOW + 1) };
    const Party *party = &state->party[state->queue[0]];
    Valuation values = valuation_of(state, temper);
    int last = state->round == ROUNDS, found = 0, room = items_carried(state, party);
    double kept = last ? 1.0 : values.trophy * temper->weight[HOLD];
    Plan plan;
    pass_plan(&plan);
    insert_plan(plans, &found, most, &plan);
    if (!party->trophies)
        return found;
    Sums sums;
    sums_of(party, &sums);
    for (int some = 1; some < 1 << state->show.count; some++) {
        Card items[SHOW], pay[MAX_TROPHIES];
        int count = 0, price = 0;
        for (int i = 0; i < state->show.count; i++)
            if (bit(some, i)) {
                items[count++] = state->show.card[i];
                price += level(state->show.card[i]);
            }
        int paid = price;
        while (paid <= MOST && sums.last[paid] == -1)
            paid++;
        if (paid > MOST)
            continue;
        int payments = 0;
        for (int sum = paid; sum; sum = sums.used[sum])
            pay[payments++] = party->trophy[sums.last[sum]];
        double cost = kept * paid, worth = values.item * price;
        if (last && state->options.trophy_card)
            cost = payments;
        if (count > room && state->options.mode != STANDARD)
            worth *= temper->weight[SURPLUS] + (1 - temper->weight[SURPLUS]) * room / count;
        plan.value = worth - cost;
        if (plan.value <= 0)
            continue;
        start_move(&plan, BUY);
        put_list(&plan, items, count);
        put_list(&plan, pay, payments);
        insert_plan(plans, &found, most, &plan);
    }
    return found;
}

/* ---------------------------------------------------------------- the mercenary guild */

typedef struct {
    Card card;
    int worth, trophy;
    double cost;
} Means;

/* Everything that can be paid without a hero dying, when some heroes leave. */
static int means_of(const State *state, const Temper *temper, const Party *party, int gone, double item_rate,
                    double trophy_rate, Means *means) {
    int count = 0, order[MAX_ITEMS], spare[MAX_HEROES], all = by_level(party, order);
    int surplus = 0, room = state->options.most_items * (party->heroes < PARTY ? party->heroes : PARTY);
    if (party->items > room)
        surplus = party->items - room;
    for (int h = 0; h < party->heroes; h++)
        spare[h] = bit(gone, h) ? 1 << 20 : hero_life(&party->hero[h]) - 1;
    for (int i = all - 1; i >= 0; i--) { /* the lowest first */
        const Item *item = &party->item[order[i]];
        int levels = level(item->card);
        if (item->holder != STORED) {
            if (levels > spare[item->holder])
                continue;
            spare[item->holder] -= levels;
        }
        int worth = state->options.item_value * levels;
        double rate = all - 1 - i < surplus ? item_rate * temper->weight[SURPLUS] : item_rate;
        means[count++] = (Means){item->card, worth, 0, worth * rate};
    }
    for (int i = 0; i < party->trophies; i++) {
        int worth = level(party->trophy[i]);
        means[count++] = (Means){party->trophy[i], worth, 1, worth * trophy_rate};
    }
    return count;
}

typedef struct {
    int most;
    double cost[MOST_SUM + 1];
    uint8_t taken[MOST_MEANS][MOST_SUM + 1];
    int count;
    Means means[MOST_MEANS];
} Purse;

static void fill_purse(Purse *purse, int most) {
    purse->most = most = most < MOST_SUM ? most : MOST_SUM;
    for (int sum = 1; sum <= most; sum++)
        purse->cost[sum] = 1e300;
    purse->cost[0] = 0;
    for (int i = 0; i < purse->count; i++) {
        const Means *means = &purse->means[i];
        memset(purse->taken[i], 0, most + 1);
        for (int sum = most; sum >= means->worth; sum--) {
            double cost = purse->cost[sum - means->worth] + means->cost;
            if (cost < purse->cost[sum]) {
                purse->cost[sum] = cost;
                purse->taken[i][sum] = 1;
            }
        }
    }
}

/* The cheapest payment of a price with the help of coins; returns the sum in cards, -1 if there is none. */
static int cheapest(const State *state, const Party *party, const Purse *purse, int price, double *cost) {
    int best = -1;
    for (int sum = price - party->coins > 0 ? price - party->coins : 0; sum <= purse->most; sum++) {
        if (purse->cost[sum] >= 1e300)
            continue;
        double loss = purse->cost[sum] + (sum < price ? price - sum : 0);
        if (state->options.change_kept && sum > price)
            loss -= sum - price;
        if (best < 0 || loss < *cost) {
            best = sum;
            *cost = loss;
        }
    }
    return best;
}

/* Drop what is superfluous: ties between equal costs may leave something. */
static void put_payment(const State *state, const Purse *purse, int sum, int price, Plan *plan) {
    Card items[MAX_ITEMS], trophies[MAX_TROPHIES];
    int paid[MOST_MEANS], count = 0, total = sum, item_count = 0, trophy_count = 0;
    for (int i = purse->count - 1; i >= 0; i--)
        if (purse->taken[i][sum]) {
            paid[count++] = i;
            sum -= purse->means[i].worth;
        }
    for (int i = 0; i < count; i++) {
        const Means *means = &purse->means[paid[i]];
        if (total - means->worth >= price) {
            total -= means->worth;
            continue;
        }
        if (means->trophy)
            trophies[trophy_count++] = means->card;
        else
            items[item_count++] = means->card;
    }
    (void)state;
    put_list(plan, items, item_count);
    put_list(plan, trophies, trophy_count);
    put(plan, total < price ? price - total : 0);
}

/* The heroes of least worth, as many as have to leave, as bits. */
static int leavers(const Valuation *values, const Party *party, int count) {
    int gone = 0;
    while (count-- > 0) {
        int least = -1;
        for (int h = 0; h < party->heroes; h++)
            if (!bit(gone, h) && (least < 0 || hero_worth(values, party->hero[h].card) <
                                                   hero_worth(values, party->hero[least].card)))
                least = h;
        gone |= 1 << least;
    }
    return gone;
}

static int funds_of(const Party *party, const Purse *purse) {
    int funds = party->coins;
    for (int i = 0; i < purse->count; i++)
        funds += purse->means[i].worth;
    return funds;
}

int best_hires(const State *state, const Temper *temper, Plan *plans, int most) {
    static __thread Purse purse;
    const Party *party = &state->party[state->queue[0]];
    Valuation values = valuation_of(state, temper);
    double item_rate = values.item / state->options.item_value * temper->weight[HIRE_COST];
    double trophy_rate = values.trophy * temper->weight[HIRE_COST];
    if (state->options.mode != STANDARD && state->round == ROUNDS - 1)
        trophy_rate = NO_MORE_SHOPS;
    double least_rate = item_rate < trophy_rate ? item_rate : trophy_rate;
    if (state->options.most_items < 99 && party->items > state->options.most_items * party->heroes)
        least_rate *= temper->weight[SURPLUS] < 1 ? temper->weight[SURPLUS] : 1;
    int found = 0, total = 0, least = 1 << 20;
    Plan plan;
    pass_plan(&plan);
    insert_plan(plans, &found, most, &plan);
    for (int i = 0; i < state->show.count; i++) {
        int price = HERO_COST * level(state->show.card[i]);
        total += price;
        least = price < least ? price : least;
    }
    /* Nobody is hired unless the party can pay for one, even if others who leave would leave items. */
    int filled = leavers(&values, party, party->heroes + 1 - PARTY);
    purse.count = means_of(state, temper, party, filled, item_rate, trophy_rate, purse.means);
    int funds = funds_of(party, &purse);
    if (funds < least)
        return found;
    filled = -1;
    for (int some = 1; some < 1 << state->show.count; some++) {
        Card heroes[SHOW], dismissed[MAX_HEROES];
        int count = 0, price = 0;
        for (int i = 0; i < state->show.count; i++)
            if (bit(some, i)) { /* the highest level first */
                int j = count++;
                for (; j && level(heroes[j - 1]) < level(state->show.card[i]); j--)
                    heroes[j] = heroes[j - 1];
                heroes[j] = state->show.card[i];
                price += HERO_COST * level(state->show.card[i]);
            }
        int too_many = party->heroes + count - PARTY;
        if (too_many > party->heroes)
            continue;
        int gone = too_many > 0 ? leavers(&values, party, too_many) : 0, left = party->heroes, gone_count = 0;
        double gain = 0;
        for (int h = 0; h < party->heroes; h++)
            if (bit(gone, h)) {
                gain -= hero_worth(&values, party->hero[h].card);
                dismissed[gone_count++] = party->hero[h].card;
                left--;
            }
        for (int i = 0; i < count; i++)
            gain += hero_worth(&values, heroes[i]) * need(temper, left++);
        if (party->heroes <= 1 && left > 1)
            gain += values.lone;
        double worst = found == most ? plans[most - 1].value : -1e300;
        if (gain - price * least_rate <= (most == 1 ? 0 : worst))
            continue;
        if (filled != gone) {
            purse.count = means_of(state, temper, party, gone, item_rate, trophy_rate, purse.means);
            funds = funds_of(party, &purse);
            int need_sum = total < funds ? total : funds;
            fill_purse(&purse, need_sum + 70);
            filled = gone;
        }
        double cost = 0;
        if (funds < price)
            continue;
        int sum = cheapest(state, party, &purse, price, &cost);
        if (sum < 0)
            continue;
        plan.value = gain - cost;
        plan.dealt = 0;
        start_move(&plan, HIRE);
        put_list(&plan, heroes, count);
        put_list(&plan, dismissed, gone_count);
        put_payment(state, &purse, sum, price, &plan);
        insert_plan(plans, &found, most, &plan);
    }
    return found;
}
