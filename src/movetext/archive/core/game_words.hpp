// The texts of messages about records whose tags and moves do not agree on the game.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <string>
#include <string_view>

namespace mt::archive {

// Returns the message that the value of a tag names the game `first` but the moves are legal only in `other`.
std::string conflict_words(std::string_view tag_name, std::string_view value, const GameSpec& first,
                           const GameSpec& other);
// Returns the message that the tags Variant and GameType name different games, and that GameType decides.
std::string contradiction_words(const GameSpec& of_variant, const GameSpec& of_type);
// Returns the message that the wrong side moves first: "White moves first, but in english Black does; ...".
std::string first_mover_words(const AnyGame& game, const AnyGame& read_as);
// Returns the end of a message about an illegal move that is legal in another game.
std::string sister_words(const GameSpec& sister, std::string_view tag_name);
// Returns the message that the value of a tag GameType is unknown.
std::string unknown_words(std::string_view game_type);

}  // namespace mt::archive
