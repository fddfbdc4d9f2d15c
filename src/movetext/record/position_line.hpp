// Determines the point of view of a position line in a match: the 40 fields of "Illegal play (...)", as
// Snowie and GNU Backgammon write them.
//
// Field 4 is a side, fields 5 and 6 are names, 8 and 9 the scores of the same players. The checkers are those
// of the player named first. In a record that player is the next one on roll, and field 4 is the side that
// has just moved; in a position without a record field 4 is the side on roll.
#pragma once
#include "movetext/base/side.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace mt {

struct MatchPlayers {
  std::array<std::string_view, 2> names;
  std::array<std::uint32_t, 2> score{};
};

struct LineView {
  enum class By : std::uint8_t { names, scores, side };

  Side own = Side::first;  // the side whose checkers are positive
  By by = By::side;
  bool strangers = false;    // the line names players, but neither of them plays in the match
  bool other_score = false;  // the line has scores that differ from those of the match
};

// Decides by the names, else by the scores, else by field 4. A name may be cut off or lack its separators.
// Any text other than a position line has the view of the first side.
LineView view_of_line(std::string_view line, const MatchPlayers& players);

}  // namespace mt
