// What the root of the first game says of the whole match, and the tags that a record has of it.
#pragma once
#include "movetext/record/record.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::sgf {

// Properties whose value is the value of one tag, in the order that GNU Backgammon writes them.
struct InfoName {
  std::string_view property;
  std::string_view tag;  // as .mat files have it
};
inline constexpr auto info_names = std::to_array<InfoName>({{"WR", "WhiteElo"},
                                                            {"BR", "BlackElo"},
                                                            {"DT", "EventDate"},
                                                            {"EV", "Event"},
                                                            {"RO", "Round"},
                                                            {"PC", "Site"},
                                                            {"AN", "Transcriber"},
                                                            {"GC", "GameComment"}});

// Values as they are meant, without escapes.
struct RootInfo {
  std::array<std::string, info_names.size()> info;
  std::vector<std::string> rules;  // RU[Crawford:Jacoby]: its words, but CrawfordGame, which is of one game
  std::uint32_t length = 0;

  bool has_rule(std::string_view word) const;
};
// Whether its value may have several lines.
constexpr bool has_lines(std::string_view property) {
  return property == "GC";
}
// Whether a property belongs to the root of a tree and to no other node.
bool is_root_property(std::string_view name);
inline constexpr std::string_view crawford_game = "CrawfordGame";

using TagList = std::vector<std::pair<std::string, std::string>>;

// The tags that such properties stand for; the players and the length are not among them.
TagList tags_of(const RootInfo& root);
// The properties that hold as many of the record's tags as there are properties for.
RootInfo root_of(const Record& record);
// The record's own tags, without the players and the length.
TagList own_tags(const Record& record);
// Whether a record can have a tag of that name beside its players and its length.
bool is_tag(std::string_view name);

}  // namespace mt::sgf
