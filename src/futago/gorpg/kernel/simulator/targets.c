/* A quick choice of targets: fell what one hero can, the strongest first; then the weakest together. */
#include <string.h>

#include "battle.h"

void choose_targets(const int *attacks, int count, const Foes *foes, int *chosen) {
    int free[MAX_FIGHTERS], frees = count, standing[MAX_FOES], stands = foes->count;
    for (int i = 0; i < count; i++) {
        int j = i;
        for (; j && attacks[free[j - 1]] > attacks[i]; j--)
            free[j] = free[j - 1];
        free[j] = i;
        chosen[i] = -1;
    }
    for (int i = 0; i < stands; i++) {
        const Foe *foe = &foes->foe[i];
        int j = i;
        for (; j; j--) {
            const Foe *other = &foes->foe[standing[j - 1]];
            if (other->attack > foe->attack || (other->attack == foe->attack && other->life <= foe->life))
                break;
            standing[j] = standing[j - 1];
        }
        standing[j] = i;
    }
    int kept = 0, s = 0;
    for (; s < stands && frees; s++) {
        int foe = standing[s], hit = -1;
        for (int i = 0; i < frees && hit < 0; i++)
            if (attacks[free[i]] >= foes->foe[foe].life)
                hit = i;
        if (hit < 0) {
            standing[kept++] = foe;
            continue;
        }
        chosen[free[hit]] = foe;
        memmove(free + hit, free + hit + 1, sizeof(int) * (frees - hit - 1));
        frees--;
    }
    if (!frees)
        return;
    stands = kept;
    for (int i = 1; i < stands; i++) {
        int held = standing[i], j = i;
        for (; j && foes->foe[standing[j - 1]].life > foes->foe[held].life; j--)
            standing[j] = standing[j - 1];
        standing[j] = held;
    }
    int first = 0;
    for (; first < stands; first++) {
        int left = foes->foe[standing[first]].life, used = 0;
        while (used < frees && left > 0)
            left -= attacks[free[frees - 1 - used++]];
        if (left > 0)
            break;
        for (int i = 0; i < used; i++)
            chosen[free[frees - 1 - i]] = standing[first];
        frees -= used;
        if (!frees)
            return;
    }
    int rest = first < stands ? standing[first] : 0;
    for (int i = 0; i < count; i++)
        if (chosen[i] < 0)
            chosen[i] = rest;
}
