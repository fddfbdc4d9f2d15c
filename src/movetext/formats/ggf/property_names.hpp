// The properties whose value is the value of one tag, and the names of tags that only GGF has.
#pragma once
#include <array>
#include <string_view>

namespace mt::ggf {

struct PropertyName {
  std::string_view property;
  std::string_view tag;
};
inline constexpr auto property_names = std::to_array<PropertyName>({{"PC", "Site"},
                                                                    {"PB", "Black"},
                                                                    {"PW", "White"},
                                                                    {"RB", "BlackRating"},
                                                                    {"RW", "WhiteRating"},
                                                                    {"TI", "TimeControl"},
                                                                    {"TB", "TimeControlBlack"},
                                                                    {"TW", "TimeControlWhite"}});

inline constexpr std::string_view zone_tag = "TimeZone";
// Which of the games of a match the record is, if two of them are in one line.
inline constexpr std::string_view match_game_tag = "MatchGame";
inline constexpr std::string_view first_of_pair = "1/2";
inline constexpr std::string_view second_of_pair = "2/2";

}  // namespace mt::ggf
