// A board to be drawn: pieces, names of squares and lines, marks. It can be drawn as text, SVG or PNG.
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

// Text beside the board. `index` counts rows from the bottom or columns from the left, as the board is seen.
struct MarginLabel {
  Margin margin = Margin::left;
  std::int8_t index = 0;
  std::int8_t shift = 0;  // -1, 1: towards the lower or higher neighbour, where an oblique line ends
  std::string text;       // UTF-8, one to three characters
};

class Drawing {
 public:
  using Place = Cell;  // type of the places of arrows and marks

  explicit Drawing(Shape shape);

  Shape shape() const { return shape_; }
  // Puts a piece on a cell; cells outside the board are ignored.
  void put(Cell cell, Piece piece);
  Piece piece(Cell cell) const;
  // Draws the pieces with another set of figures (0: their own set); pieces without a figure in it keep
  // theirs.
  void use_set(std::size_t set);
  // Writes text, such as its number, into an empty corner of the square.
  void name(Cell cell, std::string text);
  const std::string& name(Cell cell) const;
  // Highlights a square: the start or the end of the last move.
  void mark(Cell cell);
  bool marked(Cell cell) const;

  // Marks an empty square where a piece may be put next.
  void hint(Cell cell);
  bool hinted(Cell cell) const;

  // The lattice on whose crossings the pieces stand, which must outlive the drawing; nullptr if they stand on
  // squares.
  const Lattice* lattice = nullptr;
  bool inscribed = false;  // a picture shows the inscriptions of the lattice
  bool flip = false;       // seen from Black's side
  bool felt = false;       // a picture has a single colour, with lines between the squares
  // All squares are in play, but have two colours, as in chess: a text board shows the colours. A picture
  // always shows them.
  bool checkered = false;
  std::vector<MarginLabel> labels;
  Annotations<Cell> annotations;  // annotations outside the board are ignored
  std::string title;        // what a screen reader reads first ("International draughts, White to move")
  std::string description;  // ... and then (the position as text)

  // Returns the cell seen in that column from the left and that row from the bottom. The function is its own
  // inverse.
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
