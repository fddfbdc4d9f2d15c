// The names of the games to which the property GM refers by number.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::sgf {

// Values of GM whose games can be read: 2 is Othello, a game of discs; 6 is backgammon, in matches.
inline constexpr std::uint32_t disc_kind = 2;
inline constexpr std::uint32_t match_kind = 6;

// Returns why a tree of another game cannot be read: "a game of Go, GM[1], cannot be read from SGF; ...".
// `value`: the value of GM as written.
std::string other_game_words(std::string_view value);

}  // namespace mt::sgf
