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
    {"movetext count --by player,colour,opening all.pgn", "the openings of each player with each colour"},
    {"movetext count --by year,result --select player:Sijbrands all.pdn",
     "the results of a player, year by year"},
    {"movetext count --by eco --json all.pgn", "opening codes, for a program"},
    {"movetext count --by number,ply,position --select 'material:KRPvKR/6' all.pgn",
     "where rook endings with a pawn occur that last for at least six plies"},
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
        "Counts the records of the files for each value of --by, or for each combination of several values. "
        "The output is a table separated by commas, or objects with --json: one line for each value, the "
        "most frequent first. A missing value is shown as ?. A game counts for both of its players, and the "
        "line of a player has the score: wins, draws, losses, points (a draw is half a point), percent, the "
        "sums of the numbers of the results (discs, points of backgammon), the average rating of the "
        "opponents and the performance. If a record does not name its opening (eco, opening), the opening is "
        "found from the moves, in games that have a table of openings.\n"
        "Moves are replayed only if the values or a filter need it. Records with faults count as well.",
    .options = count_options(),
    .examples = count_examples,
    .run = count_records,
};

}  // namespace mt::cli
