// The games that UCI supports, and the options that choose one of them.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/engine/api/player.hpp"
#include "movetext/games/api/game_spec.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace mt::engine::uci {

// The notation of UCI's moves.
inline constexpr board::Notation notation = board::Notation::uci;

// Returns whether UCI has a notation for the moves of the game.
bool has_game(const GameSpec& spec);

// Returns the options that choose the game: UCI_Variant, and UCI_Chess960 if Chess960 is one of the choices.
std::vector<Option> variant_options(const GameSpec& spec);
// Returns the game that an option chooses. Returns nullopt if the option does not choose a game, or if there
// is no such game.
std::optional<GameSpec> variant_set_by(const GameSpec& spec, std::string_view option, std::string_view value);

}  // namespace mt::engine::uci
