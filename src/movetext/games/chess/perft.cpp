// Counts move sequences. Each move is played when it is found; the moves of the last ply are only
// counted.
#include "movetext/games/chess/generate.hpp"
#include "movetext/games/chess/generator.hpp"
#include "movetext/games/chess/moved.hpp"

#include <algorithm>

namespace mt::chess {
namespace {

template <Colour us, class Machine>
std::uint64_t paths(const Board& board, int en_passant, int depth);

// Counts the moves of the last ply.
template <Colour us, class Machine>
[[gnu::noinline]] std::uint64_t leaves(const Board& board, int en_passant) {
  return Generator<us, Machine>(board, en_passant).count();
}

// A visitor of the generator. Adds up the number of move sequences after each move.
template <Colour us, class Machine>
class Descent {
 public:
  Descent(const Board& board, int depth) : board_(board), depth_(depth) {}
  std::uint64_t total() const { return total_; }

  template <Kind kind>
  void step(int from, int to) {
    add(stepped<us, kind>(board_, from, to));
  }
  void double_step(int from, int to) {
    const int behind = (from + to) / 2;
    const bool meets = (reach_of(behind).pawn[index(us)] & board_.pawns & board_.of(other(us))) != 0;
    add(stepped<us, Kind::pawn>(board_, from, to), meets ? behind : 0);
  }
  void promotion(int from, int to, Kind kind) { add(promoted<us>(board_, from, to, kind)); }
  void en_passant(int from, int to) { add(captured_en_passant<us>(board_, from, to)); }
  void castling(int king, int rook) { add(castled<us>(board_, king, rook)); }

 private:
  [[gnu::always_inline]] void add(const Board& after, int en_passant = 0) {
    total_ += depth_ == 1 ? leaves<other(us), Machine>(after, en_passant)
                          : paths<other(us), Machine>(after, en_passant, depth_);
  }

  const Board& board_;
  int depth_;
  std::uint64_t total_ = 0;
};

template <Colour us, class Machine>
std::uint64_t paths(const Board& board, int en_passant, int depth) {
  if (depth == 1) return leaves<us, Machine>(board, en_passant);
  Descent<us, Machine> descent(board, depth - 1);
  Generator<us, Machine>(board, en_passant).visit(descent);
  return descent.total();
}

template <class Machine>
std::uint64_t paths_from(const Position& position, int depth) {
  return position.to_move == Colour::white
             ? paths<Colour::white, Machine>(position.board, position.en_passant, depth)
             : paths<Colour::black, Machine>(position.board, position.en_passant, depth);
}

}  // namespace

std::uint64_t perft(const Position& position, int depth) {
  if (depth <= 0) return 1;
  depth = std::min(depth, max_perft_depth);
#ifdef MOVETEXT_CHESS_BIT_MACHINE
  if (BitMachine::available()) return paths_from<BitMachine>(position, depth);
#endif
  return paths_from<Portable>(position, depth);
}

}  // namespace mt::chess
