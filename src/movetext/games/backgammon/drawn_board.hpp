// The parts of a drawn board: frame, rows, and the captions around them.
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace mt::backgammon {

// Text next to the board or around it, without surrounding blanks.
struct Caption {
  enum class Place : std::uint8_t { outside, top, middle, bottom };

  Place place = Place::outside;  // top and bottom: next to that half of the board or its frame
  std::uint8_t row = 0;          // within the half: the frame is 0 and the adjacent row 1
  std::string_view text;
};

struct DrawnBoard {
  bool white_below = false;    // according to the caption of a frame
  bool numbered_below = true;  // the numbers are those of the side at the bottom
  char arrow = '\0';           // v: the side at the bottom is on roll, ^: the other one
  std::vector<Caption> captions;
};

// Puts the checkers into the draft: X for Side::second, O for Side::first.
PositionMisread read_drawn_board(std::string_view text, DrawnBoard& board, Draft& draft);

// Reads turn, dice, cube, score, rules and variant, as far as the captions give them.
void read_captions(std::string_view text, const DrawnBoard& board, Draft& draft, PositionNotes& notes);

}  // namespace mt::backgammon
