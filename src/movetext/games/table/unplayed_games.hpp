// Lists games that are known and not played: their folders are on the list that CMake makes
// (mt_unplayed_game).
#pragma once
#include "movetext/games/api/unplayed_game.hpp"

#include <span>
#include <string_view>

namespace mt {

// Returns those that have looks or files of their own.
std::span<const UnplayedGame* const> unplayed_games();

// Finds a game by a value of the tags Game, Variant or GameType, in any case: "Chinese Chess", "1",
// "50,B,8,8,A0,0".  Games of which nothing but a name is known are found as well.  nullptr: none.
const UnplayedGame* find_unplayed_game(std::string_view tag_value);

}  // namespace mt
