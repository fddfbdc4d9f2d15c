#include "movetext/server/lmtp/endpoint.hpp"

#include "movetext/text/number.hpp"

namespace mt::server {

std::optional<ListenAddress> parse_listen_address(std::string_view text) {
  constexpr std::string_view unix_mark = "unix:";
  constexpr std::size_t longest_file = 107;  // sockaddr_un, less its end
  ListenAddress address;
  if (text.starts_with(unix_mark)) {
    address.socket_file = text.substr(unix_mark.size());
    const bool good = address.socket_file.starts_with('/') && address.socket_file.size() <= longest_file;
    return good ? std::optional(address) : std::nullopt;
  }
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  std::string_view host = text.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const std::int64_t port = text::parse_number(text.substr(colon + 1), UINT16_MAX);
  if (host.empty() || port < 0) return std::nullopt;
  address.host = host;
  address.port = static_cast<std::uint16_t>(port);
  return address;
}

}  // namespace mt::server
