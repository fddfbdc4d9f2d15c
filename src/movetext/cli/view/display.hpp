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
  // Shows a canvas of that size.
  virtual void show(const Canvas& canvas) = 0;
  // Marks the whole screen for redrawing.
  virtual void redraw() = 0;
  // Waits for a key. Returns Key::Kind::none if there was none in that time.
  virtual Key read(std::chrono::milliseconds patience) = 0;
};

struct DisplayOptions {
  bool colour = true;
  bool unicode = true;
};

struct OpenedDisplay {
  std::unique_ptr<Display> display{};  // nullptr: `objection` has the reason
  std::string objection{};
  Status status = Status::usage;  // the exit status in that case
};

}  // namespace mt::cli::view
