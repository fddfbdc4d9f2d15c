// Describes "movetext match".
#include "movetext/cli/engine_commands/engine_commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto match_examples = std::to_array<Example>({
    {"movetext match --game chess --engine stockfish --engine movetext --time 0.1 -o match.pgn",
     "100 games with a tenth of a second for each move"},
    {"movetext match --game russian --engine movetext --engine ./new --nodes 20000 --sprt 0,5",
     "play until it is clear which engine is stronger"},
    {"movetext match --game backgammon --engine movetext --engine ./new --depth 1 --length 0",
     "games for points, with the same dice for both"},
});

constexpr auto match_exits = std::to_array<ExitMeaning>({
    {Status::ok, "the match is complete"},
    {Status::faults,
     "the match is complete, but a game was lost by an illegal move, a crash or another fault of an engine"},
    {Status::usage, "the command line was invalid"},
    {Status::io, "an engine cannot be started, or records cannot be read or written"},
    {Status::interrupted, "interrupted; the same command continues the match"},
});

}  // namespace

const Command match_command{
    .name = "match",
    .summary = "let engines play against each other",
    .shares = "game|losing|output|json|quiet|progress|color",
    .description =
        "Plays games between two or more engines, each against each. Every opening is played twice with "
        "colours reversed; in games with dice, both games of a pair have the same dice. movetext enforces "
        "the rules: an engine loses the game by an illegal move, a crash, no answer or lost time, and the "
        "record says so.\n"
        "With -o, each record is added to the file and written to disk as its game ends. The same command "
        "continues an interrupted match: the games of the file count, and --games may be larger.\n"
        "The last line of standard output is the score of the first engine, with its margin of error at 95 % "
        "confidence.",
    .options = match_options(),
    .examples = match_examples,
    .exits = match_exits,
    .appends = true,
    .program = "movetext-engine",
};

}  // namespace mt::cli
