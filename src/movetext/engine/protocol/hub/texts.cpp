#include "movetext/engine/protocol/hub/texts.hpp"

#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace mt::engine::hub {
namespace {

// Indexed by Option::Type; Hub has no buttons.
constexpr std::array<std::string_view, 5> type_words{"bool", "int", "enum", "string", "string"};

bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  bool read(Line& out) {
    skip();
    out.command = take_bare();
    if (out.command.empty()) return false;
    for (skip(); at_ < text_.size(); skip()) {
      auto& [name, value] = out.arguments.emplace_back();
      name = take_bare();
      if (name.empty()) return false;
      skip();
      if (at_ == text_.size() || text_[at_] != '=') continue;
      ++at_;
      skip();
      if (!take_value(value)) return false;
    }
    return true;
  }

 private:
  void skip() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }
  std::string take_bare() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && !is_blank(text_[at_]) && text_[at_] != '=' && text_[at_] != '"') ++at_;
    return std::string(text_.substr(begin, at_ - begin));
  }
  bool take_value(std::string& out) {
    if (at_ == text_.size() || text_[at_] != '"') {
      out = take_bare();
      return true;
    }
    const std::size_t end = text_.find('"', ++at_);
    if (end == std::string_view::npos) return false;
    out = text_.substr(at_, end - at_);
    at_ = end + 1;
    return true;
  }
  std::string_view text_;
  std::size_t at_ = 0;
};

bool is_bare(std::string_view value) {
  return !value.empty() && std::none_of(value.begin(), value.end(), [](char c) {
    return static_cast<unsigned char>(c) <= ' ' || c == '=' || c == '"';
  });
}

// Returns the whole number at the start of the text, or 0 if there is none.
std::int64_t whole(std::string_view text) {
  Words words(text);
  return words.take_number().value_or(0);
}

// A line "level" does not name the side of a clock: the clock always belongs to the side to move. Until this
// side is known, the clock is stored as that of `side_of_level`.
constexpr Side side_of_level = Side::first;
std::optional<Clock>& clock_of_level(Limits& limits) {
  return limits.clocks[static_cast<std::size_t>(side_of_level)];
}

void set_time(Limits& limits, Side side, std::int64_t number) {
  clock_of(limits, side).left = time_of(number);
}
void set_increment(Limits& limits, Side side, std::int64_t number) {
  clock_of(limits, side).increment = time_of(number);
}
void set_moves(Limits& limits, Side side, std::int64_t number) {
  clock_of(limits, side).moves_to_go = number_of(number);
}

constexpr auto limit_rows = std::to_array<LimitRow>({
    {"depth", 1, set_depth},
    {"nodes", 1, set_nodes},
    {"move-time", 0, set_move_time, LimitRow::Unit::seconds},
    {"time", any_time, set_time, LimitRow::Unit::seconds},
    {"inc", 0, set_increment, LimitRow::Unit::seconds},
    {"moves", 0, set_moves},
});
// Words that some interfaces send for handicaps. They are ignored, because other words of the line give the
// same information.
constexpr std::array<std::string_view, 2> unheeded{"handicap", "ply"};

}  // namespace

const std::string* Line::find(std::string_view name) const {
  for (const auto& [each, value] : arguments)
    if (each == name) return &value;
  return nullptr;
}
std::string_view Line::value(std::string_view name) const {
  const std::string* found = find(name);
  return found != nullptr ? std::string_view(*found) : std::string_view();
}

bool read_line(std::string_view text, Line& out) {
  out = {};
  return Reader(text).read(out);
}

void add_argument(std::string_view name, std::string_view value, std::string& out) {
  out.append(" ").append(name).append("=");
  if (is_bare(value)) {
    out += value;
    return;
  }
  out += '"';
  for (const char c : value) out += c == '"' ? '\'' : static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  out += '"';
}

std::string param_line(const Option& option) {
  std::string out = "param";
  add_argument("name", option.name, out);
  add_argument("value", option.value, out);
  add_argument("type", type_words[static_cast<std::size_t>(option.type)], out);
  if (option.type == Option::Type::spin) {
    add_argument("min", std::to_string(option.least), out);
    add_argument("max", std::to_string(option.most), out);
  }
  if (option.choices.empty()) return out;
  std::string choices;
  for (const std::string& choice : option.choices) choices += (choices.empty() ? "" : " ") + choice;
  add_argument("values", choices, out);
  return out;
}

