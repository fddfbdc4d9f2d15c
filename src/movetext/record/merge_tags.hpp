// Adds the tags of other records to a record of the same game.
#pragma once
#include "movetext/record/merge_notes.hpp"
#include "movetext/record/merge_report.hpp"
#include "movetext/record/record.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

namespace mt {

// Adds tags that the kept record lacks, and replaces unknown values: "?", or "2001.??.??" by "2001.05.07". If
// both records have known and different values, the kept value stays and the other value is reported. If the
// players differ, all tags of the other record are reported and not added, since they may describe the other
// players.
class TagMerger {
 public:
  // `white_first`: White is the first side.
  TagMerger(Record& kept, bool white_first);

  void merge(const Record& other, Merging merging, MergeReport& report);

 private:
  using Players = std::array<std::string, 2>;  // names in plain letters; empty if unknown

  static Players players_of(const Record& record, bool white_first);
  bool are_other_players(const Record& other);
  void set(const std::string& name, std::string_view value);

  Record& kept_;
  bool white_first_;
  Players players_;
  std::unordered_map<std::string, std::uint32_t> tags_;  // index of the first tag with each name
};

// Returns whether a value is unknown: "", "?", "????.??.??", or for a result also "*".
bool is_unknown_value(std::string_view name, std::string_view value);

}  // namespace mt
