// A position told man by man, to an engine that does not know `setboard`: the command `edit` of the
// protocol's first version.  It has no word for the side to move, the rights to castle and en passant:
//
// - The side to move is told by moves of the usual start before it, as XBoard does.
// - An engine holds that a king and a rook may castle where both stand as at the start of a game (Fairy-Max,
//   GNU Chess).  Where that is wrong the position cannot be told.
// - That a pawn may be captured en passant is told by its move of two squares.
// - Counters begin anew.
#pragma once
#include "movetext/games/api/any_game.hpp"

#include <string>
#include <vector>

namespace mt::engine::xboard {

struct Edit {
  std::vector<std::string> moves_before{};  // from the usual start, in the protocol's notation
  std::vector<std::string> lines{};         // "edit", "#", "Ke1", ..., "."
  std::string move_after{};                 // in the same notation; empty: none
};

// Writes what tells an engine that position.  False: nothing does, and `problem` says why.
bool write_edit(const AnyGame& game, const AnyPosition& position, Edit& out, std::string& problem);

}  // namespace mt::engine::xboard