std::optional<Option> read_param(const Line& line) {
  Option option{.name = std::string(line.value("name")), .value = std::string(line.value("value"))};
  const std::string_view type = line.value("type");
  if (type == "bool") option.type = Option::Type::check;
  if (type == "int") option.type = Option::Type::spin;
  if (type == "enum") option.type = Option::Type::combo;
  option.least = whole(line.value("min"));
  option.most = whole(line.value("max"));
  for (Words words(line.value("values")); !words.empty();) option.choices.emplace_back(words.take());
  if (option.name.empty()) return std::nullopt;
  return option;
}

std::string level_arguments(const Limits& limits, Side side) {
  std::string out;
  if (limits.depth) add_argument("depth", std::to_string(*limits.depth), out);
  if (limits.nodes) add_argument("nodes", std::to_string(*limits.nodes), out);
  if (limits.move_time) add_argument("move-time", seconds_text(*limits.move_time), out);
  if (const auto& clock = limits.clock(side)) {
    if (clock->moves_to_go > 0) add_argument("moves", std::to_string(clock->moves_to_go), out);
    add_argument("time", seconds_text(clock->left), out);
    if (clock->increment.count() > 0) add_argument("inc", seconds_text(clock->increment), out);
  }
  return out;
}

void read_level(const Line& line, Limits& limits, LineFaults& faults) {
  constexpr auto infinite = "infinite";
  if (line.find(infinite) != nullptr) limits = {};
  // A new clock replaces the previous one.
  if (line.find("time") != nullptr) clock_of_level(limits).reset();
  for (const auto& [name, value] : line.arguments) {
    if (const LimitRow* const row = find_verb(limit_rows, name)) {
      if (const auto number = read_limit(*row, value, faults)) row->set(limits, side_of_level, *number);
    } else if (name != infinite && std::find(unheeded.begin(), unheeded.end(), name) == unheeded.end()) {
      faults.add("'" + shown(name) + "' is unknown");
    }
  }
  drop_clocks_without_time(limits, faults);
  if (line.find("moves") != nullptr && !clock_of_level(limits)) faults.add("moves: a time is missing");
}

Limits limits_for(Limits level, Side side) {
  std::optional<Clock> clock = std::exchange(clock_of_level(level), std::nullopt);
  level.clocks[static_cast<std::size_t>(side)] = clock;
  return level;
}

std::string move_text(const SquareMove& move) {
  std::string out = std::to_string(move.from) + (move.taken.empty() ? "-" : "x") + std::to_string(move.to);
  for (const int square : move.taken) out += "x" + std::to_string(square);
  return out;
}

const SquareMove* find_move(const std::vector<SquareMove>& moves, std::string_view text) {
  SquareMove meant;
  std::vector<int> numbers;
  const char sign = text.find('-') != std::string_view::npos ? '-' : 'x';
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(sign, begin), text.size());
    const std::string_view number = text.substr(begin, end - begin);
    if (number.empty() || number.size() > 3 ||
        number.find_first_not_of("0123456789") != std::string_view::npos)
      return nullptr;
    numbers.push_back(static_cast<int>(whole(number)));
    begin = end + 1;
  }
  if (numbers.size() < 2 || (sign == '-' && numbers.size() > 2)) return nullptr;
  meant.from = numbers[0];
  meant.to = numbers[1];
  meant.taken.assign(numbers.begin() + 2, numbers.end());
  std::sort(meant.taken.begin(), meant.taken.end());
  const bool is_short = sign == 'x' && meant.taken.empty();  // some engines omit the captured squares
  const SquareMove* found = nullptr;
  for (const SquareMove& move : moves) {
    if (move.is_same(meant)) return &move;
    if (!is_short || move.from != meant.from || move.to != meant.to || move.taken.empty()) continue;
    if (found != nullptr) return nullptr;
    found = &move;
  }
  return found;
}

// A win is worth 100 men at the end of the game. Each ply before the end reduces this value by a hundredth of
// a man.
std::string score_text(const Score& score) {
  constexpr int end = 10'000;
  if (score.unit != Score::Unit::wins_in) return hundredths_text(score.value);
  return hundredths_text(score.value > 0 ? end - score.value : -end - score.value);
}

std::optional<Score> read_score(std::string_view text) {
  const auto value = read_real(text);
  if (!value || std::abs(*value) > 1e6) return std::nullopt;
  return Score{.value = static_cast<int>(std::lround(*value * 100))};
}

std::string seconds_text(Milliseconds time) {
  const std::string thousandths = std::to_string(1000 + time.count() % 1000);
  std::string out = std::to_string(time.count() / 1000) + "." + thousandths.substr(1);
  while (out.ends_with('0')) out.pop_back();
  if (out.ends_with('.')) out.pop_back();
  return out;
}

}  // namespace mt::engine::hub
