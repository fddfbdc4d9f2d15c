// Runs "movetext index".
#include "movetext/archive/run.hpp"
#include "movetext/cli/archive_listener.hpp"
#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/database/commands.hpp"
#include "movetext/cli/database/maintenance.hpp"
#include "movetext/cli/database/position_tables.hpp"
#include "movetext/cli/make_job.hpp"
#include "movetext/database/file/database_container.hpp"
#include "movetext/database/file/open_file.hpp"
#include "movetext/database/file/schema.hpp"
#include "movetext/database/index/add_plan.hpp"
#include "movetext/database/index/game_writer.hpp"
#include "movetext/database/index/index_games.hpp"
#include "movetext/database/positions/segments.hpp"
#include "movetext/report/json_line.hpp"
#include "movetext/sqlite/database.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace mt::cli {
namespace {

// Shows the progress and the files that cannot be read. Findings are stored, and `check` lists them.
class IndexListener final : public archive::Listener {
 public:
  IndexListener(const Invocation& invocation, const ArchiveOptions& options)
      : shown_(invocation, options, nullptr, false) {}
  bool found(const archive::Place& /*place*/, const Diagnostic& /*diagnostic*/) override { return true; }
  void unreadable(std::string_view error) override { shown_.unreadable(error); }
  void progress(std::string_view file, std::uint64_t read, std::uint64_t size) override {
    shown_.progress(file, read, size);
  }
  void finish() { shown_.finish(); }

