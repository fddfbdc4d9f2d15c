// What the viewer is shown on.
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

}  // namespace mt::cli::view
