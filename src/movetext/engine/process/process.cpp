#include "movetext/engine/process/process.hpp"

#include "movetext/engine/process/line_stream.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <sys/wait.h>
#include <thread>

namespace mt::engine {
namespace {

using namespace std::chrono_literals;

constexpr Milliseconds time_to_die = 1s;  // for the exit after SIGTERM
constexpr Milliseconds look_again = 2ms;  // interval at which to check whether the process has ended

std::string ending_words(int status) {
  if (WIFSIGNALED(status)) {
    const int signal = WTERMSIG(status);
    return "was ended by signal " + std::to_string(signal) + " (" + ::strsignal(signal) + ")";
  }
  return "exited with status " + std::to_string(WEXITSTATUS(status));
}

class PipedProcess final : public Process {
 public:
  PipedProcess(const Spawned& spawned, const LineForm& form)
      : group_(spawned),
        stream_({.input = spawned.input, .output = spawned.output, .errors = spawned.errors}, form) {}
  ~PipedProcess() override { end(Milliseconds{0}); }

  bool begin() { return stream_.begin(); }
  bool send(std::string_view line) override { return stream_.send(line); }
  Heard hear(TimePoint deadline, Line& out) override { return stream_.hear(deadline, out); }
  void wake() override { stream_.wake(); }
  std::string errors() const override { return stream_.errors(); }
  std::size_t longest_line() const override { return stream_.longest_line(); }

  std::string end(Milliseconds patience) override {
    if (!ending_.empty()) return ending_;
    stream_.close_input();
    if (!has_ended_by(patience)) {
      ::kill(-group_.pid, SIGTERM);
      has_ended_by(time_to_die);
    }
    ending_ = ending_words(end_group(group_));
    stream_.finish();
    return ending_;
  }

 private:
  bool has_ended_by(Milliseconds patience) const {
    const TimePoint deadline = std::chrono::steady_clock::now() + patience;
    for (;;) {
      siginfo_t info{};
      const int status = ::waitid(P_PID, static_cast<id_t>(group_.pid), &info, WEXITED | WNOHANG | WNOWAIT);
      if (status != 0 ? errno != EINTR : info.si_pid != 0) return true;
      if (std::chrono::steady_clock::now() >= deadline) return false;
      std::this_thread::sleep_for(look_again);
    }
  }

  Spawned group_;
  LineStream stream_;
  std::string ending_;
};

}  // namespace

std::unique_ptr<Process> Process::start(const Program& program, std::string& problem) {
  Spawned spawned;
  if (!spawn(program.words, program.directory, program.bounds, spawned, problem)) return nullptr;
  auto process = std::make_unique<PipedProcess>(spawned, program.lines);
  if (process->begin()) return process;
  problem = program.words.front() + ": " + std::strerror(errno);
  return nullptr;
}

}  // namespace mt::engine
