// Where a server listens.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server {

struct ListenAddress {
  std::string host;         // "127.0.0.1", "::1"; empty: a Unix socket
  std::uint16_t port = 0;   // 0: any free one
  std::string socket_file;  // absolute path
};

// "127.0.0.1:10024", "[::1]:10024", "unix:/run/movetext/lmtp"; nullopt: none of these.
std::optional<ListenAddress> parse_listen_address(std::string_view text);

}  // namespace mt::server
