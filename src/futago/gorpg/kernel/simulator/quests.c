/* Which quest a party goes on, with which heroes and items: battles against monsters sampled from the unseen
   cards. */
#include <math.h>
#include <string.h>

#include "policy.h"
#include "rules.h"

enum { LEAST_POOL = 12, MOST_DRAWS = 24, MOST_IDEAS = SLOTS * 32 };

typedef struct {
    const State *state;
    const Temper *temper;
    const Party *party;
    Valuation values;
    int number;
    int8_t bare[MAX_ITEMS];
    int draws[SLOTS];
    Foes drawn[SLOTS][MOST_DRAWS];
    Band ally[SLOTS][PLAYERS];
    int allies[SLOTS];
    double stored, keep_all; /* values of all items, and of all heroes without items */
} Search;

typedef struct {
    int slot, team, style; /* team: a bit per hero */
    double value;
} Idea;

static int unseen(const State *state, uint8_t *pool) {
    int count = 0;
    const Cards *deck = &state->deck[MONSTERS];
    for (int i = 0; i < deck->count && count < MAX_CARDS; i++)
        pool[count++] = deck->card[i] & (COPY - 1);
    for (int slot = 0; slot < state->slots; slot++)
        for (int i = 0; i < state->at[slot].monsters; i++)
            if (!state->at[slot].monster[i].shown)
                pool[count++] = state->at[slot].monster[i].card & (COPY - 1);
    for (int i = 0; i < state->pile.count && count < MAX_CARDS; i++)
        if (!state->pile.monster[i].shown)
            pool[count++] = state->pile.monster[i].card & (COPY - 1);
    for (int i = 0; i < state->hand.count; i++)
        pool[count++] = state->hand.card[i] & (COPY - 1);
    if (count < LEAST_POOL)
        for (count = 0; count <= JOKER; count++)
            pool[count] = (uint8_t)count;
    return count;
}

static Foe foe_at(Card card, int wound, Card location) {
    return (Foe){monster_attack(card, location), monster_defence(card, location) - wound, level(card), card};
}

static void draw_foes(Search *search, int slot, uint8_t *pool, int count, int times, uint64_t *seed) {
    const State *state = search->state;
    const Slot *at = &state->at[slot];
    int hidden = 0, lack = state->phase == LAY ? lacking(state, slot) : 0;
    for (int i = 0; i < at->monsters; i++)
        hidden += !at->monster[i].shown;
    search->draws[slot] = hidden + lack ? times : 1;
    for (int draw = 0; draw < search->draws[slot]; draw++) {
        Foes *foes = &search->drawn[slot][draw];
        foes->count = 0;
        for (int i = 0, next = 0; i < at->monsters + lack; i++) {
            if (i < at->monsters && at->monster[i].shown) {
                foes->foe[foes->count++] = foe_at(at->monster[i].card, at->monster[i].wound, at->location);
                continue;
            }
            int pick = next + below(seed, count - next);
            uint8_t face = pool[pick];
            pool[pick] = pool[next];
            pool[next] = face;
            if (next < count - 1)
                next++;
            foes->foe[foes->count++] = foe_at(face, 0, at->location);
        }
    }
}

static Fighter fighter_of(const Hero *hero, int gear, Card location, const Valuation *values) {
    int full = level(hero->card) + gear;
    double keep = hero_worth(values, hero->card) + values->item * gear;
    return (Fighter){at_least_one(full + bonus(hero->card, location)), full - hero->wound, full, keep, hero->card};
}

static void allies_at(Search *search, int slot) {
    const State *state = search->state;
    const Slot *at = &state->at[slot];
    search->allies[slot] = 0;
    for (int i = 0; i < at->placed; i++) {
        const Party *other = &state->party[at->party[i]];
        Band *band = &search->ally[slot][search->allies[slot]];
        band->count = 0;
        for (int j = 0; j < other->questing; j++) {
            const Hero *hero = &other->hero[hero_index(other, other->quest[j])];
            band->fighter[band->count++] = fighter_of(hero, hero->gear, at->location, &search->values);
        }
        line_up(band);
        search->allies[slot] += band->count > 0;
    }
}

