#include "movetext/games/chess/terms.hpp"

#include "movetext/games/chess/geometry.hpp"
#include "movetext/games/chess/piece_squares.hpp"
#include "movetext/games/chess/sliders.hpp"

#include <algorithm>
#include <array>

namespace mt::chess {
namespace {

// These weights were chosen by hand. Each pair is for the middle game and the endgame, in hundredths of a
// pawn.
constexpr Weight bishop_pair{30, 45};
constexpr Weight isolated_pawn{-10, -14};
constexpr Weight doubled_pawn{-6, -18};
constexpr Weight open_file{26, 10};      // a rook on a file without pawns
constexpr Weight half_open_file{12, 6};  // a rook on a file that has only pawns of the other side
constexpr Weight shelter{9, 0};          // a pawn close in front of its king
constexpr Weight king_on_open_file{-18, 0};
constexpr Weight threatened_by_pawn{-30, -25};
constexpr int to_move = 12;
constexpr std::array<Weight, 8> passed_pawn{
    {{0, 0}, {2, 10}, {4, 14}, {8, 26}, {22, 48}, {42, 85}, {70, 135}, {0, 0}}};
// By Kind: the value of each square that a man can reach in excess of usual_steps. If the man reaches fewer
// squares than usual_steps, the same value is subtracted for each missing square.
constexpr std::array<Weight, kind_count> step{{{0, 0}, {5, 4}, {5, 4}, {2, 4}, {0, 0}, {1, 2}}};
constexpr std::array<int, kind_count> usual_steps{0, 4, 6, 7, 0, 13};
// By Kind: how much a man threatens the other king if it reaches squares next to that king.
constexpr std::array<int, kind_count> threat{0, 2, 2, 3, 0, 5};
constexpr std::array<int, 16> danger{0, 0, 2, 6, 14, 26, 42, 60, 80, 102, 124, 146, 168, 188, 206, 222};

constexpr std::array<int, kind_count> phase_of{0, 1, 1, 2, 0, 4};
constexpr int full_phase = 24;

template <Colour us>
Set64 pawn_attacks(Set64 pawns) {
  return forward_left<us>(pawns) | forward_right<us>(pawns);
}
template <Colour us>
Set64 all_ahead(Set64 set) {
  for (int steps = 1; steps < 8; steps *= 2)
    set |= us == Colour::white ? set << (8 * steps) : set >> (8 * steps);
  return forward<us>(set);
}
Set64 beside(Set64 set) {
  return (set & ~file_a) >> 1 | (set & ~file_h) << 1;
}

// Adds up the terms for one side.
template <Colour us>
class Side {
 public:
  explicit Side(const Board& board)
      : board_(board),
        own_(board.of(us)),
        their_(board.of(them)),
        own_pawns_(board.pawns & own_),
        their_pawns_(board.pawns & their_),
        guarded_(pawn_attacks<them>(their_pawns_)),
        zone_(reach_of(board.king(them)).king) {}

  Weight sum() {
    add_pawns();
    for (Set64 men = own_ & board_.knights; men != 0;) {
      const int from = pop(men);
      add_officer(Kind::knight, from, reach_of(from).knight);
    }
    const Set64 all = board_.occupied();
    for (Set64 men = own_ & board_.diagonals; men != 0;) {
      const int from = pop(men);
      const bool queen = has(board_.straights, from);
      Set64 seen = Portable::diagonal(from, all);
      if (queen) seen |= Portable::straight(from, all);
      add_officer(queen ? Kind::queen : Kind::bishop, from, seen);
    }
    for (Set64 men = own_ & board_.straights & ~board_.diagonals; men != 0;) {
      const int from = pop(men);
      add_officer(Kind::rook, from, Portable::straight(from, all));
      const Set64 file = file_set(from);
      if ((file & own_pawns_) == 0) sum_ += (file & their_pawns_) == 0 ? open_file : half_open_file;
    }
    if (count(own_ & board_.of(Kind::bishop)) > 1) sum_ += bishop_pair;
    add_king();
    return sum_;
  }
  int phase() const { return phase_; }

 private:
  static constexpr Colour them = other(us);

  void place(Kind kind, int square) {
    const auto at = static_cast<std::size_t>(seen_by(us, square));
    sum_ += piece_squares[static_cast<std::size_t>(kind)][at];
    phase_ += phase_of[static_cast<std::size_t>(kind)];
  }

  void add_pawns() {
    const Set64 files = all_ahead<us>(own_pawns_) | own_pawns_ | all_ahead<them>(own_pawns_);
    sum_ += doubled_pawn * count(own_pawns_ & all_ahead<us>(own_pawns_));
    sum_ += isolated_pawn * count(own_pawns_ & ~beside(files));
    const Set64 guards = their_pawns_ | beside(their_pawns_);
    const Set64 stopped = all_ahead<them>(guards) | (their_pawns_ & own_pawns_);
    for (Set64 men = own_pawns_; men != 0;) {
      const int square = pop(men);
      place(Kind::pawn, square);
      if (has(stopped, square) || has(all_ahead<them>(own_pawns_), square)) continue;
      const int rank = rank_of(seen_by(us, square));
      const Weight passed = passed_pawn[static_cast<std::size_t>(rank)];
      sum_ += passed;
      // The side whose king is closer to the square in front of the pawn has an advantage in the
      // endgame.
      const int front = us == Colour::white ? square + 8 : square - 8;
      sum_.end += (distance(board_.king(them), front) * 5 - distance(board_.king(us), front) * 2) * rank / 3;
      if (has(their_ | own_, front)) sum_.end -= passed.end / 3;
    }
  }
  static int distance(int a, int b) {
    return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
  }

  void add_officer(Kind kind, int square, Set64 seen) {
    place(kind, square);
    const auto of = static_cast<std::size_t>(kind);
    sum_ += step[of] * (count(seen & ~own_ & ~guarded_) - usual_steps[of]);
    if (has(guarded_, square)) sum_ += threatened_by_pawn;
    if ((seen & zone_) == 0) return;
    ++captors_;
    threat_ += threat[of];
  }

  void add_king() {
    const int king = board_.king(us);
    place(Kind::king, king);
    const Set64 front = forward<us>(bit<Set64>(king)) | forward<us>(reach_of(king).king & rank_set(king));
    sum_ += shelter * (2 * count(front & own_pawns_) + count(forward<us>(front) & own_pawns_));
    const Set64 files = file_set(king) | beside(file_set(king));
    for (int file = 0; file < 8; ++file) {
      const Set64 line = file_a << file;
      if ((line & files) != 0 && (line & own_pawns_) == 0) sum_ += king_on_open_file;
    }
    if (captors_ > 1) sum_.middle += danger[static_cast<std::size_t>(std::min(threat_, 15))];
  }

  const Board& board_;
  Set64 own_;
  Set64 their_;
  Set64 own_pawns_;
  Set64 their_pawns_;
  Set64 guarded_;  // squares that pawns of the other side attack
  Set64 zone_;     // squares next to the other king
  Weight sum_{};
  int phase_ = 0;
  int captors_ = 0;
  int threat_ = 0;
};

}  // namespace

int value_of_terms(const Position& position) {
  const Board& board = position.board;
  Side<Colour::white> white(board);
  Side<Colour::black> black(board);
  const Weight mine = white.sum();
  const Weight difference = mine - black.sum();
  const int phase = std::min(white.phase() + black.phase(), full_phase);
  const int value = (difference.middle * phase + difference.end * (full_phase - phase)) / full_phase;
  return (position.to_move == Colour::white ? value : -value) + to_move;
}

}  // namespace mt::chess
