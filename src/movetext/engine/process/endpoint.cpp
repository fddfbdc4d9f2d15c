#include "movetext/engine/process/endpoint.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <cstdint>

namespace mt::engine {
namespace {

bool is_address(const std::string& host) {
  in_addr four{};
  in6_addr six{};
  return ::inet_pton(AF_INET, host.c_str(), &four) == 1 || ::inet_pton(AF_INET6, host.c_str(), &six) == 1;
}

}  // namespace

std::optional<Endpoint> read_endpoint(std::string_view text, std::uint16_t usual_port) {
  Endpoint out{.port = usual_port};
  std::string_view host = text;
  std::string_view port;
  const bool in_brackets = text.starts_with('[');
  const bool is_bare_six = !in_brackets && std::count(text.begin(), text.end(), ':') > 1;
  const std::size_t end = in_brackets ? text.find(']') : std::min(text.find(':'), text.size());
  if (end == std::string_view::npos) return std::nullopt;
  if (!is_bare_six) {
    host = in_brackets ? text.substr(1, end - 1) : text.substr(0, end);
    port = text.substr(end + (in_brackets ? 1 : 0));
  }
  if (!port.empty()) {
    const std::int64_t number = text::parse_number(port.substr(1), UINT16_MAX);
    if (port.front() != ':' || number < 0) return std::nullopt;
    out.port = static_cast<std::uint16_t>(number);
  }
  if (!host.empty() && host != "localhost") out.host = host;
  if (in_brackets != (out.host.find(':') != std::string::npos) && !is_bare_six) return std::nullopt;
  return is_address(out.host) ? std::optional(out) : std::nullopt;
}

std::string to_text(const Endpoint& endpoint) {
  const bool is_six = endpoint.host.find(':') != std::string::npos;
  return (is_six ? "[" + endpoint.host + "]" : endpoint.host) + ":" + std::to_string(endpoint.port);
}

}  // namespace mt::engine
