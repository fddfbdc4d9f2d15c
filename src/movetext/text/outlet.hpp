// Where a writer sends finished parts of a text that is too long to be held.
#pragma once
#include <cstddef>
#include <string>

namespace mt::text {

class Outlet {
 public:
  static constexpr std::size_t enough = std::size_t{1} << 20;  // bytes that are worth sending

  virtual ~Outlet() = default;
  // Sends the text and empties it.
  virtual void take(std::string& text) = 0;
};

// Sends what a writer has between two parts of its text. nullptr: the text is wanted in one piece.
inline void send_enough(std::string& text, Outlet* outlet) {
  if (outlet != nullptr && text.size() >= Outlet::enough) outlet->take(text);
}

}  // namespace mt::text
