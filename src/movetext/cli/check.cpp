// movetext check: reads every record and replays every move.
#include "movetext/cli/archive_jobs.hpp"
#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto check_examples = std::to_array<Example>({
    {"movetext check club.pdn", "all errors of a file"},
    {"movetext check --quiet --json season/*.pdn.zst", "diagnostics and totals for a program"},
    {"movetext check --game russian bare.pdn", "records without tags, read as Russian draughts"},
});

Status check_records(const Invocation& invocation) {
  return run_check(invocation, read_archive_options(invocation));
}

}  // namespace

const Command check_command{
    .name = "check",
    .summary = "read every record, replay every move, report what is wrong",
    .operands = "[FILE...]",
    .takes = Operands::files,
    .shares = "game|losing|output|threads|json|quiet|progress|color",
    .description =
        "Reads every record of the files, replays every move of every variation under the rules of its game, "
        "and checks tags, results and termination. Each finding is one line on standard error: "
        "FILE:LINE:COLUMN, error or warning, a message, and a code in brackets that never changes. On a "
        "terminal, the line of the file follows, with a caret below the fault and a suggestion.\n"
        "The last line of standard output has the totals: games, moves, errors, warnings.",
    .options = reading_options(),
    .examples = check_examples,
    .run = check_records,
};

}  // namespace mt::cli
