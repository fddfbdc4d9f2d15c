// Where programs meet over TCP, as users write it: "127.0.0.1:27531", "[::1]:27531".
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::engine {

struct Endpoint {
  std::string host{"127.0.0.1"};  // an address
  std::uint16_t port = 0;         // 0 to listen: any that is free
};

// Reads "HOST:PORT", "HOST", ":PORT" or nothing; what is missing is this machine and the usual port.  HOST is
// an address or "localhost"; one of IP version 6 stands in brackets if a port follows.  Nothing: it is none.
std::optional<Endpoint> read_endpoint(std::string_view text, std::uint16_t usual_port);
std::string to_text(const Endpoint& endpoint);

}  // namespace mt::engine
