// Writes the one canonical text of a legal move in each notation.
//
//   std::string text;
//   MoveList<Set64> scratch;   // reused from move to move
//   write_move(variant, position, move, board::Notation::numeric, text, scratch);   // "33x24"
//
// numeric, algebraic (PDN 3.0, movetext): the first and the last square. If another legal move has the same
// two squares, a capture also names each landing between them: the square of the turn if it turns, the square
// directly after the captured piece if it continues straight on. Of several such lists, the one with the
// lowest numbers is used.
//
// diagonal (Christian Freeling, International Draughts Rules: Notation): only the index that changes (f45,
// gf5), both squares if both indices change (e8g6x), or one square for a capture that ends where it began
// (f6x). If another legal move has the same squares, all landings of the path with the lowest numbers are
// named. On a board without diagonal names, the algebraic notation is used.
//
// short: the file of the first square and the last square (cd4), as in the federations' opening tables. If
// another legal move has the same text, the algebraic notation is used.
#pragma once
#include "movetext/games/draughts/generate.hpp"

#include <string>
#include <vector>

namespace mt::draughts {

// `move` must be legal in `position`. The steps of the search are subtracted from `effort` but not limited by
// it, because an incomplete text would be wrong.
template <class Set>
void write_move(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move,
                board::Notation notation, std::string& out, MoveList<Set>& scratch, Effort* effort = nullptr);

template <class Set>
void write_move(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move,
                board::Notation notation, std::string& out, Effort* effort = nullptr) {
  MoveList<Set> scratch;
  write_move(variant, position, move, notation, out, scratch, effort);
}

// Writes all legal moves of a position. This costs a fraction of separate calls, because the list shows which
// moves have the same squares.
template <class Set>
void write_moves(const Variant<Set>& variant, const Position<Set>& position, const MoveList<Set>& moves,
                 board::Notation notation, std::vector<std::string>& out);

template <class Set>
std::string move_text(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move,
                      board::Notation notation) {
  std::string text;
  write_move(variant, position, move, notation, text);
  return text;
}

}  // namespace mt::draughts
