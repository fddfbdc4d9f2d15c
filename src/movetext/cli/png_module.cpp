#include "movetext/cli/png_module.hpp"

#ifdef MOVETEXT_WITH_PNG
#include "movetext/cli/private_part.hpp"

#include <dlfcn.h>
#endif

namespace mt::cli {

#ifdef MOVETEXT_WITH_PNG

Png draw_png(const board::Scene& scene, board::Extent extent) {
  const PrivatePart part = private_part("movetext-png.so");
  if (!part.fault.empty()) return {.objection = "PNG cannot be drawn: " + part.fault};
  // The module is never unloaded: cairo keeps fonts until the program ends.
  void* module = ::dlopen(part.path.c_str(), RTLD_NOW | RTLD_LOCAL);
  void* entry = module == nullptr ? nullptr : ::dlsym(module, "movetext_render_png");
  if (entry == nullptr) return {.objection = std::string("PNG cannot be drawn: ") + ::dlerror()};
  using Render = void (*)(const board::Scene&, board::Extent, std::string&);
  Png png;
  reinterpret_cast<Render>(entry)(scene, extent, png.bytes);  // NOLINT(*-reinterpret-cast): needed for dlsym
  if (png.bytes.empty()) png.objection = "not enough memory for the picture";
  return png;
}

#else

Png draw_png(const board::Scene& /*scene*/, board::Extent /*extent*/) {
  return {.objection = "this movetext was built without cairo and cannot draw PNG; SVG works"};
}

#endif

}  // namespace mt::cli
