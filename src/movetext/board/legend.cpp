#include "movetext/board/legend.hpp"

#include "movetext/board/text_style.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace mt::board {
namespace {

class LegendWriter {
 public:
  LegendWriter(const Drawing& drawing, PictureSize size, Charset charset)
      : drawing_(drawing),
        large_(size == PictureSize::large),
        unicode_(charset == Charset::unicode),
        style_(text_style(size, charset)) {
    look_over();
  }

  std::string write(Marks marks, const std::array<std::string_view, 2>& sides) {
    for (const Ink side : {Ink::light, Ink::dark}) add_side(side, sides[index(side)]);
    add("Empty: ", empty_sign());
    if (numbered_ && large_) out_ += "Numbers: the names of empty squares\n";
    if (hinted_) add("Possible moves: ", style_.hint);
    if (marked_ && marks == Marks::brackets) out_ += "The last move: [ ]\n";
    return std::move(out_);
  }

 private:
  void look_over() {
    const Shape shape = drawing_.shape();
    for (std::int8_t y = 0; y < shape.height; ++y)
      for (std::int8_t x = 0; x < shape.width; ++x) look_at({x, y});
  }
  void look_at(Cell cell) {
    const Piece piece = drawing_.piece(cell);
    marked_ = marked_ || drawing_.marked(cell);
    if (!piece.none() && std::find(pieces_.begin(), pieces_.end(), piece) == pieces_.end())
      pieces_.push_back(piece);
    if (!piece.none() || !drawing_.shape().playable(cell)) return;
    hinted_ = hinted_ || drawing_.hinted(cell);
    numbered_ = numbered_ || !drawing_.name(cell).empty();
    bare_ = bare_ || (!drawing_.hinted(cell) && (drawing_.name(cell).empty() || !large_));
  }

  std::string_view sign_of(Piece piece) const {
    if (unicode_) return piece.sign(&PieceFigure::figurines);
    const bool in_squares = large_ && drawing_.lattice == nullptr;
    return text::trim(piece.sign(in_squares ? &PieceFigure::cells : &PieceFigure::letters));
  }
  // Returns the character for an empty square, or an empty view if every square is occupied. Also returns an
  // empty view if an empty square shows only crossing lines.
  std::string_view empty_sign() const {
    if (!bare_) return {};
    if (drawing_.lattice != nullptr) return unicode_ ? (large_ ? "" : "\u00B7") : large_ ? "+" : ".";
    return drawing_.checkered ? style_.checkered : style_.empty;
  }

  void add_side(Ink side, std::string_view name) {
    std::string_view before = ": ";
    for (const Piece piece : pieces_) {
      if (piece.ink != side) continue;
      if (before == ": ") out_ += name;
      out_.append(std::exchange(before, ", ")).append(sign_of(piece)).append(" ").append(piece.figure->name);
    }
    if (before != ": ") out_ += '\n';
  }
  void add(std::string_view meaning, std::string_view sign) {
    if (!sign.empty()) out_.append(meaning).append(text::trim(sign)).append("\n");
  }

  const Drawing& drawing_;
  bool large_;
  bool unicode_;
  const TextStyle& style_;
  std::vector<Piece> pieces_;  // each kind of piece once, in board order
  bool marked_ = false;
  bool hinted_ = false;
  bool numbered_ = false;
  bool bare_ = false;  // some empty squares have no name
  std::string out_;
};

}  // namespace

std::string legend_of(const Drawing& drawing, PictureSize size, Charset charset, Marks marks,
                      const std::array<std::string_view, 2>& sides) {
  return LegendWriter(drawing, size, charset).write(marks, sides);
}

}  // namespace mt::board
