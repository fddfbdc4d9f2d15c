// A question as an interface sends it: lines that set the position, and one that asks.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/ubgi/go_words.hpp"
#include "movetext/engine/protocol/ubgi/greeting.hpp"

#include <string>
#include <vector>

namespace mt::engine::ubgi {

// Returns "position bpn ...", with the moves since the last position that BPN can hold.
std::string position_line(const GameLine& line);
// Returns "go play ply 2 multi 3".
std::string go_line(const Question& question, const Limits& limits, Kind kind, const Greeting& greeting);

// Returns the lines by which the drafts are asked; none: their engines cannot be asked that.
std::vector<std::string> draft_lines(const Question& question, const Limits& limits, Kind kind,
                                     Dialect dialect);

}  // namespace mt::engine::ubgi
