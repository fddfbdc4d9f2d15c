#include "movetext/games/xiangqi/words.hpp"

namespace mt::xiangqi {

std::string_view name(Side side) {
  return side == red ? "Red" : "Black";
}

std::string_view name(Kind kind) {
  constexpr std::array<std::string_view, kind_count> names{"king", "advisor", "elephant", "horse",
                                                           "rook", "cannon",  "pawn"};
  return names[index(kind)];
}

std::string man_on(Side side, Kind kind, int point) {
  return std::string(name(side)) + "'s " + std::string(name(kind)) + " on " + point_name(point);
}

}  // namespace mt::xiangqi
