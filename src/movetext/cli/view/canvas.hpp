// The characters of a screen, kept in memory without a terminal.
//
//   Canvas canvas({24, 80}, Signs::unicode);
//   canvas.put({0, 2}, "Anand \u2013 Carlsen", Style::strong);
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli::view {

struct Size {
  int rows = 0;
  int columns = 0;
  friend bool operator==(Size, Size) = default;
};

// A place on the screen. Rows and columns count from 0.
struct Spot {
  int row = 0;
  int column = 0;
};

enum class Style : std::uint8_t {
  plain,
  strong,
  faint,    // a variation, explanations
  bar,      // the first and the last line
  current,  // the user's current move or row
  marked,   // a square of the last move
  comment,
  fault,
};
inline constexpr std::size_t style_count = 8;

enum class Signs : std::uint8_t { ascii, unicode };

struct Cell {
  char32_t sign = U' ';
  std::array<char32_t, 2> accents{};  // combining characters on the sign; 0 if unused
  Style style = Style::plain;
  bool covered = false;  // whether the cell is the right half of the wide sign in the cell before it
};

class Canvas {
 public:
  Canvas(Size size, Signs signs);

  Size size() const { return size_; }
  Signs signs() const { return signs_; }
  const Cell& at(Spot spot) const { return cells_[index(spot)]; }

  // Writes a line of UTF-8 into at most `width` columns; returns the column after it. Anything outside of the
  // screen is dropped. Bytes that control a terminal are shown as '?', or in Unicode as U+FFFD; a screen of
  // ASCII shows letters without their accents.
  int put(Spot spot, std::string_view text, Style style, int width = 1 << 16);
  // Writes a line like put(), but a text that is too long ends in an ellipsis.
  int put_shortened(Spot spot, std::string_view text, Style style, int width);
  // Writes a text that ends before `end`. Returns the column in which the text begins.
  int put_right(Spot end, std::string_view text, Style style, int width);
  // Gives all cells of a row a style.
  void paint(int row, Style style);

  // Returns a row as UTF-8, without blanks at its end.
  std::string row(int row) const;

 private:
  std::size_t index(Spot spot) const {
    return static_cast<std::size_t>(spot.row) * static_cast<std::size_t>(size_.columns) +
           static_cast<std::size_t>(spot.column);
  }
  int put_scalar(Spot spot, char32_t value, Style style, int end);
  void add_accent(Spot before, char32_t value);
  void set(Spot spot, const Cell& cell);

  Size size_;
  Signs signs_;
  std::vector<Cell> cells_;
};

}  // namespace mt::cli::view
