// Boards as pages of an answer.
#pragma once
#include "movetext/server/app/command_context.hpp"
#include "movetext/server/words/language.hpp"

#include <string_view>

namespace mt::server::app {

// Returns the board for the requester after `ply` half-moves, or in its present position.  The board must
// exist.
std::string shown_board(CommandContext& context, GameId board, std::optional<std::uint32_t> ply);
// Returns the board as it would be after the move that the requester, a player of the game, has submitted.
std::string submitted_board(CommandContext& context, GameId board);

// Returns "After 32-28 19-23:" and an empty line; `moves` may be empty.
std::string heading_after(const words::Language& language, std::string_view moves);

}  // namespace mt::server::app
