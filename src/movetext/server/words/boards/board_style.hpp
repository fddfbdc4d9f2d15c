// How a board is drawn for a reader.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/games/api/any_game.hpp"

#include <optional>

namespace mt::server::words {

struct BoardStyle {
  bool large = true;     // a square has three characters or 64 pixels; otherwise one character or 32 pixels
  bool black = false;    // Black is at the bottom
  bool unicode = false;  // uses figurines and line-drawing characters instead of letters, "+" and "-"
  bool numbers = false;  // shows the numbers of empty squares, if there is space
  bool marks = true;     // marks the last move
};

// Returns whether Black is at the bottom: the reader plays Black and the setting `flip` is on. Readers
// without a seat see White at the bottom.
bool black_below(const AnyGame& game, std::optional<Side> reader, bool flip);

// A position to draw, and the previous position if the last move should be marked.
struct BoardShown {
  const AnyGame& game;
  const AnyPosition& now;
  const AnyPosition* before = nullptr;
};

}  // namespace mt::server::words
