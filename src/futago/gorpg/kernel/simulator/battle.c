#include "battle.h"

#include <string.h>

enum { MAX_EXCHANGES = 7, MAX_TARGETINGS = 400 };

void add_level(Trophies *trophies, int level) {
    trophies->count++;
    trophies->sum += level;
    trophies->of_level[level]++;
}

static void add_trophies(Trophies *trophies, const Trophies *more) {
    trophies->count += more->count;
    trophies->sum += more->sum;
    for (int level = 1; level <= TOP_LEVEL; level++)
        trophies->of_level[level] += more->of_level[level];
}

/* The levels that are left when the lesser half, rounded down, is gone. */
static int better_half(const Trophies *trophies) {
    int gone = trophies->count / 2, kept = trophies->sum;
    for (int level = 1; gone; level++) {
        int here = trophies->of_level[level] < gone ? trophies->of_level[level] : gone;
        kept -= here * level;
        gone -= here;
    }
    return kept;
}

static void copy_foes(Foes *to, const Foes *from) {
    to->count = from->count;
    memcpy(to->foe, from->foe, sizeof(Foe) * from->count);
}

static void copy_band(Band *to, const Band *from) {
    to->count = from->count;
    memcpy(to->fighter, from->fighter, sizeof(Fighter) * from->count);
}

void line_up(Band *band) {
    for (int i = 1; i < band->count; i++) {
        Fighter held = band->fighter[i];
        int key = level(held.card) * 4096 + held.life, j = i;
        for (; j && level(band->fighter[j - 1].card) * 4096 + band->fighter[j - 1].life > key; j--)
            band->fighter[j] = band->fighter[j - 1];
        band->fighter[j] = held;
    }
}

/* ---------------------------------------------------------------- the heroes attack */

void after_attacks(const int *attacks, int count, const Foes *foes, const int *chosen, Foes *left, Trophies *felled) {
    int hurt[MAX_FOES] = {0};
    for (int i = 0; i < count; i++)
        hurt[chosen[i]] += attacks[i];
    int kept = 0;
    for (int i = 0; i < foes->count; i++) {
        Foe foe = foes->foe[i];
        if (hurt[i] >= foe.life) {
            add_level(felled, foe.level);
            continue;
        }
        foe.life -= hurt[i];
        left->foe[kept++] = foe;
    }
    left->count = kept;
}

/* ---------------------------------------------------------------- the monsters strike */

static void remove_fighter(Band *band, int index) {
    memmove(band->fighter + index, band->fighter + index + 1, sizeof(Fighter) * (band->count - index - 1));
    band->count--;
}

static int ascending_attacks(const Foes *foes, int *attacks) {
    for (int i = 0; i < foes->count; i++) {
        int attack = foes->foe[i].attack, j = i;
        for (; j && attacks[j - 1] > attack; j--)
            attacks[j] = attacks[j - 1];
        attacks[j] = attack;
    }
    return foes->count;
}

static void take_blow(int *ascending, int *count, int blow) {
    int i = 0;
    while (ascending[i] != blow)
        i++;
    memmove(ascending + i, ascending + i + 1, sizeof(int) * (*count - i - 1));
    --*count;
}

int killing_blows(int life, const int *ascending, int count, int *blows) {
    int free[MAX_PILE], frees = count, used = 0, sum = 0;
    for (int i = 0; i < count; i++)
        sum += free[i] = ascending[i];
    if (sum < life)
        return 0;
    while (life > 0) {
        int i = 0;
        while (i < frees - 1 && free[i] < life)
            i++;
        int blow = free[i];
        blows[used++] = blow;
        take_blow(free, &frees, blow);
        life -= blow;
    }
    return used;
}

static void directed_reply(Band *band, const Foes *foes) {
    int free[MAX_FOES], frees = ascending_attacks(foes, free), order[MAX_FIGHTERS], blows[MAX_FOES];
    int dead[MAX_FIGHTERS] = {0};
    for (int i = 0; i < band->count; i++) {
        int j = i;
        for (; j && band->fighter[order[j - 1]].keep < band->fighter[i].keep; j--)
            order[j] = order[j - 1];
        order[j] = i;
    }
    for (int i = 0; i < band->count; i++) {
        int used = killing_blows(band->fighter[order[i]].life, free, frees, blows);
        dead[order[i]] = used > 0;
        for (int k = 0; k < used; k++)
            take_blow(free, &frees, blows[k]);
    }
    for (int i = band->count - 1; i >= 0; i--)
        if (dead[i])
            remove_fighter(band, i);
    if (band->count && frees) {
        int weakest = 0, sum = 0;
        for (int i = 1; i < band->count; i++)
            if (band->fighter[i].life < band->fighter[weakest].life)
                weakest = i;
        for (int i = 0; i < frees; i++)
            sum += free[i];
        band->fighter[weakest].life = at_least_one(band->fighter[weakest].life - sum);
    }
}

