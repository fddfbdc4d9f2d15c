// The real program as a process that can be killed.
#pragma once
#include <chrono>
#include <string>
#include <sys/types.h>

namespace mt::server::kill {

class Program {
 public:
  // What it writes goes to a file beside its settings: "server.toml.log".
  Program(std::string file, std::string settings) : file_(std::move(file)), settings_(std::move(settings)) {}
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program();

  void start();
  // Sends the signal and waits for the end; what waitpid tells of it.
  int end(int signal);
  // False: it has ended by itself, or was never started.
  bool runs();
  std::string log() const { return settings_ + ".log"; }

 private:
  std::string file_;
  std::string settings_;
  pid_t process_ = -1;
};

}  // namespace mt::server::kill
