// The tags on which the games of a tree agree, and the words that distinguish the games.
//
//   TreeTags tags;
//   for (const TagSheet& sheet : sheets) games.push_back(tags.add(sheet));
//   tags.set_common(record, false);
//   comment = tags.name_of(games[0], false);     // "Anna - Bram, 2024.03.10, 1-0"
#pragma once
#include "movetext/record/record.hpp"
#include "movetext/record/roster.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

class TreeTags {
 public:
  // The values of the roster, which name a game.
  using Roster = std::array<std::string, roster_names.size()>;

  // Adds the tags of a further game and returns its roster.
  Roster add(const TagSheet& sheet);
  // Replaces the tags of the record by those on which all games agree. An unknown value agrees with every
  // value. If `of_one_game` is true, the games are copies of one game, and a tag that only some of them have
  // is included. The roster is complete.
  void set_common(Record& record, bool of_one_game) const;
  // Returns whether the games may be copies of one game: no values of the roster contradict each other.
  bool may_be_one_game() const;
  // Returns the values of the roster that are not those of all games, or an empty string.
  std::string name_of(const Roster& roster, bool of_one_game) const;
  // Returns the result of all games, or "*" if they do not agree.
  std::string_view result(bool of_one_game) const;

 private:
  struct Common {
    std::string name{};
    std::string value{};      // empty if it is unknown
    std::uint32_t games = 0;  // number of games with this value
    bool differs = false;
  };

  static constexpr std::size_t most_tags = 4096;  // further names of tags are ignored

  Common* find_or_add(std::string_view name);
  bool agrees(const Common& tag, bool of_one_game) const {
    return !tag.differs && !tag.value.empty() && (tag.games == games_ || of_one_game);
  }
  std::vector<Common> tags_;  // the roster first
  std::uint32_t games_ = 0;
};

}  // namespace mt
