/* Tables that a search computes once, since they depend on the position alone. */

#pragma once

#include "state.h"

void prepare(Search *s, const Start *start);
void free_search(Search *s);
