#include "movetext/cli/database/maintenance.hpp"

#include "movetext/archive/output.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/database/position_tables.hpp"
#include "movetext/database/file/open_file.hpp"
#include "movetext/database/index/compact.hpp"
#include "movetext/database/index/remove_games.hpp"
#include "movetext/database/index/verify.hpp"
#include "movetext/report/json_line.hpp"
#include "movetext/text/number.hpp"

#include <filesystem>
#include <system_error>
#include <vector>

namespace mt::cli {
namespace {

// The databases that the command names, by operands or by --output.
std::vector<std::string> databases_of(const Invocation& invocation) {
  std::vector<std::string> out = invocation.operands();
  if (const auto output = invocation.value("output")) out.emplace_back(*output);
  return out;
}

std::string counted_games(std::uint64_t number) {
  return std::to_string(number) + (number == 1 ? " game" : " games");
}

Status verify_all(const Invocation& invocation) {
  Status status = Status::ok;
  for (const std::string& path : databases_of(invocation)) {
    const auto database = database::open_to_read(path);
    const std::unique_ptr<database::PositionTables> tables = tables_in(*database);
    std::uint64_t faults = 0;
    const std::uint64_t games = database::verify(
        *database, path, {.threads = invocation.threads(), .tables = tables.get()},
        [&](const std::string& fault) {
          ++faults;
          write_error(std::string(path).append(": error: ").append(fault).append("\n"));
        },
        invocation.stop());
    if (invocation.stop()) return Status::interrupted;
    if (faults > 0) status = Status::faults;
    std::string shown = path + ": " + counted_games(games) + ", errors " + std::to_string(faults) + "\n";
    if (invocation.has("json")) {
      shown.clear();
      report::JsonLine line(shown);
      line.text("file", path);
      line.number("games", games);
      line.number("errors", faults);
      line.end();
    }
    write_out_line(shown);
  }
  return status;
}

Status compact_all(const Invocation& invocation) {
  for (const std::string& path : databases_of(invocation)) {
    std::error_code ignored;
    const std::uintmax_t before = std::filesystem::file_size(path, ignored);
    database::WrittenDatabase written(path);
    database::compact(written.database(), tables_in(written.database()).get());
    written.close();
    const std::uintmax_t after = std::filesystem::file_size(path, ignored);
    if (!invocation.has("quiet"))
      write_error(path + ": " + std::to_string(before) + " bytes before, " + std::to_string(after) +
                  " bytes now\n");
  }
  return Status::ok;
}

Status remove_all(const Invocation& invocation) {
  const std::vector<std::string> databases = databases_of(invocation);
  if (databases.size() != 1) return complain("--remove changes one database; name it"), Status::usage;
  const std::string& path = databases.front();
  database::WrittenDatabase written(path);
  sqlite::Transaction transaction(written.database());
  const std::unique_ptr<database::PositionTables> tables = tables_in(written.database());
  std::uint64_t removed = 0;
  for (const std::string& source : invocation.values("remove")) {
    std::uint64_t games = 0;
    if (database::remove_source(written.database(), tables.get(), source, games) == 0)
      return complain(std::string(path).append(": no file ").append(source).append(" in this database")),
             Status::usage;
    removed += games;
  }
  std::vector<std::int64_t> ids;
  for (const std::string& id : invocation.values("remove-game")) ids.push_back(text::parse_number(id));
  const std::uint64_t singles =
      ids.empty() ? 0 : database::remove_games(written.database(), tables.get(), ids);
  if (singles < ids.size())
    return complain(path + ": the database does not have all of these games; nothing was removed"),
           Status::usage;
  removed += singles;
  transaction.commit();
  written.close();
  if (!invocation.has("quiet")) write_error(path + ": " + counted_games(removed) + " removed\n");
  return Status::ok;
}

}  // namespace

bool has_failed(const archive::RunResult& result) {
  return result.input_failed || result.output_failed || result.interrupted || result.unheard ||
         result.stopped;
}

void write_out_line(const std::string& text) {
  archive::Output output;
  if (!output.open({}) || !output.write(text) || !output.finish()) static_cast<void>(report_io(output));
}

bool is_maintenance(const Invocation& invocation) {
  for (const std::string_view act : {"remove", "remove-game", "verify", "compact"})
    if (invocation.has(act)) return true;
  return false;
}

Status run_maintenance(const Invocation& invocation) {
  if (invocation.has("verify")) return verify_all(invocation);
  return invocation.has("compact") ? compact_all(invocation) : remove_all(invocation);
}

}  // namespace mt::cli
