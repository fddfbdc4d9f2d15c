#include "movetext/capi/position_view.hpp"

#include "movetext/board/labels.hpp"
#include "movetext/board/points_scene.hpp"
#include "movetext/board/render_svg.hpp"
#include "movetext/board/render_text.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/diagram_words.hpp"
#include "movetext/report/diagnostics.hpp"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace mt::capi {
namespace {

bool read(const AnyGame& game, std::string_view text, AnyPosition& position, std::string& messages) {
  std::vector<Diagnostic> notes;
  const bool good = game.parse_position(text, position, notes);
  for (const Diagnostic& note : notes)
    report::write_diagnostic(messages, report::locate("position", text, note.begin, note.end), note, {});
  return good;
}

std::string moves_of(const AnyGame& game, const AnyPosition& position) {
  std::vector<std::string> moves;
  game.legal_moves(position, game.notation(), moves);
  std::sort(moves.begin(), moves.end());
  std::string out;
  for (const std::string& move : moves) out.append(move).append("\n");
  return out;
}

void name_places(board::Drawing& drawing, const AnyGame& game) {
  board::add_labels(drawing, game.coordinates(), game.notation());
}
void name_places(board::PointsDrawing& drawing, const AnyGame& /*game*/) {
  drawing.numbered = true;
}

board::Diagram diagram_of(const AnyGame& game, const AnyPosition& position) {
  board::Diagram diagram = game.diagram(position);
  std::visit(
      [&](auto& drawing) {
        name_places(drawing, game);
        drawing.title = diagram_title(game, position);
        drawing.description = diagram_description(game, position);
      },
      diagram);
  return diagram;
}

std::string board_of(const AnyGame& game, const AnyPosition& position) {
  const board::Diagram diagram = diagram_of(game, position);
  if (const auto* drawing = std::get_if<board::Drawing>(&diagram))
    return board::render_text(*drawing, board::PictureSize::large);
  std::string out;
  game.write_position(position, "board", out);
  return out;
}

std::string picture_of(const AnyGame& game, const AnyPosition& position) {
  const board::Scene scene =
      std::visit([](const auto& drawing) { return board::make_scene(drawing); }, diagram_of(game, position));
  return board::render_svg(scene, board::PictureSize::large);
}

}  // namespace

bool view_position(const GameSpec& spec, std::string_view position, mt_view view, Answers& answers) {
  const auto game = make_game(with_rights_of(spec, position));
  AnyPosition shown = game->start();
  if (!position.empty() && !read(*game, position, shown, answers[mt_messages])) return true;
  std::string& out = answers[mt_records];
  switch (view) {
    case mt_view_text:
      out = diagram_description(*game, shown);
      return true;
    case mt_view_moves:
      out = moves_of(*game, shown);
      return true;
    case mt_view_board:
      out = board_of(*game, shown);
      return true;
    case mt_view_picture:
      out = picture_of(*game, shown);
      return true;
  }
  return false;
}

}  // namespace mt::capi
