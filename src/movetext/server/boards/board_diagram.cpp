#include "movetext/server/boards/board_diagram.hpp"

#include "movetext/board/labels.hpp"
#include "movetext/board/last_move.hpp"

#include <string>
#include <type_traits>
#include <variant>

namespace mt::server {
namespace {

std::string title_of(const BoardShown& shown) {
  const std::string side(shown.game.side_name(shown.game.to_move(shown.now)));
  return shown.game.spec().name() + ", " + side + " to move";
}

std::string description_of(const BoardShown& shown) {
  std::string text;
  shown.game.write_position(shown.now, shown.game.position_notations().front(), text);
  return text;
}

void name_places(board::Drawing& drawing, const AnyGame& game, bool numbers) {
  add_labels(drawing, game.coordinates(), board::Notation::algebraic);
  if (numbers) add_labels(drawing, game.coordinates(), board::Notation::numeric);
}
void name_places(board::PointsDrawing& /*drawing*/, const AnyGame& /*game*/, bool /*numbers*/) {}

// A board of squares has White at the bottom until it is turned, one of points Black.
void turn(board::Drawing& drawing, bool black) {
  drawing.flip = black;
}
void turn(board::PointsDrawing& drawing, bool black) {
  drawing.flip = !black;
}

}  // namespace

bool black_below(const AnyGame& game, std::optional<Side> reader, bool flip) {
  return flip && reader && !game.is_white(*reader);
}

board::Diagram board_diagram(const BoardShown& shown, const BoardStyle& style) {
  board::Diagram diagram = shown.game.diagram(shown.now);
  const auto finish = [&](auto& drawing) {
    using Kind = std::remove_reference_t<decltype(drawing)>;
    turn(drawing, style.black);  // before the names: they are put as it is seen
    if (style.marks && shown.before != nullptr) {
      const board::Diagram before = shown.game.diagram(*shown.before);
      mark_last_move(drawing, std::get<Kind>(before));
    }
    name_places(drawing, shown.game, style.numbers);
    drawing.title = title_of(shown);
    drawing.description = description_of(shown);
  };
  std::visit(finish, diagram);
  return diagram;
}

}  // namespace mt::server
