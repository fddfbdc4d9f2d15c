#include "movetext/games/api/lettered_moves.hpp"

#include "movetext/text/dash.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/square.hpp"

namespace mt {
namespace {

char char_at(std::string_view word, std::size_t i) {
  return i < word.size() ? word[i] : '\0';
}

std::optional<LetteredSquare> take_square(std::string_view& rest) {
  const char file = text::to_lower(char_at(rest, 0));
  if (file < 'a' || file > 'n' || !text::is_digit(char_at(rest, 1))) return std::nullopt;
  LetteredSquare square{file - 'a' + 1, rest[1] - '0'};
  rest.remove_prefix(2);
  if (square.rank == 1 && text::is_digit(char_at(rest, 0))) {
    square.rank = 10 + (rest[0] - '0');
    rest.remove_prefix(1);
  }
  return square;
}

}  // namespace

char take_move_sign(std::string_view& rest) {
  constexpr std::string_view cross = "\u00D7";
  const char c = text::to_lower(char_at(rest, 0));
  if (c == 'x' || c == ':' || c == '*') {
    rest.remove_prefix(1);
    return 'x';
  }
  if (rest.starts_with(cross)) {
    rest.remove_prefix(cross.size());
    return 'x';
  }
  const std::size_t dash = text::dash_size(rest, 0);
  rest.remove_prefix(dash);
  return dash > 0 ? '-' : '\0';
}

std::optional<LetteredPath> read_lettered_path(std::string_view word) {
  LetteredPath path;
  while (const std::optional<LetteredSquare> square = take_square(word)) {
    (path.squares == 0 ? path.from : path.to) = *square;
    ++path.squares;
    if (word.empty()) break;
    const char sign = take_move_sign(word);
    path.captures |= sign == 'x';
    path.has_signs |= sign != '\0';
  }
  if (path.squares < 2) return std::nullopt;
  path.rest = word;
  return path;
}

std::optional<FilePair> read_file_pair(std::string_view word) {
  const bool has_sign = char_at(word, 1) == 'x' || char_at(word, 1) == ':';
  const std::size_t sign = has_sign ? 1 : 0;
  const char from = char_at(word, 0);
  const char to = char_at(word, 1 + sign);
  if (!text::is_file(from) || !text::is_file(to) || from == to) return std::nullopt;
  const bool whole = word.size() == 3 + sign && text::is_rank(word.back());
  if (!whole && !(has_sign && word.size() == 3)) return std::nullopt;
  return FilePair{std::abs(from - to), has_sign};
}

}  // namespace mt
