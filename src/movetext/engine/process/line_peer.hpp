// A peer that exchanges lines. The peer is a program that this program has started, a program at the other
// end of a connection, or a fake in a test.
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
    std::string text;  // without its line end
    TimePoint time{};  // time at which the line arrived
  };
  enum class Heard {
    line,
    nothing,   // no line came before the deadline
    closed,    // the peer has ended, or has closed its output
    too_long,  // a line was longer than the limit; nothing more is read
    flood,     // more lines came than the limits allow; nothing more is read
  };

  LinePeer() = default;
  virtual ~LinePeer() = default;
  LinePeer(const LinePeer&) = delete;
  LinePeer& operator=(const LinePeer&) = delete;

  // Sends the line and a line end, without waiting. Returns false if the peer no longer reads.
  virtual bool send(std::string_view line) = 0;
  // Waits for a line until `deadline`. If the stream has ended, the lines that came before its end are
  // returned first.
  virtual Heard hear(TimePoint deadline, Line& out) = 0;
  // Makes another thread stop waiting for a line.
  virtual void wake() = 0;
  // Returns the last part of the peer's standard error.
  virtual std::string errors() const = 0;
  // Sends nothing more, waits up to `patience` for the peer to end, and then ends it by force. Returns how it
  // ended: "exited with status 0", "was ended by signal 9 (Killed)", "closed the connection".
  virtual std::string end(Milliseconds patience) = 0;
  // Returns the limit for the length of a line, in bytes.
  virtual std::size_t longest_line() const { return LineForm{}.longest; }
};

}  // namespace mt::engine
