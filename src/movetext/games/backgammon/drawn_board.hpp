// Holds the parts of a drawn board: frame, rows, and the captions around them.
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace mt::backgammon {

// Text beside or around the board, without surrounding blanks.
struct Caption {
  enum class Place : std::uint8_t { outside, top, middle, bottom };

  Place place = Place::outside;  // top and bottom: beside this half of the board or beside its frame line
  std::uint8_t row = 0;          // row within the half: 0 is the frame line, 1 the row next to it
  std::string_view text;
};

struct DrawnBoard {
  bool white_below = false;    // whether the caption of a frame line names White at the bottom
  bool numbered_below = true;  // whether the points have the numbers of the side at the bottom
  char arrow = '\0';           // v: the side at the bottom is on roll; ^: the other side is
  std::vector<Caption> captions;
};

// Puts the checkers into the draft. X is Side::second, O is Side::first.
PositionMisread read_drawn_board(std::string_view text, DrawnBoard& board, Draft& draft);

// Reads turn, dice, cube, score, rules and variant, if the captions have them.
void read_captions(std::string_view text, const DrawnBoard& board, Draft& draft, PositionNotes& notes);

}  // namespace mt::backgammon
