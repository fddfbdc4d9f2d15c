// Receives finished parts of a text that is too long to be held in memory.
#pragma once
#include <cstddef>
#include <string>

namespace mt::text {

class Outlet {
 public:
  static constexpr std::size_t enough = std::size_t{1} << 20;  // bytes that are worth sending

  virtual ~Outlet() = default;
  // Takes the text and clears it.
  virtual void take(std::string& text) = 0;
};

// Sends the text so far if it is long enough; a writer calls it between two parts of its text. If `outlet` is
// nullptr, the text is kept in one piece.
inline void send_enough(std::string& text, Outlet* outlet) {
  if (outlet != nullptr && text.size() >= Outlet::enough) outlet->take(text);
}

}  // namespace mt::text
