#include "movetext/games/othello/move_text.hpp"

#include "movetext/games/othello/move_shapes.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/move_shape.hpp"
#include "movetext/text/number.hpp"

namespace mt::othello {
namespace {

// The name of a square outside the board is read as well, so that the replay can explain what is wrong with
// "k12".
constexpr char last_letter = 'n';
constexpr std::size_t most_digits = 2;

bool is_drop_sign(std::string_view text, std::size_t at) {
  return at + 1 < text.size() && (text[at] == 'P' || text[at] == 'p') && text[at + 1] == '@';
}

}  // namespace

std::optional<NameAt> read_square(std::string_view text, std::size_t at) {
  if (at >= text.size()) return std::nullopt;
  const char letter = text::to_lower(text[at]);
  if (letter < 'a' || letter > last_letter) return std::nullopt;
  int number = 0;
  std::size_t end = at + 1;
  while (end < text.size() && text::is_digit(text[end])) number = number * 10 + (text[end++] - '0');
  const std::size_t digits = end - at - 1;
  if (digits == 0 || digits > most_digits || text[at + 1] == '0') return std::nullopt;
  return NameAt{{letter - 'a', number - 1}, end};
}

std::size_t move_end(std::string_view text, std::size_t at) {
  const auto square = read_square(text, is_drop_sign(text, at) ? at + 2 : at);
  if (!square) return at;
  const char next = square->end < text.size() ? text[square->end] : ' ';
  if (next == ',' && text::ends_token(text, square->end + 1)) return square->end + 1;
  if (next != '-' && next != ',')
    return text::is_letter(next) && !starts_move(text, square->end) ? at : square->end;
  return starts_move(text, square->end + 1) ? square->end + 1 : square->end;
}

std::optional<SquareName> read_move_text(std::string_view text) {
  if (!text.empty() && (text.back() == '-' || text.back() == ',')) text.remove_suffix(1);
  const auto square = read_square(text, is_drop_sign(text, 0) ? 2 : 0);
  if (!square || square->end != text.size()) return std::nullopt;
  return square->square;
}

bool is_pass(std::string_view text) {
  return text::is_one_of(text, pass_words);
}

void write_square(SquareName square, std::string& out) {
  out += static_cast<char>('a' + square.column);
  out += std::to_string(square.row + 1);
}

}  // namespace mt::othello
