// The value of pieces on each square of a board, for any size and rules.
//
// The weights are set by hand, in hundredths of a man: a man is worth more the further it has come and the
// nearer it is to the middle, and a king's value depends on how it moves. If the goal is to lose all pieces,
// the signs are reversed.
#pragma once
#include "movetext/games/draughts/variant.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace mt::draughts {

template <class Set>
class PieceValues {
 public:
  explicit PieceValues(const Variant<Set>& variant) : rules_(variant.rules) {
    const board::Shape shape = rules_.shape;
    king_ = rules_.flying ? (rules_.orthogonal_captures ? 400 : 320) : 145;
    for (Set left = variant.geometry.squares; any(left);) {
      const int square = pop(left);
      const board::Cell cell = variant.geometry.cell[static_cast<std::size_t>(square)];
      const int across = std::min<int>(cell.x, shape.width - 1 - cell.x);
      const int along = std::min<int>(cell.y, shape.height - 1 - cell.y);
      const int inward = std::min(across, 4);
      kings_[static_cast<std::size_t>(square)] =
          static_cast<std::int16_t>(king_ + 2 * std::min(inward, along));
      for (unsigned colour = 0; colour < 2; ++colour) {
        const int ahead = colour == 0 ? cell.y : shape.height - 1 - cell.y;
        men_[colour][static_cast<std::size_t>(square)] = static_cast<std::int16_t>(man_at(ahead, inward));
      }
    }
  }

  int king() const { return king_; }

  // Returns the value for the side to move.
  int of(const Position<Set>& position) const {
    const int white = sum(position, 0);
    const int black = sum(position, 1);
    int value = white - black;
    const int mine = count(position.pieces(Colour::white));
    const int theirs = count(position.pieces(Colour::black));
    if (rules_.goal == Goal::losing) {
      value = -value / 2 - 20 * (mine - theirs);
    } else {
      // The side that is ahead wants fewer pieces on the board.
      value += 60 * (mine - theirs) / std::max(mine + theirs, 1) * 4;
      if (may_hold(position, value > 0 ? Colour::black : Colour::white)) value /= 8;
    }
    value = std::clamp(value, -15'000, 15'000);
    return position.to_move == Colour::white ? value + to_move : to_move - value;
  }

 private:
  static constexpr int to_move = 3;

  int man_at(int ahead, int inward) const {
    const int rows = rules_.shape.height - 1;
    int value = 100 + 2 * inward;
    if (rules_.goal == Goal::breakthrough) return value + 4 * ahead * ahead;
    value += 12 * ahead / rows + (ahead >= rows - 2 ? 6 : 0);
    if (ahead == 0) value += 7;  // a man on its own back row hinders crowning by the other side
    return value;
  }

  int sum(const Position<Set>& position, unsigned colour) const {
    int value = 0;
    for (Set left = position.men[colour]; any(left);)
      value += men_[colour][static_cast<std::size_t>(pop(left))];
    for (Set left = position.kings[colour]; any(left);) value += kings_[static_cast<std::size_t>(pop(left))];
    return value;
  }

  // Returns whether the side with fewer pieces has a flying king that the few pieces of the other side cannot
  // catch.
  bool may_hold(const Position<Set>& position, Colour behind) const {
    const auto own = static_cast<unsigned>(behind);
    const auto foe = 1 - own;
    if (!rules_.flying || rules_.orthogonal_captures || !any(position.kings[own])) return false;
    return count(position.men[foe] | position.kings[foe]) <= 3 && !any(position.men[own]);
  }

  const Rules& rules_;
  int king_ = 0;
  std::array<std::array<std::int16_t, set_bits<Set>>, 2> men_{};
  std::array<std::int16_t, set_bits<Set>> kings_{};
};

}  // namespace mt::draughts
