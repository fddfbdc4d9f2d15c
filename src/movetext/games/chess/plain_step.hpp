// Reads, checks and plays a move of usual spelling in one step: nearly all moves of nearly all records.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <string_view>

namespace mt::chess {

struct PlainMove {
  Move move;
  bool canonical;  // its text is the output of write_move() in SAN, if its sign is right
  char sign;       // + or # as written, or none; if the move gives no check, canonical is false
};

// Plays English SAN followed by nothing but + or #, if exactly one legal move fits: `after` is then the
// result of play(). No list of moves is made: the men that reach the square are looked up from there. Returns
// false without a reason, and then changes nothing.
bool play_plain(const Position& before, std::string_view text, PlainMove& out, Position& after);
// Does the same for a text whose shape is known: its number among the common shapes of the family, 1 or more
// (text::CommonShapes). Only one sign of check may follow the shape.
bool play_shaped(const Position& before, std::string_view text, unsigned shape, PlainMove& out,
                 Position& after);

// Returns whether the sign of check is that of write_move(); this tests for mate.
bool is_sign_canonical(const PlainMove& played, const Position& after);
// Returns whether the text was the output of write_move().
inline bool is_canonical(const PlainMove& played, const Position& after) {
  return played.canonical && (played.sign == '\0' || is_sign_canonical(played, after));
}

}  // namespace mt::chess
