// The finding of an engine about a position, as one line of text for a cache.
#pragma once
#include "movetext/engine/api/found.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// The lines of an answer. For single moves: the best line. For dice: the best play and, if it is a different
// one, the actual play. For the cube: one line for each possible decision.
struct Finding {
  std::vector<FoundLine> lines;
};

// Writes act, unit, value, bound, depth, "solved" and moves of each line, and nothing else.
std::string text_of(const Finding& finding);
// Reads such a text. Returns nullopt if the text is invalid.
std::optional<Finding> read_finding(std::string_view text);

}  // namespace mt::engine
