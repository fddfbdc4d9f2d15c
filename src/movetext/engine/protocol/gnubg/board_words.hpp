// Positions for GNU Backgammon, and its replies.
#pragma once
#include "movetext/games/api/any_game.hpp"

#include <string>
#include <string_view>

namespace mt::engine::gnubg {

// Returns whether its socket supports the game: the usual one, not a variant.
bool has_game(const GameSpec& spec);

// Returns "board:..." from the view of the side to decide, or an empty string if the position cannot be
// expressed, such as while a beaver is offered. It reads the scores of the two sides swapped (1.07: with 6:5
// to 7 it doubles for the side that is ahead), so they are written swapped.
std::string board_line(const AnyGame& game, const AnyPosition& position);
// Returns the same from the view of the side on roll.
std::string board_line_on_roll(const AnyGame& game, const AnyPosition& position);

// Returns the play in a reply, in the notation of the records. Replies are "8/5 6/5 ", "25/23 13/8 ", or
// empty if no play is legal. Returns an empty string with the reason in `why` if the reply is invalid.
std::string play_of_reply(const AnyGame& game, const AnyPosition& position, std::string_view reply,
                          std::string& why);

}  // namespace mt::engine::gnubg
