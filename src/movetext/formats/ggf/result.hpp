// Results: "+12.000:r" of GGF, and the score in discs of a tag Result, "38-26", with a tag Termination.
//
// The number in GGF is Black's discs minus White's, with the empty squares counted for the winner.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::ggf {

struct Result {
  std::string score;             // "38-26"; "*" if the game is not finished
  std::string_view termination;  // how it ended, if not on the board
};

// Reads RE of a game on that many squares. Returns nullopt if it has a different form, or the board has fewer
// discs.
std::optional<Result> read_result(std::string_view value, std::size_t squares);

// Returns RE for a score, or an empty string if it is neither a score of a game on that many squares nor "*".
std::string write_result(std::string_view score, std::string_view termination, std::size_t squares);

// Returns whether RE can express that termination.
bool is_termination(std::string_view termination);

}  // namespace mt::ggf
