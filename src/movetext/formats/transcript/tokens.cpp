#include "movetext/formats/transcript/tokens.hpp"

#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <bitset>

namespace mt::transcript {
namespace {

constexpr auto passes = std::to_array<std::string_view>({"pass", "pa", "ps", "@@", "--"});
constexpr std::size_t usual_size = 8;

bool is_separator(char c) {
  return text::is_blank(c) || c == ',' || c == '-';
}

// Returns the end of the square at `at` (a letter, then one digit or 10), or `at` if there is none.
std::size_t square_end(std::string_view line, std::size_t at) {
  const std::string_view rest = line.substr(at, 3);
  if (rest.size() < 2 || !text::is_letter(rest[0]) || rest[1] < '1' || rest[1] > '9') return at;
  if (rest.size() < 3 || !text::is_digit(rest[2])) return at + 2;
  return rest[1] == '1' && rest[2] == '0' ? at + 3 : at;
}

std::size_t pass_end(std::string_view line, std::size_t at) {
  for (const std::string_view word : passes)
    if (text::begins_in_any_case(line.substr(at), word) && square_end(line, at) == at)
      return at + word.size();
  return at;
}

// Returns the end of a move number, "12." or "12...", or `at` if there is none.
std::size_t number_end(std::string_view line, std::size_t at) {
  std::size_t digits = at;
  while (digits < line.size() && text::is_digit(line[digits])) ++digits;
  std::size_t end = digits;
  while (end < line.size() && line[end] == '.') ++end;
  return digits > at && end > digits ? end : at;
}

// Returns the number of a square of the usual board, counted from a1 row by row, or -1 if the square is not
// on that board.
int number_of(std::string_view square) {
  const int column = text::to_lower(square[0]) - 'a';
  const int row = square[1] - '1';
  const bool usual =
      square.size() == 2 && column < static_cast<int>(usual_size) && row < static_cast<int>(usual_size);
  return usual ? row * static_cast<int>(usual_size) + column : -1;
}

constexpr int square_number(char column, char row) {
  return (row - '1') * static_cast<int>(usual_size) + (column - 'a');
}

// Returns whether the two squares are a possible first move and one of the three possible replies to it.
bool is_opening(int first, int second) {
  const auto is_one_of = [](int square, std::array<int, 3> squares) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
  };
  if (first == square_number('d', '3') || first == square_number('c', '4'))
    return is_one_of(second, {square_number('c', '3'), square_number('c', '5'), square_number('e', '3')});
  if (first == square_number('f', '5') || first == square_number('e', '6'))
    return is_one_of(second, {square_number('d', '6'), square_number('f', '4'), square_number('f', '6')});
  return false;
}

}  // namespace

Token next_token(std::string_view line, std::size_t at) {
  while (at < line.size() && is_separator(line[at]) && pass_end(line, at) == at) ++at;
  if (at == line.size()) return {TokenKind::end, at, at};
  if (const std::size_t end = square_end(line, at); end > at) return {TokenKind::square, at, end};
  if (const std::size_t end = pass_end(line, at); end > at) return {TokenKind::pass, at, end};
  if (const std::size_t end = number_end(line, at); end > at) return {TokenKind::number, at, end};
  std::size_t end = at + 1;
  while (end < line.size() && !is_separator(line[end])) ++end;
  return {TokenKind::other, at, end};
}

bool is_empty(std::string_view text, const text::Line& line) {
  const std::size_t begin = std::min(text::skip_mark(text, line.begin), line.end);
  return text::trim(text.substr(begin, line.end - begin)).empty();
}

std::size_t position_end(std::string_view line) {
  constexpr std::string_view discs = "X*BbxOoWw0";
  constexpr std::string_view squares = "X*BbxOoWw0-.";
  const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
  const std::size_t end = std::min(line.find_first_not_of(squares, begin), line.size());
  if (end - begin != usual_size * usual_size ||
      line.substr(begin, end - begin).find_first_of(discs) == std::string_view::npos)
    return 0;
  const std::size_t side = line.find_first_not_of(" \t", end);
  if (side == end || side == std::string_view::npos || discs.find(line[side]) == std::string_view::npos)
    return 0;
  const std::size_t after = side + 1;
  return after == line.size() || text::is_blank(line[after]) ? after : 0;
}

bool has_moves_alone(std::string_view line) {
  Token token = next_token(line, 0);
  if (token.kind == TokenKind::end) return false;
  for (; token.kind != TokenKind::end; token = next_token(line, token.end))
    if (token.kind == TokenKind::other) return false;
  return true;
}

bool is_transcript(std::string_view line) {
  constexpr std::size_t enough = 8;
  constexpr std::size_t enough_glued = 4;
  std::bitset<usual_size * usual_size> seen;
  int first = -1;
  bool glued = true;
  for (Token token = next_token(line, 0); token.kind != TokenKind::end; token = next_token(line, token.end)) {
    if (token.kind == TokenKind::other) return false;
    glued = glued && token.kind == TokenKind::square &&
            (token.end == line.size() || !is_separator(line[token.end]));
    if (token.kind != TokenKind::square) continue;
    const int square = number_of(line.substr(token.begin, token.end - token.begin));
    if (square < 0 || seen.test(static_cast<std::size_t>(square))) return false;
    if (seen.count() == 1 && !is_opening(first, square)) return false;
    if (seen.none()) first = square;
    seen.set(static_cast<std::size_t>(square));
  }
  return seen.count() >= (glued ? enough_glued : enough);
}

}  // namespace mt::transcript
