#include "movetext/formats/csv/columns.hpp"

#include "movetext/record/roster.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/csv_field.hpp"

#include <algorithm>
#include <span>

namespace mt::csv {
namespace {

constexpr auto tags_of_matches = std::to_array<std::string_view>(
    {"Event", "Site", "Date", "Round", "White", "Black", "Result", "MatchLength"});

// The usual columns that are tags.
constexpr auto usual_tags = [] {
  std::array<std::string_view, usual_columns.size() - computed_columns.size()> tags{};
  std::size_t count = 0;
  for (const std::string_view column : usual_columns)
    if (std::find(computed_columns.begin(), computed_columns.end(), column) == computed_columns.end())
      tags[count++] = column;
  return tags;
}();

bool is_among(std::string_view name, std::span<const std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

// Adds a message for each tag that is not empty and does not have a column. SetUp is left out, since FEN
// implies it. Tags are compared by their names in the roster, which may differ from their names in the
// record.
void add_tags(const Record& record, std::span<const std::string_view> columns, std::string_view message,
              std::vector<std::string>& parts) {
  const auto has_column = [&](const Tag& tag) { return is_among(record.text(tag.name), columns); };
  if (std::ranges::all_of(record.tags, has_column)) return;
  TagSheet sheet;
  sheet.fill(record, {.white_first = record.convention->first_player != "Black"});
  for (const CanonicalTag& tag : sheet.tags()) {
    const bool says_nothing = tag.name == "SetUp" || text::trim(tag.value).empty();
    if (!says_nothing && !is_among(tag.name, columns))
      parts.push_back("the tag " + std::string(tag.name) + std::string(message));
  }
}

void add_annotations(const Record& record, const WritingOptions& options, std::vector<std::string>& parts) {
  const Parts found = parts_found(record, options.parts());
  if (found.comments) parts.emplace_back("comments have no column");
  if (found.nags) parts.emplace_back("glyphs have no column");
  if (found.variations) parts.emplace_back("variations have no column");
}

}  // namespace

std::vector<std::string> columns_of(const WritingOptions& options) {
  if (!options.columns.empty()) return options.columns;
  return {usual_columns.begin(), usual_columns.end()};
}

std::string head_of(const WritingOptions& options) {
  std::string head;
  for (const std::string& column : columns_of(options)) {
    if (!head.empty()) head += ',';
    text::append_csv_field(column, head);
  }
  return head += "\r\n";
}

std::vector<std::string> parts_without_column(const Record& record, const WritingOptions& options) {
  std::vector<std::string> parts;
  if (options.columns.empty()) add_tags(record, usual_tags, " has no column (--columns all adds one)", parts);
  const std::vector<std::string>& chosen = options.columns;
  if (chosen.empty() || std::ranges::find(chosen, "Movetext") != chosen.end())
    add_annotations(record, options, parts);
  return parts;
}

std::vector<std::string> parts_without_match_column(const Record& record, const WritingOptions& options) {
  std::vector<std::string> parts{"rolls and plays have no column"};
  add_tags(record, tags_of_matches, " has no column", parts);
  add_annotations(record, options, parts);
  return parts;
}

}  // namespace mt::csv
