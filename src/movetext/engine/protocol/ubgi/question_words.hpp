// A question as an interface sends it: the lines that set the position, and the line that asks.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/ubgi/go_words.hpp"
#include "movetext/engine/protocol/ubgi/greeting.hpp"

#include <string>
#include <vector>

namespace mt::engine::ubgi {

// Returns "position bpn ...", with the moves since the last position that BPN can express.
std::string position_line(const GameLine& line);
// Returns "go play ply 2 multi 3".
std::string go_line(const Question& question, const Limits& limits, Kind kind, const Greeting& greeting);

// Returns the lines of a question in the drafts; empty if it cannot be asked in them.
std::vector<std::string> draft_lines(const Question& question, const Limits& limits, Kind kind,
                                     Dialect dialect);

}  // namespace mt::engine::ubgi
