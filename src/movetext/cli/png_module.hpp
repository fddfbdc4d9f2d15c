// Draws PNG with a module that is loaded at the first request.
#pragma once
#include "movetext/board/scene.hpp"

#include <string>

namespace mt::cli {

// The bytes of the file, or the reason why there are none.
struct Png {
  std::string bytes{};
  std::string objection{};
};

Png draw_png(const board::Scene& scene, board::Extent extent);

}  // namespace mt::cli
