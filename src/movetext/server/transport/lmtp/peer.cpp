#include "movetext/server/transport/lmtp/peer.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <netinet/in.h>
#include <optional>
#include <sys/socket.h>
#include <unistd.h>

namespace mt::server::transport {
namespace {

constexpr std::uint8_t established = 1;  // value of TCP_ESTABLISHED in the kernel

struct Question {
  nlmsghdr head;
  inet_diag_req_v2 asked;
};

void put_address(const sockaddr_storage& storage, __be32 (&address)[4], __be16& port) {
  if (storage.ss_family == AF_INET6) {
    sockaddr_in6 six{};
    std::memcpy(&six, &storage, sizeof six);
    std::memcpy(address, &six.sin6_addr, sizeof six.sin6_addr);
    port = six.sin6_port;
    return;
  }
  sockaddr_in four{};
  std::memcpy(&four, &storage, sizeof four);
  std::memcpy(address, &four.sin_addr, sizeof four.sin_addr);
  port = four.sin_port;
}

// Returns a query for the socket at the other end of the connection. Its local address is the remote address
// of this socket.
std::optional<Question> question_about(int socket) {
  sockaddr_storage here{};
  sockaddr_storage there{};
  socklen_t here_size = sizeof here;
  socklen_t there_size = sizeof there;
  if (::getsockname(socket, reinterpret_cast<sockaddr*>(&here), &here_size) != 0 ||
      ::getpeername(socket, reinterpret_cast<sockaddr*>(&there), &there_size) != 0)
    return {};
  if (there.ss_family != AF_INET && there.ss_family != AF_INET6) return {};
  Question question{};
  question.head.nlmsg_len = sizeof question;
  question.head.nlmsg_type = SOCK_DIAG_BY_FAMILY;
  question.head.nlmsg_flags = NLM_F_REQUEST;
  question.asked.sdiag_family = static_cast<__u8>(there.ss_family);
  question.asked.sdiag_protocol = IPPROTO_TCP;
  question.asked.idiag_states = UINT32_MAX;
  question.asked.id.idiag_cookie[0] = INET_DIAG_NOCOOKIE;
  question.asked.id.idiag_cookie[1] = INET_DIAG_NOCOOKIE;
  put_address(there, question.asked.id.idiag_src, question.asked.id.idiag_sport);
  put_address(here, question.asked.id.idiag_dst, question.asked.id.idiag_dport);
  return question;
}

// Returns the user of the socket at the other end. The kernel answers within send(), so the answer can be
// read at once.
std::optional<uid_t> user_of_tcp(int socket) {
  const auto question = question_about(socket);
  if (!question) return {};
  const int kernel = ::socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC, NETLINK_SOCK_DIAG);
  if (kernel < 0) return {};
  std::array<char, 4096> bytes{};
  ssize_t size = -1;
  if (::send(kernel, &*question, sizeof *question, 0) == static_cast<ssize_t>(sizeof *question))
    size = ::recv(kernel, bytes.data(), bytes.size(), MSG_DONTWAIT);
  ::close(kernel);
  nlmsghdr head{};
  inet_diag_msg told{};
  if (size < static_cast<ssize_t>(NLMSG_HDRLEN + sizeof told)) return {};
  std::memcpy(&head, bytes.data(), sizeof head);
  std::memcpy(&told, bytes.data() + NLMSG_HDRLEN, sizeof told);
  // For a socket that is closing, the kernel reports root as the owner.
  if (head.nlmsg_type != SOCK_DIAG_BY_FAMILY || told.idiag_state != established) return {};
  return told.idiag_uid;
}

std::optional<uid_t> user_of_local(int socket) {
  ucred who{};
  socklen_t size = sizeof who;
  if (::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &who, &size) != 0 || size != sizeof who) return {};
  return who.uid;
}

}  // namespace

std::string peer_of(int socket) {
  int family = AF_UNSPEC;
  socklen_t size = sizeof family;
  if (::getsockopt(socket, SOL_SOCKET, SO_DOMAIN, &family, &size) != 0) return {};
  const std::optional<uid_t> user = family == AF_UNIX ? user_of_local(socket) : user_of_tcp(socket);
  return user ? "uid " + std::to_string(*user) : std::string();
}

}  // namespace mt::server::transport
