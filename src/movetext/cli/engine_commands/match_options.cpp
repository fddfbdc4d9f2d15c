#include "movetext/cli/engine_commands/engine_commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto options_of_match = std::to_array<Option>({
    {.name = "engine",
     .kind = ValueKind::text,
     .value = "COMMAND",
     .help = "an engine, twice or more often: a command, or movetext for the one that is built in",
     .repeatable = true,
     .group = "Engines"},
    {.name = "protocol",
     .kind = ValueKind::text,
     .value = "[N:]P",
     .help = "the protocol of all engines, or of the Nth (default: found out)",
     .repeatable = true},
    {.name = "set",
     .kind = ValueKind::text,
     .value = "[N:]NAME=VALUE",
     .help = "set an option of all engines, or of the Nth, as \"2:Hash=64\"",
     .repeatable = true},
    {.name = "name",
     .kind = ValueKind::text,
     .value = "N:NAME",
     .help = "the name of the Nth engine in records and sums (default: its own)",
     .repeatable = true},
    {.name = "time",
     .kind = ValueKind::text,
     .value = "[N:]SECONDS",
     .help = "for a move, as 0.5 (default: 0.1); a limit for the Nth engine replaces those for all",
     .repeatable = true,
     .group = "Limits"},
    {.name = "clock",
     .kind = ValueKind::text,
     .value = "[N:]BASE+INC",
     .help = "seconds for the game and for each move, as 60+0.6, or 40/60+0 for each 40 moves",
     .repeatable = true},
    {.name = "nodes",
     .kind = ValueKind::text,
     .value = "[N:]NODES",
     .help = "positions that a search may look at",
     .repeatable = true},
    {.name = "depth",
     .kind = ValueKind::text,
     .value = "[N:]D",
     .help = "plies that a search looks ahead; in games with dice the rolls behind a play",
     .repeatable = true},
    {.name = "margin",
     .kind = ValueKind::text,
     .value = "SECONDS",
     .help = "that a move may take too long before the game is lost (default: 0.05)"},
    {.name = "patience",
     .kind = ValueKind::text,
     .value = "SECONDS",
     .help = "for a move where nothing else limits the time (default: 120)"},
    {.name = "games",
     .kind = ValueKind::number,
     .value = "N",
     .help = "of each two engines, two of each opening or of the same dice (default: 100)",
     .group = "Games"},
    {.name = "concurrency",
     .kind = ValueKind::number,
     .value = "N",
     .help = "games at the same time (default: 1)"},
    {.name = "openings",
     .kind = ValueKind::file,
     .value = "FILE",
     .help =
         "records or positions of any format to begin with; ballots: the official ones of the game; book: "
         "lines that have a name (default: moves drawn by lot)"},
    {.name = "opening-plies",
     .kind = ValueKind::number,
     .value = "N",
     .help = "plies that are drawn by lot (default: 6, at most 60), or taken from each record of --openings "
             "(default: all, "
             "of a game with a result 8)"},
    {.name = "seed", .kind = ValueKind::number, .value = "N", .help = "of openings and dice (default: 0)"},
    {.name = "adjudicate",
     .kind = ValueKind::text,
     .value = "RULE",
     .help = "resign=SCORE,MOVES: won if both engines say so for so many moves each; draw=SCORE,MOVES,FROM: "
             "drawn "
             "if both are as near to 0, from move FROM on; in pawns, men or discs",
     .repeatable = true},
    {.name = "max-plies",
     .kind = ValueKind::number,
     .value = "N",
     .help = "a game with so many is a draw (default: 1000; with dice for each point of the match)"},
    {.name = "length",
     .kind = ValueKind::number,
     .value = "N",
     .help = "games with dice: points of a match (default: 1); 0: single games for points, with the cube"},
    {.name = "no-cube", .help = "games with dice: without the cube"},
    {.name = "jacoby",
     .value = "on|off",
     .choices = "on|off",
     .help = "games for points: gammons count only after the cube was turned (default: on)"},
    {.name = "beavers",
     .value = "on|off",
     .choices = "on|off",
     .help = "games for points: a double may be turned again at once (default: on if both engines have words "
             "for it)"},
    {.name = "sprt",
     .kind = ValueKind::text,
     .value = "ELO0,ELO1",
     .help =
         "end as soon as it is clear whether the first engine is stronger by ELO1 or not even by ELO0, each "
         "with an error of 5 %"},
    {.name = "sprt-model",
     .kind = ValueKind::choice,
     .value = "MODEL",
     .choices = "normalized|logistic",
     .help = "the Elo of --sprt (default: normalized)"},
});

}  // namespace

std::span<const Option> match_options() {
  return options_of_match;
}

}  // namespace mt::cli
