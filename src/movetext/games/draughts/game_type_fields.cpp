#include "movetext/games/draughts/game_type_fields.hpp"

namespace mt::draughts {
namespace {

using board::Corner;
using board::Squares;

// Converts between the corner as the side that begins sees it and the corner as White sees it, in both
// directions.
Corner turned(Corner corner, Colour first) {
  return first == Colour::white ? corner : board::opposite(corner);
}

// Returns whether the bottom-left square, as the side `seen_by` sees the board, is in play.
bool has_bottom_left(board::Shape shape, Colour seen_by) {
  if (seen_by == Colour::white) return shape.playable({0, 0});
  return shape.playable(
      {static_cast<std::int8_t>(shape.width - 1), static_cast<std::int8_t>(shape.height - 1)});
}

}  // namespace

Rules with_game_type(const Rules& row, const GameType& type) {
  board::Shape shape = row.shape;
  const Colour first = !type.white_first ? row.first : *type.white_first ? Colour::white : Colour::black;
  shape.width = type.width.value_or(shape.width);
  shape.height = type.height.value_or(shape.height);
  if (type.inverted && shape.squares != Squares::all) {
    shape.squares = Squares::corner_a1;
    if (has_bottom_left(shape, first) == *type.inverted) shape.squares = Squares::corner_h1;
  }
  Rules rules = shape == row.shape ? row : on_board(row, shape, usual_men_rows(row, shape.height));
  rules.first = first;
  const Notation written = type.notation.value_or(row.notation);
  rules.notation = written == Notation::short_form ? row.notation : written;
  if (type.corner) {
    const Corner corner = turned(static_cast<Corner>(*type.corner), first);
    (written == Notation::numeric ? rules.square_one : rules.square_a1) = corner;
  }
  // S means that the moves of the record are in the short form. New text is written in the notation of the
  // game. But if the fields put a1 in another corner than the game usually has, new text has letters, because
  // numbers would not show where a1 is.
  const bool own_letters = rules.square_a1 == row.square_a1 && rules.shape.squares == row.shape.squares;
  if (written == Notation::short_form && !own_letters) rules.notation = Notation::algebraic;
  return rules;
}

std::string write_game_type(int number, const Rules& rules, Notation notation) {
  std::string out = std::to_string(number);
  const bool numeric = notation == Notation::numeric;
  const Corner corner = turned(numeric ? rules.square_one : rules.square_a1, rules.first);
  const bool inverted = rules.shape.squares != Squares::all && !has_bottom_left(rules.shape, rules.first);
  out += rules.first == Colour::white ? ",W," : ",B,";
  out += std::to_string(rules.shape.width);
  out += ',';
  out += std::to_string(rules.shape.height);
  out += numeric ? ",N" : notation == Notation::short_form ? ",S" : ",A";
  out += static_cast<char>('0' + static_cast<int>(corner));
  out += inverted ? ",1" : ",0";
  return out;
}

}  // namespace mt::draughts
