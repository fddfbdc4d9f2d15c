// The module that the program loads when it draws its first PNG; cli/png_module.cpp calls its one function.
#include "movetext/board/png/render_png.hpp"

extern "C" void movetext_render_png(const mt::board::Scene& scene, mt::board::Extent extent,
                                    std::string& bytes) {
  bytes = mt::board::render_png(scene, extent);
}
