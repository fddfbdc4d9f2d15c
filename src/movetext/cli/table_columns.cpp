#include "movetext/cli/table_columns.hpp"

#include "movetext/archive/run.hpp"
#include "movetext/archive/stages/visit_records.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <set>
#include <system_error>

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

// Returns the names of all tags that the selected records have, in the order of their bytes.
std::set<std::string> names_in_records(const archive::Job& asked, const std::atomic<bool>& stop) {
  std::mutex mutex;
  std::set<std::string> names;
  archive::Job job = asked;
  job.output.to = nullptr;
  job.keys.unique = false;
  job.groups = {GroupKey{FilterName::event}};  // counted, so that nothing is played without need
  job.task.stages.push_back(archive::visit_records([&](const archive::PlayedRecord& played) {
    const std::lock_guard lock(mutex);
    for (const Tag& tag : played.record.tags) names.insert(std::string(played.record.text(tag.name)));
    return names.size() <= most_columns;
  }));
  SilentListener listener;
  static_cast<void>(archive::run(job, nullptr, {}, listener, stop));
  return names;
}

TableColumns all_columns(const archive::Job& job, const std::atomic<bool>& stop) {
  const auto stuck = std::ranges::find_if_not(job.task.files, can_be_read_again);
  if (stuck != job.task.files.end())
    return {.fault = "--columns all reads the input twice, and " +
                     (*stuck == "-" ? std::string("standard input") : *stuck) +
                     " cannot be read twice: name the columns"};
  TableColumns columns{.names = split_names(text::trim(job.output.to->frame.before))};
  const std::set<std::string> found = names_in_records(job, stop);
  if (found.size() > most_columns)
    return {.fault =
                "the records have more than " + std::to_string(most_columns) + " tags: name the columns"};
  for (const std::string& name : found)
    if (name != "SetUp" && std::ranges::find(columns.names, name) == columns.names.end())
      columns.names.push_back(name);
  return columns;
}

}  // namespace

TableColumns read_columns(std::string_view text, const archive::Job& job, const std::atomic<bool>& stop) {
  if (job.output.to == nullptr || job.output.to->head == nullptr)
    return {.fault = "--columns is for tables of games: --to csv"};
  if (text == "all") return all_columns(job, stop);
  TableColumns columns;
  for (const std::string& written : split_names(text)) {
    if (written.empty())
      return {.fault = "--columns takes names with commas between them, as Event,White,WhiteElo"};
    std::string name;
    append_tag_name(written, name);
    if (std::ranges::find(columns.names, name) != columns.names.end())
      return {.fault = "--columns names " + name + " twice"};
    columns.names.push_back(std::move(name));
  }
  return columns;
}

}  // namespace mt::cli
