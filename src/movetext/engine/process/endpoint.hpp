// TCP addresses in the form that users write: "127.0.0.1:27531", "[::1]:27531".
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::engine {

struct Endpoint {
  std::string host{"127.0.0.1"};  // an address
  std::uint16_t port = 0;         // 0 to listen on any free port
};

// Reads "HOST:PORT", "HOST", ":PORT" or an empty text; the defaults are this machine and the usual port. HOST
// is an address or "localhost"; an IP version 6 address must be in brackets if a port follows. Returns
// nullopt if the text is invalid.
std::optional<Endpoint> read_endpoint(std::string_view text, std::uint16_t usual_port);
std::string to_text(const Endpoint& endpoint);

}  // namespace mt::engine
