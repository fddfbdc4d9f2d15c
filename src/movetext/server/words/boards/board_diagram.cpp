#include "movetext/server/words/boards/board_diagram.hpp"

#include "movetext/board/labels.hpp"
#include "movetext/board/last_move.hpp"
#include "movetext/games/api/diagram_words.hpp"

#include <type_traits>
#include <variant>

namespace mt::server::words {
namespace {

void name_places(board::Drawing& drawing, const AnyGame& game, bool numbers) {
  add_labels(drawing, game.coordinates(), board::Notation::algebraic);
  if (numbers) add_labels(drawing, game.coordinates(), board::Notation::numeric);
}
void name_places(board::PointsDrawing& /*drawing*/, const AnyGame& /*game*/, bool /*numbers*/) {}

// Turns the drawing so that Black is at the bottom if `black` is true, or else White. Without a turn, a board
// of squares has White at the bottom, and a board of points has Black.
void turn(board::Drawing& drawing, bool black) {
  drawing.flip = black;
}
void turn(board::PointsDrawing& drawing, bool black) {
  drawing.flip = !black;
}

}  // namespace

bool black_below(const AnyGame& game, std::optional<Side> reader, bool flip) {
  return flip && reader && game.family().turns_board && !game.is_white(*reader);
}

board::Diagram board_diagram(const BoardShown& shown, const BoardStyle& style) {
  board::Diagram diagram = shown.game.diagram(shown.now);
  const auto finish = [&](auto& drawing) {
    using Kind = std::remove_reference_t<decltype(drawing)>;
    // The drawing must be turned before the names are added, because the names depend on the side at the
    // bottom.
    turn(drawing, style.black);
    if (style.marks && shown.before != nullptr) {
      const board::Diagram before = shown.game.diagram(*shown.before);
      mark_last_move(drawing, std::get<Kind>(before));
    }
    name_places(drawing, shown.game, style.numbers);
    drawing.title = diagram_title(shown.game, shown.now);
    drawing.description = diagram_description(shown.game, shown.now);
  };
  std::visit(finish, diagram);
  return diagram;
}

}  // namespace mt::server::words
