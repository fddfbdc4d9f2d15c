// Boards as pages of an answer.
#pragma once
#include "movetext/server/app/command_context.hpp"
#include "movetext/server/words/language.hpp"

#include <string_view>

namespace mt::server::app {

// Draws the board for the requester as it was after `ply` half-moves, or as it is.  The board must exist.
std::string shown_board(CommandContext& context, GameId board, std::optional<std::uint32_t> ply);
// Draws the board as it would be after the move that the requester, who plays on it, has submitted.
std::string submitted_board(CommandContext& context, GameId board);

// Returns "After 32-28 19-23:" and an empty line; `moves` may be empty.
std::string heading_after(const words::Language& language, std::string_view moves);

}  // namespace mt::server::app