 private:
  ArchiveListener shown_;
};

// The parts of the command line that the runs share.
struct Indexing {
  const Invocation& invocation;
  ArchiveOptions options;
  archive::Job job;
  std::shared_ptr<database::IndexOptions> indexing = std::make_shared<database::IndexOptions>();
  database::WriterOptions writing{};
  database::PositionTables* tables = nullptr;
  std::vector<std::string> unchanged{};
};

struct IndexResult {
  archive::RunResult run;
  database::WriterSums sums;
};

database::Dropped dropped_by(const Invocation& invocation) {
  if (!invocation.has("unique")) return database::Dropped::none;
  const std::string_view kind = invocation.value_or("unique", "exact");
  if (kind == "moves") return database::Dropped::moves;
  if (kind == "position") return database::Dropped::position;
  return kind == "players" ? database::Dropped::players : database::Dropped::exact;
}

std::optional<Indexing> read_indexing(const Invocation& invocation) {
  const ArchiveOptions options = read_archive_options(invocation);
  std::optional<archive::Job> job = make_job(options);
  if (!job) return std::nullopt;
  Indexing out{.invocation = invocation, .options = options, .job = *std::move(job)};
  // The names of players and repeats are work of the writer, not of the stages.
  out.writing = {.dropped = dropped_by(invocation), .names = std::exchange(out.job.names, nullptr)};
  out.job.keys = {};
  return out;
}

// Reads the files of the job into the database. A transaction must be open.
IndexResult read_files(Indexing& work, sqlite::Database& database) {
  work.indexing->tables = work.tables;
  work.job.task.stages = {database::index_games(work.indexing)};
  database::GameWriter writer(database, work.tables, *work.indexing, work.writing);
  IndexListener listener(work.invocation, work.options);
  IndexResult result;
  result.run = archive::run(work.job, archive::Destinations(writer), {}, listener, work.invocation.stop());
  listener.finish();
  if (!has_failed(result.run)) writer.finish();
  result.sums = writer.sums();
  return result;
}

std::string counted(std::uint64_t number, std::string_view one) {
  return std::to_string(number) + ' ' + std::string(one) + (number == 1 ? "" : "s");
}

std::string added_json(const IndexResult& result) {
  std::string out;
  report::JsonLine line(out);
  line.number("games", result.sums.games);
  line.number("repeats", result.sums.repeats);
  line.number("files", result.sums.sources);
  line.number("errors", result.run.counts.errors);
  line.number("warnings", result.run.counts.warnings);
  line.end();
  return out;
}

// Reports what was added.
Status report_added(const Indexing& work, const IndexResult& result) {
  const archive::Counts& counts = result.run.counts;
  if (work.options.json) write_out_line(added_json(result));
  if (!work.options.quiet && !work.options.json) {
    std::string line = work.options.output + ": " + counted(result.sums.games, "game") + " added from " +
                       counted(result.sums.sources, "file");
    if (work.writing.dropped != database::Dropped::none)
      line += ", " + counted(result.sums.repeats, "repeat") + " left out";
    line += ", " + counted(counts.errors, "error") + ", " + counted(counts.warnings, "warning") + '\n';
    write_error(line);
    for (const std::string& path : work.unchanged) complain(path + ": already in the database");
  }
  return counts.errors > 0 ? Status::faults : Status::ok;
}

Status failure_of(const Indexing& work, const IndexResult& result, std::string_view kept) {
  if (!result.run.error.empty()) complain(work.options.output + ": " + result.run.error);
  if (result.run.interrupted) return Status::interrupted;
  if (result.run.input_failed)
    complain(work.options.output + ": " + std::string(kept) +
             ", because some of the input could not be read");
  return Status::io;
}

// Leaves out those sources of databases among the files that the plan names.
void follow(database::AddPlan plan, Indexing& work) {
  work.job.task.files = std::move(plan.files);
  work.unchanged = std::move(plan.unchanged);
  work.indexing->grown = std::move(plan.grown);
  work.job.task.open_container = [left_out = std::move(plan.left_out)](const std::string& path) {
    const auto found = left_out.find(path);
    return database::open_container_without(
        path, found == left_out.end() ? std::set<std::int64_t>() : found->second);
  };
}

Status make_database(Indexing& work) {
  database::NewDatabase made(work.options.output);
  sqlite::Database& database = made.database();
  sqlite::Transaction transaction(database);
  database::create_schema(database);
  if (work.tables != nullptr) work.tables->create(database);
  follow(database::plan_addition(database, work.job.task.files, work.invocation.stop()), work);
  const IndexResult result = read_files(work, database);
  if (has_failed(result.run)) return failure_of(work, result, "not written");
  database::create_indexes(database);
  transaction.commit();
  made.finish();
  return report_added(work, result);
}

Status add_to_database(Indexing& work) {
  constexpr std::uint64_t commit_bytes = std::uint64_t{32} << 20;
  database::WrittenDatabase written(work.options.output);
  sqlite::Database& database = written.database();
  sqlite::Transaction transaction(database);
  if (!database::has_position_tables(database)) work.tables = nullptr;
  database::AddPlan plan = database::plan_addition(database, work.job.task.files, work.invocation.stop());
  if (!plan.fault.empty()) return complain(plan.fault), Status::usage;
  follow(std::move(plan), work);
  work.writing.commit_bytes = commit_bytes;
  const IndexResult result = read_files(work, database);
  if (has_failed(result.run)) return failure_of(work, result, "the last file was not added in full");
  transaction.commit();
  written.close();
  return report_added(work, result);
}

std::string objection_to_index(const Invocation& invocation) {
  int acts = 0;
  for (const std::string_view act : {"add", "verify", "compact"}) acts += invocation.has(act) ? 1 : 0;
  acts += invocation.has("remove") || invocation.has("remove-game") ? 1 : 0;
  if (acts > 1) return "use one of --add, --remove, --verify and --compact at a time";
  const bool reads = acts == 0 || invocation.has("add");
  if (!reads) {
    for (const std::string_view name : {"unique", "names"})
      if (invocation.has(name)) return "--" + std::string(name) + " is for adding records";
    if (invocation.operands().empty() && !invocation.has("output")) return "name the database";
    return {};
  }
  if (!invocation.has("output")) return "index needs --output, the name of the database";
  if (invocation.value_or("output", "") == "-") return "a database cannot be written to standard output";
  return {};
}

}  // namespace

Status run_index(const Invocation& invocation) {
  if (const std::string objection = objection_to_index(invocation); !objection.empty())
    return complain(objection), Status::usage;
  try {
    if (is_maintenance(invocation)) return run_maintenance(invocation);
    std::optional<Indexing> work = read_indexing(invocation);
    if (!work) return Status::usage;
    const std::unique_ptr<database::PositionTables> tables = position_tables();
    work->tables = tables.get();
    if (invocation.operands().empty()) announce_terminal(invocation, "records");
    return invocation.has("add") ? add_to_database(*work) : make_database(*work);
  } catch (const database::Unusable& error) {
    complain(error.what());
  } catch (const sqlite::Error& error) {
    complain(std::string(invocation.value_or("output", "")) + ": " + error.what());
  }
  return Status::io;
}

}  // namespace mt::cli
