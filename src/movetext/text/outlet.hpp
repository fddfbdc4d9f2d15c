// Where a writer sends what it has written of a text that is too long to be held.
#pragma once
#include <cstddef>
#include <string>

namespace mt::text {

class Outlet {
 public:
  static constexpr std::size_t enough = std::size_t{1} << 20;  // bytes that are worth to be sent

  virtual ~Outlet() = default;
  // Sends the text and empties it.
  virtual void take(std::string& text) = 0;
};

// For a writer between two parts of its text.  nullptr: all is wanted in one piece.
inline void send_enough(std::string& text, Outlet* outlet) {
  if (outlet != nullptr && text.size() >= Outlet::enough) outlet->take(text);
}

}  // namespace mt::text
