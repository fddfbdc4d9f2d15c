// Generates the legal moves of one side without trying them on the board. A man that gives check must be
// captured or blocked, a pinned man stays on its line, and the king avoids attacked squares.
//
// The same code has three uses: visit() calls a visitor with every move, count() returns the number of moves,
// and any() returns whether there is a move.
#pragma once
#include "movetext/games/chess/attacks.hpp"

#include <utility>

namespace mt::chess {

template <Colour us, class Machine>
class Generator {
 public:
  // `en_passant`: the square that the last double step passed, or 0. The generator tests whether a capture on
  // this square is legal.
  Generator(const Board& board, int en_passant)
      : board_(board),
        own_(board.of(us)),
        their_(board.of(them)),
        occupied_(own_ | their_),
        king_(board.king(us)),
        en_passant_(en_passant) {
    const Reach& r = reach_of(king_);
    checkers_ = ((r.pawn[index(us)] & board_.pawns) | (r.knight & board_.knights)) & their_;
    look_along(r.diagonal & board_.diagonals, pinned_diagonally_);
    look_along(r.straight & board_.straights, pinned_straight_);
    targets_ = ~own_;
    if (checkers_ != 0) targets_ = between_of(king_, lowest(checkers_)) | checkers_;
  }

  bool check() const { return checkers_ != 0; }

  [[gnu::always_inline]] std::uint64_t count() const {
    const Set64 king_steps = safe_steps();
    std::uint64_t moves = number(king_steps);
    if (double_check()) return moves;
    if (checkers_ == 0) for_each_castling(king_steps, [&](int) { ++moves; });
    for_each_officer([&]<Kind>(int, Set64 to) { moves += number(to); });
    const Pawns pawns = pawn_targets();
    moves += number(pawns.single) + number(pawns.twice) + number(pawns.left) + number(pawns.right);
    const Set64 promotions = (pawns.single | pawns.left | pawns.right) & last_rank;
    // A square that several pawns can reach counts once for each of them.
    if (promotions != 0) {
      moves += 3 * (number(pawns.single & last_rank) + number(pawns.left & last_rank) +
                    number(pawns.right & last_rank));
    }
    if (en_passant_ != 0) for_each_en_passant([&](int) { ++moves; });
    return moves;
  }

  bool any() const {
    const Set64 king_steps = safe_steps<true>();
    if (king_steps != 0 || double_check()) return king_steps != 0;
    const Pawns pawns = pawn_targets();
    bool found = (pawns.single | pawns.left | pawns.right | pawns.twice) != 0;
    for_each_officer([&]<Kind>(int, Set64 to) { found |= to != 0; });
    if (en_passant_ != 0) for_each_en_passant([&](int) { found = true; });
    // In chess this test finds nothing new: if castling is legal, the king or the rook also has another legal
    // move. In Chess960 castling can be the only legal move.
    if (checkers_ == 0) for_each_castling(king_steps, [&](int) { found = true; });
    return found;
  }

  // Calls these functions of the visitor:
  //   visitor.template step<Kind>(from, to)   all moves except the kinds listed below
  //   visitor.double_step(from, to)
  //   visitor.promotion(from, to, Kind)
  //   visitor.en_passant(from, to)
  //   visitor.castling(king, rook)
  template <class Visitor>
  void visit(Visitor&& visitor) const {
    const Set64 king_steps = safe_steps();
    for (Set64 set = king_steps; set != 0;) visitor.template step<Kind::king>(king_, pop(set));
    if (double_check()) return;
    for_each_officer([&]<Kind kind>(int from, Set64 to) {
      while (to != 0) visitor.template step<kind>(from, pop(to));
    });
    const Pawns pawns = pawn_targets();
    const auto steps = [&](Set64 to, int back) {
      for (Set64 set = to & ~last_rank; set != 0;) {
        const int square = pop(set);
        visitor.template step<Kind::pawn>(square - back, square);
      }
      for (Set64 set = to & last_rank; set != 0;) {
        const int square = pop(set);
        for (const Kind kind : {Kind::queen, Kind::rook, Kind::bishop, Kind::knight})
          visitor.promotion(square - back, square, kind);
      }
    };
    steps(pawns.single, up);
    steps(pawns.left, up - 1);
    steps(pawns.right, up + 1);
    for (Set64 set = pawns.twice; set != 0;) {
      const int square = pop(set);
      visitor.double_step(square - 2 * up, square);
    }
    if (en_passant_ != 0) for_each_en_passant([&](int from) { visitor.en_passant(from, en_passant_); });
    if (checkers_ == 0) for_each_castling(king_steps, [&](int rook) { visitor.castling(king_, rook); });
  }

