// Solves the end of a game of Othello: computes the final score if both sides play their best moves.
//
// The search first tries moves that leave the other side few answers. It prefers moves in quarters of the
// board with an odd number of empty squares, because the side that moves first in such a quarter often also
// moves last there.
#pragma once
#include "movetext/games/othello/board.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

namespace mt::othello {

// `usual`: whether the board is the constant usual_board. Spend is called for each node, except nodes with
// few empty squares, and returns whether the search must stop.
template <class Set, bool usual, class Spend>
class Endgame {
 public:
  Endgame(const Board<Set>& board, bool fewest_wins, Spend& spend)
      : board_(board), sign_(fewest_wins ? -1 : 1), spend_(spend) {
    const int half = board.size / 2;
    for (int square = 0; square < board.square_count(); ++square) {
      const int column = square % board.size;
      const int row = square / board.size;
      const std::size_t lower = row >= half ? 2 : 0;
      const std::size_t right = column >= half ? 1 : 0;
      quarters_[lower + right] |= bit<Set>(square);
      const bool at_end = column == 0 || column == board.size - 1;
      if (at_end && (row == 0 || row == board.size - 1)) corners_ |= bit<Set>(square);
    }
  }

  // Returns the final difference of discs from the view of the side to move. If fewer discs win, its sign is
  // reversed, so that a greater result is always better. Outside the window the result is a bound
  // (fail-soft). Returns nullopt if the search was stopped.
  std::optional<int> value(Set own, Set foe, int alpha, int beta) {
    if (table_.empty()) table_.resize(table_size);
    const int found = deep(own, foe, count(empty_of(own, foe)), alpha, beta, false);
    if (ended_) return std::nullopt;
    return found;
  }

 private:
  static constexpr std::size_t table_size = std::size_t{1} << 17;
  static constexpr int table_from = 8;  // the smallest number of empty squares of a stored position
  static constexpr int order_from = 6;
  static constexpr int most = 200;  // larger than any final difference of discs
  static constexpr std::uint8_t no_square = 0xFF;

  struct Known {
    Set own{};
    Set foe{};
    std::int16_t low = -most;
    std::int16_t high = most;
    std::uint8_t move = no_square;
  };
  struct Candidate {
    Set turned{};
    int rating = 0;
    std::uint8_t square = 0;
  };

  const Board<Set>& board() const {
    if constexpr (usual && std::is_same_v<Set, Set64>)
      return usual_board;
    else
      return board_;
  }
  Set empty_of(Set own, Set foe) const { return board().all & ~(own | foe); }

  int final_score(int mine, int theirs) const {
    if (mine == theirs) return 0;
    const int empty = board().square_count() - mine - theirs;
    return sign_ * (mine - theirs + (mine > theirs ? empty : -empty));
  }
  int final_score(Set own, Set foe) const { return final_score(count(own), count(foe)); }

