// The properties of GGF that have the same value as a tag.
//
// BO, DT, GM and RE become tags whose values have a different form. Every other property with a name of two
// capitals becomes a tag of the same name.
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
    std::to_array<NamedValue>({{"KB", "KB"}, {"KW", "KW"}, {"KM", "KM"}});  // tags of the same name
inline constexpr auto other_values =
    std::to_array<NamedValue>({{"PC", "Site"}, {"RB", "BlackRating"}, {"RW", "WhiteRating"}});

// The property that holds the tags for which GGF has no property, "XT[Event:Club evening]".
inline constexpr std::string_view tag_property = "XT";
// The tag for the number of games on a line. Only the first of these games has it.
inline constexpr std::string_view games_tag = "Games";
inline constexpr std::string_view zone_tag = "TimeZone";

// Returns the tag for a property, or an empty string if the property does not have one.
std::string_view tag_of(std::string_view property);
// Returns whether the property becomes a tag of the same name.
bool is_own_property(std::string_view name);
// Returns whether a tag is not written as XT, because another property holds it, or because it follows from
// another property.
bool has_property(std::string_view tag);

// Returns a time control such as "300" or "300+5" in the form "main/increment/extension"; other text is
// returned unchanged.
std::string clock_of(std::string_view time_control);

}  // namespace mt::ggf
