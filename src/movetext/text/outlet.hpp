// Receives a long text in parts, so that the whole text need not be in memory.
#pragma once
#include <cstddef>
#include <string>

namespace mt::text {

class Outlet {
 public:
  // minimum number of bytes that are sent together
  static constexpr std::size_t enough = std::size_t{1} << 20;

  virtual ~Outlet() = default;
  // Takes the text and clears it.
  virtual void take(std::string& text) = 0;
};

// Sends the text written so far if it is long enough. A writer calls it between two parts of its text. If
// `outlet` is nullptr, the whole text is collected.
inline void send_enough(std::string& text, Outlet* outlet) {
  if (outlet != nullptr && text.size() >= Outlet::enough) outlet->take(text);
}

}  // namespace mt::text
