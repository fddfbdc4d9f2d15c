// Reading, checking and playing a move of usual spelling in one step: nearly all moves of nearly all records.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <string_view>

namespace mt::chess {

struct PlainMove {
  Move move;
  bool canonical;  // its text is what write_move() gives in SAN, if its sign is the right one
  char sign;       // + or # as written, or none; the move does give check, or canonical is false
};

// English SAN without anything but +, # behind it, and one legal move that fits: then `after` is what play()
// gives.  No list of moves is made: the men that reach the square are looked up from there.  False: tells
// nothing and changes nothing.
bool play_plain(const Position& before, std::string_view text, PlainMove& out, Position& after);

// Whether the text was what write_move() gives: looks for mate where a sign makes that a question.
bool is_canonical(const PlainMove& played, const Position& after);

}  // namespace mt::chess
