// Writes how many records each group has, as a table or as lines of JSON.
//
//   const GroupTable table("year,result", false);
//   write(table.head());
//   for (group : groups) write(table.line(group, sums));
#pragma once
#include "movetext/record/group_sums.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::report {

class GroupTable {
 public:
  // `names`: the names of a group's values, separated by commas. If `json`, writes one object per line.
  // Otherwise writes a table separated by commas (RFC 4180, but lines end in a line feed) that begins with a
  // line of names.
  GroupTable(std::string_view names, bool json);

  // Returns the text before the lines of the groups.
  std::string head() const;
  // Returns the line of a group; `group` is in the form of append_groups() (record/grouping.hpp). An unknown
  // value is "?", as in records. If one of the values is a player or a colour,
  // the line also has the score: games won, drawn and lost, points, percent, the sums of the numbers of the
  // results, the average rating of the opponents and the performance.
  std::string line(std::string_view group, const GroupSums& sums) const;

 private:
  std::vector<std::string> names_;
  bool json_;
  bool has_player_ = false;
};

}  // namespace mt::report
