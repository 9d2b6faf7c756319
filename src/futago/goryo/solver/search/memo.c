/* The transposition table. */

#include "memo.h"

#include <stdlib.h>

uint64_t memo_keys(const Search *s, const Node *v, uint32_t live, uint64_t *b) {
    const Problem *p = s->p;
    uint64_t places = 0;
    int acting = v->acting;
    if (acting >= 0 && cubes_free(s, v, acting) <= 0) acting = -1; /* he has finished */
    for (int i = 0; i < p->samurai; i++) {
        uint64_t used = v->used[i], at = (uint64_t)v->at[i];
        if ((used & CALLED) && i != acting) {
            used = CALLED;
            if (!p->positional && !(live >> at & 1)) at = SPACES; /* off all targets: all such spaces are alike */
        }
        places |= (at | used << 6) << (11 * i);
    }
    *b = places << 3 | (uint64_t)(acting + 1);
    *b ^= (uint64_t)v->cubes << 60;
    return (uint64_t)v->asked << 32 | v->yes;
}

Memo *memo_find(const Search *s, uint64_t a, uint64_t b) {
    uint64_t h = (a * 0x9E3779B97F4A7C15ull) ^ (b * 0xC2B2AE3D27D4EB4Full);
    h ^= h >> 29;
    for (uint64_t k = h & s->memo_mask;; k = (k + 1) & s->memo_mask) {
        Memo *m = s->memo + k;
        if (m->stamp != s->stamp) {
            m->state = 0;
            return m;
        }
        if (m->a == a && m->b == b) return m;
    }
}

void memo_write(Search *s, Memo entry) {
    Memo *m = memo_find(s, entry.a, entry.b);
    if (!m->state && s->memo_used * 4 > s->memo_mask * 3) {
        if (s->memo_mask >= s->max_memo_mask) return;
        Memo *old = s->memo;
        uint64_t size = s->memo_mask + 1;
        s->memo_mask = 2 * size - 1;
        s->memo = calloc(2 * size, sizeof *s->memo);
        for (uint64_t k = 0; k < size; k++)
            if (old[k].stamp == s->stamp && old[k].state) *memo_find(s, old[k].a, old[k].b) = old[k];
        free(old);
        m = memo_find(s, entry.a, entry.b);
    }
    if (!m->state) s->memo_used++;
    *m = entry;
}
