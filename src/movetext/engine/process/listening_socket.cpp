#include "movetext/engine/process/listening_socket.hpp"

#include "movetext/archive/temporary_file.hpp"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace mt::engine {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds try_again = 10ms;

// A new directory for the socket. It is removed together with the socket.
class SocketPlace {
 public:
  SocketPlace() {
    std::string pattern = archive::temporary_directory() + "/movetext-XXXXXX";
    if (::mkdtemp(pattern.data()) != nullptr) folder_ = pattern;
  }
  SocketPlace(const SocketPlace&) = delete;
  SocketPlace& operator=(const SocketPlace&) = delete;
  ~SocketPlace() {
    if (folder_.empty()) return;
    ::unlink(path().c_str());
    ::rmdir(folder_.c_str());
  }
  bool is_there() const { return !folder_.empty(); }
  std::string path() const { return folder_ + "/socket"; }

 private:
  std::string folder_;
};

bool has_ended(pid_t pid) {
  siginfo_t info{};
  return ::waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0;
}

// Writes a line to a pipe that may no longer have a reader. Suppresses the signal of a broken pipe.
bool say(int descriptor, std::string line) {
  line += '\n';
  sigset_t broken_pipe;
  sigset_t before;
  ::sigemptyset(&broken_pipe);
  ::sigaddset(&broken_pipe, SIGPIPE);
  ::pthread_sigmask(SIG_BLOCK, &broken_pipe, &before);
  const ssize_t size = ::write(descriptor, line.data(), line.size());
  const timespec no_time{};
  if (size < 0 && errno == EPIPE) ::sigtimedwait(&broken_pipe, nullptr, &no_time);
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return size == static_cast<ssize_t>(line.size());
}

}  // namespace

int connect_to(const Spawned& program, std::string_view command, std::chrono::milliseconds patience,
               std::string& problem) {
  const SocketPlace place;
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string path = place.path();
  if (!place.is_there() || path.size() >= sizeof address.sun_path) {
    problem = "no directory for a socket can be created";
    return -1;
  }
  std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
  problem = "does not listen on a socket";
  if (!say(program.input, std::string(command) + " " + path)) return -1;
  const auto deadline = std::chrono::steady_clock::now() + patience;
  while (std::chrono::steady_clock::now() < deadline && !has_ended(program.pid)) {
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) break;
    const auto* const target = reinterpret_cast<const sockaddr*>(&address);
    if (::connect(descriptor, target, sizeof address) == 0) return descriptor;
    ::close(descriptor);
    std::this_thread::sleep_for(try_again);
  }
  return -1;
}

}  // namespace mt::engine
