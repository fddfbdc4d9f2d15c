// Evaluates a board of Othello in hundredths of a disc, mainly by moves, corners, and discs on edges that can
// no longer be turned.
#pragma once
#include "movetext/games/othello/board.hpp"
#include "movetext/games/othello/value_weights.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace mt::othello {

template <class Set>
class BoardValue {
 public:
  BoardValue(const Board<Set>& board, bool fewest_wins)
      : board_(board), weights_(fewest_wins ? losing_weights : usual_weights) {
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

  // Returns the value for the side to move, whose discs are `own`. It depends on whether more or fewer discs
  // win.
  int of(Set own, Set foe) const {
    const ValueFacts facts = facts_of(own, foe);
    const ValueFacts& weights = weights_[stage_of(own, foe)];
    int sum = 0;
    for (std::size_t i = 0; i < facts.size(); ++i) sum += weights[i] * facts[i];
    return std::clamp(sum / fact_unit, -6'400, 6'400);
  }
  // Returns the index of the weights, which depends on how many squares are empty.
  std::size_t stage_of(Set own, Set foe) const {
    const int empty = board_.square_count() - count(own) - count(foe);
    return std::min(
        static_cast<std::size_t>(empty) * value_stages / static_cast<std::size_t>(board_.square_count() - 4),
        value_stages - 1);
  }
  ValueFacts facts_of(Set own, Set foe) const {
    const Set empty = board_.all & ~(own | foe);
    ValueFacts facts{};
    // NOLINTNEXTLINE(readability-suspicious-call-argument): the other side's moves
    const int answers = count(moves_of(board_, foe, own));
    facts[0] = share(count(moves_of(board_, own, foe)), answers);
    facts[1] = share(count(around(foe) & empty), count(around(own) & empty));
    facts[2] = fact_unit * (count(own & corners_) - count(foe & corners_));
    for (const Corner& corner : beside_) {
      if (!any(corner.corner & empty)) continue;
      facts[3] += fact_unit * (count(corner.diagonal & own) - count(corner.diagonal & foe));
      facts[4] += fact_unit * (count(corner.beside & own) - count(corner.beside & foe));
    }
    facts[5] = fact_unit * (count(stable_edges(own)) - count(stable_edges(foe)));
    facts[6] = (count(empty) & 1) != 0 ? fact_unit : -fact_unit;
    facts[7] = share(count(own), count(foe));
    facts[8] = fact_unit;
    return facts;
  }

 private:
  struct Corner {
    Set corner{};
    Set diagonal{};
    Set beside{};
  };

  Set at(int column, int row) const { return bit<Set>(row * board_.size + column); }
  static int share(int mine, int theirs) { return fact_unit * (mine - theirs) / (mine + theirs + 2); }
  // Returns the squares next to the discs. None of them is beyond an edge of the board.
  Set around(Set discs) const {
    const Set inner = discs & board_.inner;
    const int size = board_.size;
    return inner << 1 | inner >> 1 | discs << size | discs >> size | inner << (size + 1) |
           inner >> (size + 1) | inner << (size - 1) | inner >> (size - 1);
  }
  // Returns the discs that are connected to a corner of the same side along an edge.
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
  const StageWeights& weights_;
  Set corners_{};
  Set rows_{};
  Set columns_{};
  std::array<Corner, 4> beside_{};
  std::size_t places_ = 0;
};

}  // namespace mt::othello
