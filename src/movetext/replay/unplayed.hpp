// Handles a record whose game is not known. Its moves stay text.
#pragma once
#include "movetext/record/record.hpp"

namespace mt::replay {

// Numbers the plies of each line as if two sides alternated, and marks them so that they are written
// unchanged.
void number_unplayed(Record& record);

}  // namespace mt::replay
