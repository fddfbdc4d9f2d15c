// A board as data for a picture: pieces, names of squares and lines, marks. It can be rendered as text, SVG
// or PNG.
//
//   Drawing drawing(shape);
//   drawing.put({4, 3}, {&draughts::king_figure, Ink::light});
//   std::string picture = render_svg(make_scene(drawing), PictureSize::large);
#pragma once
#include "movetext/board/annotations.hpp"
#include "movetext/board/lattice.hpp"
#include "movetext/board/piece_figure.hpp"
#include "movetext/board/shape.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace mt::board {

enum class Margin : std::uint8_t { left, right, top, bottom };

// Text beside the board. `index` is the row from the bottom or the column from the left, as displayed.
struct MarginLabel {
  Margin margin = Margin::left;
  std::int8_t index = 0;
  // -1 or 1 shifts the text towards the lower or higher neighbour, where an oblique line ends
  std::int8_t shift = 0;
  std::string text;  // UTF-8, one to three characters
};

class Drawing {
 public:
  using Place = Cell;  // where arrows and marks are

  explicit Drawing(Shape shape);

  Shape shape() const { return shape_; }
  // Puts a piece on a cell; cells outside the board are ignored.
  void put(Cell cell, Piece piece);
  Piece piece(Cell cell) const;
  // Draws the pieces with another set of figures (0: the default set). Pieces without a figure in the set
  // keep their default figure.
  void use_set(std::size_t set);
  // Writes text, such as the number of the square, into a free corner of the square.
  void name(Cell cell, std::string text);
  const std::string& name(Cell cell) const;
  // Highlights a square: the start or the end of the last move.
  void mark(Cell cell);
  bool marked(Cell cell) const;

  // Marks an empty square where a piece may be put next.
  void hint(Cell cell);
  bool hinted(Cell cell) const;

  // The lattice whose crossings hold the pieces, or nullptr if pieces are on squares. It must outlive the
  // drawing.
  const Lattice* lattice = nullptr;
  bool inscribed = false;  // a picture shows the characters that are written on the board
  bool flip = false;       // displayed from Black's side
  bool felt = false;       // a picture shows squares of one colour, with lines between them
  // For boards on which all squares are in play: a text board shows two colours of squares, as in chess. A
  // picture always shows both colours.
  bool checkered = false;
  std::vector<MarginLabel> labels;
  Annotations<Cell> annotations;  // annotations outside the board are ignored
  std::string title;              // for screen readers, read first: "International draughts, White to move"
  std::string description;        // for screen readers, read after the title: the position as text

  // Converts a cell to its column from the left and row from the bottom as displayed, or back.
  Cell seen(Cell cell) const;

  bool inside(Cell cell) const;

 private:
  struct Square {
    Piece piece;
    bool marked = false;
    bool hinted = false;
    std::string name;
  };
  std::size_t index(Cell cell) const;

  Shape shape_;
  std::vector<Square> squares_;
  std::string no_name_;
};

}  // namespace mt::board
