// The data of a backgammon match other than its plays: games with their scores, dice, cube.
//
// Tags: White and Black are the players of the first and the second side. MatchLength is the number of points
// that wins the match, or "0" for money play.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace mt {

inline constexpr std::string_view match_length_tag = "MatchLength";
inline constexpr std::uint32_t max_match_points = 32'767;  // limit of the match length and of each score

// Returns whether a tag describes the match (players, length) and not the file.
constexpr bool is_match_tag(std::string_view name) {
  return name == "White" || name == "Black" || name == match_length_tag;
}

// Event::arg of EventKind::cube. `resign`: the side gives up the game for the points in the following event.
enum class CubeAction : std::uint8_t { offer, take, drop, beaver, raccoon, resign };

// Returns "double", "take", "drop", "beaver", "raccoon" or "resign".
std::string_view name(CubeAction action);
// Returns the action with that name, or nullopt.
std::optional<CubeAction> find_cube_action(std::string_view name);
// Returns the action for any word that programs or servers use for it, in any letter case: "Doubles",
// "accept", "passes", "Concedes".
std::optional<CubeAction> find_cube_word(std::string_view word);
// Returns the action for a word that can only report an action: "Doubles", "passes".
std::optional<CubeAction> find_cube_news(std::string_view word);

// Event::value of EventKind::game: pack_score() of the points of both sides, or unknown_score.
inline constexpr std::uint32_t unknown_score = UINT32_MAX;
constexpr std::uint32_t pack_score(std::uint32_t first, std::uint32_t second) {
  return first << 16 | second;
}
constexpr std::uint32_t score_of(Side side, std::uint32_t packed) {
  return side == Side::first ? packed >> 16 : packed & 0xFFFFU;
}

// Returns the side that is stored in Event::value of plies, rolls, cube actions and points.
constexpr Side side_of(std::uint32_t value) {
  return value % 2 == 0 ? Side::first : Side::second;
}

// Returns the new value of the cube, which follows the word for the action. Returns 0 if the text has no
// value.
std::uint32_t cube_value(std::string_view words);

}  // namespace mt
