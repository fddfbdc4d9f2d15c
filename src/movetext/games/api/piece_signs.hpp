// The signs by which searches name the pieces of a game.
#pragma once
#include <string_view>

namespace mt {

// The three texts list the same kinds of pieces in the same order.
struct PieceSigns {
  // Letters in texts of material, "PNBRKQ". A number without a letter counts pieces of the first kind.
  std::string_view kinds{};
  std::string_view white{};  // signs of White's pieces on the board of a pattern
  std::string_view black{};  // signs of Black's pieces
  int most = 1;              // the largest number of pieces on one square

  constexpr bool empty() const { return kinds.empty(); }
};

}  // namespace mt
