// Describes "movetext analyse".
#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/engine_commands/engine_commands.hpp"
#include "movetext/cli/engine_commands/engine_options.hpp"

#include <array>
#include <vector>

namespace mt::cli {
namespace {

constexpr auto analyse_options = std::to_array<Option>({
    {.name = "engine",
     .kind = ValueKind::text,
     .value = "COMMAND",
     .help = "the engine, a program with its words; movetext is the built-in player (default: movetext)",
     .group = "Analysis"},
    nodes_option,
    time_option,
    engine_depth_option,
    {.name = "cache",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "keep what is found in FILE, and do not search again what it has",
     .writes = true},
    protocol_option,
    set_option,
});

constexpr auto analyse_examples = std::to_array<Example>({
    {"movetext analyse club.pdn -o annotated.pdn", "the games with values, marks and better lines"},
    {"movetext analyse --engine stockfish --time 0.5 --cache games.cache games.pgn -o annotated.pgn",
     "by another engine; a run that is broken off goes on where it was"},
    {"movetext analyse --engine \"gnubg -t -q -r\" match.mat", "plays and cube decisions of a match"},
    {"movetext analyse --json games.pgn", "one JSON object for each move"},
});

std::span<const Option> all_options() {
  static const std::vector<Option> options = [] {
    std::vector<Option> all(analyse_options.begin(), analyse_options.end());
    for (Option option : convert_options()) {
      option.required = false;
      if (option.name == "to") option.help = "format of the output (default: that of the input)";
      all.push_back(option);
    }
    return all;
  }();
  return options;
}

}  // namespace

const Command analyse_command{
    .name = "analyse",
    .summary = "write values and best lines of an engine into records",
    .operands = "[FILE...]",
    .takes = Operands::files,
    .shares = "game|losing|notation|output|threads|json|quiet|progress|color",
    .description =
        "Asks an engine about each position of the main lines, and writes the records as 'movetext export' "
        "does, with "
        "what it has found: the value after each move as [%eval 0.31] or [%eval #-3] in its comment, a glyph "
        "where a "
        "move has lost much ($6 dubious, $2 mistake, $4 blunder), and the best line as a variation where it "
        "was a "
        "mistake. A glyph and variations that are there stay. Matches get their values and marks in "
        "comments, for "
        "plays, doubles and takes.\n"
        "Values of chess, draughts and xiangqi are those of White or Red; those of Othello and backgammon "
        "are of the "
        "side that moved.\n"
        "With --threads N as many engines work at a time. What is written does not depend on their number if "
        "--nodes or --depth is the limit. With --cache nothing is searched twice, and a run that was broken "
        "off goes "
        "on where it was.\n"
        "A position about which the engine fails has no value, and the exit status is 1. The sums are on "
        "standard "
        "error. The limits are 100000 positions for the built-in player and a second for other engines.",
    .options = all_options(),
    .examples = analyse_examples,
    .rewrites = true,
    .program = "movetext-engine",
};

}  // namespace mt::cli
