// movetext convert: writes another format or another notation.
#include "movetext/cli/archive_jobs.hpp"
#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto convert_examples = std::to_array<Example>({
    {"movetext convert --to ndjson club.pdn -o club.ndjson", "one JSON object for each record"},
    {"movetext convert --to pdn club.ndjson", "and back, without loss"},
    {"movetext convert --to csv season.pdn.gz -o season.csv", "a table with one row for each game"},
    {"movetext convert --to csv-moves games.pgn -o moves.csv", "a table with one row for each move"},
    {"movetext convert --to pdn --notation diagonal club.pdn", "the moves in diagonal notation"},
    {"movetext convert --to epd games.pgn", "every position of the main lines, one per line"},
    {"movetext convert --to fen --found --select 'material:3KvK' all.pdn",
     "the first position of each game with three kings against one"},
});

Status convert_records(const Invocation& invocation) {
  return run_convert(invocation, read_archive_options(invocation));
}

}  // namespace

const Command convert_command{
    .name = "convert",
    .summary = "write another format or another notation",
    .operands = "[FILE...]",
    .takes = Operands::files,
    .shares = "game|losing|notation|output|threads|json|quiet|progress|color",
    .description =
        "Writes the records of the files in another format, another notation, or both. json is one array, "
        "ndjson one object per line; both hold everything that the canonical PDN holds and are read back "
        "without loss. csv is a table with one row per game: roster, start position, number of plies, "
        "result, main line, opening and ratings. csv-moves and ndjson-moves are tables with one row per "
        "move: record, ply, side, move, position and its key, clock, time used, value, glyphs, comment; in "
        "matches also dice and cube actions. fen and epd are the positions of the main line, one per "
        "line, the start position first; an EPD also has the move number, the clock and the game (fmvn, "
        "hmvc, id). Some formats are for certain games: pgn holds chess, pdn draughts, mat and sgf "
        "backgammon, wthor Othello. A record of a game that the format cannot hold is rejected.\n"
        "Records with an error are handled as by 'movetext export'.",
    .options = convert_options(),
    .examples = convert_examples,
    .run = convert_records,
};

}  // namespace mt::cli
