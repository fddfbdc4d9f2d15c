#include "movetext/cli/view/canvas.hpp"

#include "movetext/text/charset.hpp"
#include "movetext/text/columns.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::cli::view {
namespace {

// Returns the text in ASCII, with the same number of lines and blanks.
std::string in_ascii(std::string_view text) {
  const bool plain = std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
  if (plain) return std::string(text);
  std::string out;
  text::encode(text, text::OutputEncoding::ascii, out);
  return out;
}

constexpr char32_t replacement = 0xFFFD;

}  // namespace

Canvas::Canvas(Size size, Signs signs)
    : size_(size),
      signs_(signs),
      cells_(static_cast<std::size_t>(size.rows) * static_cast<std::size_t>(size.columns)) {}

int Canvas::put(Spot spot, std::string_view text, Style style, int width) {
  if (spot.row < 0 || spot.row >= size_.rows) return spot.column;
  const int end = std::min(size_.columns, spot.column + width);
  const std::string ascii = signs_ == Signs::ascii ? in_ascii(text.substr(0, 4096)) : std::string();
  if (signs_ == Signs::ascii) text = ascii;
  for (std::size_t at = 0; at < text.size() && spot.column < end;) {
    const text::Scalar scalar = text::read_scalar(text, at);
    at += scalar.size;
    spot.column = put_scalar(spot, scalar.value, style, end);
  }
  return spot.column;
}

// Writes a character. Returns the column after it, or `end` if there is not enough space.
int Canvas::put_scalar(Spot spot, char32_t value, Style style, int end) {
  if (text::is_joiner(value)) return spot.column;
  int width = text::columns_of(value);
  if (width < 0) {
    value = signs_ == Signs::ascii ? U'?' : replacement;
    width = 1;
  }
  if (width == 0) {
    add_accent(spot, value);
    return spot.column;
  }
  if (spot.column + width > end) return end;
  if (spot.column < 0) return spot.column + width;
  set(spot, {.sign = value, .style = style});
  if (width == 2) set({spot.row, spot.column + 1}, {.sign = U' ', .style = style, .covered = true});
  return spot.column + width;
}

// If one half of a wide sign is overwritten, the other half becomes a blank.
void Canvas::set(Spot spot, const Cell& cell) {
  const std::size_t here = index(spot);
  if (cells_[here].covered && !cell.covered && spot.column > 0) cells_[here - 1].sign = U' ';
  if (spot.column + 1 < size_.columns && cells_[here + 1].covered) cells_[here + 1].covered = false;
  cells_[here] = cell;
}

void Canvas::add_accent(Spot before, char32_t value) {
  if (before.column <= 0 || before.column > size_.columns) return;
  Cell* cell = &cells_[index({before.row, before.column - 1})];
  if (cell->covered) --cell;
  for (char32_t& accent : cell->accents) {
    if (accent != 0) continue;
    accent = value;
    return;
  }
}

int Canvas::put_shortened(Spot spot, std::string_view text, Style style, int width) {
  width = std::min(width, size_.columns - spot.column);
  if (width <= 0) return spot.column;
  if (text::count_columns(text) <= static_cast<std::size_t>(width)) return put(spot, text, style, width);
  const std::string_view dots = signs_ == Signs::ascii ? "~" : "\u2026";
  spot.column = put(spot, text, style, width - 1);
  return put(spot, dots, style, 1);
}

int Canvas::put_right(Spot end, std::string_view text, Style style, int width) {
  const int columns = static_cast<int>(std::min<std::size_t>(text::count_columns(text), 1U << 15U));
  const int begin = end.column - std::min(columns, width);
  put_shortened({end.row, begin}, text, style, width);
  return begin;
}

void Canvas::paint(int row, Style style) {
  for (int column = 0; row >= 0 && row < size_.rows && column < size_.columns; ++column)
    cells_[index({row, column})].style = style;
}

std::string Canvas::row(int row) const {
  std::string out;
  for (int column = 0; column < size_.columns; ++column) {
    const Cell& cell = at({row, column});
    if (cell.covered) continue;
    text::append_scalar(cell.sign, out);
    for (const char32_t accent : cell.accents)
      if (accent != 0) text::append_scalar(accent, out);
  }
  while (out.ends_with(' ')) out.pop_back();
  return out;
}

}  // namespace mt::cli::view
