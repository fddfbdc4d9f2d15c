// The properties of GGF that have a tag with the same value.
//
// BO, DT, GM and RE have tags of a different form, and every other property of two capitals keeps its name.
#pragma once
#include <array>
#include <string>
#include <string_view>

namespace mt::ggf {

struct NamedValue {
  std::string_view property;
  std::string_view tag;
};

inline constexpr auto players = std::to_array<NamedValue>({{"PB", "Black"}, {"PW", "White"}});
inline constexpr auto clocks = std::to_array<NamedValue>(
    {{"TI", "TimeControl"}, {"TB", "TimeControlBlack"}, {"TW", "TimeControlWhite"}});
inline constexpr auto komi_moves =
    std::to_array<NamedValue>({{"KB", "KB"}, {"KW", "KW"}, {"KM", "KM"}});  // with these values
inline constexpr auto other_values =
    std::to_array<NamedValue>({{"PC", "Site"}, {"RB", "BlackRating"}, {"RW", "WhiteRating"}});

// The property for all other tags, "XT[Event:Club evening]".
inline constexpr std::string_view tag_property = "XT";
// The tag of the first game on a line with several games: their number.
inline constexpr std::string_view games_tag = "Games";
inline constexpr std::string_view zone_tag = "TimeZone";

// Returns the tag of a property, or an empty string if it has none.
std::string_view tag_of(std::string_view property);
// Returns whether a property with this name is kept under its own name.
bool is_own_property(std::string_view name);
// Returns whether a tag is written as another property than tag_property, or follows from one.
bool has_property(std::string_view tag);

// Returns the time for all moves, "300" or "300+5", as "main/increment/extension"; other text is unchanged.
std::string clock_of(std::string_view time_control);

}  // namespace mt::ggf
