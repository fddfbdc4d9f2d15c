// Describes "movetext match".
#include "movetext/cli/engine_commands/engine_commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto match_examples = std::to_array<Example>({
    {"movetext match --game chess --engine stockfish --engine movetext --time 0.1 -o match.pgn",
     "100 games with a tenth of a second for a move"},
    {"movetext match --game russian --engine movetext --engine ./new --nodes 20000 --sprt 0,5",
     "until it is clear which is stronger"},
    {"movetext match --game backgammon --engine movetext --engine ./new --depth 1 --length 0",
     "games for points, with the same dice for both"},
});

constexpr auto match_exits = std::to_array<ExitMeaning>({
    {Status::ok, "the match has come to its end"},
    {Status::faults, "it has, and a game was lost by an illegal move, a crash or another fault of an engine"},
    {Status::usage, "the command line is wrong"},
    {Status::io, "an engine cannot be started, or records cannot be read or written"},
    {Status::interrupted, "it was interrupted: the same command goes on with it"},
});

}  // namespace

const Command match_command{
    .name = "match",
    .summary = "let engines play against each other",
    .shares = "game|losing|output|json|quiet|progress|color",
    .description =
        "Plays games between two engines, or several, each against each. Every opening is played twice with "
        "colours reversed; in games with dice both games of a pair have the same dice. The rules are kept by "
        "movetext: an illegal move, a crash, no answer or a lost clock is a loss, and the record says so.\n"
        "With -o each record is added to the file as its game ends, and is on the disk then. The same "
        "command "
        "goes on with a match that was broken off: the games of the file count, and --games may be larger.\n"
        "The last line of standard output is the score of the first engine, with the error that 95 of 100 "
        "matches keep.",
    .options = match_options(),
    .examples = match_examples,
    .exits = match_exits,
    .appends = true,
    .program = "movetext-engine",
};

}  // namespace mt::cli
