// Words the reports about records whose tags and moves do not agree on the game.
#pragma once
#include "movetext/games/table/parse_game.hpp"

#include <string>
#include <string_view>

namespace mt::archive {

// Says that the value of GameType names `first`, and that the moves are of `other`.
std::string conflict_words(std::string_view value, const GameSpec& first, const GameSpec& other);
// Says that the value of GameType is not known.
std::string unknown_words(std::string_view game_type);

}  // namespace mt::archive
