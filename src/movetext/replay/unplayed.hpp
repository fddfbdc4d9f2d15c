// Handles a record whose game is not known: its moves remain text.
#pragma once
#include "movetext/record/record.hpp"

namespace mt::replay {

// Numbers the plies of every line as if two sides alternated, and marks them to be written unchanged.
void number_unplayed(Record& record);

}  // namespace mt::replay
