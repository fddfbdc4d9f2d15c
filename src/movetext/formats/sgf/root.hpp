// Data of the whole match: properties in the root of the first game, and tags in a record.
#pragma once
#include "movetext/record/record.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::sgf {

// Properties that have the same value as a tag, in GNU Backgammon's order.
struct InfoName {
  std::string_view property;
  std::string_view tag;  // the name of the tag is the same as in .mat files
};
inline constexpr auto info_names = std::to_array<InfoName>({{"WR", "WhiteElo"},
                                                            {"BR", "BlackElo"},
                                                            {"DT", "EventDate"},
                                                            {"EV", "Event"},
                                                            {"RO", "Round"},
                                                            {"PC", "Site"},
                                                            {"AN", "Transcriber"},
                                                            {"GC", "GameComment"}});

// The values of the properties, without escapes.
struct RootInfo {
  std::array<std::string, info_names.size()> info;
  // the words of RU[Crawford:Jacoby], without CrawfordGame, which belongs to a single game
  std::vector<std::string> rules;
  std::uint32_t length = 0;

  bool has_rule(std::string_view word) const;
};
// Returns whether the value of the property may have several lines.
constexpr bool has_lines(std::string_view property) {
  return property == "GC";
}
// Returns whether a property may occur only in the root of a tree.
bool is_root_property(std::string_view name);
inline constexpr std::string_view crawford_game = "CrawfordGame";

using TagList = std::vector<std::pair<std::string, std::string>>;

// Returns the tags for the properties, except the players and the length.
TagList tags_of(const RootInfo& root);
// Returns the properties for those of the record's tags that have a property.
RootInfo root_of(const Record& record);
// Returns all tags of the record except the players and the length.
TagList own_tags(const Record& record);
// Returns whether `name` can be the name of a tag that is not a player or the length.
bool is_tag(std::string_view name);

}  // namespace mt::sgf
