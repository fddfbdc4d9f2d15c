#include "movetext/engine/process/process.hpp"

#include "movetext/engine/process/line_queue.hpp"
#include "movetext/engine/process/listening_socket.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace mt::engine {
namespace {

using namespace std::chrono_literals;

constexpr Milliseconds time_to_die = 1s;  // after SIGTERM
constexpr Milliseconds look_again = 2ms;  // for the end of the process
constexpr std::size_t bytes_at_once = 65536;

void close_end(int& descriptor) {
  if (descriptor >= 0) ::close(std::exchange(descriptor, -1));
}

std::string ending_words(int status) {
  if (WIFSIGNALED(status)) {
    const int signal = WTERMSIG(status);
    return "was ended by signal " + std::to_string(signal) + " (" + ::strsignal(signal) + ")";
  }
  return "exited with status " + std::to_string(WEXITSTATUS(status));
}

class PipedProcess final : public Process {
 public:
  explicit PipedProcess(const Spawned& spawned) : spawned_(spawned) {}
  // A program that is spoken to over a connection, which is taken.
  PipedProcess(const Spawned& spawned, int connection) : spawned_(spawned), other_(spawned) {
    spawned_.output = connection;
    spawned_.input = ::fcntl(connection, F_DUPFD_CLOEXEC, 0);
    ::fcntl(connection, F_SETFL, ::fcntl(connection, F_GETFL) | O_NONBLOCK);
    other_.errors = -1;
  }
  ~PipedProcess() override {
    end(Milliseconds{0});
    for (int* descriptor :
         {&spawned_.input, &spawned_.output, &spawned_.errors, &other_.input, &other_.output})
      close_end(*descriptor);
    for (int& descriptor : wake_) close_end(descriptor);
  }

  bool begin() {
    if (::pipe2(wake_.data(), O_CLOEXEC | O_NONBLOCK) != 0) return false;
    thread_ = std::thread([this] { transfer(); });
    return true;
  }

  bool send(std::string_view line) override {
    const std::lock_guard lock(mutex_);
    if (!takes_input_ || unsent_.size() - sent_ + line.size() >= most_unsent) return false;
    unsent_.append(line).append("\n");
    stir();
    return true;
  }

  Heard hear(Moment deadline, Line& out) override {
    std::unique_lock lock(mutex_);
    heard_.wait_until(lock, deadline, [&] { return !lines_.empty() || is_over_ || woken_; });
    woken_ = false;
    if (!lines_.empty()) {
      out = lines_.take();
      return Heard::line;
    }
    return is_over_ ? lines_.fault() : Heard::nothing;
  }

  void wake() override {
    const std::lock_guard lock(mutex_);
    woken_ = true;
    heard_.notify_all();
  }

  std::string errors() const override {
    const std::lock_guard lock(mutex_);
    return errors_;
  }

  std::string end(Milliseconds patience) override {
    if (!ending_.empty()) return ending_;
    {
      const std::lock_guard lock(mutex_);
      takes_input_ = false;
      close_end(other_.input);
      stir();
    }
    if (!has_ended_by(patience)) {
      ::kill(-spawned_.pid, SIGTERM);
      if (!has_ended_by(time_to_die)) ::kill(-spawned_.pid, SIGKILL);
    }
    siginfo_t unused{};
    while (::waitid(P_PID, static_cast<id_t>(spawned_.pid), &unused, WEXITED | WNOWAIT) != 0 &&
           errno == EINTR) {
    }
    // While the process is not reaped its number, and that of the group, cannot belong to another one.
    ::kill(-spawned_.pid, SIGKILL);
    int status = 0;
    ::waitpid(spawned_.pid, &status, 0);
    ending_ = ending_words(status);
    {
      const std::lock_guard lock(mutex_);
      is_leaving_ = true;
      stir();
    }
    thread_.join();
    return ending_;
  }

 private:
  // Wakes the thread that transfers; what it has to do stands in the members.
  void stir() const {
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = ::write(wake_[1], &byte, 1);  // a full pipe wakes as well
  }

  bool has_ended_by(Milliseconds patience) const {
    const Moment deadline = std::chrono::steady_clock::now() + patience;
    for (;;) {
      siginfo_t info{};
      const int status = ::waitid(P_PID, static_cast<id_t>(spawned_.pid), &info, WEXITED | WNOHANG | WNOWAIT);
      if (status != 0 ? errno != EINTR : info.si_pid != 0) return true;
      if (std::chrono::steady_clock::now() >= deadline) return false;
      std::this_thread::sleep_for(look_again);
    }
  }

