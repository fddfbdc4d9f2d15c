// Writes the text of a play.
#pragma once
#include "movetext/games/backgammon/play.hpp"

#include <string>

namespace mt::backgammon {

enum class PlayNotation : std::uint8_t {
  // "bar/20*/15 6/4(2)": from the highest point down, one item for each way of a checker, with the stops
  // where it hits; repeated items are written once with their number. The text is empty if nothing moves.
  canonical,
  // "25/20* 20/15 6/4 6/4": each leg separately, in a playable order; every reader of .mat files takes this
  // form.
  expanded,
  // Expanded without stars: "25/20 20/15 6/4 6/4" (UBGI 0.01).
  plain,
};

// Returns the play with its legs from the highest point down, an order that can be played if any order can;
// the first of several legs that land on a hit checker has the hit.
Play ordered(Play play);

void write_play(const Play& play, PlayNotation notation, std::string& out);

inline std::string play_text(const Play& play, PlayNotation notation = PlayNotation::canonical) {
  std::string text;
  write_play(play, notation, text);
  return text;
}

}  // namespace mt::backgammon
