// The finding of an engine about a position, as one line of text for a cache.
#pragma once
#include "movetext/engine/api/found.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// The lines of an answer. They depend on the kind of decision:
// - single moves: the best line;
// - dice: the best play and, if it differs, the actual play;
// - cube: one line for each possible decision.
struct Finding {
  std::vector<FoundLine> lines;
  std::optional<double> luck{};    // Answer::luck
  std::optional<double> spread{};  // Answer::spread
};

// Writes the luck, the spread, and the act, score, depth, `is_solved`, worth and moves of each line. Does not
// write the other members. A finding without luck, spread and worth has the form of older versions.
std::string text_of(const Finding& finding);
// Reads a text that text_of() has written. Returns nullopt if the text is invalid.
std::optional<Finding> read_finding(std::string_view text);

}  // namespace mt::engine
