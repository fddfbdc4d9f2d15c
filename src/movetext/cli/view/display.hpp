// What the viewer is shown on.
#pragma once
#include "movetext/cli/command.hpp"
#include "movetext/cli/view/canvas.hpp"
#include "movetext/cli/view/key.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <string>

namespace mt::cli::view {

class Display {
 public:
  virtual ~Display() = default;
  virtual Size size() const = 0;
  // Shows a canvas of that size.
  virtual void show(const Canvas& canvas) = 0;
  // Forgets what is on the screen, so that all of it is drawn anew.
  virtual void redraw() = 0;
  // Waits for a key; Key::Kind::none: there was none in that time.
  virtual Key read(std::chrono::milliseconds patience) = 0;
};

struct DisplayOptions {
  bool colour = true;
  bool unicode = true;
};

struct OpenedDisplay {
  std::unique_ptr<Display> display{};  // nullptr: there is none, as `objection` says
  std::string objection{};
  Status status = Status::usage;  // what the program then ends with
};

// Opens the display; its definition is in a module, which is loaded for it (command/view_module.hpp).
using OpenDisplay = void(const DisplayOptions& options, const std::atomic<bool>& stop, OpenedDisplay& opened);
extern "C" OpenDisplay movetext_open_display;

}  // namespace mt::cli::view
