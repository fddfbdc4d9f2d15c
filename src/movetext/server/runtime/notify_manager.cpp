#include "movetext/server/runtime/notify_manager.hpp"

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace mt::server::runtime {

bool notify_manager(std::string_view state) {
  const char* name = std::getenv("NOTIFY_SOCKET");
  if (name == nullptr) return false;
  const std::string_view path(name);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const bool is_known_kind = !path.empty() && (path[0] == '/' || path[0] == '@');
  if (!is_known_kind || path.size() >= sizeof address.sun_path) return false;
  std::memcpy(address.sun_path, path.data(), path.size());
  if (path[0] == '@') address.sun_path[0] = '\0';  // the path is an abstract name, not a file
  const int socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (socket < 0) return false;
  const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + path.size());
  const ssize_t sent = ::sendto(socket, state.data(), state.size(), MSG_NOSIGNAL | MSG_DONTWAIT,
                                reinterpret_cast<const sockaddr*>(&address), size);
  ::close(socket);
  return sent == static_cast<ssize_t>(state.size());
}

}  // namespace mt::server::runtime
