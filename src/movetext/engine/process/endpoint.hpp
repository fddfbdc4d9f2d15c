// TCP addresses as users write them: "127.0.0.1:27531", "[::1]:27531".
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::engine {

struct Endpoint {
  std::string host{"127.0.0.1"};  // an IP address
  std::uint16_t port = 0;         // 0: listen on any free port
};

// Reads "HOST:PORT", "HOST", ":PORT" or an empty text. HOST is an address or "localhost"; the default is this
// machine. An IP version 6 address must be in brackets if a port follows. The default port is `usual_port`.
// Returns nullopt if the text is invalid.
std::optional<Endpoint> read_endpoint(std::string_view text, std::uint16_t usual_port);
std::string to_text(const Endpoint& endpoint);

}  // namespace mt::engine
