// How a reader wishes to see a board.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/games/api/any_game.hpp"

#include <optional>

namespace mt::server::words {

struct BoardStyle {
  bool large = true;     // three characters a square, pictures of 64 pixels a square; else one, and 32
  bool black = false;    // Black sits at the bottom
  bool unicode = false;  // figurines and drawn lines in place of letters, "+" and "-"
  bool numbers = false;  // the numbers of empty squares stand in them, where there is room
  bool marks = true;     // the last move stands out
};

// Whether Black sits at the bottom for that reader: if it is his seat and he wishes the board to be turned.
// Who has no seat looks over White's shoulder.
bool black_below(const AnyGame& game, std::optional<Side> reader, bool flip);

// What is to be seen: a position, and the one before it if the last move shall stand out.
struct BoardShown {
  const AnyGame& game;
  const AnyPosition& now;
  const AnyPosition* before = nullptr;
};

}  // namespace mt::server::words
