#include "movetext/cli/engine_commands/engine_commands.hpp"
#include "movetext/cli/engine_commands/engine_options.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto options_of_match = std::to_array<Option>({
    {.name = "engine",
     .kind = ValueKind::text,
     .value = "COMMAND",
     .help = "an engine: a command, or movetext for the built-in player; give two or more",
     .repeatable = true,
     .group = "Engines"},
    {.name = "protocol",
     .kind = ValueKind::text,
     .value = "[N:]P",
     .help = "protocol of all engines, or of engine N (default: detected)",
     .repeatable = true},
    {.name = "set",
     .kind = ValueKind::text,
     .value = "[N:]NAME=VALUE",
     .help = "set an option of all engines, or of engine N, such as \"2:Hash=64\"",
     .repeatable = true},
    {.name = "name",
     .kind = ValueKind::text,
     .value = "N:NAME",
     .help = "name of engine N in records and totals (default: its own name)",
     .repeatable = true},
    {.name = "time",
     .kind = ValueKind::text,
     .value = "[N:]SECONDS",
     .help = "time for each move, such as 0.5 (default: 0.1); a limit for engine N replaces the limits for "
             "all engines",
     .repeatable = true,
     .group = "Limits"},
    {.name = "clock",
     .kind = ValueKind::text,
     .value = "[N:]BASE+INC",
     .help = "seconds for the game plus seconds for each move, such as 60+0.6, or 40/60+0 for every 40 moves",
     .repeatable = true},
    {.name = "nodes",
     .kind = ValueKind::text,
     .value = "[N:]NODES",
     .help = "maximum number of positions for each search",
     .repeatable = true},
    {.name = "depth",
     .kind = ValueKind::text,
     .value = "[N:]D",
     .help = "search depth in plies; in games with dice, number of rolls after a play",
     .repeatable = true},
    {.name = "margin",
     .kind = ValueKind::text,
     .value = "SECONDS",
     .help = "how far a move may exceed its time before it loses the game (default: 0.05)"},
    {.name = "patience",
     .kind = ValueKind::text,
     .value = "SECONDS",
     .help = "how long to wait for an engine to start and to get ready (default: 60), and for a move if "
             "nothing else limits it (default: 120)"},
    log_option,
    {.name = "games",
     .kind = ValueKind::number,
     .value = "N",
     .help = "games for each pair of engines; each opening or dice sequence is played twice (default: 100)",
     .group = "Games"},
    {.name = "concurrency",
     .kind = ValueKind::number,
     .value = "N",
     .help = "number of games played at the same time (default: 1)"},
    {.name = "openings",
     .kind = ValueKind::file,
     .value = "FILE",
     .help =
         "records or positions of any format to start from; or ballots, the official openings of the game; "
         "or book, openings that have a name (default: random moves)"},
    {.name = "opening-plies",
     .kind = ValueKind::number,
     .value = "N",
     .help = "number of random plies (default: 6, at most 60), or of plies taken from each record of "
             "--openings (default: all, or 8 if the record has a result)"},
    {.name = "seed",
     .kind = ValueKind::number,
     .value = "N",
     .help = "seed of openings and dice (default: 0)"},
    {.name = "adjudicate",
     .kind = ValueKind::text,
     .value = "RULE",
     .help = "end a game early. resign=SCORE,MOVES: the game is won if both engines report at least SCORE "
             "for one side for MOVES moves of each side. draw=SCORE,MOVES,FROM: the game is drawn if both "
             "report at most SCORE for either side for MOVES moves of each side, from move FROM on. SCORE is "
             "in pawns, men or discs",
     .repeatable = true},
    {.name = "max-plies",
     .kind = ValueKind::number,
     .value = "N",
     .help = "number of plies after which a game is a draw (default: 1000); with dice, this number for each "
             "point of the match"},
    {.name = "length",
     .kind = ValueKind::number,
     .value = "N",
     .help = "games with dice: points needed to win a match (default: 1), or 0 for single games for points, "
             "with the cube"},
    {.name = "no-cube", .help = "games with dice: play without the cube"},
    {.name = "jacoby",
     .value = "on|off",
     .choices = "on|off",
     .help = "games for points: gammons count only after the cube was turned (default: on)"},
    {.name = "beavers",
     .value = "on|off",
     .choices = "on|off",
     .help = "games for points: a double may be redoubled at once (default: on if both engines support it)"},
    {.name = "sprt",
     .kind = ValueKind::text,
     .value = "ELO0,ELO1",
     .help = "stop as soon as a test accepts one of two statements, each with an error of 5 %: the first "
             "engine is stronger by at least ELO1, or by at most ELO0"},
    {.name = "sprt-model",
     .kind = ValueKind::choice,
     .value = "MODEL",
     .choices = "normalized|logistic",
     .help = "kind of Elo in --sprt (default: normalized)"},
});

}  // namespace

std::span<const Option> match_options() {
  return options_of_match;
}

}  // namespace mt::cli
