// movetext count: counts the records for each value.
#include "movetext/cli/archive_jobs.hpp"
#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto count_examples = std::to_array<Example>({
    {"movetext count --by opening all.pgn", "the openings of a file, the most frequent first"},
    {"movetext count --by player season/*.pdn.zst", "the games of each player"},
    {"movetext count --by year,result --select player:Sijbrands all.pdn", "a career"},
    {"movetext count --by eco --json all.pgn", "the codes of openings, for a program"},
});

Status count_records(const Invocation& invocation) {
  return run_count(invocation, read_archive_options(invocation));
}

}  // namespace

const Command count_command{
    .name = "count",
    .summary = "count records by player, year, opening, result",
    .operands = "[FILE...]",
    .takes = Operands::files,
    .shares = "game|losing|output|threads|json|quiet|progress|color",
    .description =
        "Counts the records of the files by a value that they have, or by several: one line for each value, "
        "the "
        "most frequent first, as a table with commas between its columns; with --json as objects. A value "
        "that "
        "a record does not say is ?. A game counts for both of its players, and the line of a player has the "
        "score: wins, draws, losses, and points (a draw is half a point). The opening (eco, opening) of a "
        "record that does not name it is found by its moves, where the game has a table of openings.\n"
        "Moves are not played unless the values or a filter need it, and records with faults count as well.",
    .options = count_options(),
    .examples = count_examples,
    .run = count_records,
};

}  // namespace mt::cli
