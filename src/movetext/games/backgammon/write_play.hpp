// Writes the text of a play.
#pragma once
#include "movetext/games/backgammon/play.hpp"

#include <string>

namespace mt::backgammon {

enum class PlayNotation : std::uint8_t {
  // "bar/20*/15 6/4(2)": from the highest point down, with one item for each way of a checker. Of the stops
  // on the way, only the stops with a hit are written. Equal items are written once, with their count. The
  // text is empty if the side does not move.
  canonical,
  // "25/20* 20/15 6/4 6/4": each leg is written separately, in a playable order. Every reader of .mat files
  // accepts this form.
  expanded,
  // "25/20 20/15 6/4 6/4": the expanded form without stars (UBGI 0.01).
  plain,
};

// Returns the play with its legs from the highest point down. This order can be played if any order can. If
// several legs land on a point with a hit checker, the first of them has the hit.
Play ordered(Play play);

void write_play(const Play& play, PlayNotation notation, std::string& out);

inline std::string play_text(const Play& play, PlayNotation notation = PlayNotation::canonical) {
  std::string text;
  write_play(play, notation, text);
  return text;
}

}  // namespace mt::backgammon
