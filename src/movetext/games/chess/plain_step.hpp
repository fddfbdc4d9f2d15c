// Reads, checks and plays a move of usual spelling in one step: nearly all moves of nearly all records.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <string_view>

namespace mt::chess {

struct PlainMove {
  Move move;
  bool canonical;  // its text is what write_move() gives in SAN, if its sign is right
  char sign;       // + or # as written, or none; if the move gives no check, canonical is false
};

// Plays English SAN that has nothing after it but +, # and one legal move that fits: then `after` is what
// play() gives.  It makes no list of moves: the men that reach the square are looked up from there.  False
// gives no reason and changes nothing.
bool play_plain(const Position& before, std::string_view text, PlainMove& out, Position& after);
// Does the same for a text whose shape is known: its number among the common shapes of the family, 1 or more
// (text::CommonShapes).  One sign of check may follow the shape, and nothing else.
bool play_shaped(const Position& before, std::string_view text, unsigned shape, PlainMove& out,
                 Position& after);

// Says whether the sign of a check is that of write_move(): looks for mate.
bool is_sign_canonical(const PlainMove& played, const Position& after);
// Says whether the text was what write_move() gives.
inline bool is_canonical(const PlainMove& played, const Position& after) {
  return played.canonical && (played.sign == '\0' || is_sign_canonical(played, after));
}

}  // namespace mt::chess
