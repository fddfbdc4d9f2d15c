// Compares sought material with the numbers of pieces that games have had.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/material_text.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace mt::database {

class MaterialBounds {
 public:
  // `wanted` must be possible in the game (replay::search_in()).
  MaterialBounds(const AnyGame& game, const MaterialText& wanted);

  // Returns whether a game with this column `pieces` may have had the material.
  bool may_fit(std::string_view pieces) const;

 private:
  struct Bound {
    std::size_t at = 0;  // index in the column
    int least = 0;
    int most = 0;
  };
  std::vector<std::vector<Bound>> either_;  // all bounds of one of the elements must fit
};

}  // namespace mt::database
