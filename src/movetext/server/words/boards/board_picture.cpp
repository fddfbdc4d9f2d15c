#include "movetext/server/words/boards/board_picture.hpp"

#include "movetext/board/points_scene.hpp"
#include "movetext/board/render_svg.hpp"
#include "movetext/server/words/boards/board_diagram.hpp"

#include <variant>
#ifdef MOVETEXT_WITH_PNG
#include "movetext/board/png/render_png.hpp"
#endif

namespace mt::server::words {
namespace {

board::PictureSize size_of(const BoardStyle& style) {
  return style.large ? board::PictureSize::large : board::PictureSize::small;
}

board::Scene scene_of(const BoardShown& shown, const BoardStyle& style) {
  return std::visit([](const auto& drawing) { return board::make_scene(drawing); },
                    board_diagram(shown, style));
}

}  // namespace

std::string board_svg(const BoardShown& shown, const BoardStyle& style) {
  return render_svg(scene_of(shown, style), size_of(style));
}

#ifdef MOVETEXT_WITH_PNG
bool has_png() {
  return true;
}
std::string board_png(const BoardShown& shown, const BoardStyle& style) {
  return render_png(scene_of(shown, style), size_of(style));
}
#else
bool has_png() {
  return false;
}
std::string board_png(const BoardShown& /*shown*/, const BoardStyle& /*style*/) {
  return {};
}
#endif

}  // namespace mt::server::words
