#include "movetext/games/api/picture.hpp"

#include "movetext/board/labels.hpp"
#include "movetext/board/points_scene.hpp"
#include "movetext/board/render_svg.hpp"
#include "movetext/board/render_text.hpp"
#include "movetext/games/api/diagram_words.hpp"

#include <variant>

namespace mt {
namespace {

void name_places(board::Drawing& drawing, const AnyGame& game) {
  board::add_labels(drawing, game.coordinates(), game.notation());
}
void name_places(board::PointsDrawing& drawing, const AnyGame& /*game*/) {
  drawing.numbered = true;
}

}  // namespace

board::Diagram labelled_diagram(const AnyGame& game, const AnyPosition& position, bool flip) {
  board::Diagram diagram = game.diagram(position);
  std::visit(
      [&](auto& drawing) {
        drawing.flip = flip;  // names are placed for the viewer's side
        name_places(drawing, game);
        drawing.title = diagram_title(game, position);
        drawing.description = diagram_description(game, position);
      },
      diagram);
  return diagram;
}

std::string svg_of(const AnyGame& game, const AnyPosition& position, bool flip, board::PictureSize size) {
  const board::Scene scene = std::visit([](const auto& drawing) { return board::make_scene(drawing); },
                                        labelled_diagram(game, position, flip));
  return board::render_svg(scene, size);
}

std::string text_of(const AnyGame& game, const AnyPosition& position, bool flip) {
  const board::Diagram diagram = labelled_diagram(game, position, flip);
  if (const auto* drawing = std::get_if<board::Drawing>(&diagram))
    return board::render_text(*drawing, board::PictureSize::large);
  std::string out;
  game.write_position(position, flip ? "board-flipped" : "board", out);
  return out;
}

}  // namespace mt
