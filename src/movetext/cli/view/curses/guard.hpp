// Restores the terminal if the program does not end soon after a signal to end.
#pragma once
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <termios.h>
#include <thread>

namespace mt::cli::view {

// The state of the terminal before the program took it over.
struct TerminalBefore {
  int input = 0;   // file descriptor of the keys
  int output = 1;  // file descriptor of the screen
  termios modes{};
  std::string leave;  // text that makes the terminal leave the screen of the program
};

// A malicious record can take hours to play; the signal handler then terminates the program after a second
// (cli/signals.cpp), without restoring the terminal. The guard acts shortly before that.
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
