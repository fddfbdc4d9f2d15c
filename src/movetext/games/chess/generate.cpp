#include "movetext/games/chess/generate.hpp"

#include "movetext/games/chess/generator.hpp"

namespace mt::chess {
namespace {

class Lister {
 public:
  Lister(Set64 their, MoveList& moves) : their_(their), moves_(moves) {}

  template <Kind>
  void step(int from, int to) {
    moves_.push_back(Move::plain(from, to, has(their_, to)));
  }
  void double_step(int from, int to) { moves_.push_back(Move::plain(from, to, false)); }
  void promotion(int from, int to, Kind kind) {
    moves_.push_back(Move::promotion(from, to, kind, has(their_, to)));
  }
  void en_passant(int from, int to) { moves_.push_back(Move::en_passant(from, to)); }
  void castling(int king, int rook) { moves_.push_back(Move::castling(king, rook)); }

 private:
  Set64 their_;
  MoveList& moves_;
};

}  // namespace

void legal_moves(const Position& position, MoveList& moves) {
  moves.clear();
  Lister lister(position.board.of(other(position.to_move)), moves);
  if (position.to_move == Colour::white)
    Generator<Colour::white, Portable>(position.board, position.en_passant).visit(lister);
  else
    Generator<Colour::black, Portable>(position.board, position.en_passant).visit(lister);
}

bool has_move(const Position& position) {
  return position.to_move == Colour::white
             ? Generator<Colour::white, Portable>(position.board, position.en_passant).any()
             : Generator<Colour::black, Portable>(position.board, position.en_passant).any();
}

}  // namespace mt::chess
