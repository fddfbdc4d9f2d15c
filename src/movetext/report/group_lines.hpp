// Counts of records by groups, as a table or as lines of JSON.
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
  // `names`: of the values of a group, with commas between them.  `json`: one object a line; else a table
  // with commas (RFC 4180, with plain line ends) and a line of names above.
  GroupTable(std::string_view names, bool json);

  // Returns what stands above the lines.
  std::string head() const;
  // Returns the line of a group, as append_groups() has it (record/grouping.hpp); a value that is not known
  // is
  // "?", as in records.  If one of the values is a player, the line has the player's score, too.
  std::string line(std::string_view group, const GroupSums& sums) const;

 private:
  std::vector<std::string> names_;
  bool json_;
  bool has_player_ = false;
};

}  // namespace mt::report
