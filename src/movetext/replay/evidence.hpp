// Collects what the texts of a record show about its game, before any rules are applied.
#pragma once
#include "movetext/games/api/evidence.hpp"
#include "movetext/record/record.hpp"

namespace mt::replay {

void gather(const Record& record, Evidence& evidence);

}  // namespace mt::replay
