// Finds the side from whose view a position line in a match is written. Such a line has the 40 fields of
// "Illegal play (...)", as Snowie and GNU Backgammon write it.
//
// Field 4 is a side, fields 5 and 6 are names, and fields 8 and 9 are the scores of the same players.
// Positive checkers belong to the player in field 5. In a record, that player is on roll next, and field 4 is
// the side that has just moved. In a position without a record, field 4 is the side on roll.
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
  bool strangers = false;    // the line names players, but neither plays in the match
  bool other_score = false;  // the line has scores, and they differ from the scores in the match
};

// Decides by the names, else by the scores, else by field 4. A name may be cut off or lack its separators. A
// text that is not a position line has the view of the first side.
LineView view_of_line(std::string_view line, const MatchPlayers& players);

}  // namespace mt