static void best_reply(Band *band, const Foes *foes) {
    for (int i = 0; i < foes->count && band->count; i++) {
        int attack = foes->foe[i].attack, dying = -1, weakest = 0;
        for (int k = 0; k < band->count; k++) {
            const Fighter *fighter = &band->fighter[k], *other = &band->fighter[weakest];
            if (fighter->life <= attack && (dying < 0 || fighter->attack > band->fighter[dying].attack))
                dying = k;
            if (fighter->life < other->life || (fighter->life == other->life && fighter->attack > other->attack))
                weakest = k;
        }
        if (dying >= 0)
            remove_fighter(band, dying);
        else
            band->fighter[weakest].life -= attack;
    }
}

void monsters_reply(Band *band, const Foes *foes, int strikes) {
    if (strikes == STRIKES_DIRECTED) {
        directed_reply(band, foes);
        return;
    }
    if (strikes == STRIKES_AT_BEST) {
        best_reply(band, foes);
        return;
    }
    int front = 0, life = band->fighter[0].life;
    for (int i = 0; i < foes->count; i++) {
        life -= foes->foe[i].attack;
        if (life <= 0) {
            if (++front == band->count) {
                band->count = 0;
                return;
            }
            life = band->fighter[front].life;
        }
    }
    memmove(band->fighter, band->fighter + front, sizeof(Fighter) * (band->count - front));
    band->count -= front;
    band->fighter[0].life = life;
}

/* ---------------------------------------------------------------- a whole battle */

/* What it costs if only one hero of the party is left. */
static double lone_cost(const Band *band, const Stakes *stakes) {
    return band->count + stakes->home == 1 ? stakes->lone : 0.0;
}

double standing_value(const Band *band, const Stakes *stakes) {
    double value = 0.0;
    for (int i = 0; i < band->count; i++)
        value += band->fighter[i].keep - stakes->wound * (band->fighter[i].full - band->fighter[i].life);
    return value - lone_cost(band, stakes);
}

double retreat_value(const Band *band, const Trophies *spoils, const Stakes *stakes) {
    double value = stakes->flee - lone_cost(band, stakes);
    for (int i = 0; i < band->count; i++) {
        const Fighter *fighter = &band->fighter[i];
        int left = at_least_one(fighter->life - fighter->full / 2);
        value += fighter->keep - stakes->wound * (fighter->full - left);
    }
    Trophies trophies = stakes->old;
    if (!stakes->slain_stay)
        add_trophies(&trophies, spoils);
    return value + stakes->trophy * (better_half(&trophies) - stakes->old.sum);
}

static double wiped_value(const Trophies *spoils, const Stakes *stakes) {
    double trophies = stakes->spoils_lost ? 0.0 : stakes->trophy * spoils->sum;
    return trophies - stakes->wiped - (stakes->home == 1 ? stakes->lone : 0.0);
}

double go_value(const Band *band, const Foes *foes, const Trophies *spoils, const Stakes *stakes, const Band *ally,
                int depth) {
    int attacks[MAX_FIGHTERS], chosen[MAX_FIGHTERS];
    Foes left;
    Trophies all = *spoils;
    for (int i = 0; i < band->count; i++)
        attacks[i] = band->fighter[i].attack;
    choose_targets(attacks, band->count, foes, chosen);
    after_attacks(attacks, band->count, foes, chosen, &left, &all);
    double value = stand_value(band, &left, &all, stakes, ally, depth);
    if (stakes->no_retreat || !left.count)
        return value;
    double leave = retreat_value(band, spoils, stakes);
    return value > leave ? value : leave;
}

