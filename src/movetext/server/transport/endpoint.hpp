// Where something listens or is reached.
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
  std::uint16_t port = 0;  // tcp; 0: any that is free, for listeners
  std::string path;        // local: of a unix socket
  friend bool operator==(const Endpoint&, const Endpoint&) = default;
};

// "127.0.0.1:25", "mail.example:25", "[::1]:25", "unix:/run/movetext/lmtp", "off".
std::optional<Endpoint> parse_endpoint(std::string_view text);
std::string to_text(const Endpoint& endpoint);

// "192.0.2.1", "::1": no name that has to be looked up.
bool is_address(const std::string& host);
// A unix socket, or an address of the loopback interface.
bool is_of_this_machine(const Endpoint& endpoint);

}  // namespace mt::server::transport
