// Moves in the notation of both versions of Hub.
#pragma once
#include "movetext/engine/api/game_line.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::hub {

// Returns the texts of all moves of a line.
std::vector<std::string> move_texts(const GameLine& line);

// Plays a move and adds it to `out` in the notation of the records. If the move is illegal, returns false and
// changes nothing.
bool add_move(const AnyGame& game, std::string_view text, AnyPosition& position,
              std::vector<std::string>& out);

}  // namespace mt::engine::hub
