// The data of the whole match in the root of the first game, and the corresponding tags of a record.
#pragma once
#include "movetext/record/record.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::sgf {

// Properties whose value is the value of one tag, in GNU Backgammon's order.
struct InfoName {
  std::string_view property;
  std::string_view tag;  // as in .mat files
};
inline constexpr auto info_names = std::to_array<InfoName>({{"WR", "WhiteElo"},
                                                            {"BR", "BlackElo"},
                                                            {"DT", "EventDate"},
                                                            {"EV", "Event"},
                                                            {"RO", "Round"},
                                                            {"PC", "Site"},
                                                            {"AN", "Transcriber"},
                                                            {"GC", "GameComment"}});

// The values without escapes.
struct RootInfo {
  std::array<std::string, info_names.size()> info;
  std::vector<std::string> rules;  // RU[Crawford:Jacoby]: its words without CrawfordGame (of one game)
  std::uint32_t length = 0;

  bool has_rule(std::string_view word) const;
};
// Returns whether its value may have several lines.
constexpr bool has_lines(std::string_view property) {
  return property == "GC";
}
// Returns whether a property belongs only to the root of a tree.
bool is_root_property(std::string_view name);
inline constexpr std::string_view crawford_game = "CrawfordGame";

using TagList = std::vector<std::pair<std::string, std::string>>;

// Returns the tags for such properties, except the players and the length.
TagList tags_of(const RootInfo& root);
// Returns the properties for those of the record's tags that have one.
RootInfo root_of(const Record& record);
// Returns the record's own tags, without the players and the length.
TagList own_tags(const Record& record);
// Returns whether a record can have a tag of that name in addition to its players and its length.
bool is_tag(std::string_view name);

}  // namespace mt::sgf
