#include "movetext/cli/table_columns.hpp"

#include "movetext/archive/run.hpp"
#include "movetext/archive/stages/visit_records.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

namespace mt::cli {
namespace {

constexpr std::size_t most_columns = 1000;

class SilentListener final : public archive::Listener {
 public:
  bool found(const archive::Place& /*place*/, const Diagnostic& /*diagnostic*/) override { return true; }
  void unreadable(std::string_view /*error*/) override {}
};

std::vector<std::string> split_names(std::string_view text) {
  std::vector<std::string> names;
  for (;;) {
    const std::size_t comma = text.find(',');
    names.emplace_back(text::trim(text.substr(0, comma)));
    if (comma == std::string_view::npos) return names;
    text.remove_prefix(comma + 1);
  }
}

bool can_be_read_again(const std::string& path) {
  std::error_code fault;
  return path != "-" && std::filesystem::is_regular_file(path, fault);
}

// Returns the names of all tags of the selected records, in the order of their bytes.
std::set<std::string> names_in_records(const archive::Job& asked, const std::atomic<bool>& stop) {
  std::mutex mutex;
  std::set<std::string> names;
  archive::Job job = asked;
  job.output.to = nullptr;
  job.keys.unique = false;
  job.groups = {GroupKey{FilterName::event}};  // counting by event does not replay the games
  job.task.stages.push_back(archive::visit_records([&](const archive::PlayedRecord& played) {
    const std::lock_guard lock(mutex);
    for (const Tag& tag : played.record.tags) names.insert(std::string(played.record.text(tag.name)));
    return names.size() <= most_columns;
  }));
  SilentListener listener;
  static_cast<void>(archive::run(job, nullptr, {}, listener, stop));
  return names;
}

// Returns the computed column of that name in any letter case, because databases do not distinguish the case
// of names. Returns an empty view if there is none.
std::string_view computed_column(const Format& table, std::string_view name) {
  for (const std::string_view column : table.computed_columns)
    if (text::same_in_any_case(column, name)) return column;
  return {};
}

// Returns the name of the column for a tag: the name of the tag, or "tag.NAME" if a computed column has that
// name.
std::string column_of_tag(const Format& table, const std::string& name) {
  return computed_column(table, name).empty() ? name : std::string(tag_column) + name;
}

TableColumns all_columns(const archive::Job& job, const std::atomic<bool>& stop) {
  const auto stuck = std::ranges::find_if_not(job.task.files, can_be_read_again);
  if (stuck != job.task.files.end())
    return {.fault = "--columns all reads the input twice, but " +
                     (*stuck == "-" ? std::string("standard input") : *stuck) +
                     " cannot be read twice: name the columns"};
  const std::span<const std::string_view> usual = job.output.to->usual_columns;
  TableColumns columns{.names = {usual.begin(), usual.end()}};
  const std::set<std::string> found = names_in_records(job, stop);
  if (found.size() > most_columns)
    return {.fault =
                "the records have more than " + std::to_string(most_columns) + " tags: name the columns"};
  for (const std::string& name : found) {
    std::string column = column_of_tag(*job.output.to, name);
    if (name != "SetUp" && std::ranges::find(columns.names, column) == columns.names.end())
      columns.names.push_back(std::move(column));
  }
  return columns;
}

bool is_all(std::string_view written) {
  return text::same_in_any_case(written, "all");
}

// Returns the name of the column that the user has written as NAME or "tag.NAME".
std::string column_named(const Format& table, std::string_view written) {
  const bool is_tag = text::same_in_any_case(written.substr(0, tag_column.size()), tag_column);
  if (const std::string_view computed = computed_column(table, written); !computed.empty())
    return std::string(computed);
  std::string name;
  append_tag_name(is_tag ? written.substr(tag_column.size()) : written, name);
  return is_tag ? column_of_tag(table, name) : name;
}

// Inserts the columns of `all` that are not yet among the names, at the place of the word "all".
void put_in_place(std::size_t place, const std::vector<std::string>& all, std::vector<std::string>& names) {
  std::vector<std::string> others;
  for (const std::string& name : all)
    if (std::ranges::find(names, name) == names.end()) others.push_back(name);
  names.insert(names.begin() + static_cast<std::ptrdiff_t>(place), others.begin(), others.end());
}

}  // namespace

TableColumns read_columns(std::string_view text, const archive::Job& job, const std::atomic<bool>& stop) {
  if (job.output.to == nullptr || job.output.to->usual_columns.empty())
    return {.fault = "--columns is for the tables " +
                     format_names([](const Format& format) { return !format.usual_columns.empty(); }) +
                     "; name one of them with --to"};
  TableColumns columns;
  std::optional<std::size_t> place_of_all;
  for (const std::string& written : split_names(text)) {
    if (written.empty() || written.ends_with('.'))
      return {.fault = "--columns takes names separated by commas, such as Event,White,WhiteElo"};
    if (is_all(written)) {
      if (place_of_all) return {.fault = "--columns names all twice"};
      place_of_all = columns.names.size();
      continue;
    }
    std::string name = column_named(*job.output.to, written);
    if (std::ranges::find(columns.names, name) != columns.names.end())
      return {.fault = "--columns names " + name + " twice"};
    columns.names.push_back(std::move(name));
  }
  if (!place_of_all) return columns;
  TableColumns all = all_columns(job, stop);
  if (!all.fault.empty()) return all;
  put_in_place(*place_of_all, all.names, columns.names);
  return columns;
}

}  // namespace mt::cli
