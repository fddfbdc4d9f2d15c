#include "movetext/games/draughts/drawn_rows.hpp"

#include "movetext/text/blank.hpp"

#include <algorithm>
#include <array>

namespace mt::draughts {
namespace {

using Kind = DrawnSquare::Kind;

struct Sign {
  std::string_view text;
  Kind kind;
  Colour colour = Colour::white;
};

constexpr std::array<Sign, 10> large_signs{{
    {"", Kind::empty},
    {":::", Kind::empty},
    {"\u00B7", Kind::empty},
    {":C:", Kind::man, Colour::white},
    {"*C*", Kind::man, Colour::black},
    {":K:", Kind::king, Colour::white},
    {"*K*", Kind::king, Colour::black},
    {":c:", Kind::man, Colour::white},
    {"*c*", Kind::man, Colour::black},
    {".", Kind::empty},
}};

constexpr std::array<Sign, 10> small_signs{{
    {".", Kind::empty},
    {"\u00B7", Kind::empty},
    {"w", Kind::man, Colour::white},
    {"b", Kind::man, Colour::black},
    {"W", Kind::king, Colour::white},
    {"B", Kind::king, Colour::black},
    {"\u26C0", Kind::man, Colour::white},
    {"\u26C2", Kind::man, Colour::black},
    {"\u26C1", Kind::king, Colour::white},
    {"\u26C3", Kind::king, Colour::black},
}};

constexpr std::string_view bar = "|";
constexpr std::string_view unicode_bar = "\u2502";
constexpr std::string_view ascii_digits = "0123456789";

bool consists_of(std::string_view text, std::string_view signs) {
  return text.find_first_not_of(signs) == std::string_view::npos;
}

DrawnSquare large_square(std::string_view text) {
  if (consists_of(text, ascii_digits)) return {Kind::empty, Colour::white, text};
  for (const Sign& sign : large_signs)
    if (sign.text == text) return {sign.kind, sign.colour, text};
  for (const Sign& sign : small_signs)
    if (sign.text == text && sign.text.size() > 1) return {sign.kind, sign.colour, text};
  return {Kind::unknown, Colour::white, text};
}

bool is_frame(std::string_view line) {
  for (const std::string_view corner : {"\u250C", "\u251C", "\u2514"})
    if (line.substr(0, corner.size()) == corner) return true;
  return consists_of(line, "+-= ");
}

// Reads a row such as 10 |   |*C*|   |*C*| 10
bool read_large(std::string_view line, std::string_view wall, DrawnRow& row) {
  const std::size_t first = line.find(wall);
  if (first == std::string_view::npos) return false;
  row.large = true;
  row.left = text::trim(line.substr(0, first));
  for (std::size_t at = first + wall.size();;) {
    const std::size_t next = line.find(wall, at);
    if (next == std::string_view::npos) {
      row.right = text::trim(line.substr(at));
      return row.squares.size() > 1;
    }
    row.squares.push_back(large_square(text::trim(line.substr(at, next - at))));
    at = next + wall.size();
  }
}

// Returns whether a letter at an end of a small row can only be a label. The letter b can also be a man.
bool is_line_letter(char c) {
  return c >= 'a' && c <= 'n' && c != 'b';
}

// Moves the labels at both ends of the line to `row` and returns the rest. A label is a number, with an
// apostrophe or without, or a letter.
std::string_view without_labels(std::string_view line, DrawnRow& row) {
  constexpr std::string_view rank = "0123456789'";
  std::size_t begin = std::min(line.find_first_not_of(rank), line.size());
  if (line.size() > 1 && line[1] == ' ' && is_line_letter(line[0])) begin = 1;
  row.left = line.substr(0, begin);
  line.remove_prefix(begin);
  std::size_t end = line.find_last_not_of(rank) + 1;
  if (end > 1 && end == line.size() && line[end - 2] == ' ' && is_line_letter(line[end - 1])) --end;
  row.right = line.substr(end);
  return line.substr(0, end);
}

// Reads a row such as 10   b   b   b   b   b
bool read_small(std::string_view line, DrawnRow& row) {
  line = without_labels(line, row);
  while (!line.empty()) {
    if (line[0] == ' ' || line[0] == '\t') {
      line.remove_prefix(1);
      continue;
    }
    const std::size_t before = line.size();
    for (const Sign& sign : small_signs) {
      if (line.substr(0, sign.text.size()) != sign.text) continue;
      row.squares.push_back({sign.kind, sign.colour, line.substr(0, sign.text.size())});
      line.remove_prefix(sign.text.size());
      break;
    }
    if (line.size() == before) return false;
  }
  return !row.squares.empty();
}

}  // namespace

DrawnLine read_drawn_line(std::string_view line, DrawnRow& row) {
  row = {};
  if (is_frame(line)) return DrawnLine::frame;
  if (read_large(line, bar, row) || read_large(line, unicode_bar, row)) return DrawnLine::row;
  row = {};
  return read_small(line, row) ? DrawnLine::row : DrawnLine::other;
}

}  // namespace mt::draughts
