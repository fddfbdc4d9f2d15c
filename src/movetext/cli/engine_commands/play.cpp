// Describes "movetext play".
#include "movetext/cli/diagram_style.hpp"
#include "movetext/cli/engine_commands/engine_commands.hpp"
#include "movetext/cli/engine_commands/engine_options.hpp"
#include "movetext/cli/one_game.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto play_options = std::to_array<Option>({
    {.name = "engine",
     .kind = ValueKind::text,
     .value = "COMMAND",
     .help = "engine to play against (default: movetext, the built-in player); auto: the best one at hand, "
             "as in analyse"},
    {.name = "as",
     .kind = ValueKind::choice,
     .value = "SIDE",
     .choices = "first|second|white|black",
     .help = "side that you play (default: the one that moves first)"},
    position_option,
    {.name = "length",
     .kind = ValueKind::number,
     .value = "N",
     .help = "backgammon: points needed to win the match (default: 1)"},
    {.name = "seed",
     .kind = ValueKind::number,
     .value = "N",
     .help = "backgammon: seed of the dice, to repeat the same rolls"},
    {.name = "name", .kind = ValueKind::text, .value = "NAME", .help = "with -o: your name in the record"},
    protocol_option,
    set_option,
    engine_patience_option,
    log_option,
    time_option,
    nodes_option,
    engine_depth_option,
    flip_option,
    coordinates_option,
});

constexpr auto play_examples = std::to_array<Example>({
    {"movetext play --game russian", "a game of Russian draughts"},
    {"movetext play --game chess --engine stockfish --as black --time 0.1", "a game against another engine"},
    {"movetext play --game backgammon --length 5 -o mine.mat", "a match to five points, recorded in a file"},
});

}  // namespace

const Command play_command{
    .name = "play",
    .summary = "play against an engine in the terminal",
    .shares = "game|losing|output",
    .description =
        "Plays a game against the built-in player, or against --engine. The board is shown before each of "
        "your moves; enter a move in any notation of the game. 'help' lists the other commands: moves, hint, "
        "undo, board, resign, quit; in backgammon roll, double, take and drop.\n"
        "With -o, the record of the game is added to the file when the game is over, or when you leave.\n"
        "The engine thinks for one second about each move unless --time, --nodes or --depth is given.",
    .options = play_options,
    .examples = play_examples,
    .appends = true,
    .program = "movetext-engine",
};

}  // namespace mt::cli
