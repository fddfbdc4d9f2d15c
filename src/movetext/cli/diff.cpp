// movetext diff: reports which games of two files are new, gone or changed.
#include "movetext/archive/archive_diff.hpp"
#include "movetext/archive/run.hpp"
#include "movetext/cli/archive_listener.hpp"
#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/commands.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/make_job.hpp"
#include "movetext/record/record_diff.hpp"
#include "movetext/report/game_change.hpp"

#include <array>
#include <optional>
#include <string>

namespace mt::cli {
namespace {

constexpr auto diff_examples = std::to_array<Example>({
    {"movetext diff old.pgn new.pgn", "the games that are new, gone or changed, and where"},
    {"movetext diff --json old.pdn.zst new.pdn.zst", "the same for a program"},
    {"movetext diff --quiet --exit-code a.pgn b.pgn", "only whether the files differ"},
});

constexpr auto diff_exits = std::to_array<ExitMeaning>({
    {Status::ok, "the files were compared"},
    {Status::faults, "a record has an error, or with --exit-code: the files differ"},
    {Status::usage, "the command line is wrong"},
    {Status::io, "a file could not be read or written"},
});

archive::Place place_in(const std::string& file, const archive::GamePlace& place) {
  archive::Place out{.file = file};
  if (place.line > 0)
    out.line = place.line;
  else
    out.offset = place.offset;
  return out;
}

report::ShownChange shown_change(const archive::GameChange& change, const std::vector<std::string>& files) {
  report::ShownChange shown;
  const auto& [before, after] = change.records;
  const std::size_t last = after != nullptr ? 1 : 0;
  if (before != nullptr) shown.before = place_in(files[0], change.places[0]);
  if (after != nullptr) shown.after = place_in(files[1], change.places[1]);
  shown.game = change.places.at(last).game;
  shown.roster = roster_of(*change.records.at(last), change.places.at(last).white_first);
  if (before != nullptr && after != nullptr)
    shown.differences = differences(*before, *after, change.places[1].white_first);
  return shown;
}

// The state of a comparison and its status so far.
struct Compared {
  archive::ArchiveDiff diff{};
  std::uint64_t errors = 0;
};

// Reads one of the files. Returns a status if the command must end.
std::optional<Status> read_side(const Invocation& invocation, const ArchiveOptions& options, std::size_t side,
                                Compared& compared) {
  std::optional<archive::Job> job = make_job(options);
  if (!job) return Status::usage;
  job->task.files = {options.files[side]};
  job->images = true;
  ArchiveListener listener(invocation, options, nullptr, false);
  const archive::RunResult result =
      run(*job, {compared.diff.side(side), nullptr}, {}, listener, invocation.stop());
  listener.finish();
  if (!result.error.empty()) complain(result.error);
  if (result.interrupted) return Status::interrupted;
  if (result.input_failed || result.output_failed) return Status::io;
  compared.errors += result.counts.errors;
  return std::nullopt;
}

Status compare_files(const Invocation& invocation) {
  const ArchiveOptions options = read_archive_options(invocation);
  if (options.files.size() != 2) return complain("diff takes two files"), Status::usage;
  if (options.files[0] == "-" && options.files[1] == "-")
    return complain("diff can read only one of its files from standard input"), Status::usage;
  archive::Output output;
  if (!output.open(options.output)) return report_io(output);
  Compared compared;
  for (const std::size_t side : {0U, 1U})
    if (const auto status = read_side(invocation, options, side, compared)) return *status;
  const auto show = [&](const archive::GameChange& change) {
    if (options.quiet) return true;
    const report::ShownChange shown = shown_change(change, options.files);
    return output.write(options.json ? report::change_json(shown) : report::change_text(shown));
  };
  const bool finished = compared.diff.finish(show, invocation.stop());
  if (invocation.stop()) return Status::interrupted;
  if (!compared.diff.error().empty()) return complain(compared.diff.error()), Status::io;
  const archive::DiffCounts& counts = compared.diff.counts();
  const report::ComparedGames games{.before = counts.games[0],
                                    .after = counts.games[1],
                                    .same = counts.same,
                                    .changed = counts.changed,
                                    .gone = counts.gone,
                                    .added = counts.added};
  if (!finished ||
      !output.write(options.json ? report::compared_json(games) : report::compared_text(games)) ||
      !output.finish())
    return report_io(output);
  const bool differ = counts.changed + counts.gone + counts.added > 0;
  return compared.errors > 0 || (differ && invocation.has("exit-code")) ? Status::faults : Status::ok;
}

}  // namespace

const Command diff_command{
    .name = "diff",
    .summary = "report games of two files that are new, gone or changed",
    .operands = "A B",
    .takes = Operands::files,
    .shares = "game|losing|notation|output|threads|json|quiet|progress|color",
    .description =
        "Compares the games of two files. Games with the same canonical form (see 'movetext export') are the "
        "same, wherever they are in the files. Of the others, games with the same players, event, date and "
        "round "
        "are one game that has changed, and so are games with the same moves; if several games qualify, they "
        "are "
        "paired in the order of the files, those with the same moves first. Each change is one line: the "
        "place, "
        "new, gone or changed, and the players, event, date, round and result of the game. The lines after a "
        "changed game give its differences: tags, the first move that differs, and comments, glyphs and "
        "variations with the move before them. Games of A come first, then the new games of B.\n"
        "The last line has the totals; with --quiet it is the only one.",
    .options = diff_options(),
    .examples = diff_examples,
    .exits = diff_exits,
    .run = compare_files,
};

}  // namespace mt::cli