static Stakes stakes_at(const Search *search, int slot, int home) {
    const State *state = search->state;
    const Options *options = &state->options;
    const Slot *at = &state->at[slot];
    Stakes stakes = {.trophy = search->values.trophy, .wound = search->values.wound};
    int corpses = 0;
    for (int i = 0; i < at->corpses; i++)
        corpses += level(at->corpse[i]);
    stakes.cleared = search->values.trophy * corpses + search->temper->weight[CLEAR];
    if (options->bounty)
        stakes.cleared += level(at->location);
    if (options->retreat_all)
        for (int i = 0; i < search->party->trophies; i++)
            add_level(&stakes.old, level(search->party->trophy[i]));
    stakes.lone = search->values.lone;
    stakes.home = home;
    if (!home || (options->mode == SOLO && options->questing_stand))
        stakes.wiped = search->values.last;
    stakes.flee = search->temper->weight[FLEE];
    stakes.spoils_lost = stakes.slain_stay = options->mode == OVERLORD_MODE;
    stakes.strikes = options->mode == OVERLORD_MODE ? STRIKES_DIRECTED : STRIKES_BY_RULE;
    stakes.one_exchange = options->one_exchange;
    return stakes;
}

static double idea_value(const Search *search, const Idea *idea, int draws, int8_t *holder) {
    const Party *party = search->party;
    const Slot *at = &search->state->at[idea->slot];
    int team[QUESTING], count = 0, gear[MAX_HEROES];
    for (int h = 0; h < party->heroes; h++)
        if (bit(idea->team, h))
            team[count++] = h;
    deal_items(party, search->bare, team, count, at->location, search->state->options.most_items, idea->style, holder);
    gear_of(party, holder, gear);
    Band band = {0};
    double home = search->keep_all + search->stored;
    for (int i = 0; i < count; i++) {
        const Hero *hero = &party->hero[team[i]];
        band.fighter[band.count++] = fighter_of(hero, gear[team[i]], at->location, &search->values);
        home -= band.fighter[i].keep;
    }
    line_up(&band);
    Stakes stakes = stakes_at(search, idea->slot, party->heroes - count);
    double sum = 0.0, squares = 0.0;
    if (draws > search->draws[idea->slot])
        draws = search->draws[idea->slot];
    const Trophies none = {0};
    for (int draw = 0; draw < draws; draw++) {
        const Foes *foes = &search->drawn[idea->slot][draw];
        Foes left;
        Band ally = {0};
        if (search->allies[idea->slot]) {
            left.count = foes->count;
            memcpy(left.foe, foes->foe, sizeof(Foe) * foes->count);
            for (int i = 0; i < search->allies[idea->slot] && left.count; i++) {
                ally = search->ally[idea->slot][i];
                ally_go(&left, &ally, stakes.strikes);
            }
            if (stakes.one_exchange)
                ally.count = 0;
            foes = &left;
        }
        double value = foes->count ? go_value(&band, foes, &none, &stakes, &ally, 0) : standing_value(&band, &stakes);
        sum += value;
        squares += value * value;
    }
    double mean = sum / draws, spread = squares / draws - mean * mean;
    double value = mean + home;
    if (search->temper->weight[RISK] != 0.0 && spread > 0)
        value += search->temper->weight[RISK] * sqrt(spread);
    if (at->placed)
        value += search->temper->weight[JOIN];
    return value;
}

static void begin_search(Search *search, const State *state, const Temper *temper, int number, uint64_t seed) {
    search->state = state;
    search->temper = temper;
    search->number = number;
    search->party = &state->party[number];
    search->values = valuation_of(state, temper);
    bare_loadout(search->party, search->bare);
    search->stored = search->keep_all = 0;
    for (int i = 0; i < search->party->items; i++)
        search->stored += search->values.item * level(search->party->item[i].card);
    for (int h = 0; h < search->party->heroes; h++)
        search->keep_all += hero_worth(&search->values, search->party->hero[h].card);
    uint8_t pool[2 * MAX_CARDS];
    int count = unseen(state, pool);
    int times = temper->shortlist ? temper->many : temper->few;
    for (int slot = 0; slot < state->slots; slot++) {
        search->draws[slot] = 0;
        if (state->at[slot].location == NO_CARD || state->at[slot].placed >= state->options.at_a_slot)
            continue;
        draw_foes(search, slot, pool, count, times < MOST_DRAWS ? times : MOST_DRAWS, &seed);
        allies_at(search, slot);
    }
}

/* Ideas sorted by value, best first. */
static void sort_ideas(Idea *ideas, int count, int sorted) {
    for (int i = 0; i < count && i < sorted; i++) {
        int best = i;
        for (int j = i + 1; j < count; j++)
            if (ideas[j].value > ideas[best].value)
                best = j;
        Idea held = ideas[i];
        ideas[i] = ideas[best];
        ideas[best] = held;
    }
}

