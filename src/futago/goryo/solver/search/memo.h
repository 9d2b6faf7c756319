/* The transposition table. A position is the spaces asked, the answers and the samurai. */

#pragma once

#include <stdint.h>

#include "state.h"

#define FIRST_MEMO_MASK ((1u << 14) - 1)

/* The key of a position in two parts: the first is returned, the second is in `b`. */
uint64_t memo_keys(const Search *s, const Node *v, uint32_t live, uint64_t *b);

/* The entry of a position, or the empty one where it belongs. */
Memo *memo_find(const Search *s, uint64_t a, uint64_t b);

/* Store an entry; it is dropped if the table is full and may not grow. */
void memo_write(Search *s, Memo entry);
