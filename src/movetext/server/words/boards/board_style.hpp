// How a reader wants to see a board.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/games/api/any_game.hpp"

#include <optional>

namespace mt::server::words {

struct BoardStyle {
  bool large = true;     // three characters and 64 pixels per square; otherwise one and 32
  bool black = false;    // Black is at the bottom
  bool unicode = false;  // figurines and drawn lines instead of letters, "+" and "-"
  bool numbers = false;  // empty squares show their numbers if there is space
  bool marks = true;     // the last move is marked
};

// Returns whether Black is at the bottom for that reader: the reader plays Black and wants the board to be
// turned.  A reader without a seat sees White at the bottom.
bool black_below(const AnyGame& game, std::optional<Side> reader, bool flip);

// A position, and the one before it if the last move should be marked.
struct BoardShown {
  const AnyGame& game;
  const AnyPosition& now;
  const AnyPosition* before = nullptr;
};

}  // namespace mt::server::words
