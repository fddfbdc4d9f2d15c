#include "server/load/wire.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cstdlib>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace mt::server::load {
namespace {

constexpr std::string_view unix_prefix = "unix:";

int connected(const std::string& address) {
  if (address.starts_with(unix_prefix)) {
    sockaddr_un at{};
    at.sun_family = AF_UNIX;
    const std::string path = address.substr(unix_prefix.size());
    path.copy(at.sun_path, sizeof at.sun_path - 1);
    const int fd = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (::connect(fd, reinterpret_cast<const sockaddr*>(&at), sizeof at) == 0) return fd;
    ::close(fd);
    return -1;
  }
  sockaddr_in at{};
  at.sin_family = AF_INET;
  const std::size_t colon = address.rfind(':');
  at.sin_port = htons(static_cast<std::uint16_t>(std::atoi(address.c_str() + colon + 1)));
  ::inet_pton(AF_INET, address.substr(0, colon).c_str(), &at.sin_addr);
  const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const int on = 1;
  ::setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (::connect(fd, reinterpret_cast<const sockaddr*>(&at), sizeof at) == 0) return fd;
  ::close(fd);
  return -1;
}

}  // namespace

void Wire::close() {
  if (socket_ >= 0) ::close(socket_);
  socket_ = -1;
  input_.clear();
}

std::optional<int> Wire::broken() {
  close();
  return {};
}

bool Wire::send(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

// Reads all lines of the next reply, and returns the reply code.
std::optional<int> Wire::reply() {
  for (;;) {
    const std::size_t end = input_.find('\n');
    if (end == std::string::npos) {
      std::array<char, 4096> part{};
      const ssize_t size = ::recv(socket_, part.data(), part.size(), 0);
      if (size <= 0) return {};
      input_.append(part.data(), static_cast<std::size_t>(size));
      continue;
    }
    const std::string line = input_.substr(0, end);
    input_.erase(0, end + 1);
    if (line.size() < 4 || line[3] != '-') return std::atoi(line.c_str());
  }
}

bool Wire::open() {
  if (socket_ >= 0) return true;
  socket_ = connected(address_);
  if (socket_ < 0) return false;
  const bool greeted = reply() == 220 && send("LHLO load\r\n") && reply() == 250;
  if (!greeted) close();
  return greeted;
}

std::optional<int> Wire::hand(std::string_view sender, std::string_view recipient, std::string_view message) {
  const bool used = socket_ >= 0;
  if (!open()) return {};
  std::string head =
      "MAIL FROM:<" + std::string(sender) + ">\r\nRCPT TO:<" + std::string(recipient) + ">\r\nDATA\r\n";
  if (!send(head)) return broken();
  const auto from = reply();
  constexpr int too_many_in_one_conversation = 421;
  if (used && from == too_many_in_one_conversation) {
    close();
    return hand(sender, recipient, message);
  }
  const auto to = from ? reply() : from;
  const auto data = to ? reply() : to;
  if (!data) return broken();
  if (*data != 354) {
    close();
    return *from != 250 ? from : *to != 250 ? to : data;
  }
  if (!send(std::string(message) + ".\r\n")) return broken();
  const auto begin = std::chrono::steady_clock::now();
  const auto code = reply();
  waited_ = std::chrono::steady_clock::now() - begin;
  return code ? code : broken();
}

}  // namespace mt::server::load
