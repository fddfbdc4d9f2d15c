// Computes the mirrored board, on which a game of xiangqi continues in the same way.
#pragma once
#include "movetext/games/xiangqi/position.hpp"

#include <array>

namespace mt::xiangqi {

// Returns the points with left and right exchanged.
constexpr Points mirrored(Points points) {
  Points out{0U};
  while (any(points)) {
    const int point = pop(points);
    out |= bit<Points>(point_at(file_count - 1 - file_of(point), rank_of(point)));
  }
  return out;
}

inline Position mirrored(Position position) {
  for (Points& points : position.kinds) points = mirrored(points);
  for (Points& points : position.sides) points = mirrored(points);
  return position;
}

// Returns the position and its mirror image.
inline std::array<Position, 2> images_of(const Position& position) {
  return {position, mirrored(position)};
}

}  // namespace mt::xiangqi