  void transfer() {
    sigset_t
        all;  // signals are for the threads that know what to do with them; SIGPIPE is an error of write()
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_BLOCK, &all, nullptr);
    while (transfer_once()) {
    }
  }

  // Waits for something to transfer and transfers it; false: end() has seen the end of the process.
  bool transfer_once() {
    std::array<pollfd, 5> watched{};
    {
      const std::lock_guard lock(mutex_);
      if (is_leaving_) return false;
      if (!takes_input_ && unsent_.empty()) {
        if (spawned_.input >= 0)
          ::shutdown(spawned_.input, SHUT_WR);  // a pipe needs no more than its closing
        close_end(spawned_.input);
      }
      watched[0] = {wake_[0], POLLIN, 0};
      watched[1] = {spawned_.output, POLLIN, 0};
      watched[2] = {spawned_.errors, POLLIN, 0};
      watched[3] = {unsent_.empty() ? -1 : spawned_.input, POLLOUT, 0};
      watched[4] = {other_.output, POLLIN, 0};
    }
    if (::poll(watched.data(), watched.size(), -1) < 0) return errno == EINTR;
    if (watched[0].revents != 0) clear_wakes();
    if (watched[3].revents != 0) write_some();
    if (watched[2].revents != 0) read_errors(spawned_.errors);
    if (watched[4].revents != 0) read_errors(other_.output);
    if (watched[1].revents != 0) read_lines();
    return true;
  }

  void clear_wakes() const {
    std::array<char, 64> buffer{};
    while (::read(wake_[0], buffer.data(), buffer.size()) > 0) {
    }
  }

  void write_some() {
    const std::lock_guard lock(mutex_);
    const ssize_t size = ::write(spawned_.input, unsent_.data() + sent_, unsent_.size() - sent_);
    if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (size < 0) takes_input_ = false;  // the program has closed its input
    sent_ += static_cast<std::size_t>(std::max<ssize_t>(size, 0));
    if (takes_input_ && sent_ < unsent_.size()) return;
    unsent_.clear();
    sent_ = 0;
  }

  void read_errors(int& descriptor) {
    std::array<char, bytes_at_once> buffer{};
    const ssize_t size = ::read(descriptor, buffer.data(), buffer.size());
    if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (size <= 0) return close_end(descriptor);
    const std::lock_guard lock(mutex_);
    errors_.append(buffer.data(), static_cast<std::size_t>(size));
    if (errors_.size() > kept_errors) errors_.erase(0, errors_.size() - kept_errors);
  }

  void read_lines() {
    std::array<char, bytes_at_once> buffer{};
    const ssize_t size = ::read(spawned_.output, buffer.data(), buffer.size());
    const Moment now = std::chrono::steady_clock::now();
    if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
    const std::lock_guard lock(mutex_);
    if (size > 0)
      is_over_ = !lines_.add({buffer.data(), static_cast<std::size_t>(size)}, now);
    else
      is_over_ = true;
    if (size <= 0) lines_.finish(now);
    if (is_over_) close_end(spawned_.output);
    heard_.notify_all();
  }

  Spawned spawned_;
  Spawned other_;  // standard streams of a program that is spoken to over a connection
  std::array<int, 2> wake_{-1, -1};
  std::thread thread_;
  mutable std::mutex mutex_;
  std::condition_variable heard_;
  // Shared by the threads, under the mutex.
  LineQueue lines_;
  std::string unsent_;
  std::size_t sent_ = 0;  // bytes of unsent_ that the program has got already
  std::string errors_;
  bool takes_input_ = true;
  bool woken_ = false;
  bool is_leaving_ = false;  // end() has seen the end of the process
  bool is_over_ = false;     // no more lines will come
  std::string ending_;       // of the thread that calls end()
};

// Ends a program that nobody speaks to.
void dismiss(Spawned& spawned) {
  ::kill(-spawned.pid, SIGKILL);
  ::waitpid(spawned.pid, nullptr, 0);
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
  auto process = std::make_unique<PipedProcess>(spawned, connection);
  if (process->begin()) return process;
  problem = program.words.front() + ": " + std::strerror(errno);
  return nullptr;
}

std::unique_ptr<Process> Process::start(const Program& program, std::string& problem) {
  Spawned spawned;
  if (!spawn(program.words, program.directory, program.bounds, spawned, problem)) return nullptr;
  auto process = std::make_unique<PipedProcess>(spawned);
  if (process->begin()) return process;
  problem = program.words.front() + ": " + std::strerror(errno);
  return nullptr;
}

}  // namespace mt::engine
