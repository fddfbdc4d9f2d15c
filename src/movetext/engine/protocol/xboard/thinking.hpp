// The output of an XBoard engine while it searches: "9 +12 156 48000 Nf3 d5 d4". These are the depth, the
// value, the time in hundredths of a second, the nodes and the moves.
#pragma once
#include "movetext/engine/api/found.hpp"
#include "movetext/games/api/any_game.hpp"

#include <string_view>

namespace mt::engine::xboard {

// Reads a line of this output. Returns false if the line does not have this form.
bool read_thinking(std::string_view text, const AnyGame& game, const AnyPosition& position, FoundLine& line,
                   Effort& effort);

}  // namespace mt::engine::xboard
