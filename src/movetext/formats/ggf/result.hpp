// Results: "+12.000:r" of GGF, and the score in discs of a tag Result, "38-26", with a tag Termination.
//
// The number of GGF is Black's discs less White's, with the empty squares for the winner.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::ggf {

struct Result {
  std::string score;             // "38-26"; "*": the game is not finished
  std::string_view termination;  // how it has ended, if not on the board
};

// Reads RE of a game on that many squares; nothing: it has another form, or the board has fewer discs.
std::optional<Result> read_result(std::string_view value, std::size_t squares);

// Returns RE of a score; empty: it is no score of a game on that many squares, and not "*" either.
std::string write_result(std::string_view score, std::string_view termination, std::size_t squares);

// Says whether RE can tell that termination.
bool is_termination(std::string_view termination);

}  // namespace mt::ggf
