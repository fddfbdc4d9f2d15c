// Draws PNG with a module that is loaded when it is first asked for.
#pragma once
#include "movetext/board/scene.hpp"

#include <string>

namespace mt::cli {

// Holds the bytes of the file, or says why there are none.
struct Png {
  std::string bytes{};
  std::string objection{};
};

Png draw_png(const board::Scene& scene, board::Extent extent);

}  // namespace mt::cli
