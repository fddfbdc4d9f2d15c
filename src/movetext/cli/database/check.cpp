// movetext check, if all files are databases.
#include "movetext/archive/database_mark.hpp"
#include "movetext/cli/archive_jobs.hpp"
#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/commands.hpp"
#include "movetext/cli/database/commands.hpp"
#include "movetext/database/file/open_file.hpp"
#include "movetext/database/file/stored_findings.hpp"

#include <algorithm>
#include <atomic>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli {
namespace {

struct OpenDatabase {
  std::string path;
  std::unique_ptr<sqlite::Database> database;
};

// Returns whether an option changes what is found.
bool changes_findings(const Invocation& invocation) {
  const auto is_given = [&](std::string_view name) { return invocation.has(name); };
  return is_given("game") || is_given("losing") ||
         std::ranges::any_of(check_command.options, is_given, &Option::name);
}

// Opens the databases if the stored findings of all of them are the result. Returns nothing if the records
// have to be checked again.
std::vector<OpenDatabase> open_checked(const Invocation& invocation) {
  std::vector<OpenDatabase> out;
  if (changes_findings(invocation) || !std::ranges::all_of(invocation.operands(), archive::is_database))
    return out;
  try {
    for (const std::string& path : invocation.operands()) {
      out.push_back({path, database::open_to_read(path)});
      const OpenDatabase& opened = out.back();
      opened.database->execute("begin");
      const bool shows_lines = invocation.terminal().source_lines &&
                               opened.database->number("select exists(select 1 from finding)") != 0;
      if (shows_lines || !database::has_stored_findings(*opened.database)) return {};
    }
  } catch (const std::runtime_error&) {
    return {};  // the run over the records reports the reason
  }
  return out;
}

archive::RunResult report_stored(const std::vector<OpenDatabase>& databases, archive::Listener& listener,
                                 const std::atomic<bool>& stop) {
  archive::RunResult result;
  for (const auto& [path, database] : databases) {
    try {
      bool is_heard = true;
      result.counts += database::report_stored_findings(*database, listener, is_heard);
      if (!is_heard) result.unheard = true;
    } catch (const sqlite::Error& error) {
      listener.unreadable(std::string(path).append(": ").append(error.what()));
      result.input_failed = true;
    }
    result.interrupted = stop;
    if (stop || result.unheard) break;
  }
  return result;
}

}  // namespace

Status run_check_of_databases(const Invocation& invocation) {
  const ArchiveOptions options = read_archive_options(invocation);
  const std::vector<OpenDatabase> databases = open_checked(invocation);
  if (databases.empty()) return run_check(invocation, options);
  return report_check(invocation, options, [&](archive::Listener& listener) {
    return report_stored(databases, listener, invocation.stop());
  });
}

}  // namespace mt::cli
