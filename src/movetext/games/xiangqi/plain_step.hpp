// Reads the text of a move and plays it in one step.
#pragma once
#include "movetext/games/xiangqi/move_text.hpp"

namespace mt::xiangqi {

struct PlainMove {
  Move move;
  bool canonical = false;  // true only if it is certain that write_wxf() writes the same text
};

// Plays the move if the text means exactly one legal move. Otherwise returns false and changes nothing.
bool play_plain(RankBase base, const Position& before, std::string_view text, PlainMove& out,
                Position& after);
// Works like play_plain() for a text that has the common shape `shape` (move_shapes.hpp).
bool play_shaped(RankBase base, const Position& before, std::string_view text, unsigned shape, PlainMove& out,
                 Position& after);

}  // namespace mt::xiangqi
