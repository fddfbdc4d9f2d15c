// The output of an XBoard engine while it searches: "9 +12 156 48000 Nf3 d5 d4", its depth, value, time in
// hundredths of a second, nodes and moves.
#pragma once
#include "movetext/engine/api/found.hpp"
#include "movetext/games/api/any_game.hpp"

#include <string_view>

namespace mt::engine::xboard {

// Reads such a line. Returns false if it is not one.
bool read_thinking(std::string_view text, const AnyGame& game, const AnyPosition& position, FoundLine& line,
                   Effort& effort);

}  // namespace mt::engine::xboard
