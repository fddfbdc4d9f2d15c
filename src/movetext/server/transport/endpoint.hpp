// An address on which a listener listens or at which a server is reached.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::transport {

struct Endpoint {
  enum class Kind : std::uint8_t { off, tcp, local };
  Kind kind = Kind::off;
  std::string host;        // tcp: a name or an address, without brackets
  std::uint16_t port = 0;  // tcp; 0 lets a listener take any free port
  std::string path;        // local: path of the unix socket
  friend bool operator==(const Endpoint&, const Endpoint&) = default;
};

// Parses "127.0.0.1:25", "mail.example:25", "[::1]:25", "unix:/run/movetext/lmtp" or "off".  Returns nothing
// for any other text.
std::optional<Endpoint> parse_endpoint(std::string_view text);
std::string to_text(const Endpoint& endpoint);

// Returns whether the host is an address, "192.0.2.1" or "::1", rather than a name that must be resolved.
bool is_address(const std::string& host);
// Returns whether the endpoint is reachable only from this machine: a unix socket, or a loopback address.
bool is_of_this_machine(const Endpoint& endpoint);

}  // namespace mt::server::transport
