// An address at which a listener listens or a server can be reached.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::transport {

struct Endpoint {
  enum class Kind : std::uint8_t { off, tcp, local };
  Kind kind = Kind::off;
  std::string host;        // only of a tcp endpoint: a name or an address, without brackets
  std::uint16_t port = 0;  // only of a tcp endpoint; if it is 0, a listener takes any free port
  std::string path;        // only of a local endpoint: path of the Unix socket
  friend bool operator==(const Endpoint&, const Endpoint&) = default;
};

// Parses "127.0.0.1:25", "mail.example:25", "[::1]:25", "unix:/run/movetext/lmtp" or "off". Returns nothing
// if the text has any other form.
std::optional<Endpoint> parse_endpoint(std::string_view text);
std::string to_text(const Endpoint& endpoint);

// Returns whether the host is an address, such as "192.0.2.1" or "::1". Any other host is a name that must be
// resolved.
bool is_address(const std::string& host);
// Returns whether only this machine can reach the endpoint: it is a Unix socket or a loopback address.
bool is_of_this_machine(const Endpoint& endpoint);

}  // namespace mt::server::transport
