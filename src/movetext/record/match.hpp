// What a record of a backgammon match holds besides plays: games with their scores, dice, cube.
//
// Tags: White and Black are the players (first and second side), MatchLength is the number of points that
// wins the match, "0" in money play.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace mt {

inline constexpr std::string_view match_length_tag = "MatchLength";
inline constexpr std::uint32_t max_match_points = 32'767;  // length and scores

// Says whether a tag belongs to the match itself, not to the tags of its file: a player or the length.
constexpr bool is_match_tag(std::string_view name) {
  return name == "White" || name == "Black" || name == match_length_tag;
}

// Event::arg of EventKind::cube.  `resign`: the named side gives up the game for the points that follow.
enum class CubeAction : std::uint8_t { offer, take, drop, beaver, raccoon, resign };

// Returns "double", "take", "drop", "beaver", "raccoon" or "resign".
std::string_view name(CubeAction action);
// Finds an action by that name.
std::optional<CubeAction> find_cube_action(std::string_view name);
// Finds an action by a word of programs and servers for it, in any case: "Doubles", "accept", "passes",
// "Concedes".
std::optional<CubeAction> find_cube_word(std::string_view word);
// Finds an action by words of news only: "Doubles", "passes".
std::optional<CubeAction> find_cube_news(std::string_view word);

// Event::value of EventKind::game: points of both sides, or unknown_score.
inline constexpr std::uint32_t unknown_score = UINT32_MAX;
constexpr std::uint32_t pack_score(std::uint32_t first, std::uint32_t second) {
  return first << 16 | second;
}
constexpr std::uint32_t score_of(Side side, std::uint32_t packed) {
  return side == Side::first ? packed >> 16 : packed & 0xFFFFU;
}

// Returns the side in Event::value of plies, rolls, cube actions and points.
constexpr Side side_of(std::uint32_t value) {
  return value % 2 == 0 ? Side::first : Side::second;
}

// Returns the new value that is written after a turn of the cube, or 0.
std::uint32_t cube_value(std::string_view words);

}  // namespace mt
