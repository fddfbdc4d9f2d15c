// Reads the pip counts in the captions of a drawn board.
#pragma once
#include "movetext/games/backgammon/drawn_board.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace mt::backgammon {

struct StatedPips {
  std::array<std::optional<std::int64_t>, 2> of{};  // the pip count of each side
  std::array<std::string_view, 2> words{};          // the caption that has the count
};

// Reads "O: Green  43", "O: White  score 3  pips 154  off 1" or, in any language, "Pip count  X: 147  O: 137
// X-O: 3-6/7".
StatedPips stated_pips(const DrawnBoard& board);

}  // namespace mt::backgammon
