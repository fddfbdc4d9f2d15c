// Adds the tags of records to another one of the same game.
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

// Adds the tags that the record lacks or whose values it does not know ("?", "2001.??.??" beside
// "2001.05.07").  Where both know different values, that of the record that is kept stays and the other one
// is reported; so are all tags of a record of other players, since they may belong to them.
class TagMerger {
 public:
  // `white_first`: the first side is White.
  TagMerger(Record& kept, bool white_first);

  void merge(const Record& other, Merging merging, MergeReport& report);

 private:
  using Players = std::array<std::string, 2>;  // in plain letters; empty: not known

  static Players players_of(const Record& record, bool white_first);
  bool are_other_players(const Record& other);
  void set(const std::string& name, std::string_view value);

  Record& kept_;
  bool white_first_;
  Players players_;
  std::unordered_map<std::string, std::uint32_t> tags_;  // the first of each name, by its number
};

// Returns whether a value says nothing: "", "?", "????.??.??"; as a result also "*".
bool is_unknown_value(std::string_view name, std::string_view value);

}  // namespace mt
