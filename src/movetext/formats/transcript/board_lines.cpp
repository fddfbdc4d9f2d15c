#include "movetext/formats/transcript/board_lines.hpp"

#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>

namespace mt::transcript {
namespace {

constexpr std::size_t row_size = 8;

struct Sign {
  std::string_view text;
  char square;  // X, O or -
};
constexpr auto signs = std::to_array<Sign>({{"-", '-'},
                                            {".", '-'},
                                            {"_", '-'},
                                            {"\u00B7", '-'},
                                            {"X", 'X'},
                                            {"x", 'X'},
                                            {"*", 'X'},
                                            {"B", 'X'},
                                            {"b", 'X'},
                                            {"\u25CF", 'X'},
                                            {"\u26AB", 'X'},
                                            {"O", 'O'},
                                            {"o", 'O'},
                                            {"W", 'O'},
                                            {"w", 'O'},
                                            {"0", 'O'},
                                            {"\u25CB", 'O'},
                                            {"\u26AA", 'O'}});

// Returns the sign with which the text starts, or a sign with an empty text if the text starts with no sign.
Sign sign_at(std::string_view text) {
  const auto begins = [&](const Sign& sign) { return text.starts_with(sign.text); };
  const auto* const found = std::find_if(signs.begin(), signs.end(), begins);
  return found == signs.end() ? Sign{{}, '\0'} : *found;
}

void skip_spaces(std::string_view& line) {
  const std::size_t next = std::min(line.find_first_not_of(" \t|"), line.size());
  line.remove_prefix(next);
}

// Removes the number of a row from the start of the line, if a blank or a border comes after it.
void take_row_number(std::string_view& line) {
  if (line.size() > 1 && line[0] >= '1' && line[0] <= '8' &&
      std::string_view(" \t|").find(line[1]) != std::string_view::npos)
    line.remove_prefix(1);
}

// Removes "X", "* to move" or "white to move" from the line. Returns X or O, or '\0' if no side is named.
char take_side(std::string_view& line) {
  struct Word {
    std::string_view text;
    char side;
  };
  constexpr auto words = std::to_array<Word>({{"black", 'X'}, {"white", 'O'}});
  std::string_view rest = line;
  char side = '\0';
  for (const Word& word : words) {
    if (!text::begins_in_any_case(rest, word.text)) continue;
    side = word.side;
    rest.remove_prefix(word.text.size());
  }
  if (side == '\0') {
    const Sign sign = sign_at(rest);
    if (sign.text.empty() || sign.square == '-') return '\0';
    side = sign.square;
    rest.remove_prefix(sign.text.size());
  }
  if (!rest.empty() && !text::is_blank(rest[0])) return '\0';
  skip_spaces(rest);
  for (const std::string_view words_after : {"to move", "to play"})
    if (text::begins_in_any_case(rest, words_after)) rest.remove_prefix(words_after.size());
  line = rest;
  return side;
}

bool is_frame(std::string_view line) {
  char column = 'a';
  for (skip_spaces(line); !line.empty(); skip_spaces(line)) {
    if (text::to_lower(line[0]) != column++) return false;
    line.remove_prefix(1);
  }
  return column == 'a' + static_cast<char>(row_size);
}

// Appends the squares of a row. Returns whether the line has eight squares and nothing else. In the last row,
// the side to move may come after the squares; `side` receives it.
bool read_row(std::string_view line, bool last, std::string& squares, char& side) {
  skip_spaces(line);
  take_row_number(line);
  for (std::size_t column = 0; column < row_size; ++column) {
    skip_spaces(line);
    const Sign sign = sign_at(line);
    if (sign.text.empty()) return false;
    squares += sign.square;
    line.remove_prefix(sign.text.size());
  }
  const bool apart = line.empty() || std::string_view(" \t|").find(line[0]) != std::string_view::npos;
  if (!apart) return false;
  skip_spaces(line);
  if (line.size() == 1 && line[0] >= '1' && line[0] <= '8') return true;
  if (last && !line.empty()) side = take_side(line);
  return text::trim(line).empty();
}

// Returns the line at `at`, or an empty line after the end of the text.
text::Line line_or_end(std::string_view text, std::size_t at) {
  return at < text.size() ? text::line_at(text, at) : text::Line{text.size(), text.size(), text.size()};
}

// Returns the side to move, computed from the number of discs. The result is right only if no side has
// passed.
char side_by_discs(std::string_view squares) {
  return std::count(squares.begin(), squares.end(), '-') % 2 == 0 ? 'X' : 'O';
}

std::string_view words_of(std::string_view text, const text::Line& line) {
  return text::trim(text.substr(line.begin, line.end - line.begin));
}

}  // namespace

BoardPart board_part(std::string_view line, std::size_t rows) {
  line = text::trim(line);
  std::string squares;
  char side = '\0';
  if (is_frame(line)) return BoardPart::frame;
  if (rows < row_size && read_row(line, rows + 1 == row_size, squares, side)) return BoardPart::row;
  if (rows != row_size || take_side(line) == '\0') return BoardPart::none;
  return text::trim(line).empty() ? BoardPart::side : BoardPart::none;
}

DrawnPosition read_drawn_position(std::string_view text, std::size_t begin) {
  std::string squares;
  char side = '\0';
  text::Line line = line_or_end(text, begin);
  if (is_frame(words_of(text, line))) line = line_or_end(text, line.next);
  for (std::size_t rows = 1; rows <= row_size; ++rows) {
    if (line.begin >= text.size()) return {};
    if (!read_row(words_of(text, line), rows == row_size, squares, side)) return {};
    line = line_or_end(text, line.next);
  }
  if (squares.find_first_of("XO") == std::string::npos) return {};
  while (line.begin < text.size() && (words_of(text, line).empty() || is_frame(words_of(text, line))))
    line = line_or_end(text, line.next);
  std::size_t end = line.begin;
  if (side == '\0' && line.begin < text.size()) {
    const std::string_view words = words_of(text, line);
    std::string_view rest = words;
    side = take_side(rest);
    if (side != '\0') end = rest.empty() ? line.next : static_cast<std::size_t>(rest.data() - text.data());
  }
  const bool names_side = side != '\0';
  if (!names_side) side = side_by_discs(squares);
  return {squares + ' ' + side, names_side, end};
}

}  // namespace mt::transcript
