// The value of a move, "d3/2.39/28.64": the square, the evaluation in discs from the mover's view, the
// seconds that were spent; and the comment that a record has for the last two, "[%eval 2.39] [%emt
// 0:00:28.64]".
//
// An evaluation in a comment is from the view of Black, the first side, as results are.
#pragma once
#include "movetext/base/side.hpp"

#include <string>
#include <string_view>

namespace mt::ggf {

struct MoveValue {
  std::string_view move;
  std::string_view evaluation;  // empty: not given
  std::string_view time;        // with everything behind it
};
MoveValue split_value(std::string_view value);

// Says whether a text is a decimal number, perhaps with a sign.
bool is_decimal(std::string_view text);
// Returns a decimal number with the other sign: "2.39" and "-2.39", but "0.00" for itself.
std::string negated(std::string_view decimal);

// Returns the comment; empty: the value has neither evaluation nor time.
std::string comment_of(const MoveValue& value, Side mover);

// What comments behind a move say, as texts of GGF.
struct Said {
  std::string evaluation;
  std::string time;
  bool more = false;  // something else that has no place

  void add(std::string_view comment, Side mover);
};

}  // namespace mt::ggf
