// Limits of a search as protocols write them, word by word, as rows of data.
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

// No search needs a longer time; sums of a few such times, and moments that are so far off, can be counted.
inline constexpr Milliseconds longest_time{1'000'000'000'000};

// A word of a protocol with a number behind it.
struct LimitRow {
  enum class Unit : std::uint8_t {
    whole,    // a whole number
    seconds,  // with a fraction; it is heard as milliseconds
  };
  std::string_view word;
  std::int64_t least;  // a smaller number has no meaning
  // Puts the limit on a search of that side.
  void (*set)(Limits& limits, Side side, std::int64_t number);
  Unit unit = Unit::whole;
};

// Reads the number of a limit; one that is larger than any use is the largest.  Nothing: there is none, or it
// has no meaning, and `faults` says so.
std::optional<std::int64_t> read_limit(const LimitRow& row, std::string_view text, LineFaults& faults);

// For rows: a time from 0 to the longest, a number of 32 bits, and the clock of a side.  A clock that
// is made has no time until `left` is set.
Milliseconds time_of(std::int64_t milliseconds);
int number_of(std::int64_t number);
Clock& clock_of(Limits& limits, Side side);
// Setters of rows for limits that no side has to itself.
void set_depth(Limits& limits, Side side, std::int64_t number);
void set_nodes(Limits& limits, Side side, std::int64_t number);
void set_move_time(Limits& limits, Side side, std::int64_t number);
// A time that is over has a meaning; interfaces send it.
inline constexpr std::int64_t any_time = std::numeric_limits<std::int64_t>::min();
// Takes away the clocks that have got no time.  An increment without a time is a fault.
void drop_clocks_without_time(Limits& limits, LineFaults& faults);

// The words of the command of a protocol that starts a search.
struct GoWords {
  std::span<const LimitRow> limits;
  std::span<const std::string_view> flags;  // that stand alone
  std::string_view moves{};                 // that moves follow; empty: there is none

  bool have(std::string_view word) const;
};

struct GoOrder {
  Limits limits{};
  std::vector<std::string_view> flags{};  // that were there
  std::vector<std::string_view> moves{};  // as they were written

  bool has(std::string_view flag) const;
};

// Reads what stands behind such a command.  A word that is missing or unknown, and a number without meaning,
// are faults; what they stand at is left out.
GoOrder read_go(Words& words, const GoWords& known, Side side, LineFaults& faults);

}  // namespace mt::engine
