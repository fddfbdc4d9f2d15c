#include "movetext/formats/csv/columns.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/csv_field.hpp"

#include <algorithm>

namespace mt::csv {

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

std::vector<std::string> tags_without_column(const Record& record, const WritingOptions& options) {
  std::vector<std::string> names;
  if (!options.columns.empty()) return names;  // the user has chosen
  for (const Tag& tag : record.tags) {
    const std::string_view name = record.text(tag.name);
    const bool says_nothing = name == "SetUp" || text::trim(record.text(tag.value)).empty();
    const bool has_column = std::ranges::find(usual_columns, name) != usual_columns.end();
    if (!says_nothing && !has_column) names.emplace_back(name);
  }
  return names;
}

}  // namespace mt::csv
