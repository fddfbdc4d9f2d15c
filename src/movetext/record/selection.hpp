// Selects records by their tags and their length: "player:wiersma", "date:1970..1979", "plies:80..".
#pragma once
#include "movetext/base/result.hpp"
#include "movetext/record/roster.hpp"

#include <cstdint>
#include <string_view>

namespace mt {

enum class Field : std::uint8_t { player, event, date, result, plies };

// One condition.  `text` is a view into the words it was read from.
struct Condition {
  Field field = Field::player;
  std::string_view text;   // player, event, result
  std::int32_t first = 0;  // date: YYYYMMDD, plies: a number; inclusive
  std::int32_t last = 0;   // ...; inclusive
};

// player:PART        White or Black contains PART, in any letter case
// event:PART         the same for the event
// date:A, date:A..B  A and B as "2001", "2001.05" or "2001.05.31"; either side of the dots may be missing.
//                    A game whose date is known in part is selected if it may lie in the range; one without
//                    a year never is.
// result:R           R as in a record ("1-0" also finds "2-0"), or first, second, draw, open
// plies:N, plies:M..N
// Fault: junk, with the range of the wrong text.
Result<Condition> parse_condition(std::string_view text);

bool matches(const Record& record, const Condition& condition, bool white_first = true);

}  // namespace mt
