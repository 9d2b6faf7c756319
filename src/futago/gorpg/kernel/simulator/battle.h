/* The value of a battle and of the moves in it, as bots/battle.py defines it: nothing is random once the
   monsters are known. */
#ifndef BATTLE_H
#define BATTLE_H

#include "state.h"

enum { MAX_FIGHTERS = MAX_HEROES, MAX_FOES = 40, TOP_LEVEL = 14 };
enum { STRIKES_BY_RULE, STRIKES_DIRECTED, STRIKES_AT_BEST };

typedef struct {
    int attack, life, full;
    double keep; /* its value in full health */
    Card card;
} Fighter;

typedef struct {
    int count;
    Fighter fighter[MAX_FIGHTERS];
} Band;

typedef struct {
    int attack, life, level;
    Card card;
} Foe;

typedef struct {
    int count;
    Foe foe[MAX_FOES];
} Foes;

/* Trophies by level: the order of equal ones means nothing. */
typedef struct {
    int count, sum;
    int16_t of_level[TOP_LEVEL + 1];
} Trophies;

typedef struct {
    double trophy, wound, wiped, cleared;
    double lone; /* the cost of a single hero left in the party */
    int home;     /* heroes of the party that are not in the battle */
    double flee; /* added to the value of a retreat, by temper */
    int spoils_lost, slain_stay, strikes, one_exchange, no_retreat;
    Trophies old; /* older trophies that a retreat can cost as well */
} Stakes;

void add_level(Trophies *trophies, int level);
void line_up(Band *band); /* in the order in which monsters strike by the rule; ties keep their order */
void choose_targets(const int *attacks, int count, const Foes *foes, int *chosen);
void after_attacks(const int *attacks, int count, const Foes *foes, const int *chosen, Foes *left, Trophies *felled);
void monsters_reply(Band *band, const Foes *foes, int strikes);
int killing_blows(int life, const int *ascending, int count, int *blows);
double standing_value(const Band *band, const Stakes *stakes);
double retreat_value(const Band *band, const Trophies *spoils, const Stakes *stakes);
double go_value(const Band *band, const Foes *foes, const Trophies *spoils, const Stakes *stakes, const Band *ally,
                int depth);
double stand_value(const Band *band, const Foes *foes, const Trophies *spoils, const Stakes *stakes,
                   const Band *ally, int depth);
double stay_value(const Band *band, const Foes *foes, const Trophies *spoils, const Stakes *stakes, const Band *ally,
                  int depth);
void ally_go(Foes *foes, Band *ally, int strikes);
/* The best targets for the fighters in `yet`; returns the value they lead to. */
double best_targets(const Band *band, const int *yet, int count, const Foes *foes, const Trophies *spoils,
                    const Stakes *stakes, const Band *ally, int *targets);

#endif