double stand_value(const Band *band, const Foes *foes, const Trophies *spoils, const Stakes *stakes,
                   const Band *ally, int depth) {
    if (!foes->count)
        return standing_value(band, stakes) + stakes->trophy * spoils->sum + stakes->cleared;
    if (stakes->no_retreat)
        return stay_value(band, foes, spoils, stakes, ally, depth);
    double leave = retreat_value(band, spoils, stakes);
    if (depth >= MAX_EXCHANGES)
        return leave;
    double stay = stay_value(band, foes, spoils, stakes, ally, depth);
    return stay > leave ? stay : leave;
}

double stay_value(const Band *band, const Foes *foes, const Trophies *spoils, const Stakes *stakes, const Band *ally,
                  int depth) {
    Band left;
    copy_band(&left, band);
    monsters_reply(&left, foes, stakes->strikes);
    if (!left.count)
        return wiped_value(spoils, stakes);
    double standing = standing_value(&left, stakes), home = standing + stakes->trophy * spoils->sum;
    if (stakes->one_exchange && !stakes->slain_stay)
        return home;
    Foes after;
    Band friends = {0};
    if (ally && ally->count) {
        copy_foes(&after, foes);
        copy_band(&friends, ally);
        ally_go(&after, &friends, stakes->strikes);
        if (!after.count)
            return home;
        foes = &after;
    }
    if (stakes->one_exchange)
        return standing;
    if (depth >= 4 * MAX_EXCHANGES)
        return wiped_value(spoils, stakes);
    return go_value(&left, foes, spoils, stakes, &friends, depth + 1);
}

void ally_go(Foes *foes, Band *ally, int strikes) {
    int attacks[MAX_FIGHTERS], chosen[MAX_FIGHTERS];
    Foes left;
    Trophies felled = {0};
    for (int i = 0; i < ally->count; i++)
        attacks[i] = ally->fighter[i].attack;
    choose_targets(attacks, ally->count, foes, chosen);
    after_attacks(attacks, ally->count, foes, chosen, &left, &felled);
    copy_foes(foes, &left);
    if (foes->count)
        monsters_reply(ally, foes, strikes);
}

/* Whether these targets lead to the same foes as earlier ones: the same damage done to each. */
typedef struct {
    int hurt[MAX_FOES];
} Damage;

double best_targets(const Band *band, const int *yet, int count, const Foes *foes, const Trophies *spoils,
                    const Stakes *stakes, const Band *ally, int *targets) {
    int attacks[MAX_FIGHTERS], trial[MAX_FIGHTERS] = {0}, usual[MAX_FIGHTERS];
    int ways = 1, all = 1;
    for (int i = 0; i < count; i++) {
        attacks[i] = band->fighter[yet[i]].attack;
        ways *= foes->count;
        if (ways > MAX_TARGETINGS) {
            all = 0;
            break;
        }
    }
    for (int i = 0; i < count; i++) {
        attacks[i] = band->fighter[yet[i]].attack;
        targets[i] = 0;
    }
    if (!all) {
        choose_targets(attacks, count, foes, usual);
        ways = 1 + count * foes->count;
    }
    static __thread Damage seen[MAX_TARGETINGS + MAX_FIGHTERS * MAX_FOES + 1];
    int seens = 0;
    double best = -1e300;
    for (int way = 0; way < ways; way++) {
        if (all) {
            int rest = way;
            for (int i = count - 1; i >= 0; i--) {
                trial[i] = rest % foes->count;
                rest /= foes->count;
            }
        } else {
            memcpy(trial, usual, sizeof(int) * count);
            if (way)
                trial[(way - 1) / foes->count] = (way - 1) % foes->count;
        }
        Damage damage = {{0}};
        for (int i = 0; i < count; i++)
            damage.hurt[trial[i]] += attacks[i];
        for (int i = 0; i < foes->count; i++) /* more than enough is enough */
            if (damage.hurt[i] > foes->foe[i].life)
                damage.hurt[i] = foes->foe[i].life;
        int known = 0;
        for (int i = 0; i < seens && !known; i++)
            known = !memcmp(seen[i].hurt, damage.hurt, sizeof(int) * foes->count);
        if (known)
            continue;
        seen[seens++] = damage;
        Foes left;
        Trophies after = *spoils;
        after_attacks(attacks, count, foes, trial, &left, &after);
        double value = stand_value(band, &left, &after, stakes, ally, 0);
        if (value > best) {
            best = value;
            memcpy(targets, trial, sizeof(int) * count);
        }
    }
    return best;
}
