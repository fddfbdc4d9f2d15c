// Reads the text of a move and plays it in one step.
#pragma once
#include "movetext/games/xiangqi/move_text.hpp"

namespace mt::xiangqi {

struct PlainMove {
  Move move;
  bool canonical = false;  // the text is certainly the output of write_wxf()
};

// Returns false and changes nothing if the text does not mean exactly one legal move.
bool play_plain(RankBase base, const Position& before, std::string_view text, PlainMove& out,
                Position& after);
// Does the same for a text of a common shape (move_shapes.hpp).
bool play_shaped(RankBase base, const Position& before, std::string_view text, unsigned shape, PlainMove& out,
                 Position& after);

}  // namespace mt::xiangqi
