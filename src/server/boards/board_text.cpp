#include "movetext/server/boards/board_text.hpp"

#include "movetext/board/render_text.hpp"
#include "movetext/server/boards/board_diagram.hpp"

#include <variant>

namespace mt::server {

std::string board_text(const BoardShown& shown, const BoardStyle& style) {
  const board::Diagram diagram = board_diagram(shown, style);
  if (const auto* drawing = std::get_if<board::Drawing>(&diagram)) {
    return render_text(*drawing, style.large ? board::PictureSize::large : board::PictureSize::small,
                       style.unicode ? board::Charset::unicode : board::Charset::ascii,
                       style.marks ? board::Marks::brackets : board::Marks::none);
  }
  const bool flip = std::get<board::PointsDrawing>(diagram).flip;
  std::string text;
  shown.game.write_position(shown.now, flip ? "board-flipped" : "board", text);
  if (!text.empty() && text.back() != '\n') text += '\n';
  return text;
}

}  // namespace mt::server
