// Renders a board as Scalable Vector Graphics (SVG 1.1, with the plain attribute href of SVG 2).
#pragma once
#include "movetext/board/scene.hpp"

#include <string>

namespace mt::board {

// Returns a complete document that ends with a line feed. The title and the description of the scene are the
// accessible name of the picture.
std::string render_svg(const Scene& scene, Extent extent);
inline std::string render_svg(const Scene& scene, PictureSize size) {
  return render_svg(scene, extent_of(scene, size));
}

}  // namespace mt::board
