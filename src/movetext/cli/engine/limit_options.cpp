#include "movetext/cli/engine/limit_options.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/text/number.hpp"

#include <cmath>

namespace mt::cli {
namespace {

constexpr std::uint64_t most_trials = 1'000'000;

}  // namespace

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
  if (invocation.has("trials")) {
    limits.trials = invocation.number_or("trials", 0);
    if (*limits.trials < 1 || *limits.trials > most_trials) {
      complain("--trials takes a number of games from 1 to " + std::to_string(most_trials) + ", not '" +
               std::to_string(*limits.trials) + "'");
      return std::nullopt;
    }
  }
  return limits.is_bounded() ? limits : usual;
}

std::string limit_words(const engine::Limits& limits) {
  std::string out;
  const auto add = [&](const std::string& words) { out += (out.empty() ? "" : ", ") + words; };
  if (limits.nodes) add(std::to_string(*limits.nodes) + (*limits.nodes == 1 ? " position" : " positions"));
  if (limits.depth) add("depth " + std::to_string(*limits.depth));
  if (limits.trials) add("rollouts of " + std::to_string(*limits.trials) + " games");
  if (limits.move_time) {
    std::string seconds = std::to_string(limits.move_time->count() / 1000);
    if (const auto rest = limits.move_time->count() % 1000; rest != 0) {
      std::string digits = std::to_string(1000 + rest).substr(1);
      digits.erase(digits.find_last_not_of('0') + 1);
      seconds += '.' + digits;
    }
    add(seconds + " s");
  }
  return out;
}

}  // namespace mt::cli
