// Draws boards as pages of the answer to a mail.
#pragma once
#include "movetext/server/app/command_context.hpp"
#include "movetext/server/words/language.hpp"

#include <string_view>

namespace mt::server::app {

// Returns the board as it was after `ply` half-moves, or the present board, drawn for the requester. The
// board must exist.
std::string shown_board(CommandContext& context, GameId board, std::optional<std::uint32_t> ply);
// Returns the board after the move that the requester has submitted. The requester must be a player of the
// game.
std::string submitted_board(CommandContext& context, GameId board);

// Returns "After 32-28 19-23:" and an empty line; `moves` may be empty.
std::string heading_after(const words::Language& language, std::string_view moves);

}  // namespace mt::server::app
