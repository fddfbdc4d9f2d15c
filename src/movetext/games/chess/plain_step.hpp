// Reads, checks and plays a move of usual spelling in one step. It serves nearly all moves of nearly all
// records.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <string_view>

namespace mt::chess {

struct PlainMove {
  Move move;
  bool canonical;  // whether the text equals the output of write_move() in SAN, except for a wrong sign of
                   // check
  char sign;       // + or # as written, or '\0'; if + or # is written without a check, canonical is false
};

// Plays English SAN that is followed by nothing but + or #, if exactly one legal move fits. `after` then
// equals the result of play(). No list of moves is made: a look-up by the target square gives the men that
// reach it. Returns false, and changes nothing, if the move needs the slower functions.
bool play_plain(const Position& before, std::string_view text, PlainMove& out, Position& after);
// Does the same for a text of known shape. `shape` is 1 or more, the number among the common shapes of the
// family (text::CommonShapes). Only one sign of check may follow the shape.
bool play_shaped(const Position& before, std::string_view text, unsigned shape, PlainMove& out,
                 Position& after);

// Returns whether the sign of check in the text is the sign that write_move() would write. To decide between
// + and #, it tests for mate.
bool is_sign_canonical(const PlainMove& played, const Position& after);
// Returns whether the text equals the output of write_move().
inline bool is_canonical(const PlainMove& played, const Position& after) {
  return played.canonical && (played.sign == '\0' || is_sign_canonical(played, after));
}

}  // namespace mt::chess
