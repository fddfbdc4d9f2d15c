#include "movetext/engine/process/tcp.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace mt::engine {
namespace {

using namespace std::chrono_literals;

constexpr Milliseconds look_for_stop = 100ms;
constexpr int most_waiting = 4;           // limit for connections that are not yet accepted
constexpr timeval write_patience{10, 0};  // seconds; the longest wait of a write

// An address in the form of the system calls.
class SocketAddress {
 public:
  explicit SocketAddress(const Endpoint& endpoint) {
    if (::inet_pton(AF_INET, endpoint.host.c_str(), &four_.sin_addr) == 1) {
      four_.sin_family = AF_INET;
      four_.sin_port = htons(endpoint.port);
      return;
    }
    is_six_ = true;
    ::inet_pton(AF_INET6, endpoint.host.c_str(), &six_.sin6_addr);
    six_.sin6_family = AF_INET6;
    six_.sin6_port = htons(endpoint.port);
  }
  int family() const { return is_six_ ? AF_INET6 : AF_INET; }
  const sockaddr* get() const {
    return is_six_ ? reinterpret_cast<const sockaddr*>(&six_) : reinterpret_cast<const sockaddr*>(&four_);
  }
  socklen_t size() const { return is_six_ ? sizeof six_ : sizeof four_; }

 private:
  bool is_six_ = false;
  sockaddr_in four_{};
  sockaddr_in6 six_{};
};

void set_up(int connection) {
  const int on = 1;
  // Messages are short, and the other side waits for them.
  ::setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  ::setsockopt(connection, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
  ::setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &write_patience, sizeof write_patience);
  ::fcntl(connection, F_SETFL, ::fcntl(connection, F_GETFL) & ~O_NONBLOCK);
}

// Waits until the descriptor is ready for `events`. Returns the result of poll(), which is 0 if the
// descriptor is not ready by the deadline.
int wait_for(int descriptor, short events, TimePoint deadline) {
  pollfd watched{descriptor, events, 0};
  const auto left = std::chrono::ceil<Milliseconds>(deadline - std::chrono::steady_clock::now());
  return ::poll(&watched, 1, static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 3'600'000)));
}

int fail(int descriptor, int error, std::string& problem) {
  problem = std::strerror(error);
  if (descriptor >= 0) ::close(descriptor);
  return -1;
}

std::uint16_t port_of(int descriptor) {
  sockaddr_in6 address{};
  socklen_t size = sizeof address;
  ::getsockname(descriptor, reinterpret_cast<sockaddr*>(&address), &size);
  return ntohs(address.sin6_port);  // the port is at the same offset as in an IP version 4 address
}

}  // namespace

int connect_over_tcp(const Endpoint& endpoint, Milliseconds patience, std::string& problem) {
  const SocketAddress address(endpoint);
  const int connection = ::socket(address.family(), SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (connection < 0) return fail(-1, errno, problem);
  if (::connect(connection, address.get(), address.size()) != 0) {
    if (errno != EINPROGRESS) return fail(connection, errno, problem);
    if (wait_for(connection, POLLOUT, std::chrono::steady_clock::now() + patience) <= 0)
      return fail(connection, ETIMEDOUT, problem);
    int error = 0;
    socklen_t size = sizeof error;
    ::getsockopt(connection, SOL_SOCKET, SO_ERROR, &error, &size);
    if (error != 0) return fail(connection, error, problem);
  }
  set_up(connection);
  return connection;
}

std::unique_ptr<Listener> Listener::open(const Endpoint& endpoint, std::string& problem) {
  const SocketAddress address(endpoint);
  const int descriptor = ::socket(address.family(), SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  const int on = 1;
  if (descriptor < 0 || ::setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) != 0 ||
      ::bind(descriptor, address.get(), address.size()) != 0 || ::listen(descriptor, most_waiting) != 0) {
    fail(descriptor, errno, problem);
    return nullptr;
  }
  Endpoint bound = endpoint;
  bound.port = port_of(descriptor);
  return std::unique_ptr<Listener>(new Listener(descriptor, std::move(bound)));
}

Listener::~Listener() {
  ::close(descriptor_);
}

int Listener::accept(TimePoint deadline, const std::function<bool()>& stops, std::string& problem) const {
  for (;;) {
    const int connection = ::accept4(descriptor_, nullptr, nullptr, SOCK_CLOEXEC);
    if (connection >= 0) {
      set_up(connection);
      return connection;
    }
    if (errno != EAGAIN && errno != EINTR && errno != ECONNABORTED) return fail(-1, errno, problem);
    problem = "no program has connected";
    const TimePoint now = std::chrono::steady_clock::now();
    if (now >= deadline || stops()) return -1;
    wait_for(descriptor_, POLLIN, std::min(deadline, now + look_for_stop));
  }
}

}  // namespace mt::engine
