// Lines to and from somebody behind descriptors.  A thread reads what comes as soon as it does, so that a
// line has the time at which it came, and the other side never waits for us.  Memory is bounded whatever it
// does.
#pragma once
#include "movetext/engine/process/line_queue.hpp"

#include <array>
#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace mt::engine {

class LineStream {
 public:
  // Descriptors that are taken, and do not block; -1: there is none.
  struct Ends {
    int input = -1;                     // we write
    int output = -1;                    // we read lines
    std::array<int, 2> errors{-1, -1};  // we read, and keep what came last
  };

  LineStream(const Ends& ends, const LineForm& form) : form_(form), ends_(ends), lines_(form) {}
  LineStream(const LineStream&) = delete;
  LineStream& operator=(const LineStream&) = delete;
  ~LineStream();

  // Starts the thread; false: errno says why it cannot be.
  bool begin();

  // These do what LinePeer says.
  bool send(std::string_view line);
  LinePeer::Heard hear(Moment deadline, LinePeer::Line& out);
  void wake();
  std::string errors() const;
  std::size_t longest_line() const { return form_.longest; }

  // Sends nothing more; our side is closed when what was sent before is on its way.
  void close_input();
  // Waits until no more lines can come; false: they still can at `deadline`.
  bool wait_for_end(Moment deadline);
  // Ends the thread; nothing more is transferred.
  void finish();

 private:
  void stir() const;
  void transfer();
  bool transfer_once();
  void clear_wakes() const;
  void write_some();
  void read_errors(int& descriptor);
  void read_lines();

  LineForm form_;
  Ends ends_;
  std::array<int, 2> wake_{-1, -1};
  std::thread thread_;
  mutable std::mutex mutex_;
  std::condition_variable heard_;
  // Shared by the threads, under the mutex.
  LineQueue lines_;
  std::string unsent_;
  std::size_t sent_ = 0;  // bytes of unsent_ that the other side has got already
  std::string errors_;
  bool takes_input_ = true;
  bool woken_ = false;
  bool is_leaving_ = false;  // finish() was called
  bool is_over_ = false;     // no more lines will come
};

// Closes a descriptor that is open, and forgets it.
void close_end(int& descriptor);

}  // namespace mt::engine
