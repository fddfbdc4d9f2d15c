// Drawing of PNG, which is loaded when it is first asked for.
#pragma once
#include "movetext/board/scene.hpp"

#include <string>

namespace mt::cli {

// The bytes of the file, or why there are none.
struct Png {
  std::string bytes{};
  std::string objection{};
};

Png draw_png(const board::Scene& scene, board::PictureSize size);

}  // namespace mt::cli
