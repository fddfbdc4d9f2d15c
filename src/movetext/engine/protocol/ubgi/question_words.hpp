// The lines with which an interface starts a search: some set the position, the last one is "go".
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/ubgi/go_words.hpp"
#include "movetext/engine/protocol/ubgi/greeting.hpp"

#include <string>
#include <vector>

namespace mt::engine::ubgi {

// Returns "position bpn ..." with the last position of the line that BPN can express, and the moves after
// this position.
std::string position_line(const GameLine& line);
// Returns "go play ply 2 multi 3".
std::string go_line(const Question& question, const Limits& limits, Kind kind, const Greeting& greeting);

// Returns the lines that start a search in a draft. Returns no lines if the draft cannot express this search.
std::vector<std::string> draft_lines(const Question& question, const Limits& limits, Kind kind,
                                     Dialect dialect);

}  // namespace mt::engine::ubgi