 private:
  static constexpr Colour them = other(us);
  static constexpr int up = us == Colour::white ? 8 : -8;
  static constexpr Set64 last_rank = home_rank(them);
  static constexpr Set64 third_rank = us == Colour::white ? Set64{0xFF} << 16 : Set64{0xFF} << 40;

  // The squares that pawns can reach by each kind of step.
  struct Pawns {
    Set64 single;
    Set64 twice;
    Set64 left;
    Set64 right;
  };

  static std::uint64_t number(Set64 set) { return static_cast<std::uint64_t>(Machine::count(set)); }
  bool double_check() const { return (checkers_ & (checkers_ - 1)) != 0; }

  // Finds checks and pins by the sliders of the other side that are on a line with the king. A slider gives
  // check if no man is between it and the king. If the only man between them belongs to the side to move, the
  // slider pins it.
  void look_along(Set64 sliders, Set64& pinned) {
    for (sliders &= their_; sliders != 0;) {
      const Set64 slider = sliders & (0 - sliders);
      const Set64 path = between_of(king_, pop(sliders));
      const Set64 men = path & occupied_;
      if (men == 0) checkers_ |= slider;
      if (men != 0 && (men & (men - 1)) == 0 && (men & own_) != 0) pinned |= path | slider;
    }
  }

  // Returns the squares attacked by pawns, knights and the king.
  static Set64 attacked_nearby(const Board& board) {
    const Set64 pawns = board.pawns & board.of(them);
    return forward_left<them>(pawns) | forward_right<them>(pawns) |
           knight_attacks(board.knights & board.of(them)) | reach_of(board.king(them)).king;
  }
  // Returns the squares where the king may step. If `one` is set, returns at most one of them.
  template <bool one = false>
  Set64 safe_steps() const {
    const Set64 near = reach_of(king_).king & ~own_;
    if (near == 0) return 0;
    Set64 safe = near & ~attacked_nearby(board_);
    // The king does not shield the squares beyond it from a slider.
    const Set64 without_king = occupied_ ^ bit<Set64>(king_);
    for (Set64 set = safe; set != 0;) {
      const Set64 square = set & (0 - set);
      if (slider_sees(board_, pop(set), without_king))
        safe ^= square;
      else if constexpr (one)
        return square;
    }
    return safe;
  }
  static bool slider_sees(const Board& board, int square, Set64 occupied) {
    const Reach& r = reach_of(square);
    const Set64 diagonals = board.diagonals & board.of(them);
    const Set64 straights = board.straights & board.of(them);
    return ((r.diagonal & diagonals) != 0 && (Machine::diagonal(square, occupied) & diagonals) != 0) ||
           ((r.straight & straights) != 0 && (Machine::straight(square, occupied) & straights) != 0);
  }

  // Calls use.operator()<Kind>(from, targets) for knights and sliders. A queen is visited twice, once as a
  // bishop and once as a rook. The visitor's step<>() must therefore also move queens, as stepped() in
  // moved.hpp does.
  template <class Use>
  [[gnu::always_inline]] void for_each_officer(Use&& use) const {
    for (Set64 set = board_.knights & own_ & ~(pinned_diagonally_ | pinned_straight_); set != 0;) {
      const int from = pop(set);
      use.template operator()<Kind::knight>(from, reach_of(from).knight & targets_);
    }
    const Set64 diagonals = board_.diagonals & own_ & ~pinned_straight_;
    for (Set64 set = diagonals & ~pinned_diagonally_; set != 0;) {
      const int from = pop(set);
      use.template operator()<Kind::bishop>(from, Machine::diagonal(from, occupied_) & targets_);
    }
    for (Set64 set = diagonals & pinned_diagonally_; set != 0;) {
      const int from = pop(set);
      use.template operator()<Kind::bishop>(
          from, Machine::diagonal(from, occupied_) & targets_ & pinned_diagonally_);
    }
    const Set64 straights = board_.straights & own_ & ~pinned_diagonally_;
    for (Set64 set = straights & ~pinned_straight_; set != 0;) {
      const int from = pop(set);
      use.template operator()<Kind::rook>(from, Machine::straight(from, occupied_) & targets_);
    }
    for (Set64 set = straights & pinned_straight_; set != 0;) {
      const int from = pop(set);
      use.template operator()<Kind::rook>(from,
                                          Machine::straight(from, occupied_) & targets_ & pinned_straight_);
    }
  }

