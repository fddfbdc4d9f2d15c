#include "movetext/engine/process/spawn.hpp"

#include "movetext/engine/process/find_program.hpp"

#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string_view>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace mt::engine {
namespace {

// Both ends of a pipe. The destructor closes the ends that were not taken.
class Pipe {
 public:
  Pipe() = default;
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    for (const int end : ends_)
      if (end >= 0) ::close(end);
  }
  bool open() { return ::pipe2(ends_.data(), O_CLOEXEC) == 0; }
  int reader() const { return ends_[0]; }
  int writer() const { return ends_[1]; }
  int take_reader() { return std::exchange(ends_[0], -1); }
  int take_writer() { return std::exchange(ends_[1], -1); }

 private:
  std::array<int, 2> ends_{-1, -1};
};

// The only environment variables that a program receives.
constexpr std::array<std::string_view, 12> kept_variables{"PATH",    "HOME",     "USER",   "LOGNAME",
                                                          "LANG",    "LC_ALL",   "TMPDIR", "TERM",
                                                          "DISPLAY", "LC_CTYPE", "TZ",     "LD_LIBRARY_PATH"};

std::vector<std::string> kept_environment() {
  std::vector<std::string> out;
  for (const std::string_view name : kept_variables)
    if (const char* value = std::getenv(std::string(name).c_str()); value != nullptr)
      out.push_back(std::string(name) + "=" + value);
  for (std::string& variable : out)
    if (variable.starts_with("PATH=")) variable = "PATH=" + program_path();
  return out;
}

// The exec functions take pointers to non-const characters, but do not change the characters.
std::vector<char*> pointers_to(const std::vector<std::string>& words) {
  std::vector<char*> out;
  out.reserve(words.size() + 1);
  for (const std::string& word : words) out.push_back(const_cast<char*>(word.c_str()));
  out.push_back(nullptr);
  return out;
}

void set_bound(int resource, std::uint64_t most) {
  if (most == 0) return;
  const rlimit bound{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
  ::setrlimit(resource, &bound);  // fails for a limit above our own; our own limit then applies
}

// What the new process does before it executes the program. Between fork and exec only some system calls are
// safe; only these are used here.
struct Start {
  char* const* words;
  char* const* environment;
  const char* directory;  // nullptr: the current directory
  const ProcessBounds& bounds;
  int input;
  int output;
  int errors;
  int report;       // pipe to which errno is written if the program cannot be started; -1 if not used
  pid_t group = 0;  // number of the process group; 0 makes a new group

  [[noreturn]] void run() const {
    ::setpgid(0, group);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGXFSZ}) ::signal(signal, SIG_DFL);
    set_bound(RLIMIT_AS, bounds.memory);
    set_bound(RLIMIT_FSIZE, bounds.file_size);
    const rlimit no_core{0, 0};
    ::setrlimit(RLIMIT_CORE, &no_core);
    ::dup2(input, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(errors, STDERR_FILENO);
    ::close_range(STDERR_FILENO + 1, UINT_MAX, CLOSE_RANGE_CLOEXEC);
    if (directory == nullptr || ::chdir(directory) == 0) {
      ::environ = const_cast<char**>(environment);
      ::execvp(words[0], words);
    }
    const int fault = errno;
    while (report >= 0 && ::write(report, &fault, sizeof fault) < 0 && errno == EINTR) {
    }
    ::_exit(127);
  }
};

// Returns the errno that the new process has reported, or 0 if it has executed the program.
int reported_fault(int report) {
  int fault = 0;
  ssize_t size = 0;
  do size = ::read(report, &fault, sizeof fault);
  while (size < 0 && errno == EINTR);
  return size == sizeof fault ? fault : 0;
}

// Starts the guard of a process group. The guard waits for the end of its input, which comes when no process
// holds the lifeline any more, and then ends the group. The guard is a member of the group, so the number of
// the group is not reused while the guard runs.
void start_guard(Spawned& spawned) {
  static const std::vector<std::string> words{
      "/bin/sh", "-c", "trap '' TERM; read -r end; sleep 1; kill -s TERM 0; sleep 1; kill -s KILL 0"};
  Pipe lifeline;
  const int nothing = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nothing < 0) return;
  if (lifeline.open()) {
    const std::vector<char*> arguments = pointers_to(words);
    const std::vector<std::string> kept = kept_environment();
    const std::vector<char*> environment = pointers_to(kept);
    const Start start{arguments.data(),  environment.data(),
                      nullptr,           ProcessBounds{},
                      lifeline.reader(), nothing,
                      nothing,           -1,
                      spawned.pid};
    spawned.guard = ::fork();
    if (spawned.guard == 0) start.run();
    if (spawned.guard > 0) {
      ::setpgid(spawned.guard, spawned.pid);  // both processes do this, since either may run first
      spawned.lifeline = lifeline.take_writer();
    }
  }
  ::close(nothing);
}

bool stop_blocking(int descriptor) {
  return ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0;
}

}  // namespace

bool spawn(const std::vector<std::string>& words, const std::string& directory, const ProcessBounds& bounds,
           Spawned& out, std::string& problem) {
  Pipe input;
  Pipe output;
  Pipe errors;
  Pipe report;
  const auto fail = [&](int fault) {
    problem = words.front() + ": " + std::strerror(fault);
    return false;
  };
  for (Pipe* pipe : {&input, &output, &errors, &report})
    if (!pipe->open()) return fail(errno);
  const std::vector<char*> arguments = pointers_to(words);
  const std::vector<std::string> kept = kept_environment();
  const std::vector<char*> environment = pointers_to(kept);
  const Start start{arguments.data(), environment.data(), directory.empty() ? nullptr : directory.c_str(),
                    bounds,           input.reader(),     output.writer(),
                    errors.writer(),  report.writer()};
  const pid_t pid = ::fork();
  if (pid < 0) return fail(errno);
  if (pid == 0) start.run();
  ::setpgid(pid, pid);  // the new process does this too, since either may run first
  ::close(report.take_writer());
  if (const int fault = reported_fault(report.reader()); fault != 0) {
    ::waitpid(pid, nullptr, 0);
    return fail(fault);
  }
  out = {.pid = pid,
         .input = input.take_writer(),
         .output = output.take_reader(),
         .errors = errors.take_reader()};
  start_guard(out);
  return stop_blocking(out.input) && stop_blocking(out.output) && stop_blocking(out.errors);
}

int end_group(Spawned& spawned) {
  int status = 0;
  // The numbers of the program and of the group cannot be reused until the program is reaped.
  ::kill(-spawned.pid, SIGKILL);
  if (spawned.guard > 0) {
    ::close(std::exchange(spawned.lifeline, -1));
    ::kill(spawned.guard, SIGKILL);
    while (::waitpid(spawned.guard, nullptr, 0) < 0 && errno == EINTR) {
    }
    spawned.guard = -1;
  }
  while (::waitpid(spawned.pid, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

}  // namespace mt::engine
