// Positions as GNU Backgammon hears them, and its replies.
#pragma once
#include "movetext/games/api/any_game.hpp"

#include <string>
#include <string_view>

namespace mt::engine::gnubg {

// Says whether its socket has the game: its usual one, not a variant.
bool has_game(const GameSpec& spec);

// Returns "board:..." as the side to decide sees it; empty: it has no words for the position, as while a
// beaver is on offer.
//   It reads the scores of the two sides the other way round (1.07: with 6:5 to 7 it doubles for the side
// that is ahead), so they are written so.
std::string board_line(const AnyGame& game, const AnyPosition& position);
// Returns the same as the side on roll sees it.
std::string board_line_on_roll(const AnyGame& game, const AnyPosition& position);

// Returns the play that a reply means, as the records of the game write it: "8/5 6/5 ", "25/23 13/8 ", or
// nothing if there is no play.  Empty: `why` says why it is none.
std::string play_of_reply(const AnyGame& game, const AnyPosition& position, std::string_view reply,
                          std::string& why);

}  // namespace mt::engine::gnubg
