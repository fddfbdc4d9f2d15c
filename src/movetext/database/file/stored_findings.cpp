#include "movetext/database/file/stored_findings.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::database {
namespace {

Severity severity_named(std::string_view name) {
  if (name == "error") return Severity::error;
  return name == "warning" ? Severity::warning : Severity::note;
}

// Returns Code::none for a name that is not known.
Code code_named(std::string_view text) {
  for (int i = 0; i < code_count; ++i)
    if (name(static_cast<Code>(i)) == text) return static_cast<Code>(i);
  return Code::none;
}

// Numbers of a database are not trusted.
std::uint64_t natural(std::int64_t number) {
  return static_cast<std::uint64_t>(std::max<std::int64_t>(number, 0));
}

archive::Place place_of_row(const sqlite::Query& row) {
  archive::Place place{.file = row.text(0), .length = static_cast<std::size_t>(natural(row.number(3)))};
  if (row.number(1) == 0) {
    place.offset = natural(row.number(2));
  } else {
    place.line = natural(row.number(1));
    place.column = std::max<std::uint64_t>(natural(row.number(2)), 1);
  }
  return place;
}

}  // namespace

bool has_stored_findings(sqlite::Database& database) {
  if (database.number("select count(*) from sqlite_schema where type = 'table' and name = 'checked'") == 0)
    return false;
  return database.number(
             "select exists(select 1 from source where (games > 0 or bytes > 0) and id not in (select source "
             "from checked))") == 0;
}

archive::Counts report_stored_findings(sqlite::Database& database, archive::FindingListener& listener,
                                       bool& is_heard) {
  is_heard = true;
  sqlite::Query rows = database.query(
      "select source.path, finding.line, finding.column, finding.length, severity, code, message, hint from "
      "finding join game on game.id = finding.game join source on source.id = game.source order by "
      "finding.game, finding.number");
  while (is_heard && rows.step()) {
    const Diagnostic diagnostic{.code = code_named(rows.text(5)),
                                .severity = severity_named(rows.text(4)),
                                .message = std::string(rows.text(6)),
                                .hint = std::string(rows.text(7))};
    is_heard = listener.found(place_of_row(rows), diagnostic);
  }
  sqlite::Query sums =
      database.query("select sum(games), sum(moves), sum(errors), sum(warnings) from checked");
  archive::Counts counts;
  if (!sums.step()) return counts;
  counts.games = natural(sums.number(0));
  counts.moves = natural(sums.number(1));
  counts.errors = natural(sums.number(2));
  counts.warnings = natural(sums.number(3));
  return counts;
}

}  // namespace mt::database
