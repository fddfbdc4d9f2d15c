// Exchanges lines with a peer over descriptors. A thread reads everything as soon as it arrives, so each line
// has its time of arrival, and the peer never waits for us. Memory is bounded, whatever the peer does.
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
  // Non-blocking descriptors, owned by the stream; -1 if there is none.
  struct Ends {
    int input = -1;   // we write to it
    int output = -1;  // we read lines from it
    int errors = -1;  // we read from it, and keep the last bytes
  };

  LineStream(const Ends& ends, const LineForm& form) : form_(form), ends_(ends), lines_(form) {}
  LineStream(const LineStream&) = delete;
  LineStream& operator=(const LineStream&) = delete;
  ~LineStream();

  // Starts the thread. Returns false if that fails; errno has the reason.
  bool begin();

  // These functions work as described in LinePeer.
  bool send(std::string_view line);
  LinePeer::Heard hear(TimePoint deadline, LinePeer::Line& out);
  void wake();
  std::string errors() const;
  std::size_t longest_line() const { return form_.longest; }

  // Accepts no more lines to send. The input of the peer is closed after all accepted lines have been
  // written.
  void close_input();
  // Waits until no more lines can come. Returns false if more lines can still come at `deadline`.
  bool wait_for_end(TimePoint deadline);
  // Ends the thread; nothing more is transferred.
  void finish();

 private:
  void stir() const;
  void transfer();
  bool transfer_once();
  void clear_wakes() const;
  void write_some();
  void read_errors();
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
  std::size_t sent_ = 0;  // bytes of unsent_ that were already written
  std::string errors_;
  bool takes_input_ = true;
  bool woken_ = false;
  bool is_leaving_ = false;  // finish() was called
  bool is_over_ = false;     // no more lines will come
};

// Closes a descriptor if it is open, and resets it.
void close_end(int& descriptor);

}  // namespace mt::engine
