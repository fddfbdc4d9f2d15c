// Sends a position man by man to an engine that does not know `setboard`, with the command `edit` of the
// protocol's first version. `edit` cannot express the side to move, castling rights and en passant:
//
// - The side to move is set by moves from the usual start that are sent before `edit`, as XBoard does.
// - An engine assumes that a king and a rook may castle if both are on their squares of the start position
//   (Fairy-Max, GNU Chess). If that is wrong, the position cannot be sent.
// - The right to capture a pawn en passant is set by sending the pawn's move of two squares.
// - Counters start at their initial values.
#pragma once
#include "movetext/games/api/any_game.hpp"

#include <string>
#include <vector>

namespace mt::engine::xboard {

struct Edit {
  std::vector<std::string> moves_before{};  // moves from the usual start, in the protocol's notation
  std::vector<std::string> lines{};         // "edit", "#", "Ke1", ..., "."
  std::string move_after{};                 // a move in the protocol's notation; empty if there is none
};

// Writes the commands that set up the position. If no commands can do that, returns false with the reason in
// `problem`.
bool write_edit(const AnyGame& game, const AnyPosition& position, Edit& out, std::string& problem);

}  // namespace mt::engine::xboard
