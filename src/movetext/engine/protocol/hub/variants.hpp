// The games that Hub supports, with the names that engines use.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/games/api/game_spec.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::engine::hub {

inline constexpr std::string_view variant_param = "variant";

// Returns whether Hub has a notation for the moves of the game.
bool has_game(const GameSpec& spec);

// Returns the name that engines use for a game: "normal" for international draughts. If engines have no name
// for the game, returns our own name.
std::string variant_of(const GameSpec& spec);
std::optional<GameSpec> game_of_variant(std::string_view name);
// Returns the parameter that chooses the game.
Option variant_option(const GameSpec& spec);

}  // namespace mt::engine::hub
