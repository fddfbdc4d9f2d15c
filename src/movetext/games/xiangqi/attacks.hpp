// Finds the men on the rank and the file of a point, and determines whether a king is attacked.
#pragma once
#include "movetext/games/xiangqi/geometry.hpp"
#include "movetext/games/xiangqi/position.hpp"

namespace mt::xiangqi {

constexpr Points ray(int point, Way way) {
  return geometry.rays[static_cast<std::size_t>(point)][static_cast<std::size_t>(way)];
}

// Returns the man nearest to the start of a ray in direction `way`. `men`, the men on the ray, must not be
// empty.
constexpr int nearest(Points men, Way way) {
  return way == Way::up || way == Way::right ? lowest(men) : highest(men);
}

// What a man sees from a point in the four directions. `reach` has all points up to and including the first
// man in each direction. `second` has the second man in each direction.
struct Sight {
  Points reach = 0;
  Points second = 0;
};

[[gnu::always_inline]] inline Sight sight(int from, Points occupied) {
  Sight seen;
  for (const Way way : ways) {
    const Points line = ray(from, way);
    seen.reach |= line;
    const Points men = line & occupied;
    if (men == 0) continue;
    const Points behind = ray(nearest(men, way), way);
    seen.reach ^= behind;
    if (const Points others = behind & men; others != 0) seen.second |= only(nearest(others, way));
  }
  return seen;
}

// Returns only Sight::reach: the points up to and including the first man in each direction.
[[gnu::always_inline]] inline Points reach(int from, Points occupied) {
  Points seen = 0;
  for (const Way way : ways) {
    const Points line = ray(from, way);
    seen |= line;
    if (const Points men = line & occupied; men != 0) seen ^= ray(nearest(men, way), way);
  }
  return seen;
}

[[gnu::always_inline]] inline Points leaps(const std::array<Leap, 4>& steps, Points occupied) {
  Points targets = 0;
  for (const Leap& step : steps)
    if ((step.leg & occupied) == 0) targets |= step.targets;
  return targets;
}

// The men of one side that can attack a king, and the occupied points of the board.
struct Attackers {
  Points occupied = 0;
  Points rooks = 0;  // rooks and the king, which attacks the other king along an open file
  Points cannons = 0;
  Points horses = 0;
  Points pawns = 0;

  // Returns the attackers after a move of the other side. A man on the target of the move is captured.
  Attackers after(int from, int to) const {
    const Points gone = ~only(to);
    return {(occupied & ~only(from)) | only(to), rooks & gone, cannons & gone, horses & gone, pawns & gone};
  }
};

inline Attackers attackers_of(const Position& position, Side side) {
  return {position.occupied(), position.of(side, Kind::rook) | position.of(side, Kind::king),
          position.of(side, Kind::cannon), position.of(side, Kind::horse), position.of(side, Kind::pawn)};
}

// Returns whether men of the side `by` attack the other side's king on the point `king`.
inline bool is_attacked(int king, Side by, const Attackers& men) {
  const auto at = static_cast<std::size_t>(king);
  if ((geometry.pawn_from[index(by)][at] & men.pawns) != 0) return true;
  for (const Leap& step : geometry.horse_from[at])
    if ((step.targets & men.horses) != 0 && (step.leg & men.occupied) == 0) return true;
  const Sight seen = sight(king, men.occupied);
  return ((seen.reach & men.rooks) | (seen.second & men.cannons)) != 0;
}

// Returns whether the king of the side is attacked. An attack only by the other king counts, too.
inline bool in_check(const Position& position, Side side) {
  return is_attacked(position.king(side), other(side), attackers_of(position, other(side)));
}

}  // namespace mt::xiangqi
