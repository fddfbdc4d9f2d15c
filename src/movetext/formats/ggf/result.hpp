// Results: "+12.000:r" in GGF; in a record, the tag Result with the discs, "38-26", and the tag Termination.
//
// The number in GGF is Black's discs minus White's; empty squares count for the winner.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::ggf {

struct Result {
  std::string score;             // "38-26"; "*" if the game is not finished
  std::string_view termination;  // how the game ended, if it did not end on the board
};

// Reads a value of RE for a game on a board with `squares` squares. Returns nullopt if the value has a
// different form, or if the difference is larger than the board.
std::optional<Result> read_result(std::string_view value, std::size_t squares);

// Returns the value of RE for a score. Returns an empty string if the score is not "*" and is not possible on
// a board with `squares` squares.
std::string write_result(std::string_view score, std::string_view termination, std::size_t squares);

// Returns whether a value of RE can express the termination.
bool is_termination(std::string_view termination);

}  // namespace mt::ggf
