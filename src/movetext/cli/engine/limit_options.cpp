#include "movetext/cli/engine/limit_options.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/text/number.hpp"

#include <cmath>

namespace mt::cli {

std::optional<engine::Limits> read_limits(const Invocation& invocation, const engine::Limits& usual) {
  engine::Limits limits;
  if (const auto text = invocation.value("time")) {
    const auto seconds = engine::read_real(*text);
    if (!seconds || *seconds <= 0 || *seconds > 1e6) {
      complain("--time takes a number of seconds, not '" + std::string(*text) + "'");
      return std::nullopt;
    }
    limits.move_time = engine::Milliseconds(std::max<std::int64_t>(std::llround(*seconds * 1000), 1));
  }
  if (const auto text = invocation.value("nodes")) {
    const std::int64_t nodes = text::parse_number(*text);
    if (nodes < 1) {
      complain("--nodes takes a number of positions, not '" + std::string(*text) + "'");
      return std::nullopt;
    }
    limits.nodes = static_cast<std::uint64_t>(nodes);
  }
  if (invocation.has("depth")) limits.depth = static_cast<int>(invocation.number_or("depth", 1));
  return limits.is_bounded() ? limits : usual;
}

}  // namespace mt::cli
