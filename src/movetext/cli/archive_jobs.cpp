#include "movetext/cli/archive_jobs.hpp"

#include "movetext/archive/core/compression.hpp"
#include "movetext/archive/core/format_guess.hpp"
#include "movetext/archive/jobs/output_name.hpp"
#include "movetext/archive/numbered_path.hpp"
#include "movetext/archive/own_directory.hpp"
#include "movetext/archive/run.hpp"
#include "movetext/archive/tally.hpp"
#include "movetext/archive/tree_merger.hpp"
#include "movetext/cli/archive_listener.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/file_advice.hpp"
#include "movetext/cli/make_job.hpp"
#include "movetext/cli/table_columns.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/report/group_lines.hpp"
#include "movetext/report/sums.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

namespace mt::cli {
namespace {

Status status_of(const archive::RunResult& result) {
  if (result.interrupted) return Status::interrupted;
  if (result.refused) return Status::usage;
  if (result.output_failed || result.input_failed || result.unheard) return Status::io;
  return result.counts.errors > 0 ? Status::faults : Status::ok;
}

std::string counted(std::uint64_t number, std::string_view one, std::string_view many) {
  return std::to_string(number) + ' ' + std::string(number == 1 ? one : many);
}

// The results of a run that writes records.
struct Written {
  const archive::RunResult& result;
  std::optional<std::uint64_t> files;  // number of files that --split made
  std::string rejects;                 // path of the rejects file; empty if rejected records are not kept
  const archive::TreeMerger* merger = nullptr;  // set if records were merged
};

// Returns "season.pdn: 18204 games written, 311 repeats dropped, 2 records rejected to season.pdn.rejects".
std::string written_text(const Written& written, const ArchiveOptions& options) {
  const archive::RunResult& result = written.result;
  std::string out = options.output.empty() ? "standard output" : options.output;
  out += ": " + counted(result.counts.written, "game", "games") + " written";
  if (written.merger != nullptr) out += ", merged from " + std::to_string(written.merger->added());
  if (written.files) out += " to " + counted(*written.files, "file", "files");
  if (options.unique)
    out += ", " + counted(result.repeats, "repeat", "repeats") + " dropped" +
           (options.duplicates.empty() ? std::string() : " to " + options.duplicates);
  if (result.merged > 0)
    out += ", " + std::to_string(result.merged) + " of them merged into the copies that are kept";
  if (result.counts.replaced > 0)
    out += ", " + counted(result.counts.replaced, "character", "characters") +
           " replaced because the encoding lacks " + (result.counts.replaced == 1 ? "it" : "them");
  if (result.stopped) return out + ", stopped at an error\n";
  if (result.counts.rejected == 0) return out + '\n';
  out += ", " + counted(result.counts.rejected, "record", "records") + " rejected";
  out += written.rejects.empty() ? " (--rejects FILE keeps them)\n" : " to " + written.rejects + '\n';
  return out;
}

bool writes_file(const ArchiveOptions& options) {
  return !options.output.empty() && options.output != "-";
}

// Returns the number of records per file, or 0 if the value of --split is not a number.
std::uint64_t records_a_file(const ArchiveOptions& options) {
  const std::int64_t number = text::parse_number(options.split);
  return number < 0 ? 0 : static_cast<std::uint64_t>(number);
}

// Returns the extension of the written files, with its dot, or an empty text if the input does not determine
// it.
std::string_view extension_of(const ArchiveOptions& options) {
  if (const Format* to = find_format(options.to)) return to->extension;
  const std::string_view first = archive::without_compression(options.files.front());
  for (const Format* format : all_formats())
    if (format->reads() && archive::has_name_of(first, *format)) return canonical_format(*format).extension;
  return {};
}

// If --output names a directory, adds the file name "games" with an extension.
ArchiveOptions with_names_in_directory(ArchiveOptions options) {
  if (archive::names_directory(options.output)) options.output.append("games").append(extension_of(options));
  return options;
}

// If --output names a directory, the program chooses the name of the output file. Returns the input file that
// would then be overwritten, or nullptr if there is none.
const std::string* input_written_over(const ArchiveOptions& asked, const ArchiveOptions& named) {
  if (!archive::names_directory(asked.output)) return nullptr;
  const auto found = std::find_if(named.files.begin(), named.files.end(), [&](const std::string& file) {
    std::error_code missing;
    return std::filesystem::equivalent(file, named.output, missing);
  });
  return found == named.files.end() ? nullptr : &*found;
}

std::string_view json_lines_format() {
  for (const Format* format : all_formats())
    if (format->json_lines) return format->name;
  return {};
}

// Two options that cannot be combined, because one of them makes the other useless.
struct Contradiction {
  std::string_view one, other;
  std::string_view reason;
};
constexpr auto contradictions = std::to_array<Contradiction>({
    {"tag-openings", "reduced", "--tag-openings adds tags, but --reduced writes only the tags of the roster"},
    {"renew-openings", "reduced",
     "--renew-openings adds tags, but --reduced writes only the tags of the roster"},
    {"keep-comments-apart", "no-comments",
     "--keep-comments-apart is about comments, but --no-comments leaves all comments out"},
    {"add-fen", "no-comments", "--add-fen adds comments, but --no-comments leaves all comments out"},
    {"add-fen", "reduced", "--add-fen adds comments, but --reduced leaves all comments out"},
    {"suffix", "no-nags", "--suffix writes glyphs as ! and ?, but --no-nags leaves all glyphs out"},
});

// Returns why these options cannot be combined, or an empty string if they can.
std::string objection_to_options(const Invocation& invocation, const ArchiveOptions& options) {
  if (invocation.has("split") && records_a_file(options) == 0 && splits_by_number(options))
    return "--split takes a number of at least 1, not 0";
  if (!options.split.empty() && !writes_file(options))
    return "--split needs --output, because its files are named after the output file";
  constexpr std::uint64_t least_frame = std::uint64_t{64} << 10;
  constexpr std::uint64_t most_frame = std::uint64_t{8} << 20;
  if (invocation.has("frame") && (options.frame < least_frame || options.frame > most_frame))
    return "--frame takes a size from 64K to 8M, not '" + std::string(invocation.value_or("frame", "")) + "'";
  if (invocation.has("frame") && archive::compression_by_name(options.output) != archive::Compression::zstd)
    return "--frame needs --output with a name that ends in .zst";
  for (const std::string_view name : {"duplicates", "keep", "symmetric"})
    if (invocation.has(name) && !options.unique) return "--" + std::string(name) + " needs --unique";
  if (options.symmetric && (options.repeats.empty() || options.repeats == "exact"))
    return "--symmetric needs --unique=moves, --unique=players or --unique=position";
  if (invocation.has("found") && options.select.empty()) return "--found needs --select";
  if (invocation.has("in-variations") && options.select.empty()) return "--in-variations needs --select";
  if (options.duplicates == "-") return "--duplicates takes the name of a file, not -";
  for (const Contradiction& pair : contradictions)
    if (invocation.has(pair.one) && invocation.has(pair.other)) return std::string(pair.reason);
  if (!options.rejects.empty() && options.on_error == OnError::stop)
    return "--rejects is for rejected records, but --on-error stop ends the run at the first error";
  if (options.rejects == "-") return "--rejects takes the name of a file, not -";
  const Format* const to = find_format(options.to);
  if (invocation.has("found") && to != nullptr && !to->positions)
    return "--found is for --to fen and --to epd, not for --to " + options.to;
  const bool has_header = to != nullptr && to->bind != nullptr && to->header_bytes > 0;
  if (has_header && !writes_file(options))
    return "--to " + options.to +
           " needs --output, because the header at the start of the file is written last";
  if (has_header && archive::compression_by_name(options.output) != archive::Compression::none)
    return "--to " + options.to +
           " cannot write a compressed file, because the header at the start of the file is written last";
  if (to != nullptr && to->row_bytes > 0)
    for (const std::string_view name : {"unique", "split", "sort"})
      if (invocation.has(name))
        return "--" + std::string(name) + " is for games, but --to " + options.to +
               " merges the moves of all games; use 'movetext export --" + std::string(name) + "' first";
  if (options.add_fen == 0U) return "--add-fen takes a number of plies of at least 1, not 0";
  if (options.add_fen && to != nullptr && to->shows_replay())
    return "--add-fen adds comments, but --to " + options.to + " already has the positions";
  if (options.splits_lines && options.unique)
    return "--split variations makes records after --unique has dropped repeats; use one run for each";
  if (options.splits_lines && to != nullptr && to->positions)
    return "--split variations makes records, but --to " + options.to + " writes positions";
  if (options.tag_openings && to != nullptr && to->positions)
    return "--tag-openings adds tags, but --to " + options.to + " writes no tags";
  if (options.json && !writes_file(options) && !(to != nullptr && to->json_lines))
    return "--json needs standard output for JSON, so --to " + options.to + " needs --output; or use --to " +
           std::string(json_lines_format());
  return {};
}

// Reports the result. With --json there are two cases. If the records go to a file, the totals go to standard
// output, as do the diagnostics. Otherwise the records are JSON lines on standard output, and the totals go
// to standard error.
Status tell_result(const Written& written, const ArchiveOptions& options, archive::Output& report) {
  const archive::RunResult& result = written.result;
  const bool to_file = writes_file(options);
  if (!result.error.empty()) complain(result.error);
  if (result.refused) return status_of(result);
  const bool kept_back = to_file && (result.input_failed || result.stopped);
  if (kept_back) {
    complain(options.output + (result.input_failed
                                   ? ": not written, because some of the input could not be read"
                                   : ": not written, because the run stopped at an error"));
  } else if (!result.interrupted && !result.output_failed) {
    if (options.json && to_file)
      (void)report.write(
          report::written_json(result.counts, result.repeats, written.files));  // finish() reports a failure
    else if (options.json)
      write_error(report::written_json(result.counts, result.repeats, written.files));
    else if (!options.quiet &&
             (to_file || result.stopped || result.counts.rejected > 0 || result.counts.replaced > 0))
      write_error(written_text(written, options));
  }
  if (!result.interrupted && !report.finish()) return report_io(report);
  return status_of(result);
}

// What a command does with the records besides writing them; nullptr for nothing.
struct Work {
  const Edition* edition = nullptr;
  archive::TreeMerger* merger = nullptr;
};

// Returns the job of a command that writes records, or nullopt after reporting an invalid option.
std::optional<archive::Job> make_writing_job(const Invocation& invocation, const ArchiveOptions& options,
                                             bool own_format, const Work& work) {
  std::optional<archive::Job> job = make_job(options);
  if (!job) return job;
  job->output.own_format = own_format;
  if (writes_file(options)) job->output.name = options.output;
  job->images = work.merger != nullptr;
  if (work.edition != nullptr) {
    job->edit = work.edition->edit;
    job->lines = work.edition->lines;
    job->task.threads = 1;
  }
  if (options.columns.empty()) return job;
  TableColumns columns = read_columns(options.columns, *job, invocation.stop());
  if (!columns.fault.empty()) {
    complain(columns.fault);
    return std::nullopt;
  }
  job->output.writer.columns = std::move(columns.names);
  return job;
}

// Runs a command that writes records. `own_format`: see archive::OutputOptions.
Status run_writing(const Invocation& invocation, const ArchiveOptions& asked, bool own_format,
                   const Work& work = {}) {
  const ArchiveOptions options = with_names_in_directory(asked);
  if (const std::string reason = objection_to_options(invocation, options); !reason.empty()) {
    complain(reason);
    return Status::usage;
  }
  if (const std::string* input = input_written_over(asked, options)) {
    complain("--output " + asked.output + " would overwrite " + *input +
             ", which is also read: name another file");
    return Status::usage;
  }
  const std::optional<archive::Job> job = make_writing_job(invocation, options, own_format, work);
  if (!job) return Status::usage;
  const bool to_file = writes_file(options);
  const std::string rejects = !options.rejects.empty() ? options.rejects
                              : to_file                ? options.output + ".rejects"
                                                       : std::string();
  archive::OwnDirectory directory;
  if (archive::names_directory(asked.output) && !directory.make(asked.output)) {
    complain(directory.error());
    return Status::io;
  }
  const Frame frame = job->output.to != nullptr ? job->output.to->frame : Frame{};
  const std::string head = job->output.to != nullptr && job->output.to->head != nullptr
                               ? job->output.to->head(job->output.writer)
                               : std::string();
  const archive::InputFiles inputs(job->task.files);
  archive::Destination out({.path = options.output,
                            .records_a_file = records_a_file(options),
                            .files_by_name = !job->groups.empty(),
                            .frame = options.frame,
                            .format = job->output.to,
                            .head = head,
                            .inputs = options.split.empty() ? nullptr : &inputs},
                           frame);
  archive::Destination repeats({.path = options.duplicates, .format = job->output.to, .head = head}, frame);
  const bool keeps_repeats = !options.duplicates.empty();
  if (!out.open() || (keeps_repeats && !repeats.open())) {
    if (out.is_read()) return complain(out.error()), Status::usage;
    const std::array<std::string, 2> paths{options.output, options.duplicates};
    complain(with_writing_advice(out.error() + repeats.error(), paths));
    return Status::io;
  }
  if (invocation.operands().empty()) announce_terminal(invocation, "records");
  if (work.edition != nullptr)
    if (const Status status = work.edition->prepare(); status != Status::ok) return status;
  archive::Output report;
  report.open({});
  ArchiveListener listener(invocation, options, options.json && to_file ? &report : nullptr, false);
  const archive::Destinations to = work.merger != nullptr
                                       ? archive::Destinations(*work.merger, &out)
                                       : archive::Destinations(&out, keeps_repeats ? &repeats : nullptr);
  const archive::RunResult result = run(*job, to, rejects, listener, invocation.stop());
  listener.finish();
  const auto files = options.split.empty() ? std::nullopt : std::optional(out.files());
  return tell_result({result, files, rejects, work.merger}, options, report);
}

}  // namespace

Status run_check(const Invocation& invocation, const ArchiveOptions& options) {
  const std::optional<archive::Job> job = make_job(options);
  if (!job) return Status::usage;
  return report_check(invocation, options, [&](archive::Listener& listener) {
    return run(*job, nullptr, {}, listener, invocation.stop());
  });
}

Status report_check(const Invocation& invocation, const ArchiveOptions& options,
                    const std::function<archive::RunResult(archive::Listener&)>& find) {
  archive::Output results;
  if (!results.open(options.output)) return report_io(results);
  if (invocation.operands().empty()) announce_terminal(invocation, "records");
  ArchiveListener listener(invocation, options, &results, true);
  const archive::RunResult result = find(listener);
  listener.finish();
  if (result.interrupted) return Status::interrupted;
  if (result.unheard) return report_io(results);
  if (!results.write(options.json ? report::sums_json(result.counts) : report::sums_text(result.counts)) ||
      !results.finish())
    return report_io(results);
  return status_of(result);
}

Status run_count(const Invocation& invocation, const ArchiveOptions& options) {
  const std::optional<archive::Job> job = make_job(options);
  if (!job) return Status::usage;
  archive::Output table;
  if (!table.open(options.output)) return report_io(table);
  archive::Tally tally(archive::usual_sort());
  ArchiveListener listener(invocation, options, nullptr, false);
  const archive::RunResult result = run(*job, archive::Destinations(tally), {}, listener, invocation.stop());
  listener.finish();
  if (!result.error.empty()) complain(result.error);
  if (result.interrupted || result.output_failed || result.input_failed) return status_of(result);
  const report::GroupTable lines(options.by, options.json);
  const auto write = [&](std::string_view group, const GroupSums& sums) {
    return !invocation.stop() && table.write(lines.line(group, sums));
  };
  const bool written = table.write(lines.head()) && tally.finish(write);
  if (invocation.stop()) return Status::interrupted;
  if (!tally.error().empty()) complain(tally.error());
  if (!written || !table.finish()) return report_io(table);
  return status_of(result);
}

Status run_edition(const Invocation& invocation, const ArchiveOptions& options, const Edition& edition) {
  return run_writing(invocation, options, options.to.empty(), {.edition = &edition});
}

namespace {

// Returns the options with the format in which records are written if they keep their format.
ArchiveOptions with_own_format(const ArchiveOptions& options) {
  ArchiveOptions same_format = options;
  if (options.json && !writes_file(options))
    same_format.to = json_lines_format();
  else if (!options.from.empty())
    same_format.to = canonical_format(*find_format(options.from)).name;
  return same_format;
}

}  // namespace

Status run_export(const Invocation& invocation, const ArchiveOptions& options) {
  return run_writing(invocation, with_own_format(options), true);
}

Status run_merge(const Invocation& invocation, const ArchiveOptions& options,
                 const archive::TreeMergerOptions& merging) {
  archive::TreeMerger merger(merging);
  return run_writing(invocation, with_own_format(options), true, {.merger = &merger});
}

Status run_convert(const Invocation& invocation, const ArchiveOptions& asked) {
  ArchiveOptions options = asked;
  if (options.to.empty()) {
    const Format* const named = archive::format_of_output(options.output);
    if (named == nullptr) {
      const Format* const read = archive::format_of_name(options.output);
      complain(!writes_file(options) ? "--to is needed"
               : read != nullptr
                   ? "--to is needed: " + std::string(read->name) + " files such as " + options.output +
                         " can be read but not written"
                   : "--to is needed: the name " + options.output + " has no extension of a known format");
      return Status::usage;
    }
    options.to = named->name;
  }
  return run_writing(invocation, options, false);
}

}  // namespace mt::cli
