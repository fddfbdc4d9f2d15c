#include "movetext/engine/protocol/uci/texts.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace mt::engine::uci {
namespace {

int to_int(std::int64_t number) {
  constexpr std::int64_t most = 1'000'000'000;
  return static_cast<int>(std::clamp(number, -most, most));
}

Clock& clock_of(Limits& limits, Side side) {
  std::optional<Clock>& clock = limits.clocks[static_cast<std::size_t>(side)];
  if (!clock) clock.emplace();
  return *clock;
}

void write_clock(const Limits& limits, Side side, char letter, std::string& out) {
  const std::optional<Clock>& clock = limits.clock(side);
  if (!clock) return;
  const auto add = [&](std::string_view name, Milliseconds time) {
    out.append(" ").append(1, letter).append(name).append(" ").append(std::to_string(time.count()));
  };
  add("time", clock->left);
  if (clock->increment.count() != 0) add("inc", clock->increment);
}

}  // namespace

void write_score(const Score& score, std::string& out) {
  if (score.unit == Score::Unit::wins_in) {
    const int moves = score.value > 0 ? (score.value + 1) / 2 : score.value / 2;
    out.append("mate ").append(std::to_string(moves));
  } else {
    out.append("cp ").append(std::to_string(score.value));
  }
  if (score.bound == Score::Bound::at_least) out += " lowerbound";
  if (score.bound == Score::Bound::at_most) out += " upperbound";
}

std::optional<Score> read_score(Words& words) {
  Score score;
  const std::string_view unit = words.take();
  if (unit != "cp" && unit != "mate") return std::nullopt;
  const auto number = words.take_number();
  if (!number) return std::nullopt;
  score.value = to_int(*number);
  if (unit == "mate") {
    score.unit = Score::Unit::wins_in;
    score.value = score.value > 0 ? 2 * score.value - 1 : 2 * score.value;
  }
  for (;;) {
    if (words.take("lowerbound"))
      score.bound = Score::Bound::at_least;
    else if (words.take("upperbound"))
      score.bound = Score::Bound::at_most;
    else
      return score;
  }
}

void write_limits(const Limits& limits, std::string& out) {
  write_clock(limits, Side::first, 'w', out);
  write_clock(limits, Side::second, 'b', out);
  for (const std::optional<Clock>& clock : limits.clocks) {
    if (!clock || clock->moves_to_go == 0) continue;
    out += " movestogo " + std::to_string(clock->moves_to_go);
    break;
  }
  if (limits.move_time) out += " movetime " + std::to_string(limits.move_time->count());
  if (limits.nodes) out += " nodes " + std::to_string(*limits.nodes);
  if (limits.depth) out += " depth " + std::to_string(*limits.depth);
  if (!limits.is_bounded()) out += " infinite";
}

bool read_limit(std::string_view name, Words& words, Limits& limits) {
  const auto number = [&] { return words.take_number().value_or(0); };
  const auto time = [&] { return Milliseconds(std::clamp<std::int64_t>(number(), 0, 1'000'000'000'000)); };
  if (name == "wtime")
    clock_of(limits, Side::first).left = time();
  else if (name == "btime")
    clock_of(limits, Side::second).left = time();
  else if (name == "winc")
    clock_of(limits, Side::first).increment = time();
  else if (name == "binc")
    clock_of(limits, Side::second).increment = time();
  else if (name == "movestogo") {
    const int moves = std::max(0, to_int(number()));
    clock_of(limits, Side::first).moves_to_go = clock_of(limits, Side::second).moves_to_go = moves;
  } else if (name == "movetime")
    limits.move_time = time();
  else if (name == "nodes")
    limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(1, number()));
  else if (name == "depth")
    limits.depth = std::max(1, to_int(number()));
  else if (name == "mate")
    limits.depth = std::max(1, 2 * to_int(number()) - 1);
  else
    return false;
  return true;
}

}  // namespace mt::engine::uci
