// What is told when the tags of a record and its moves do not agree on the game.
#pragma once
#include "movetext/games/table/parse_game.hpp"

#include <string>
#include <string_view>

namespace mt::archive {

// The value of GameType says `first`, and the moves are of `other`.
std::string conflict_words(std::string_view value, const GameSpec& first, const GameSpec& other);
// The value of GameType is none that is known.
std::string unknown_words(std::string_view game_type);

}  // namespace mt::archive
