/* Tables that a search computes once, since they depend on the position alone. */

#include "prepare.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "bound.h"

void prepare(Search *s, const Start *start) {
    const Problem *p = s->p;
    for (int x = 0; x < p->spaces; x++) {
        memset(s->apart[x], 9, sizeof s->apart[x]);
        int n = 0;
        s->apart[x][x] = 0;
        s->reach[x][n++] = (uint8_t)x;
        for (int d = 1, from = 0; d <= 2; d++) {
            int to = n;
            for (; from < to; from++) {
                uint32_t near = p->adjacent[s->reach[x][from]];
                while (near) {
                    int y = __builtin_ctz(near);
                    near &= near - 1;
                    if (s->apart[x][y] == 9) {
                        s->apart[x][y] = (uint8_t)d;
                        s->reach[x][n++] = (uint8_t)y;
                    }
                }
            }
        }
        s->nreach[x] = n;
    }
    for (int x = 0; x < p->spaces; x++) {
        for (int m = 0; m < 3; m++) {
            s->askable[m][x] = 0;
            for (int r = 0; r < s->nreach[x]; r++) {
                int y = s->reach[x][r];
                if (s->apart[x][y] <= m) s->askable[m][x] |= p->adjacent[y] | 1u << y;
            }
        }
    }
    for (int x = 0; x < SPACES; x++) s->target_at[x] = MAX_TARGETS;
    for (int k = 0; k < p->targets; k++) s->target_at[p->space_of[k]] = k;
    int rows = 0, at[SAMURAI];
    for (int i = 0; i < p->items; i++)
        if (p->row[i] >= rows) rows = p->row[i] + 1;
    for (int k = 0; k < p->targets; k++)
        for (int x = 0; x < p->spaces; x++) {
            double here = p->standing[(size_t)x * p->targets + k];
            if (here > s->best_place[k]) s->best_place[k] = here;
        }
    s->best_stand = calloc((size_t)rows, sizeof *s->best_stand);
    for (int i = 0; i < p->items; i++) {
        double most = p->samurai * s->best_place[p->target[i]];
        if (most > s->best_stand[p->row[i]]) s->best_stand[p->row[i]] = most;
    }
    s->best_payoff = malloc(sizeof(double) * (size_t)rows * 2 * PRINTS * CATCHES * 2);
#define BEST(met, g, c) s->best_payoff[2 * PAYOFF(r, met, g, c) + end]
    for (int r = 0; r < rows; r++)
        for (int met = 1; met >= 0; met--)
            for (int g = 0; g < PRINTS; g++)
                for (int c = 0; c < CATCHES; c++)
                    for (int end = 0; end < 2; end++) {
                        double best = p->payoff[PAYOFF(r, met, g, c)];
                        if (end && p->positional) best += p->slope[PAYOFF(r, met, g, c)] * s->best_stand[r];
                        /* the trick may still be met, so both cases count */
                        if (!met && BEST(1, g, c) > best) best = BEST(1, g, c);
                        if (g && BEST(met, g - 1, c) > best) best = BEST(met, g - 1, c);
                        if (c && BEST(met, g, c - 1) > best) best = BEST(met, g, c - 1);
                        BEST(met, g, c) = best;
                    }
#undef BEST
    s->best_standing = malloc(sizeof(double) * 3 * SPACES * (size_t)p->targets);
    for (int m = 0; m < 3; m++)
        for (int x = 0; x < p->spaces; x++)
            for (int k = 0; k < p->targets; k++) {
                double best = -1e300;
                for (int r = 0; r < s->nreach[x]; r++)
                    if (s->apart[x][s->reach[x][r]] <= m) {
                        double here = p->standing[(size_t)s->reach[x][r] * p->targets + k];
                        if (here > best) best = here;
                    }
                s->best_standing[((size_t)m * SPACES + x) * p->targets + k] = best;
            }
    for (int i = 0; i < SAMURAI; i++)
        at[i] = i < p->samurai ? start->at[i] : 0;
    fill_alone(s);
    fill_uncalled(s, at);
    s->bound_tables = calloc(SIGNATURES, sizeof *s->bound_tables);
}

void free_search(Search *s) {
    free_bound_tables(s);
    free(s->bound_tables);
    free(s->alone);
    free(s->uncalled);
    free(s->best_payoff);
    free(s->best_stand);
    free(s->best_standing);
    free(s->memo);
    free(s);
}
