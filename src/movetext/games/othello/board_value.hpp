// How a board of Othello stands, in hundredths of a disc: moves, corners, edges that cannot be turned any
// more.
#pragma once
#include "movetext/games/othello/board.hpp"

namespace mt::othello {

template <class Set>
class BoardValue {
 public:
  BoardValue(const Board<Set>& board, bool fewest_wins) : board_(board), sign_(fewest_wins ? -1 : 1) {
    const int last = board.size - 1;
    for (const int row : {0, last})
      for (const int column : {0, last}) {
        const int in_row = row == 0 ? 1 : last - 1;
        const int in_column = column == 0 ? 1 : last - 1;
        corners_ |= at(column, row);
        beside_[places_] = {at(column, row), at(in_column, in_row), at(in_column, row) | at(column, in_row)};
        ++places_;
      }
    for (int i = 0; i <= last; ++i) {
      rows_ |= at(i, 0) | at(i, last);
      columns_ |= at(0, i) | at(last, i);
    }
  }

  Set corners() const { return corners_; }

  // Returns the value for the side with the discs `own`, which is to move, as the goal of the game has it.
  int of(Set own, Set foe) const {
    const Set empty = board_.all & ~(own | foe);
    // To have many moves is good whoever wins in the end.
    const int mine = count(moves_of(board_, own, foe));
    // NOLINTNEXTLINE(readability-suspicious-call-argument): the other side's moves
    const int theirs = count(moves_of(board_, foe, own));
    const int moves = share(weight_moves, mine, theirs);
    int value = share(weight_frontier, count(around(foe) & empty), count(around(own) & empty));
    for (const Corner& corner : beside_) {
      if (any(corner.corner & empty)) {
        value += weight_diagonal * (count(corner.diagonal & own) - count(corner.diagonal & foe));
        value += weight_beside * (count(corner.beside & own) - count(corner.beside & foe));
      } else {
        value += any(corner.corner & own) ? weight_corner : -weight_corner;
      }
    }
    value += weight_stable * (count(stable_edges(own)) - count(stable_edges(foe)));
    value += (count(empty) & 1) != 0 ? weight_last_move : -weight_last_move;
    return moves + sign_ * value;
  }

 private:
  // Set by hand.
  static constexpr int weight_moves = 1300;    // all the moves that there are
  static constexpr int weight_frontier = 700;  // all the empty squares beside discs
  static constexpr int weight_corner = 600;
  static constexpr int weight_diagonal = -320;  // before the corner is taken
  static constexpr int weight_beside = -110;
  static constexpr int weight_stable = 140;  // a disc on the edge that nothing turns
  static constexpr int weight_last_move = 60;

  struct Corner {
    Set corner{};
    Set diagonal{};
    Set beside{};
  };

  Set at(int column, int row) const { return bit<Set>(row * board_.size + column); }
  static int share(int weight, int mine, int theirs) {
    return weight * (mine - theirs) / (mine + theirs + 2);
  }
  // Returns the squares beside the discs, which the squares outside of the board cannot be taken for.
  Set around(Set discs) const {
    const Set inner = discs & board_.inner;
    const int size = board_.size;
    return inner << 1 | inner >> 1 | discs << size | discs >> size | inner << (size + 1) |
           inner >> (size + 1) | inner << (size - 1) | inner >> (size - 1);
  }
  // Returns the discs that reach a corner of their own along an edge.
  Set stable_edges(Set own) const {
    Set stable = own & corners_;
    const Set in_rows = own & rows_;
    const Set in_columns = own & columns_;
    for (int i = 1; i < board_.size; ++i) {
      const Set rows = stable & rows_;
      const Set columns = stable & columns_;
      stable |= ((rows << 1 | rows >> 1) & in_rows) |
                ((columns << board_.size | columns >> board_.size) & in_columns);
    }
    return stable;
  }

  const Board<Set>& board_;
  int sign_;
  Set corners_{};
  Set rows_{};
  Set columns_{};
  std::array<Corner, 4> beside_{};
  std::size_t places_ = 0;
};

}  // namespace mt::othello
