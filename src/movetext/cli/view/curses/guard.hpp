// Gives the terminal back if the program does not end by itself after it was told to.
#pragma once
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <termios.h>
#include <thread>

namespace mt::cli::view {

// How the terminal was before the program took it.
struct TerminalBefore {
  int input = 0;  // file descriptors
  int output = 1;
  termios modes{};
  std::string leave;  // what is written to leave the screen of the program
};

// One record can be made so that playing it takes hours; the handler of signals then ends the program after a
// second (cli/signals.cpp), and knows nothing of terminals.  The guard is a bit faster.
class Guard {
 public:
  Guard(TerminalBefore before, const std::atomic<bool>& stop);
  Guard(const Guard&) = delete;
  Guard& operator=(const Guard&) = delete;
  ~Guard();

 private:
  void watch();
  [[noreturn]] void give_back() const;

  TerminalBefore before_;
  const std::atomic<bool>& stop_;
  std::mutex mutex_;
  std::condition_variable wakes_;
  bool leaves_ = false;
  std::thread thread_;
};

}  // namespace mt::cli::view
