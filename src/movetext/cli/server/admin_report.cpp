#include "movetext/cli/server/admin_office.hpp"
#include "movetext/report/json_line.hpp"
#include "movetext/text/number.hpp"

namespace mt::cli {
namespace {

std::string json_lines(const server::words::TextTable& table) {
  std::string out;
  for (const std::vector<std::string>& row : table.rows()) {
    report::JsonLine line(out);
    for (std::size_t i = 0; i < row.size(); ++i) {
      const server::words::TextTable::Column& column = table.columns()[i];
      if (row[i] == server::words::TextTable::nothing) continue;
      std::string name(column.heading);
      for (char& c : name) c = c == ' ' ? '_' : text::to_lower(c);
      if (column.right)
        line.number(name, static_cast<std::uint64_t>(text::parse_number(row[i], INT64_MAX)));
      else
        line.text(name, row[i]);
    }
    line.end();
  }
  return out;
}

}  // namespace

std::optional<std::uint32_t> limit_of(const Invocation& invocation) {
  constexpr std::uint64_t most = 100'000;
  const std::uint64_t limit = invocation.number_or("limit", 100);
  if (limit >= 1 && limit <= most) return static_cast<std::uint32_t>(limit);
  complain("--limit must be from 1 to 100000");
  return {};
}

Status print(const Invocation& invocation, const server::admin::Report& report, std::string_view none) {
  if (invocation.has("json")) return print(invocation, json_lines(report.table));
  return print(invocation,
               report.table.empty() ? std::string(none) : report.above + report.table.write_whole());
}

}  // namespace mt::cli
