#include "movetext/games/table/game_type.hpp"

#include <array>

#include "movetext/text/number.hpp"

namespace mt {
namespace {

using draughts::Colour;
using draughts::Rules;

constexpr int smallest_board = 4;
constexpr int largest_board = 14;

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

bool read_colour(std::string_view text, GameTypeFields& out) {
  if (text.size() != 1) return false;
  const char letter = text::to_lower(text[0]);
  out.first = letter == 'w' ? Colour::white : Colour::black;
  return letter == 'w' || letter == 'b';
}

bool read_size(std::string_view text, std::optional<int>& out) {
  const auto size = text::parse_number(text, largest_board);
  out = static_cast<int>(size);
  return size >= smallest_board;
}

bool read_notation(std::string_view text, GameTypeFields& out) {
  if (text.size() != 2 || text[1] < '0' || text[1] > '3') return false;
  const char letter = text::to_lower(text[0]);
  out.notation = letter == 'n' ? draughts::Notation::numeric : draughts::Notation::algebraic;
  out.corner = text[1] - '0';
  return letter == 'n' || letter == 'a';
}

bool read_flag(std::string_view text, GameTypeFields& out) {
  out.inverted = text == "1";
  return text == "0" || text == "1";
}

bool read_field(int index, std::string_view text, GameTypeFields& out) {
  switch (index) {
    case 0: return (out.type = static_cast<int>(text::parse_number(text, 999))) >= 0;
    case 1: return read_colour(text, out);
    case 2: return read_size(text, out.width);
    case 3: return read_size(text, out.height);
    case 4: return read_notation(text, out);
    case 5: return read_flag(text, out);
    default: return false;
  }
}

// The corner at the bottom left of the side that begins, with White at the bottom.
board::Cell near_corner(const Rules& rules) {
  if (rules.first == Colour::white) return {0, 0};
  return {static_cast<std::int8_t>(rules.shape.width - 1), static_cast<std::int8_t>(rules.shape.height - 1)};
}

board::Corner as_seen(board::Corner corner, Colour first) {
  return first == Colour::white ? corner : opposite(corner);
}

void set_squares(Rules& rules, bool inverted) {
  if (rules.shape.squares == board::Squares::all) return;
  rules.shape.squares = board::Squares::corner_a1;
  if (rules.shape.playable(near_corner(rules)) == inverted) rules.shape.squares = board::Squares::corner_h1;
}

}  // namespace

std::optional<GameTypeFields> read_game_type(std::string_view value) {
  GameTypeFields out;
  for (int index = 0;; ++index) {
    const std::size_t comma = value.find(',');
    if (!read_field(index, trimmed(value.substr(0, comma)), out)) return std::nullopt;
    if (comma == std::string_view::npos) return out;
    value.remove_prefix(comma + 1);
  }
}

Rules apply(const GameTypeFields& fields, Rules rules) {
  const bool inverted = fields.inverted.value_or(!rules.shape.playable(near_corner(rules)));
  rules.first = fields.first.value_or(rules.first);
  board::Shape shape = rules.shape;
  shape.width = static_cast<std::int8_t>(fields.width.value_or(shape.width));
  shape.height = static_cast<std::int8_t>(fields.height.value_or(shape.height));
  const int men_rows = shape.height == rules.shape.height ? rules.men_rows : usual_men_rows(rules, shape.height);
  if (!(shape == rules.shape)) {
    if (rules.start == draughts::Start::diagonal) rules.start = draughts::Start::rows;  // an array of 8x8 only
    rules = on_board(rules, shape, men_rows);
  }
  set_squares(rules, inverted);
  rules.notation = fields.notation.value_or(rules.notation);
  if (!fields.corner) return rules;
  auto& corner = rules.notation == draughts::Notation::numeric ? rules.square_one : rules.square_a1;
  corner = as_seen(static_cast<board::Corner>(*fields.corner), rules.first);
  return rules;
}

std::string write_game_type(int type, const Rules& rules) {
  const bool numeric = rules.notation == draughts::Notation::numeric;
  const board::Corner corner = as_seen(numeric ? rules.square_one : rules.square_a1, rules.first);
  std::string out = std::to_string(type);
  out += rules.first == Colour::white ? ",W," : ",B,";
  out += std::to_string(rules.shape.width) + ',' + std::to_string(rules.shape.height);
  out += numeric ? ",N" : ",A";
  out += std::to_string(static_cast<int>(corner));
  out += rules.shape.playable(near_corner(rules)) ? ",0" : ",1";
  return out;
}

}  // namespace mt
