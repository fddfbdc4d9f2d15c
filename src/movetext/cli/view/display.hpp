// The display that the viewer draws on.
#pragma once
#include "movetext/cli/command.hpp"
#include "movetext/cli/view/canvas.hpp"
#include "movetext/cli/view/key.hpp"

#include <chrono>
#include <memory>
#include <string>

namespace mt::cli::view {

class Display {
 public:
  virtual ~Display() = default;
  virtual Size size() const = 0;
  // Shows a canvas, which must have the size of the display.
  virtual void show(const Canvas& canvas) = 0;
  // Marks the whole screen for redrawing.
  virtual void redraw() = 0;
  // Waits at most `patience` for a key. Returns Key::Kind::none if no key was pressed.
  virtual Key read(std::chrono::milliseconds patience) = 0;
};

struct DisplayOptions {
  bool colour = true;
  bool unicode = true;
};

struct OpenedDisplay {
  std::unique_ptr<Display> display{};  // nullptr on failure; then `objection` has the reason
  std::string objection{};
  Status status = Status::usage;  // exit status if `display` is nullptr
};

}  // namespace mt::cli::view
