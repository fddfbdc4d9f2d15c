#include "movetext/games/draughts/board_text.hpp"

#include "movetext/board/labels.hpp"
#include "movetext/board/render_text.hpp"
#include "movetext/games/draughts/figures.hpp"

namespace mt::draughts {

template <class Set>
board::Drawing drawing_of(const Variant<Set>& variant, const Position<Set>& position) {
  board::Drawing drawing(variant.rules.shape);
  const auto put = [&](Set set, board::Piece piece) {
    while (any(set)) drawing.put(variant.geometry.cell[static_cast<unsigned>(pop(set))], piece);
  };
  for (const Colour colour : {Colour::white, Colour::black}) {
    const board::Ink ink = colour == Colour::white ? board::Ink::light : board::Ink::dark;
    put(position.men[static_cast<unsigned>(colour)], {&man_figure, ink});
    put(position.kings[static_cast<unsigned>(colour)], {&king_figure, ink});
  }
  return drawing;
}

template <class Set>
void write_board_text(const Variant<Set>& variant, const Position<Set>& position, BoardTextStyle style,
                      std::string& out) {
  board::Drawing drawing = drawing_of(variant, position);
  drawing.flip = style.flip;
  if (style.coordinates) board::add_labels(drawing, variant.names.coordinates(), *style.coordinates);
  out += board::render_text(drawing, style.large ? board::PictureSize::large : board::PictureSize::small);
  if (!style.turn) return;
  out += position.to_move == Colour::white ? "White to move" : "Black to move";
  // If the drawing has no labels, only the line with the side to move shows which side is at the bottom.
  if (style.flip && drawing.labels.empty()) out += ", Black at the bottom";
  out += '\n';
}

template board::Drawing drawing_of(const Variant<Set64>&, const Position<Set64>&);
template board::Drawing drawing_of(const Variant<Set128>&, const Position<Set128>&);
template board::Drawing drawing_of(const Variant<Set256>&, const Position<Set256>&);
template void write_board_text(const Variant<Set64>&, const Position<Set64>&, BoardTextStyle, std::string&);
template void write_board_text(const Variant<Set128>&, const Position<Set128>&, BoardTextStyle, std::string&);
template void write_board_text(const Variant<Set256>&, const Position<Set256>&, BoardTextStyle, std::string&);

}  // namespace mt::draughts
