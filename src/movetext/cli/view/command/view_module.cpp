#include "movetext/cli/view/command/view_module.hpp"

#if defined(MOVETEXT_WITH_NCURSES) && !defined(MOVETEXT_STATIC)
#include "movetext/cli/private_part.hpp"

#include <dlfcn.h>
#endif

namespace mt::cli::view {

#ifndef MOVETEXT_WITH_NCURSES

OpenedDisplay open_display(const DisplayOptions& /*options*/, const std::atomic<bool>& /*stop*/) {
  return {.objection = "this movetext was built without ncurses and cannot show games in the terminal"};
}

#elif defined(MOVETEXT_STATIC)

OpenedDisplay open_display(const DisplayOptions& options, const std::atomic<bool>& stop) {
  OpenedDisplay opened;
  movetext_open_display(options, stop, opened);
  return opened;
}

#else

OpenedDisplay open_display(const DisplayOptions& options, const std::atomic<bool>& stop) {
  const PrivatePart part = private_part("movetext-view.so");
  if (!part.fault.empty()) return {.objection = "games cannot be shown: " + part.fault, .status = Status::io};
  // It is never unloaded: ncurses keeps handlers of signals until the program ends.
  void* module = ::dlopen(part.path.c_str(), RTLD_NOW | RTLD_LOCAL);
  void* entry = module == nullptr ? nullptr : ::dlsym(module, "movetext_open_display");
  if (entry == nullptr)
    return {.objection = std::string("games cannot be shown: ") + ::dlerror(), .status = Status::io};
  OpenedDisplay opened;
  reinterpret_cast<OpenDisplay*>(entry)(options, stop,
                                        opened);  // NOLINT(*-reinterpret-cast): what dlsym is for
  return opened;
}

#endif

}  // namespace mt::cli::view
