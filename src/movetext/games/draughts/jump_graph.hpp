// A graph of all jumps that one piece could make.
//
// If taken pieces stay until the capture is over, the board does not change during it: the squares where
// jumps can start and end are known before the first jump is made. A capture is then a path through this
// graph that takes no piece twice.
#pragma once
#include "movetext/games/draughts/board_view.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace mt::draughts {

template <class Set>
struct GraphJump {
  Set takeoffs;  // squares where the jump can start
  Set landings;  // squares where the jump can end
  Set over;      // the captured piece, as a set of one square
  std::uint32_t worth;
  std::uint16_t way;    // jumps with the same number lead to the same squares
  std::uint8_t piece;   // the square of the captured piece
  std::uint8_t behind;  // the landing square directly after the captured piece
};

// Returns the value that the piece on `square` adds to a capture, under priority rules that add up the values
// of pieces.
template <class View>
std::uint32_t worth_of(const View& view, int square) {
  if (view.rules().priority != Priority::frisian) return 1;
  return has(view.enemy_kings, square) ? 2 * 199 : 2 * 100;
}

template <class Set>
class JumpGraph {
 public:
  using Jump = GraphJump<Set>;

  // Builds the graph for the piece on that square, which may be a king.
  template <class View>
  void build(const View& view, int from, bool king) {
    jumps_.clear();
    ways_.clear();
    const Set open = view.empty | bit<Set>(from);
    const Directions directions = king ? view.king_captures() : view.man_captures();
    for (Set prey = king ? view.enemy : view.prey_of_men(); any(prey);) {
      const int piece = pop(prey);
      for (int d = 0; d < direction_count; ++d)
        if (((directions >> d) & 1U) != 0) add(view, piece, d, open, king);
    }
  }

  const std::vector<Jump>& jumps() const { return jumps_; }

  // Returns an upper bound for the value of captures that continue from one of the squares `at` and take no
  // piece of `taken`. If a simple bound is already less than `least`, returns the simple bound. Otherwise
  // returns a more exact bound.
  std::uint32_t most_from(Set at, Set taken, std::uint32_t least) {
    const std::uint32_t all = reach(at, taken);
    return all < least ? all : without_loose_ends();
  }

 private:
  template <class View>
  void add(const View& view, int piece, int d, Set open, bool king) {
    const Set takeoffs = squares_beside(view, piece, opposite(d), open, king);
    const Set landings = squares_beside(view, piece, d, open, king);
    if (!any(takeoffs) || !any(landings)) return;
    const int behind = View::first_along(landings, d);
    jumps_.push_back({takeoffs, landings, bit<Set>(piece), worth_of(view, piece), way_to(landings),
                      static_cast<std::uint8_t>(piece), static_cast<std::uint8_t>(behind)});
  }
  template <class View>
  static Set squares_beside(const View& view, int piece, int d, Set open, bool king) {
    if (king && view.rules().flying) return view.open_part(piece, d, open);
    const Set line = view.ray(piece, d);
    return any(line) ? bit<Set>(View::first_along(line, d)) & open : Set{};
  }
  std::uint16_t way_to(Set landings) {
    auto way = std::find(ways_.begin(), ways_.end(), landings);
    if (way == ways_.end()) way = ways_.insert(way, landings);
    return static_cast<std::uint16_t>(way - ways_.begin());
  }

  // Finds the jumps that could be reached from `at` if a piece could be jumped more than once. Returns the
  // total value of their pieces, each counted once.
  std::uint32_t reach(Set at, Set taken) {
    left_.clear();
    reached_.clear();
    for (const Jump& jump : jumps_)
      if (!any(jump.over & taken)) left_.push_back(&jump);
    pieces_ = {};
    std::uint32_t worth = 0;
    for (std::size_t before = left_.size() + 1; left_.size() != before;) {
      before = left_.size();
      std::erase_if(left_, [&](const Jump* jump) {
        if (!any(jump->takeoffs & at)) return false;
        at |= jump->landings;
        if (!any(pieces_ & jump->over)) worth += jump->worth;
        pieces_ |= jump->over;
        reached_.push_back(jump);
        return true;
      });
    }
    return worth;
  }

  // The takeoffs (or the landings) of the reached jumps, for each captured piece and for all pieces together.
  struct Shared {
    std::array<Set, set_bits<Set>> of_piece;
    Set once{};
    Set again{};  // squares in the jumps over two or more pieces

    void add(int piece) {
      again |= once & of_piece[static_cast<unsigned>(piece)];
      once |= of_piece[static_cast<unsigned>(piece)];
    }
    Set of_others(int piece) const { return again | (once & ~of_piece[static_cast<unsigned>(piece)]); }
  };

  // Returns an upper bound for the total value of the reached pieces that one capture can take. If no jump
  // can follow the jump over a piece, the piece can only be the last one taken. If no jump can come before
  // the jump over a piece, the piece can only be the first one taken. A capture has one first and one last
  // piece. So of all pieces that can only be the first, only the most valuable one is counted, and the same
  // holds for the last.
  std::uint32_t without_loose_ends() {
    gather();
    Set goes_on{};
    Set comes_later{};
    for (const Jump* jump : reached_) {
      if (any(jump->landings & takeoffs_.of_others(jump->piece))) goes_on |= jump->over;
      if (any(jump->takeoffs & landings_.of_others(jump->piece))) comes_later |= jump->over;
    }
    std::uint32_t sum = 0;
    std::uint32_t last = 0;
    std::uint32_t first = 0;
    for (const Jump* jump : reached_) {
      if (!any(pieces_ & jump->over)) continue;  // counted already
      pieces_ &= ~jump->over;
      if (!any(goes_on & jump->over))
        last = std::max(last, jump->worth);
      else if (!any(comes_later & jump->over))
        first = std::max(first, jump->worth);
      else
        sum += jump->worth;
    }
    return sum + last + first;
  }
  void gather() {
    takeoffs_.once = takeoffs_.again = landings_.once = landings_.again = {};
    for (Set rest = pieces_; any(rest);) {
      const auto piece = static_cast<unsigned>(pop(rest));
      takeoffs_.of_piece[piece] = landings_.of_piece[piece] = {};
    }
    for (const Jump* jump : reached_) {
      takeoffs_.of_piece[jump->piece] |= jump->takeoffs;
      landings_.of_piece[jump->piece] |= jump->landings;
    }
    for (Set rest = pieces_; any(rest);) {
      const int piece = pop(rest);
      takeoffs_.add(piece);
      landings_.add(piece);
    }
  }

  std::vector<Jump> jumps_;
  std::vector<Set> ways_;
  // Kept between calls to reuse their memory.
  std::vector<const Jump*> left_;
  std::vector<const Jump*> reached_;
  Set pieces_{};
  Shared takeoffs_{};
  Shared landings_{};
};

}  // namespace mt::draughts
