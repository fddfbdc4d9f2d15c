#include "movetext/server/transport/lmtp/client.hpp"

#include "movetext/server/transport/endpoint.hpp"

#include <arpa/inet.h>
#include <cerrno>
#include <cstring>
#include <netinet/in.h>
#include <optional>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace mt::server::transport {
namespace {

constexpr std::size_t longest_reply = 8192;

class Conversation {
 public:
  Conversation() = default;
  Conversation(const Conversation&) = delete;
  Conversation& operator=(const Conversation&) = delete;
  ~Conversation() {
    if (socket_ >= 0) close(socket_);
  }

  bool connect_to(const Endpoint& address, std::chrono::seconds patience) {
    sockaddr_storage storage{};
    socklen_t size = 0;
    if (!fill(address, storage, size)) return false;
    socket_ = socket(storage.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const timeval limit{.tv_sec = patience.count(), .tv_usec = 0};
    if (socket_ < 0) return false;
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    return connect(socket_, reinterpret_cast<const sockaddr*>(&storage), size) == 0;
  }

  bool say(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t sent = send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
      if (sent < 0 && errno == EINTR) continue;
      if (sent <= 0) return false;
      text.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }

  // Returns the last line of the next reply. Returns nothing if the connection has ended or the reply is not
  // LMTP.
  std::optional<std::string> hear() {
    for (;;) {
      auto line = line_of_reply();
      if (!line || line->size() < 4) return line && line->size() == 3 ? line : std::nullopt;
      if ((*line)[3] == ' ') return line;
    }
  }

 private:
  static bool fill(const Endpoint& address, sockaddr_storage& storage, socklen_t& size) {
    if (!address.path.empty()) {
      auto& local = reinterpret_cast<sockaddr_un&>(storage);
      local.sun_family = AF_UNIX;
      address.path.copy(local.sun_path, sizeof local.sun_path - 1);
      size = sizeof local;
      return true;
    }
    auto& four = reinterpret_cast<sockaddr_in&>(storage);
    if (inet_pton(AF_INET, address.host.c_str(), &four.sin_addr) == 1) {
      four.sin_family = AF_INET;
      four.sin_port = htons(address.port);
      size = sizeof four;
      return true;
    }
    auto& six = reinterpret_cast<sockaddr_in6&>(storage);
    if (inet_pton(AF_INET6, address.host.c_str(), &six.sin6_addr) != 1) return false;
    six.sin6_family = AF_INET6;
    six.sin6_port = htons(address.port);
    size = sizeof six;
    return true;
  }

  std::optional<std::string> line_of_reply() {
    for (;;) {
      if (const std::size_t end = heard_.find('\n'); end != std::string::npos) {
        std::string line = heard_.substr(0, end);
        heard_.erase(0, end + 1);
        if (!line.empty() && line.back() == '\r') line.pop_back();
        return line;
      }
      if (heard_.size() > longest_reply) return {};
      char bytes[1024];
      const ssize_t got = recv(socket_, bytes, sizeof bytes, 0);
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) return {};
      heard_.append(bytes, static_cast<std::size_t>(got));
    }
  }

  int socket_ = -1;
  std::string heard_;
};

// Returns the message as it must be sent after DATA: each line ends with CRLF, and a dot at the beginning of
// a line is doubled (RFC 5321, 4.5.2).
std::string stuffed(std::string_view message) {
  std::string out;
  out.reserve(message.size() + message.size() / 16 + 8);
  while (!message.empty()) {
    const std::size_t end = std::min(message.find('\n'), message.size());
    std::string_view line = message.substr(0, end);
    message.remove_prefix(std::min(end + 1, message.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.starts_with('.')) out += '.';
    out.append(line).append("\r\n");
  }
  return out + ".\r\n";
}

Handed judged(const std::optional<std::string>& reply) {
  if (!reply) return {Handed::Kind::deferred, "the server did not answer"};
  const char first = reply->front();
  if (first == '2' || first == '3') return {Handed::Kind::accepted, *reply};
  return {first == '5' ? Handed::Kind::refused : Handed::Kind::deferred, *reply};
}

bool is_one_line(std::string_view text) {
  return text.find_first_of(std::string_view("\r\n\0<>", 5)) == std::string_view::npos;
}

}  // namespace

Handed hand_over(const std::string& server, std::string_view sender, std::string_view recipient,
                 std::string_view message, std::chrono::seconds patience) {
  const auto address = parse_endpoint(server);
  if (!address || address->kind == Endpoint::Kind::off)
    return {Handed::Kind::refused,
            server + " is not a valid address of a server; use HOST:PORT or unix:PATH"};
  if (!is_one_line(sender) || !is_one_line(recipient))
    return {Handed::Kind::refused, "the sender or the recipient is not a valid mail address"};
  Conversation talk;
  if (!talk.connect_to(*address, patience))
    return {Handed::Kind::deferred, "no server listens at " + server + ": " + std::strerror(errno)};
  Handed told = judged(talk.hear());
  const std::string from = "MAIL FROM:<" + std::string(sender) + ">\r\n";
  const std::string to = "RCPT TO:<" + std::string(recipient) + ">\r\n";
  for (const std::string& line :
       {std::string("LHLO localhost\r\n"), from, to, std::string("DATA\r\n"), stuffed(message)}) {
    if (told.kind != Handed::Kind::accepted) return told;
    if (!talk.say(line)) return {Handed::Kind::deferred, "the connection broke"};
    told = judged(talk.hear());
  }
  talk.say("QUIT\r\n");
  return told;
}

}  // namespace mt::server::transport
