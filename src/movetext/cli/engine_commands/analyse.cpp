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
     .help = "engine to ask: a program with its arguments; movetext, the built-in player; auto, the best "
             "engine at hand for each game (default); or with --report, none: the values in the records",
     .group = "Analysis"},
    {.name = "report",
     .kind = ValueKind::choice,
     .value = "FORM",
     .choices = "text|html|csv|json",
     .help = "write statistics of games, matches and players instead of records"},
    nodes_option,
    time_option,
    engine_depth_option,
    {.name = "trials",
     .kind = ValueKind::number,
     .value = "N",
     .help =
         "games with dice: roll out the best plays, the actual play and decisions about doubles, each in N "
         "games, if the engine can do so (gnubg)"},
    {.name = "seed",
     .kind = ValueKind::number,
     .value = "S",
     .help = "seed of the dice of rollouts (default: 1)"},
    {.name = "confirm",
     .kind = ValueKind::number,
     .value = "N",
     .help = "before a mistake is marked, search it again with N times the limit (default: 4, and 30 for the "
             "built-in player; 1: no second search)"},
    {.name = "cache",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "store search results in FILE, and use those that it already has",
     .writes = true},
    protocol_option,
    set_option,
    engine_patience_option,
    log_option,
});

constexpr auto analyse_examples = std::to_array<Example>({
    {"movetext analyse club.pdn -o annotated.pdn", "add values, marks and better lines to the games"},
    {"movetext analyse --engine stockfish --time 0.5 --cache games.cache games.pgn -o annotated.pgn",
     "use another engine; an interrupted run continues where it stopped"},
    {"movetext analyse --engine gnubg match.mat", "plays and cube decisions of a match"},
    {"movetext analyse --engine gnubg --trials 360 --json position.mat",
     "values of rollouts, with their standard errors"},
    {"movetext analyse --engine movetext --threads 4 games.pgn",
     "use the built-in player: the same output on any computer"},
    {"movetext analyse --json games.pgn", "one JSON object for each move"},
    {"movetext analyse --report text match.sgf", "error rates, ratings and luck of both players"},
    {"movetext analyse --report html --engine none *.xg -o season.html",
     "a page with the statistics of each match and each player, from stored analyses"},
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
        "does, with the results: the value after each move as [%eval 0.31] or [%eval #-3] in its comment, a "
        "glyph for a move that loses much ($6 dubious, $2 mistake, $4 blunder), and the best line as a "
        "variation after a mistake. Existing glyphs and variations are kept. Matches get values and marks in "
        "comments, for plays, doubles and takes.\n"
        "Values in chess, draughts and xiangqi are from the view of White or Red; those in Othello and "
        "backgammon are from the view of the side that moved.\n"
        "A move is marked as a mistake or a blunder only if two conditions hold: the positions before and "
        "after it were searched again with a larger limit (--confirm), and the values rest on lines "
        "of more than one move. With the built-in player, every move that seems to lose 0.03 or more of the "
        "expected score is searched again.\n"
        "Without --engine, or with --engine auto, each game has the best engine at hand: that of the file "
        "~/.config/movetext/engines.toml ($XDG_CONFIG_HOME/movetext/engines.toml), else Stockfish for chess, "
        "Fairy-Stockfish for xiangqi or gnubg for backgammon if it is installed, else the built-in player. "
        "The file has a section for each game or family of games, such as [draughts], with the keys command "
        "and protocol (detected if it is absent), and options of the engine in a section such as "
        "[draughts.set]. If an engine cannot be used, this is reported, and the built-in player is used. "
        "Unless --quiet is given, the engine of each game is written to standard error.\n"
        "With --threads N, N engines work at the same time. The output does not depend on their number if "
        "--nodes or --depth is the limit. With --cache, nothing is searched twice, and an interrupted run "
        "continues where it stopped.\n"
        "If an engine reports no value for a position with a single legal move, the value of the next "
        "position is used. If the engine fails for a position or reports no value for it, that position "
        "gets no value, and the exit status is 1. The totals are written to standard error. The default "
        "limits are 100000 positions for the built-in player, two plies for gnubg and one second for other "
        "engines.\n"
        "With --report, no records are written, but statistics of each game or match, and of each player if "
        "there are several. Matches have errors of plays and of cube decisions, error rates, a performance "
        "rating, and luck; other games have average losses, accuracy, and mistakes by phase and time used. "
        "Without --engine, a record that has values for half of its moves is not analysed: its values are "
        "used (analyses of GNU Backgammon and eXtreme Gammon, and comments such as [%eval 0.31]), and this "
        "is written to standard error. With --engine none, no engine is asked.",
    .options = all_options(),
    .examples = analyse_examples,
    .rewrites = true,
    .derives = "report|json",
    .program = "movetext-engine",
};

}  // namespace mt::cli
