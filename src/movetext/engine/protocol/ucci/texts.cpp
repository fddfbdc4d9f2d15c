#include "movetext/engine/protocol/ucci/texts.hpp"

#include "movetext/engine/protocol/api/option_texts.hpp"

#include <algorithm>
#include <array>

namespace mt::engine::ucci {
namespace {

constexpr int win = 10'000;
constexpr int longest_win = 1'000;  // plies

// Counts the men of a position by the letters of its squares.
std::size_t count_men(const AnyGame& game, const AnyPosition& position) {
  std::string fen;
  game.write_position(position, "fen", fen);
  const std::string_view squares = std::string_view(fen).substr(0, fen.find(' '));
  return static_cast<std::size_t>(std::count_if(squares.begin(), squares.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }));
}

// own() and mt::other() return the side whose clock a word sets: the side to move, or its opponent.
Side own(Side side) {
  return side;
}
using WhoseClock = Side (*)(Side);
template <WhoseClock whose>
void set_time(Limits& limits, Side side, std::int64_t number) {
  clock_of(limits, whose(side)).left = time_of(number);
}
template <WhoseClock whose>
void set_increment(Limits& limits, Side side, std::int64_t number) {
  clock_of(limits, whose(side)).increment = time_of(number);
}
template <WhoseClock whose>
void set_moves_to_go(Limits& limits, Side side, std::int64_t number) {
  clock_of(limits, whose(side)).moves_to_go = number_of(number);
}

constexpr auto limit_rows = std::to_array<LimitRow>({
    {"time", any_time, set_time<own>},
    {"increment", 0, set_increment<own>},
    {"movestogo", 0, set_moves_to_go<own>},
    {"opptime", any_time, set_time<other>},
    {"oppincrement", 0, set_increment<other>},
    {"oppmovestogo", 0, set_moves_to_go<other>},
    {"depth", 0, set_depth},
    {"nodes", 1, set_nodes},
});

std::int64_t in_unit(Milliseconds time, bool milliseconds) {
  return milliseconds ? time.count() : std::max<std::int64_t>(time.count() / 1000, 1);
}

void write_clock(const Clock& clock, std::string_view who, bool milliseconds, std::string& out) {
  const auto add = [&](std::string_view name, std::int64_t value) {
    out.append(" ").append(who).append(name).append(" ").append(std::to_string(value));
  };
  add("time", in_unit(clock.left, milliseconds));
  if (clock.moves_to_go > 0)
    add("movestogo", clock.moves_to_go);
  else
    add("increment", clock.increment.count() == 0 ? 0 : in_unit(clock.increment, milliseconds));
}

}  // namespace

bool has_game(const GameSpec& spec) {
  const auto game = make_game(spec);
  return game->knows(board::Notation::iccs) && game->knows(board::Notation::uci);
}

std::string option_word(std::string_view name) {
  std::string out(name);
  for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c == ' ' ? '_' : c;
  return out;
}

std::string option_line(const Option& option) {
  std::string out = "option " + option_word(option.name) + " type ";
  out += type_word(option.type);
  if (option.type == Option::Type::spin)
    out += " min " + std::to_string(option.least) + " max " + std::to_string(option.most);
  for (const std::string& choice : option.choices) out += " var " + choice;
  if (option.type != Option::Type::button && !option.value.empty()) out += " default " + option.value;
  return out;
}

std::optional<Option> read_option(Words& words) {
  const std::string_view name = words.take();
  return read_option_named(name, words);
}

std::string score_text(const Score& score) {
  if (score.unit != Score::Unit::wins_in) return std::to_string(score.value);
  return std::to_string(score.value > 0 ? win - score.value : -win - score.value);
}

Score score_of(std::int64_t value) {
  const auto plain = static_cast<int>(std::clamp<std::int64_t>(value, -1'000'000, 1'000'000));
  if (plain > win - longest_win && plain <= win) return {.unit = Score::Unit::wins_in, .value = win - plain};
  if (plain < longest_win - win && plain >= -win)
    return {.unit = Score::Unit::wins_in, .value = -win - plain};
  return {.value = plain};
}

std::optional<Score> read_score(Words& words) {
  words.take("cp");
  const auto value = words.take_number();
  return value ? std::optional(score_of(*value)) : std::nullopt;
}

void write_limits(const Limits& limits, Side side, bool milliseconds, std::string& out) {
  if (limits.depth) {
    out += " depth " + std::to_string(*limits.depth);
  } else if (limits.nodes) {
    out += " nodes " + std::to_string(*limits.nodes);
  } else if (limits.move_time) {
    write_clock({.left = *limits.move_time, .moves_to_go = 1}, "", milliseconds, out);
  } else if (limits.clock(side)) {
    write_clock(*limits.clock(side), "", milliseconds, out);
    if (limits.clock(other(side))) write_clock(*limits.clock(other(side)), "opp", milliseconds, out);
  } else {
    out += " infinite";
  }
}

const GoWords& go_words() {
  static constexpr std::array<std::string_view, 3> flags{"ponder", "draw", "infinite"};
  static constexpr GoWords words{.limits = limit_rows, .flags = flags};
  return words;
}

void count_in_seconds(Limits& limits) {
  const auto seconds = [](Milliseconds count) { return std::min(count, longest_time / 1000) * 1000; };
  for (std::optional<Clock>& clock : limits.clocks) {
    if (!clock) continue;
    clock->left = seconds(clock->left);
    clock->increment = seconds(clock->increment);
  }
}

std::size_t last_capture(const GameLine& line) {
  std::size_t after = line.positions().size() - 1;
  std::size_t men = count_men(line.game(), line.position());
  for (; after > 0; --after) {
    const std::size_t before = count_men(line.game(), line.positions()[after - 1]);
    if (before != men) break;
    men = before;
  }
  return after;
}

}  // namespace mt::engine::ucci
