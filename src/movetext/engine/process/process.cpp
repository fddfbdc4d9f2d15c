#include "movetext/engine/process/process.hpp"

#include "movetext/engine/process/line_stream.hpp"
#include "movetext/engine/process/listening_socket.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

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

// Returns the descriptors for a program that is reached over a connection, and takes ownership of the
// connection. The program's standard input is not one of them: PipedProcess keeps it.
LineStream::Ends ends_of(const Spawned& spawned, int connection) {
  ::fcntl(connection, F_SETFL, ::fcntl(connection, F_GETFL) | O_NONBLOCK);
  return {.input = ::fcntl(connection, F_DUPFD_CLOEXEC, 0),
          .output = connection,
          .errors = {spawned.errors, spawned.output}};
}

class PipedProcess final : public Process {
 public:
  PipedProcess(const Spawned& spawned, const LineForm& form)
      : group_(spawned),
        stream_({.input = spawned.input, .output = spawned.output, .errors = {spawned.errors, -1}}, form) {}
  PipedProcess(const Spawned& spawned, int connection, const LineForm& form)
      : group_(spawned), other_input_(spawned.input), stream_(ends_of(spawned, connection), form) {}
  ~PipedProcess() override {
    end(Milliseconds{0});
    close_end(other_input_);
  }

  bool begin() { return stream_.begin(); }
  bool send(std::string_view line) override { return stream_.send(line); }
  Heard hear(TimePoint deadline, Line& out) override { return stream_.hear(deadline, out); }
  void wake() override { stream_.wake(); }
  std::string errors() const override { return stream_.errors(); }
  std::size_t longest_line() const override { return stream_.longest_line(); }

  std::string end(Milliseconds patience) override {
    if (!ending_.empty()) return ending_;
    close_end(other_input_);
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
  int other_input_ = -1;  // standard input of a program that is reached over a connection
  LineStream stream_;
  std::string ending_;
};

// Ends a program that will not be used.
void dismiss(Spawned& spawned) {
  end_group(spawned);
  for (int* descriptor : {&spawned.input, &spawned.output, &spawned.errors}) close_end(*descriptor);
}

}  // namespace

std::unique_ptr<Process> Process::start_listening(const Program& program, std::string_view command,
                                                  Milliseconds patience, std::string& problem) {
  Spawned spawned;
  if (!spawn(program.words, program.directory, program.bounds, spawned, problem)) return nullptr;
  const int connection = connect_to(spawned, command, patience, problem);
  if (connection < 0) {
    problem = program.words.front() + " " + problem;
    dismiss(spawned);
    return nullptr;
  }
  auto process = std::make_unique<PipedProcess>(spawned, connection, program.lines);
  if (process->begin()) return process;
  problem = program.words.front() + ": " + std::strerror(errno);
  return nullptr;
}

std::unique_ptr<Process> Process::start(const Program& program, std::string& problem) {
  Spawned spawned;
  if (!spawn(program.words, program.directory, program.bounds, spawned, problem)) return nullptr;
  auto process = std::make_unique<PipedProcess>(spawned, program.lines);
  if (process->begin()) return process;
  problem = program.words.front() + ": " + std::strerror(errno);
  return nullptr;
}

}  // namespace mt::engine
