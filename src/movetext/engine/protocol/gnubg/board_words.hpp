// Positions as GNU Backgammon reads them, and its replies.
#pragma once
#include "movetext/games/api/any_game.hpp"

#include <string>
#include <string_view>

namespace mt::engine::gnubg {

// Returns whether GNU Backgammon's socket supports the game: only the usual game, no variant.
bool has_game(const GameSpec& spec);

// Returns "board:..." from the view of the side to decide. Returns an empty string if the position cannot be
// expressed, for example while a beaver is offered.
//
// GNU Backgammon 1.07 mixes up the scores of the two sides: at 6:5 in a match to 7, it doubles for the side
// that is ahead. So each score is written in the field of the other side.
std::string board_line(const AnyGame& game, const AnyPosition& position);
// Returns "board:..." from the view of the side on roll.
std::string board_line_on_roll(const AnyGame& game, const AnyPosition& position);

// Returns the play of a reply, in the notation of the records. A reply is "8/5 6/5 ", "25/23 13/8 ", or empty
// if no play is legal. If the reply is invalid, returns an empty string with the reason in `why`.
std::string play_of_reply(const AnyGame& game, const AnyPosition& position, std::string_view reply,
                          std::string& why);

}  // namespace mt::engine::gnubg
