#include "movetext/engine/protocol/api/limit_rows.hpp"

#include "movetext/engine/protocol/api/reals.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace mt::engine {
namespace {

constexpr Milliseconds no_time = Milliseconds::min();

std::optional<std::int64_t> read_number(std::string_view text, LimitRow::Unit unit) {
  if (unit == LimitRow::Unit::whole) {
    Words words(text);
    const auto number = words.take_number();
    return words.empty() ? number : std::nullopt;
  }
  const auto seconds = read_real(text);
  if (!seconds) return std::nullopt;
  const auto most = static_cast<double>(longest_time.count());
  return std::llround(std::clamp(*seconds * 1000, -most, most));
}

bool is_number(std::string_view word) {
  Words words(word);
  return words.take_number().has_value();
}

}  // namespace

std::optional<std::int64_t> read_limit(const LimitRow& row, std::string_view text, LineFaults& faults) {
  const std::string name = std::string(row.word) + ": ";
  if (text.empty()) {
    faults.add(name + "the number is missing");
    return std::nullopt;
  }
  const auto number = read_number(text, row.unit);
  if (!number) {
    faults.add(name + "'" + shown(text) + "' is not a number");
    return std::nullopt;
  }
  if (*number >= row.least) return number;
  faults.add(name + shown(text) + " is too small: the least value is " + std::to_string(row.least));
  return std::nullopt;
}

Milliseconds time_of(std::int64_t milliseconds) {
  return Milliseconds(std::clamp<std::int64_t>(milliseconds, 0, longest_time.count()));
}

int number_of(std::int64_t number) {
  constexpr std::int64_t most = 1'000'000'000;
  return static_cast<int>(std::clamp(number, -most, most));
}

Clock& clock_of(Limits& limits, Side side) {
  std::optional<Clock>& clock = limits.clocks[static_cast<std::size_t>(side)];
  if (!clock) clock = Clock{.left = no_time};
  return *clock;
}

void set_depth(Limits& limits, Side /*side*/, std::int64_t number) {
  limits.depth = number_of(number);
}
void set_nodes(Limits& limits, Side /*side*/, std::int64_t number) {
  limits.nodes = static_cast<std::uint64_t>(number);
}
void set_move_time(Limits& limits, Side /*side*/, std::int64_t number) {
  limits.move_time = time_of(number);
}

void drop_clocks_without_time(Limits& limits, LineFaults& faults) {
  bool is_told = false;
  for (std::optional<Clock>& clock : limits.clocks) {
    if (!clock || clock->left != no_time) continue;
    if (clock->increment.count() != 0 && !is_told) {
      faults.add("an increment needs the time of its side");
      is_told = true;
    }
    clock.reset();
  }
}

bool GoWords::have(std::string_view word) const {
  return (!moves.empty() && word == moves) || find_verb(limits, word) != nullptr ||
         std::find(flags.begin(), flags.end(), word) != flags.end();
}

bool GoOrder::has(std::string_view flag) const {
  return std::find(flags.begin(), flags.end(), flag) != flags.end();
}

GoOrder read_go(Words& words, const GoWords& known, Side side, LineFaults& faults) {
  GoOrder out;
  while (!words.empty()) {
    const std::string_view word = words.take();
    if (const LimitRow* const row = find_verb(known.limits, word)) {
      // If the next word is a known word, the number is missing.
      const bool is_missing = known.have(words.peek());
      const auto number = read_limit(*row, is_missing ? std::string_view() : words.take(), faults);
      if (number) row->set(out.limits, side, *number);
    } else if (!known.moves.empty() && word == known.moves) {
      while (!words.empty() && !known.have(words.peek())) out.moves.push_back(words.take());
      if (out.moves.empty()) faults.add(std::string(word) + ": the moves are missing");
    } else if (known.have(word)) {
      out.flags.push_back(word);
    } else {
      faults.add("'" + shown(word) + "' is unknown");
      if (is_number(words.peek())) words.take();  // the number is the value of the unknown word
    }
  }
  drop_clocks_without_time(out.limits, faults);
  return out;
}

}  // namespace mt::engine
