// Renders a board as a PNG picture. Only this part uses cairo; it is left out of builds without cairo.
#pragma once
#include "movetext/board/scene.hpp"

#include <string>

namespace mt::board {

// Returns the bytes of the file, or an empty string if there is not enough memory for the picture.
std::string render_png(const Scene& scene, Extent extent);
inline std::string render_png(const Scene& scene, PictureSize size) {
  return render_png(scene, extent_of(scene, size));
}

}  // namespace mt::board
