#include "movetext/engine/protocol/uci/texts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace mt::engine::uci {
namespace {

template <Side side>
void set_time(Limits& limits, Side /*to_move*/, std::int64_t number) {
  clock_of(limits, side).left = time_of(number);
}
template <Side side>
void set_increment(Limits& limits, Side /*to_move*/, std::int64_t number) {
  clock_of(limits, side).increment = time_of(number);
}
void set_moves_to_go(Limits& limits, Side /*to_move*/, std::int64_t number) {
  for (const Side side : {Side::first, Side::second}) clock_of(limits, side).moves_to_go = number_of(number);
}
void set_mate(Limits& limits, Side /*to_move*/, std::int64_t number) {
  limits.depth = 2 * number_of(number) - 1;
}

constexpr auto limit_rows = std::to_array<LimitRow>({
    {"wtime", any_time, set_time<Side::first>},
    {"btime", any_time, set_time<Side::second>},
    {"winc", 0, set_increment<Side::first>},
    {"binc", 0, set_increment<Side::second>},
    {"movestogo", 0, set_moves_to_go},
    {"movetime", 0, set_move_time},
    {"nodes", 1, set_nodes},
    {"depth", 1, set_depth},
    {"mate", 1, set_mate},
});

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

void write_chances(const Score& score, const ScoreCurve& curve, std::string& out) {
  ResultChances chances = curve.chances(score.value);
  if (score.unit == Score::Unit::equity) return;
  if (score.unit == Score::Unit::wins_in)
    chances = score.value > 0 ? ResultChances{.win = 1} : ResultChances{.loss = 1};
  const long win = std::lround(1000 * chances.win);
  const long not_lost = std::lround(1000 * (chances.win + chances.draw));
  out += " wdl " + std::to_string(win) + ' ' + std::to_string(not_lost - win) + ' ' +
         std::to_string(1000 - not_lost);
}

std::optional<Score> read_score(Words& words) {
  Score score;
  const std::string_view unit = words.take();
  if (unit != "cp" && unit != "mate") return std::nullopt;
  const auto number = words.take_number();
  if (!number) return std::nullopt;
  score.value = number_of(*number);
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

const GoWords& go_words() {
  static constexpr std::array<std::string_view, 2> flags{"ponder", "infinite"};
  static constexpr GoWords words{.limits = limit_rows, .flags = flags, .moves = "searchmoves"};
  return words;
}

}  // namespace mt::engine::uci
