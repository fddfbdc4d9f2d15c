// Describes an address at which a listener listens or a server is reached.
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

// Reads "127.0.0.1:25", "mail.example:25", "[::1]:25", "unix:/run/movetext/lmtp" or "off".  Returns nothing
// for any other text.
std::optional<Endpoint> parse_endpoint(std::string_view text);
std::string to_text(const Endpoint& endpoint);

// Returns whether the host is an address, "192.0.2.1" or "::1", and not a name that has to be looked up.
bool is_address(const std::string& host);
// Returns whether only this machine can reach it: a unix socket, or an address of the loopback interface.
bool is_of_this_machine(const Endpoint& endpoint);

}  // namespace mt::server::transport
