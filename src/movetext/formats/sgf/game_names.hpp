// The games numbered by the property GM.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::sgf {

// Values of GM whose games can be read: Othello, a game of discs, and matches of backgammon.
inline constexpr std::uint32_t disc_kind = 2;
inline constexpr std::uint32_t match_kind = 6;

// Returns why a tree of another game cannot be read: "a game of Go, GM[1], is not read from SGF; ...".
// `value`: that of GM, as written.
std::string other_game_words(std::string_view value);

}  // namespace mt::sgf
