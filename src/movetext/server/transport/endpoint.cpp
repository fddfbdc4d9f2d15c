#include "movetext/server/transport/endpoint.hpp"

#include "movetext/text/number.hpp"

#include <arpa/inet.h>
#include <cstddef>

namespace mt::server::transport {
namespace {

constexpr std::size_t longest_path = 107;  // bytes of the path of a Unix socket
constexpr std::size_t longest_host = 253;
constexpr std::string_view local_mark = "unix:";

bool is_host_character(char c) {
  return text::is_letter(c) || text::is_digit(c) || c == '.' || c == '-' || c == ':' || c == '%' || c == '_';
}

}  // namespace

std::optional<Endpoint> parse_endpoint(std::string_view text) {
  Endpoint endpoint;
  if (text == "off") return endpoint;
  if (text.substr(0, local_mark.size()) == local_mark) {
    endpoint.kind = Endpoint::Kind::local;
    endpoint.path = text.substr(local_mark.size());
    if (endpoint.path.empty() || endpoint.path[0] != '/' || endpoint.path.size() > longest_path)
      return std::nullopt;
    return endpoint;
  }
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  std::string_view host = text.substr(0, colon);
  const bool in_brackets = host.size() > 2 && host.front() == '[' && host.back() == ']';
  if (in_brackets) host = host.substr(1, host.size() - 2);
  if (!in_brackets && host.find(':') != std::string_view::npos) return std::nullopt;
  if (host.empty() || host.size() > longest_host) return std::nullopt;
  for (const char c : host)
    if (!is_host_character(c)) return std::nullopt;
  const std::int64_t port = text::parse_number(text.substr(colon + 1), UINT16_MAX);
  if (port < 0) return std::nullopt;
  endpoint.kind = Endpoint::Kind::tcp;
  endpoint.host = host;
  endpoint.port = static_cast<std::uint16_t>(port);
  return endpoint;
}

bool is_address(const std::string& host) {
  // Drops the name of the network interface: "fe80::1%eth0".
  const std::string bare = host.substr(0, host.find('%'));
  in_addr four{};
  in6_addr six{};
  return ::inet_pton(AF_INET, host.c_str(), &four) == 1 || ::inet_pton(AF_INET6, bare.c_str(), &six) == 1;
}

bool is_of_this_machine(const Endpoint& endpoint) {
  if (endpoint.kind != Endpoint::Kind::tcp) return endpoint.kind == Endpoint::Kind::local;
  in6_addr six{};
  if (::inet_pton(AF_INET6, endpoint.host.c_str(), &six) == 1) return IN6_IS_ADDR_LOOPBACK(&six);
  return is_address(endpoint.host) && endpoint.host.starts_with("127.");
}

std::string to_text(const Endpoint& endpoint) {
  switch (endpoint.kind) {
    case Endpoint::Kind::off:
      return "off";
    case Endpoint::Kind::local:
      return std::string(local_mark) + endpoint.path;
    case Endpoint::Kind::tcp:
      break;
  }
  const bool needs_brackets = endpoint.host.find(':') != std::string::npos;
  const std::string host = needs_brackets ? "[" + endpoint.host + "]" : endpoint.host;
  return host + ":" + std::to_string(endpoint.port);
}

}  // namespace mt::server::transport
