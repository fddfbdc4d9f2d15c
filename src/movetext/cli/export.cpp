// movetext export: writes the canonical form of an archive.
#include "movetext/cli/archive_jobs.hpp"
#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto export_examples = std::to_array<Example>({
    {"movetext export club.pdn", "the canonical form on standard output"},
    {"movetext export --sort --unique --notation numeric season/*.pdn.zst -o season.pdn",
     "many files merged into one, sorted and without repeats"},
    {"movetext export --select player:Sijbrands --select date:1970..1979 all.pdn -o s70.pdn",
     "some of the games"},
    {"movetext export --select 'moves:\"1. e4 c5 ... Nd5\"' all.pgn", "the games with these moves"},
});

Status export_records(const Invocation& invocation) {
  return run_export(invocation, read_archive_options(invocation));
}

}  // namespace

const Command export_command{
    .name = "export",
    .summary = "write the canonical archival form",
    .operands = "[FILE...]",
    .takes = Operands::files,
    .shares = "game|losing|notation|output|threads|json|quiet|progress|color",
    .description =
        "Writes the records of the files in their canonical archival form: one spelling for everything, "
        "lines shorter than 80 columns, tags in the order of the roster, moves in the shortest unambiguous "
        "form. Exporting an export changes nothing, byte for byte.\n"
        "A record with an error is copied byte for byte to the rejects file instead, and the exit status is "
        "1; with --on-error keep, it is written up to the error and the rest becomes a comment; with "
        "--on-error stop, the run ends there, and --output is not written.\n"
        "With --json and without --output, the records on standard output are NDJSON. With both options, "
        "standard output gets diagnostics and totals.\n"
        "The order and the bytes of the output do not depend on --threads.",
    .options = export_options(),
    .examples = export_examples,
    .rewrites = true,
    .run = export_records,
};

}  // namespace mt::cli
