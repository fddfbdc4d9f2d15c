// The result of merging a record into another record of the same game.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace mt {

struct MergeReport {
  static constexpr std::size_t most_conflicts = 10;  // maximum number of conflicts kept as text

  std::uint32_t tags = 0;  // number of added tags; the counts below are for other additions
  std::uint32_t comments = 0;
  std::uint32_t glyphs = 0;
  std::uint32_t variations = 0;
  std::vector<std::string> conflicts{};  // parts that contradict the kept record and are not added
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

// Returns the additions as "2 comments, 1 variation", or an empty string if there are none.
std::string words_of_additions(const MergeReport& report);
// Returns the conflicts separated by commas, or an empty string if there are none.
std::string words_of_conflicts(const MergeReport& report);

}  // namespace mt
