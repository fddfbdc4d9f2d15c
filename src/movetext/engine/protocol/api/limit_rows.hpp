// Search limits as protocols write them. Each word for a limit is described by a row of data.
#pragma once
#include "movetext/engine/api/limits.hpp"
#include "movetext/engine/protocol/api/line_faults.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mt::engine {

// Longest time for a search. It is small enough that neither a sum of several such times, nor the current
// time plus such a time, overflows.
inline constexpr Milliseconds longest_time{1'000'000'000'000};

// A word of a protocol that is followed by a number.
struct LimitRow {
  enum class Unit : std::uint8_t {
    whole,    // a whole number
    seconds,  // may have a fraction; the setter receives milliseconds
  };
  std::string_view word;
  std::int64_t least;  // smaller numbers are invalid
  // Sets `number` as a limit for a search of that side.
  void (*set)(Limits& limits, Side side, std::int64_t number);
  Unit unit = Unit::whole;
};

// Reads the number of a limit. A number that is too large is replaced by the largest possible number. If the
// number is missing or invalid, reports that in `faults` and returns nullopt.
std::optional<std::int64_t> read_limit(const LimitRow& row, std::string_view text, LineFaults& faults);

// Helpers for rows. time_of() clamps a time to 0..longest_time. number_of() clamps a number to a range that
// fits into 32 bits. clock_of() returns the clock of a side. If the side has no clock, it makes one, which
// has no time until `left` is set.
Milliseconds time_of(std::int64_t milliseconds);
int number_of(std::int64_t number);
Clock& clock_of(Limits& limits, Side side);
// Setters for limits that are not specific to a side.
void set_depth(Limits& limits, Side side, std::int64_t number);
void set_nodes(Limits& limits, Side side, std::int64_t number);
void set_move_time(Limits& limits, Side side, std::int64_t number);
// LimitRow::least for a time that may be negative: interfaces send a negative time if a clock has run out.
inline constexpr std::int64_t any_time = std::numeric_limits<std::int64_t>::min();
// Removes each clock for which no time was given. If an increment was given for such a clock, this is
// reported as a fault.
void drop_clocks_without_time(Limits& limits, LineFaults& faults);

// The words of the protocol command that starts a search.
struct GoWords {
  std::span<const LimitRow> limits;
  std::span<const std::string_view> flags;  // words without a value
  std::string_view moves{};  // the word before a list of moves; empty if the command has no such list

  bool have(std::string_view word) const;
};

struct GoOrder {
  Limits limits{};
  std::vector<std::string_view> flags{};  // the flags that were given
  std::vector<std::string_view> moves{};  // the words of the list of moves, as written

  bool has(std::string_view flag) const;
};

// Reads the words after a command that starts a search. Missing words, unknown words and invalid numbers are
// reported as faults. A limit with a fault is ignored.
GoOrder read_go(Words& words, const GoWords& known, Side side, LineFaults& faults);

}  // namespace mt::engine
