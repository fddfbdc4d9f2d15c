// Runs the real program as a process that can be killed.
#pragma once
#include <chrono>
#include <optional>
#include <string>
#include <sys/types.h>
#include <utility>
#include <vector>

namespace mt::server::kill {

class Program {
 public:
  // The output of the program goes to a file next to its settings: "server.toml.log".
  // `environment` contains more variables for the program: "NAME=value".
  Program(std::string file, std::string settings, std::vector<std::string> environment = {})
      : file_(std::move(file)), settings_(std::move(settings)), environment_(std::move(environment)) {}
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program();

  void start();
  // Sends the signal and waits until the program has ended. Returns the status of waitpid.
  int end(int signal);
  // Waits until the program ends without a signal. Returns nullopt if it has not ended within that time or
  // was never started.
  std::optional<int> await_end(std::chrono::seconds within);
  // Returns false if the program has ended without a signal or was never started.
  bool runs();
  std::string log() const { return settings_ + ".log"; }

 private:
  std::string file_;
  std::string settings_;
  std::vector<std::string> environment_;
  pid_t process_ = -1;
};

}  // namespace mt::server::kill
