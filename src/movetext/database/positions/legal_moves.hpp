// The legal moves of a position with the ids under which the explorer counts them.
#pragma once
#include "movetext/database/explorer/game_tracer.hpp"

#include <string>
#include <vector>

namespace mt::database {

struct LegalMove {
  MoveId id = 0;
  std::string text;
};

// Lists the legal moves, the actions with the cube and a pass. Of moves that lead to images of each other,
// only the first is listed. Returns false if the position is too complex.
bool list_moves(const KeyedGame& keyed, const AnyPosition& position, std::vector<LegalMove>& out);

}  // namespace mt::database
