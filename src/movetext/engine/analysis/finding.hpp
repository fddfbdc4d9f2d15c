// What an engine has found in a position, as one line of text that a cache keeps.
#pragma once
#include "movetext/engine/api/found.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// The lines of an answer: of a game of single moves the best line; of dice the best play and, if it is
// another one, the play that was made; of the cube a line for each decision that there is.
struct Finding {
  std::vector<FoundLine> lines;
};

// Writes act, unit, value, bound, depth, "solved" and moves of each line; what else lines have is left out.
std::string text_of(const Finding& finding);
// Reads such a text; nothing: it is none.
std::optional<Finding> read_finding(std::string_view text);

}  // namespace mt::engine
