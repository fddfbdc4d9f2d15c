// A peer that exchanges lines: a program that this one started, a program at the far end of a connection, or
// a fake in a test.
#pragma once
#include "movetext/engine/api/line_form.hpp"

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

namespace mt::engine {

using TimePoint = std::chrono::steady_clock::time_point;
using Milliseconds = std::chrono::milliseconds;

class LinePeer {
 public:
  struct Line {
    std::string text;  // without its end
    TimePoint time{};  // when it came
  };
  enum class Heard {
    line,
    nothing,   // until the deadline
    closed,    // the peer has ended, or has closed its output
    too_long,  // a line beyond the limit; nothing more is read
    flood,     // more lines than the limits allow; nothing more is read
  };

  LinePeer() = default;
  virtual ~LinePeer() = default;
  LinePeer(const LinePeer&) = delete;
  LinePeer& operator=(const LinePeer&) = delete;

  // Sends the line and its end; never waits. Returns false if the peer no longer reads.
  virtual bool send(std::string_view line) = 0;
  // Waits for a line until `deadline`. Lines that came before the end of the stream are returned first.
  virtual Heard hear(TimePoint deadline, Line& out) = 0;
  // Makes a hear() that waits in another thread return Heard::nothing.
  virtual void wake() = 0;
  // Returns the end of the peer's standard error.
  virtual std::string errors() const = 0;
  // Sends nothing more, waits that long for the peer to end, then ends it by force. Returns how it ended:
  // "exited with status 0", "was ended by signal 9 (Killed)", "closed the connection".
  virtual std::string end(Milliseconds patience) = 0;
  // Returns the limit for the length of a line, in bytes.
  virtual std::size_t longest_line() const { return LineForm{}.longest; }
};

}  // namespace mt::engine