static int all_ideas(const Search *search, Idea *ideas) {
    const Party *party = search->party;
    int count = 0, smallest = search->temper->smallest, first = search->temper->weight[GIANT] > 0.5 ? BACK : EVEN;
    if (smallest > party->heroes)
        smallest = party->heroes;
    int8_t holder[MAX_ITEMS];
    for (int slot = 0; slot < search->state->slots; slot++) {
        if (!search->draws[slot])
            continue;
        for (int team = 1; team < 1 << party->heroes; team++) {
            int size = __builtin_popcount((unsigned)team);
            if (size > QUESTING || size < smallest || count == MOST_IDEAS)
                continue;
            Idea *idea = &ideas[count++];
            *idea = (Idea){slot, team, first, 0.0};
            idea->value = idea_value(search, idea, search->temper->few, holder);
        }
    }
    return count;
}

/* Without ideas that come to the same: other ways of dealing out the items that give the same value. */
static int distinct(Idea *ideas, int count) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
        int known = 0;
        for (int j = 0; j < kept && !known; j++)
            known = ideas[j].slot == ideas[i].slot && ideas[j].team == ideas[i].team && ideas[j].value == ideas[i].value;
        if (!known)
            ideas[kept++] = ideas[i];
    }
    return kept;
}

double tavern_gain(const State *state, const Temper *temper, int number) {
    enum { MEAN_LEVEL = 7 };
    const Party *party = &state->party[number];
    if (!may_recruit(state, number))
        return 0.0;
    Valuation values = valuation_of(state, temper);
    double newcomer = (values.body + values.level * MEAN_LEVEL) * temper->weight[TAVERN_WEIGHT];
    if (party->heroes < PARTY)
        return newcomer * need(temper, party->heroes) + (party->heroes == 1 ? values.lone : 0.0);
    double least = 1e300;
    for (int h = 0; h < party->heroes; h++)
        if (hero_worth(&values, party->hero[h].card) < least)
            least = hero_worth(&values, party->hero[h].card);
    return newcomer - least;
}

static void quest_plan(const Search *search, const Idea *idea, Plan *plan) {
    const Party *party = search->party;
    int8_t holder[MAX_ITEMS];
    plan->value = idea->value;
    idea_value(search, idea, 1, holder);
    plan->dealt = 1;
    memcpy(plan->holder, holder, party->items);
    /* The weakest stand to the left: where levels and lives are equal, the left-most is struck first. */
    Card heroes[QUESTING];
    int count = 0, gear[MAX_HEROES];
    gear_of(party, holder, gear);
    for (int h = 0; h < party->heroes; h++)
        if (bit(idea->team, h))
            heroes[count++] = party->hero[h].card;
    start_move(plan, GO_QUEST);
    put(plan, idea->slot);
    put_list(plan, heroes, count);
}

static double resting_value(const Search *search) {
    double value = search->keep_all + search->stored + tavern_gain(search->state, search->temper, search->number);
    return value - (search->party->heroes == 1 ? search->values.lone : 0.0);
}

int best_quests(const State *state, const Temper *temper, uint64_t seed, Plan *plans, int most) {
    static __thread Search search;
    static __thread Idea ideas[MOST_IDEAS], close[STYLES * 64];
    begin_search(&search, state, temper, state->queue[0], seed);
    int count = all_ideas(&search, ideas), found = 0;
    Idea *best = ideas;
    if (temper->shortlist) {
        int8_t holder[MAX_ITEMS];
        int listed = 0, wanted = temper->shortlist < 64 ? temper->shortlist : 64;
        sort_ideas(ideas, count, wanted);
        for (int i = 0; i < count && i < wanted; i++)
            for (int style = 0; style < STYLES; style++) {
                if (temper->weight[GIANT] > 0.5 && style != BACK)
                    continue;
                Idea idea = ideas[i];
                idea.style = style;
                idea.value = idea_value(&search, &idea, temper->many, holder);
                close[listed++] = idea;
            }
        best = close;
        count = listed;
    }
    count = distinct(best, count);
    sort_ideas(best, count, most);
    double home = resting_value(&search);
    int rested = 0;
    for (int i = 0; found < most && (i < count || !rested); i++) {
        if (!rested && (i >= count || home > best[i].value)) {
            Plan *plan = &plans[found++];
            plan->value = home;
            plan->dealt = 0;
            start_move(plan, REST);
            rested = 1;
        }
        if (i < count && found < most)
            quest_plan(&search, &best[i], &plans[found++]);
    }
    return found;
}

int expected_slot(const State *state, const Temper *temper, int number, uint64_t seed) {
    static __thread Search search;
    static __thread Idea ideas[MOST_IDEAS];
    Temper quick = *temper;
    quick.shortlist = 0;
    begin_search(&search, state, &quick, number, seed);
    int found = all_ideas(&search, ideas);
    if (!found)
        return -1;
    sort_ideas(ideas, found, 1);
    double home = resting_value(&search);
    return ideas[0].value < home ? -1 : ideas[0].slot;
}
