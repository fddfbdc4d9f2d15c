// Tables of tournaments for programs: one row for each player, as comma-separated values or as lines of JSON.
//
//   CrosstableRows rows(false, tie_breaks);
//   write(rows.head());
//   write(rows.text(tournament, standings, "players"));
#pragma once
#include "movetext/tournament/standings.hpp"
#include "movetext/tournament/tournament.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::report {

class CrosstableRows {
 public:
  // `tie_breaks`: the columns of all tables; a table may have some of them.
  CrosstableRows(bool json, std::vector<tournament::TieBreak> tie_breaks)
      : json_(json), tie_breaks_(std::move(tie_breaks)) {}

  // Returns the line with the names of the columns, or nothing for JSON.
  std::string head() const;
  // Returns the rows of a table. `what`: the field "table", "players" or "teams".
  std::string text(const tournament::Tournament& tournament, const tournament::Standings& standings,
                   std::string_view what) const;

 private:
  struct Row;
  std::vector<std::string> csv_fields(const Row& row) const;
  std::string json_line(const Row& row) const;
  static tournament::TieBreakValue value_of(const Row& row, tournament::TieBreak tie_break);

  bool json_;
  std::vector<tournament::TieBreak> tie_breaks_;
};

}  // namespace mt::report
