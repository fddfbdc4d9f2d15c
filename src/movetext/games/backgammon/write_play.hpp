// The text of a play.
#pragma once
#include "movetext/games/backgammon/play.hpp"

#include <string>

namespace mt::backgammon {

enum class PlayNotation : std::uint8_t {
  // "bar/20*/15 6/4(2)": from the highest point down, one item for each way of a checker, stops on the way
  // where
  // something is hit, what is done several times once with its number.  Nothing for no move.
  canonical,
  // "25/20* 20/15 6/4 6/4": every leg by itself, in an order in which they can be played; the form that every
  // reader of
  // .mat files takes.
  expanded,
  // The same without stars: "25/20 20/15 6/4 6/4" (UBGI 0.01).
  plain,
};

// The legs from the highest point down, which can be played in that order whenever they can be in any; the
// first of several that land on a hit checker has the hit.
Play ordered(Play play);

void write_play(const Play& play, PlayNotation notation, std::string& out);

inline std::string play_text(const Play& play, PlayNotation notation = PlayNotation::canonical) {
  std::string text;
  write_play(play, notation, text);
  return text;
}

}  // namespace mt::backgammon
