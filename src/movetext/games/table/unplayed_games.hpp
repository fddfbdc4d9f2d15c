// Lists games that are known but not supported. CMake makes this list from the folders that call
// mt_unplayed_game.
#pragma once
#include "movetext/games/api/unplayed_game.hpp"

#include <span>
#include <string_view>

namespace mt {

// Returns the unsupported games that can be recognised by their texts or files.
std::span<const UnplayedGame* const> unplayed_games();

// Finds a game by a value of the tags Game, Variant or GameType, without regard to letter case: "Chinese
// Chess", "1", "50,B,8,8,A0,0". This includes games of which only the name is known. Returns nullptr if
// there is none.
const UnplayedGame* find_unplayed_game(std::string_view tag_value);

}  // namespace mt
