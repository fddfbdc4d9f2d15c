// The module that the program loads to draw its first PNG. cli/png_module.cpp calls its only function.
#include "movetext/board/png/render_png.hpp"

extern "C" void movetext_render_png(const mt::board::Scene& scene, mt::board::Extent extent,
                                    std::string& bytes) {
  bytes = mt::board::render_png(scene, extent);
}
