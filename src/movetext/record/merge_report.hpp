// The additions and conflicts found in merging a record into another one of the same game.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace mt {

struct MergeReport {
  static constexpr std::size_t most_conflicts = 10;  // number of conflicts kept as words

  std::uint32_t tags = 0;  // tags that were added; likewise the others
  std::uint32_t comments = 0;
  std::uint32_t glyphs = 0;
  std::uint32_t variations = 0;
  std::vector<std::string> conflicts{};  // parts that contradict the record and are not added
  std::uint32_t more_conflicts = 0;      // conflicts beyond most_conflicts

  bool adds() const { return tags + comments + glyphs + variations > 0; }
  bool has_conflicts() const { return !conflicts.empty(); }
  void add_conflict(std::string words) {
    if (conflicts.size() < most_conflicts)
      conflicts.push_back(std::move(words));
    else
      ++more_conflicts;
  }
};

// Returns "2 comments, 1 variation", or an empty string if nothing is added.
std::string words_of_additions(const MergeReport& report);
// Returns the conflicts separated by commas, or an empty string if there are none.
std::string words_of_conflicts(const MergeReport& report);

}  // namespace mt
