#include "movetext/cli/archive_jobs.hpp"

#include "movetext/archive/run.hpp"
#include "movetext/cli/archive_listener.hpp"
#include "movetext/cli/archive_task.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/json_line.hpp"

namespace mt::cli {
namespace {

Status status_of(const archive::RunResult& result) {
  if (result.interrupted) return Status::interrupted;
  if (result.output_failed || result.input_failed) return Status::io;
  return result.counts.errors > 0 ? Status::faults : Status::ok;
}

std::string counted(std::uint64_t number, std::string_view one, std::string_view many) {
  return std::to_string(number) + ' ' + std::string(number == 1 ? one : many);
}

std::string sums(const archive::Counts& counts, bool json) {
  std::string out;
  if (json) {
    JsonLine line(out);
    line.number("games", counts.games);
    line.number("moves", counts.moves);
    line.number("errors", counts.errors);
    line.number("warnings", counts.warnings);
    line.end();
    return out;
  }
  return "games " + std::to_string(counts.games) + ", moves " + std::to_string(counts.moves) + ", errors " +
         std::to_string(counts.errors) + ", warnings " + std::to_string(counts.warnings) + '\n';
}

// "season.pdn: 18204 games written, 311 repeats dropped, 2 records rejected to season.pdn.rejects"
std::string written(const archive::RunResult& result, const ArchiveOptions& options,
                    const std::string& rejects) {
  std::string out = options.output.empty() ? "standard output" : options.output;
  out += ": " + counted(result.counts.written, "game", "games") + " written";
  if (options.unique) out += ", " + counted(result.repeats, "repeat", "repeats") + " dropped";
  if (result.counts.rejected == 0) return out + '\n';
  out += ", " + counted(result.counts.rejected, "record", "records") + " rejected";
  out += rejects.empty() ? " (--rejects FILE keeps them)\n" : " to " + rejects + '\n';
  return out;
}

std::string written_json(const archive::RunResult& result) {
  std::string out;
  JsonLine line(out);
  line.number("games", result.counts.games);
  line.number("moves", result.counts.moves);
  line.number("written", result.counts.written);
  line.number("repeats", result.repeats);
  line.number("rejected", result.counts.rejected);
  line.number("errors", result.counts.errors);
  line.number("warnings", result.counts.warnings);
  line.end();
  return out;
}

Status run_writing(const Invocation& invocation, const ArchiveOptions& options) {
  const std::optional<archive::Task> task = make_task(options);
  if (!task) return Status::usage;
  if (options.split != 0 && (options.output.empty() || options.output == "-")) {
    complain("--split needs --output: the files are named after it");
    return Status::usage;
  }
  const bool to_file = !options.output.empty() && options.output != "-";
  const std::string rejects = !options.rejects.empty() ? options.rejects
                              : to_file                ? options.output + ".rejects"
                                                       : std::string();
  archive::Destination out({.path = options.output, .records_a_file = options.split}, frame_of(*task->to));
  if (!out.open()) {
    complain(out.error());
    return Status::io;
  }
  ArchiveListener listener(invocation, options, nullptr);
  const archive::RunResult result = run(*task, &out, rejects, listener, invocation.stop());
  listener.finish();
  if (!result.error.empty()) complain(result.error);
  if (result.input_failed && to_file) {
    complain(options.output + ": not written, since not all of the input could be read");
  } else if (!result.interrupted && !result.output_failed) {
    if (options.json)
      write_error(written_json(result));
    else if (!options.quiet && (to_file || result.counts.rejected > 0))
      write_error(written(result, options, rejects));
  }
  return status_of(result);
}

}  // namespace

Status run_check(const Invocation& invocation, const ArchiveOptions& options) {
  const std::optional<archive::Task> task = make_task(options);
  if (!task) return Status::usage;
  archive::Output results;
  if (!results.open(options.output)) return report_io(results);
  ArchiveListener listener(invocation, options, &results);
  const archive::RunResult result = run(*task, nullptr, {}, listener, invocation.stop());
  listener.finish();
  if (result.interrupted) return Status::interrupted;
  if (!results.write(sums(result.counts, options.json)) || !results.finish()) return report_io(results);
  return status_of(result);
}

Status run_export(const Invocation& invocation, const ArchiveOptions& options) {
  ArchiveOptions same_format = options;
  same_format.to =
      options.from.empty() ? archive::guess_format({}, options.files.front()).name : options.from;
  return run_writing(invocation, same_format);
}

Status run_convert(const Invocation& invocation, const ArchiveOptions& options) {
  return run_writing(invocation, options);
}

}  // namespace mt::cli
