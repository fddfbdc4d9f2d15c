// Words of the UBGI drafts 0.1 and 0.2 that our engine still understands: options are written as keys.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/games/api/game_spec.hpp"

#include <string>
#include <string_view>

namespace mt::engine::ubgi {

// Returns whether this is the option that chooses the variant, "Variant".
bool is_variant_option(std::string_view name);

// Returns the name of the option for a key: "seed" for "engine.seed", "Variant" for "game.variant".
std::string name_of_key(std::string_view key);
// Returns "key engine.seed int 0..100 7".
std::string key_line(const Option& option);
// Returns "key game.variant enum backgammon|nackgammon backgammon".
std::string variant_key_line(const GameSpec& spec);

}  // namespace mt::engine::ubgi