  // Returns the targets of pawns. A pinned pawn steps only along the file of its king, and captures only
  // along the line of the pin. One test against all pin lines together is enough: the pawn is on one line
  // through the king, and a step cannot lead it to another pin line.
  Pawns pawn_targets() const {
    const Set64 pawns = board_.pawns & own_;
    const Set64 steppers = pawns & ~pinned_diagonally_ & (~pinned_straight_ | file_set(king_));
    const Set64 free = ~occupied_;
    const Set64 single = forward<us>(steppers) & free;
    const Set64 twice = forward<us>(single & third_rank) & free;
    const Set64 capturers = pawns & ~pinned_straight_;
    const Set64 loose = capturers & ~pinned_diagonally_;
    const Set64 pinned = capturers & pinned_diagonally_;
    const Set64 left = forward_left<us>(loose) | (forward_left<us>(pinned) & pinned_diagonally_);
    const Set64 right = forward_right<us>(loose) | (forward_right<us>(pinned) & pinned_diagonally_);
    return {single & targets_, twice & targets_, left & their_ & targets_, right & their_ & targets_};
  }

  template <class Use>
  void for_each_en_passant(Use&& use) const {
    for (Set64 set = reach_of(en_passant_).pawn[index(them)] & board_.pawns & own_; set != 0;) {
      const int from = pop(set);
      if (en_passant_is_safe(board_, us, from, en_passant_)) use(from);
    }
  }

  // `king_steps`: the result of safe_steps(). With it, the squares next to the king need not be tested again.
  template <class Use>
  void for_each_castling(Set64 king_steps, Use&& use) const {
    for (Set64 set = board_.castling & own_; set != 0;) {
      const int rook = pop(set);
      // Usually a man is still between the king and the rook.
      if ((between_of(king_, rook) & occupied_) == 0 && castling_is_legal(board_, king_, king_steps, rook))
        use(rook);
    }
  }
  // This function is static, so that the members can stay in registers in the usual case, in which it is not
  // called.
  [[gnu::noinline]] static bool castling_is_legal(const Board& board, int king, Set64 king_steps, int rook) {
    const CastlingSquares to = castling_squares(king, rook);
    // Attacks are computed without the rook, because it leaves its square and may have shielded the target
    // square of the king. For the squares that the king only passes, the rook makes no difference.
    const Set64 others = board.occupied() & ~bit<Set64>(king) & ~bit<Set64>(rook);
    const auto end = bit<Set64>(to.king);
    const Set64 path = between_of(king, to.king) | end;
    if (((path | between_of(rook, to.rook) | bit<Set64>(to.rook)) & others) != 0) return false;
    const Set64 near = reach_of(king).king & ~board.of(us);
    if ((path & near & ~king_steps) != 0) return false;
    Set64 left = (path & ~near) | end;
    if ((left & attacked_nearby(board)) != 0) return false;
    while (left != 0)
      if (slider_sees(board, pop(left), others)) return false;
    return true;
  }

  const Board& board_;
  Set64 own_;
  Set64 their_;
  Set64 occupied_;
  Set64 checkers_;
  Set64 targets_;                // squares where men other than the king may move
  Set64 pinned_diagonally_ = 0;  // the lines of diagonal pins, including the pinned and pinning men
  Set64 pinned_straight_ = 0;
  int king_;
  int en_passant_;
};

}  // namespace mt::chess
