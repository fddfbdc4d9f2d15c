// What the texts of a record show about the game it belongs to, before any rules are asked.
#pragma once
#include "movetext/games/api/evidence.hpp"
#include "movetext/record/record.hpp"

namespace mt::replay {

void gather(const Record& record, Evidence& evidence);

}  // namespace mt::replay
