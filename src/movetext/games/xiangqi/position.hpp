// A position holds sets of points: one set for each kind of man, and one for each side.
#pragma once
#include "movetext/games/xiangqi/board.hpp"

namespace mt::xiangqi {

struct Position {
  std::array<Points, kind_count> kinds{};
  std::array<Points, 2> sides{};
  Side to_move = red;
  std::uint16_t quiet_plies = 0;  // plies since the last capture
  std::uint32_t move_number = 1;

  Points of(Side side) const { return sides[index(side)]; }
  Points of(Side side, Kind kind) const { return sides[index(side)] & kinds[index(kind)]; }
  Points occupied() const { return sides[0] | sides[1]; }
  int king(Side side) const { return lowest(of(side, Kind::king)); }
  bool has_man(int point) const { return has(occupied(), point); }
  Side side_at(int point) const { return has(sides[index(black)], point) ? black : red; }
  // Returns the kind of the man on the point, which must be occupied.
  Kind kind_at(int point) const {
    const auto at = bit<Points>(point);
    std::size_t kind = 0;
    while (kind + 1 < kind_count && (kinds[kind] & at) == 0) ++kind;
    return static_cast<Kind>(kind);
  }
  void put(int point, Side side, Kind kind) {
    kinds[index(kind)] |= bit<Points>(point);
    sides[index(side)] |= bit<Points>(point);
  }
  friend bool operator==(const Position&, const Position&) = default;
};

// Returns whether the men and the side to move are the same. Counters are not compared.
bool same_board(const Position& a, const Position& b);
// Returns a key with 64 well-mixed bits. Positions with the same board have the same key.
std::uint64_t key_of(const Position& position);

}  // namespace mt::xiangqi
