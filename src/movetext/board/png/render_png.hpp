// A board as a PNG picture.  The only room that knows cairo; a build without cairo leaves it out.
#pragma once
#include "movetext/board/scene.hpp"

#include <string>

namespace mt::board {

// Returns the bytes of the file; empty if there is no memory for the picture.
std::string render_png(const Scene& scene, Extent extent);
inline std::string render_png(const Scene& scene, PictureSize size) {
  return render_png(scene, extent_of(scene, size));
}

}  // namespace mt::board
