// Holds tables of the moves of the men on an empty board, built at compile time.
#pragma once
#include "movetext/games/xiangqi/board.hpp"

namespace mt::xiangqi {

// The four directions of a line. The first two lead to points with higher numbers.
enum class Way : std::uint8_t { up, right, down, left };
inline constexpr std::array<Way, 4> ways{Way::up, Way::right, Way::down, Way::left};

// A step to one of the targets, over a point (the leg) that must be empty.
struct Leap {
  Points leg = 0;      // a set of one point; empty if the step does not exist
  Points targets = 0;  // two points for a horse, one for an elephant
};

struct Geometry {
  std::array<Points, point_count> point{};  // sets of one point: a 128-bit shift would cost more
  std::array<std::array<Points, 4>, point_count> rays{};  // [point][Way]: from the next point to the edge
  std::array<std::array<Leap, 4>, point_count> horse{};
  // [point]: the points from which a horse may attack the point, grouped by the leg that can block the horse.
  std::array<std::array<Leap, 4>, point_count> horse_from{};
  std::array<std::array<Leap, 4>, point_count> elephant{};
  std::array<Points, point_count> king{};
  std::array<Points, point_count> advisor{};
  std::array<std::array<Points, point_count>, 2> pawn{};       // [side][point]
  std::array<std::array<Points, point_count>, 2> pawn_from{};  // [side][point]: the pawns that attack it
};

namespace making {

constexpr Points point(int file, int rank) {
  return on_board(file, rank) ? bit<Points>(point_at(file, rank)) : Points{0};
}

constexpr bool in_a_palace(int file, int rank) {
  return on_board(file, rank) &&
         (in_palace(point_at(file, rank), red) || in_palace(point_at(file, rank), black));
}

constexpr void add_straight(Geometry& out, int file, int rank) {
  constexpr std::array<int, 4> across{0, 1, 0, -1};
  constexpr std::array<int, 4> along{1, 0, -1, 0};
  const auto at = static_cast<std::size_t>(point_at(file, rank));
  for (std::size_t way = 0; way < 4; ++way) {
    const int dx = across[way];
    const int dy = along[way];
    for (int n = 1; on_board(file + n * dx, rank + n * dy); ++n)
      out.rays[at][way] |= point(file + n * dx, rank + n * dy);
    if (in_a_palace(file, rank) && in_a_palace(file + dx, rank + dy))
      out.king[at] |= point(file + dx, rank + dy);
    const Points leg = point(file + dx, rank + dy);
    if (leg != 0)
      out.horse[at][way] = {
          leg, point(file + 2 * dx + dy, rank + 2 * dy + dx) | point(file + 2 * dx - dy, rank + 2 * dy - dx)};
  }
}

constexpr void add_diagonal(Geometry& out, int file, int rank) {
  constexpr std::array<int, 4> across{1, 1, -1, -1};
  constexpr std::array<int, 4> along{1, -1, -1, 1};
  const auto at = static_cast<std::size_t>(point_at(file, rank));
  for (std::size_t way = 0; way < 4; ++way) {
    const int dx = across[way];
    const int dy = along[way];
    if (in_a_palace(file, rank) && in_a_palace(file + dx, rank + dy))
      out.advisor[at] |= point(file + dx, rank + dy);
    const bool same_bank = on_board(file + 2 * dx, rank + 2 * dy) && rank / 5 == (rank + 2 * dy) / 5;
    if (same_bank) out.elephant[at][way] = {point(file + dx, rank + dy), point(file + 2 * dx, rank + 2 * dy)};
    if (point(file + dx, rank + dy) != 0)
      out.horse_from[at][way] = {point(file + dx, rank + dy),
                                 point(file + 2 * dx, rank + dy) | point(file + dx, rank + 2 * dy)};
  }
}

constexpr void add_pawns(Geometry& out, int file, int rank) {
  const int at = point_at(file, rank);
  for (const Side side : {red, black}) {
    Points& steps = out.pawn[index(side)][static_cast<std::size_t>(at)];
    steps = point(file, rank + (side == red ? 1 : -1));
    if (is_across_river(at, side)) steps |= point(file - 1, rank) | point(file + 1, rank);
    for (Points left = steps; left != 0;)
      out.pawn_from[index(side)][static_cast<std::size_t>(pop(left))] |= bit<Points>(at);
  }
}

constexpr Geometry geometry() {
  Geometry out;
  for (int rank = 0; rank < rank_count; ++rank)
    for (int file = 0; file < file_count; ++file) {
      out.point[static_cast<std::size_t>(point_at(file, rank))] = point(file, rank);
      add_straight(out, file, rank);
      add_diagonal(out, file, rank);
      add_pawns(out, file, rank);
    }
  return out;
}

}  // namespace making

// The lines of a palace lead only from corner to corner, so an advisor can be on only five of its points.
inline constexpr Geometry geometry = making::geometry();

// Returns the set that has only this point.
constexpr Points only(int point) {
  return geometry.point[static_cast<std::size_t>(point)];
}

}  // namespace mt::xiangqi