  Known& place_of(Set own, Set foe) {
    std::uint64_t key = mixed(mixed(0x9E37'79B9'7F4A'7C15, own), foe);
    key ^= key >> 32;
    return table_[key & (table_size - 1)];
  }
  static std::uint64_t mixed(std::uint64_t key, Set64 word) {
    key = (key ^ word) * 0xBF58'476D'1CE4'E5B9;
    return key ^ (key >> 29);
  }
  static std::uint64_t mixed(std::uint64_t key, Set128 set) {
    return mixed(mixed(key, static_cast<Set64>(set)), static_cast<Set64>(set >> 64));
  }

  // Returns the empty squares in quarters that have an odd number of them.
  Set odd_squares(Set empty) const {
    Set odd{};
    for (const Set quarter : quarters_)
      if ((count(empty & quarter) & 1) != 0) odd |= quarter;
    return odd & empty;
  }

  int deep(Set own, Set foe, int empties, int alpha, int beta, bool passed) {
    if (empties < order_from) return shallow(own, foe, empties, alpha, beta, passed);
    if (ended_ || spend_()) return ended_ = true, 0;
    const Set moves = moves_of(board(), own, foe);
    if (!any(moves)) {
      if (passed) return final_score(own, foe);
      return -deep(foe, own, empties, -beta, -alpha, true);
    }
    std::uint8_t hint = no_square;
    const bool uses_table = empties >= table_from;
    if (uses_table) {
      const Known& known = place_of(own, foe);
      if (known.own == own && known.foe == foe) {
        hint = known.move;
        if (known.low >= beta || known.low == known.high) return known.low;
        if (known.high <= alpha) return known.high;
        alpha = std::max<int>(alpha, known.low);
        beta = std::min<int>(beta, known.high);
      }
    }
    std::array<Candidate, 64> list;
    const std::size_t size = fill(own, foe, moves, hint, list);
    int best = -most;
    std::uint8_t best_move = no_square;
    int low = alpha;
    for (std::size_t i = 0; i < size; ++i) {
      const Candidate& next = list[i];
      const Set mine = own | next.turned | bit<Set>(next.square);
      const Set theirs = foe & ~next.turned;
      int value = i == 0 ? -deep(theirs, mine, empties - 1, -beta, -low, false)
                         : -deep(theirs, mine, empties - 1, -low - 1, -low, false);
      if (i > 0 && value > low && value < beta)
        value = -deep(theirs, mine, empties - 1, -beta, -value, false);
      if (ended_) return 0;
      if (value <= best) continue;
      best = value;
      best_move = next.square;
      low = std::max(low, value);
      if (low >= beta) break;
    }
    if (uses_table) note(own, foe, best, best_move, alpha, beta);
    return best;
  }

  // Lists the moves. The most promising move comes first.
  std::size_t fill(Set own, Set foe, Set moves, std::uint8_t hint, std::array<Candidate, 64>& list) const {
    std::size_t size = 0;
    const Set odd = odd_squares(empty_of(own, foe));
    for (Set left = moves; any(left) && size < list.size();) {
      const int square = pop(left);
      const Set turned = turned_by(board(), own, foe, square);
      const Set mine = own | turned | bit<Set>(square);
      const Set theirs = foe & ~turned;
      const Set answers = moves_of(board(), theirs, mine);
      int rating = -16 * (count(answers) + count(answers & corners_));
      if (has(corners_, square)) rating += 24 * sign_;
      if (has(odd, square)) rating += 8;
      if (square == hint) rating += 10'000;
      list[size++] = {turned, rating, static_cast<std::uint8_t>(square)};
    }
    std::sort(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(size),
              [](const Candidate& a, const Candidate& b) {
                return a.rating != b.rating ? a.rating > b.rating : a.square < b.square;
              });
    return size;
  }

  void note(Set own, Set foe, int best, std::uint8_t move, int alpha, int beta) {
    Known& known = place_of(own, foe);
    if (known.own != own || known.foe != foe) known = {own, foe, -most, most, no_square};
    known.move = move;
    if (best > alpha) known.low = static_cast<std::int16_t>(best);
    if (best < beta) known.high = static_cast<std::int16_t>(best);
  }

  // Searches positions with few empty squares. Here sorting the moves would cost more time than it saves.
  // Squares in quarters with an odd number of empty squares come first.
  int shallow(Set own, Set foe, int empties, int alpha, int beta, bool passed) {
    if (empties == 0) return final_score(own, foe);
    const Set empty = empty_of(own, foe);
    if (empties == 1) return last(own, foe, lowest(empty));
    if (ended_ || spend_()) return ended_ = true, 0;
    const Set odd = empties > 2 ? odd_squares(empty) : empty;
    int best = -most;
    for (Set part : {odd, empty & ~odd}) {
      while (any(part)) {
        const int square = pop(part);
        const Set turned = turned_by(board(), own, foe, square);
        if (!any(turned)) continue;
        const int value = -shallow(foe & ~turned, own | turned | bit<Set>(square), empties - 1, -beta,
                                   -std::max(alpha, best), false);
        if (value > best) best = value;
        if (best >= beta) return best;
      }
    }
    if (best > -most) return best;
    if (passed) return final_score(own, foe);
    return -shallow(foe, own, empties, -beta, -alpha, true);
  }

  // Returns the score if only `square` is empty.
  int last(Set own, Set foe, int square) const {
    const int mine = count(own);
    const int theirs = count(foe);
    if (const int turned = count(turned_by(board(), own, foe, square)); turned > 0)
      return final_score(mine + turned + 1, theirs - turned);
    // NOLINTNEXTLINE(readability-suspicious-call-argument): the other side moves
    const int lost = count(turned_by(board(), foe, own, square));
    if (lost > 0) return final_score(mine - lost, theirs + lost + 1);
    return final_score(mine, theirs);
  }

  const Board<Set>& board_;
  int sign_;
  Spend& spend_;
  bool ended_ = false;
  std::array<Set, 4> quarters_{};
  Set corners_{};
  std::vector<Known> table_;
};

}  // namespace mt::othello
