#include "movetext/games/othello/explain.hpp"

#include "movetext/games/api/refusal.hpp"
#include "movetext/games/othello/score.hpp"
#include "movetext/text/excerpt.hpp"

#include <string>

namespace mt::othello {
namespace {

Diagnostic refusal(Code code, std::string_view written, const std::string& why) {
  return refusal_of(written, text::excerpt(written) + why, code);
}

template <class Set>
std::string first_move(const Board<Set>& board, const Position<Set>& position) {
  const Set moves = moves_of(board, position.of(position.mover()), position.of(other(position.mover())));
  std::string text;
  const int square = lowest(moves);
  write_square({square % board.size, square / board.size}, text);
  return text;
}

}  // namespace

std::string_view side_name(Side side) {
  return side == Side::first ? "Black" : "White";
}

Diagnostic explain_misreading(std::string_view written) {
  return refusal(Code::move_syntax, written, " is not a move; a move is a square such as f5");
}

template <class Set>
Diagnostic explain(const Board<Set>& board, const Position<Set>& position, std::string_view written,
                   SquareName square) {
  if (square.column >= board.size || square.row >= board.size) {
    std::string last;
    write_square({board.size - 1, board.size - 1}, last);
    return refusal(Code::square_range, written, " is not a square of this board; its last square is " + last);
  }
  if (has(position.occupied(), square.row * board.size + square.column))
    return refusal(Code::illegal_move, written, " is not legal: there is a disc on that square");
  if (is_over(board, position))
    return refusal(Code::illegal_move, written, " is not legal: the game is over, neither side has a move");
  std::string why = " is not legal: " + std::string(side_name(position.mover())) + " turns no disc there";
  if (position.passes) why += ", and " + std::string(side_name(position.turn)) + " has no move and passes";
  return refusal(Code::illegal_move, written, why);
}

template <class Set>
Diagnostic explain_pass(const Board<Set>& board, const Position<Set>& position, std::string_view written) {
  if (is_over(board, position))
    return refusal(Code::null_move, written, " has no meaning: the game is over, neither side has a move");
  return refusal(Code::illegal_move, written,
                 " is not legal: " + std::string(side_name(position.mover())) + " has a move, such as " +
                     first_move(board, position));
}

template Diagnostic explain(const Board<Set64>&, const Position<Set64>&, std::string_view, SquareName);
template Diagnostic explain(const Board<Set128>&, const Position<Set128>&, std::string_view, SquareName);
template Diagnostic explain_pass(const Board<Set64>&, const Position<Set64>&, std::string_view);
template Diagnostic explain_pass(const Board<Set128>&, const Position<Set128>&, std::string_view);

}  // namespace mt::othello
