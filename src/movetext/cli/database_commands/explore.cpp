// Describes "movetext explore".
#include "movetext/cli/database_commands/database_commands.hpp"
#include "movetext/cli/one_game.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto explore_options = std::to_array<Option>({
    position_option,
    play_option,
    {.name = "years",
     .kind = ValueKind::text,
     .value = "FROM..TO",
     .help = "count only games of these years; FROM.. and ..TO leave one side open",
     .group = "Games"},
    {.name = "ratings",
     .kind = ValueKind::text,
     .value = "FROM..TO",
     .help = "count only games whose players have this rating on average; both ratings must be known"},
    {.name = "player",
     .kind = ValueKind::text,
     .value = "NAME",
     .help = "count only games of a player: the whole name, or a part of it if no player has that name"},
    {.name = "plays",
     .kind = ValueKind::choice,
     .value = "COLOUR",
     .choices = "white|black",
     .help = "with --player: count only games in which the player has this colour"},
    {.name = "event",
     .kind = ValueKind::text,
     .value = "NAME",
     .help = "count only games of an event, by its whole name"},
    {.name = "result",
     .kind = ValueKind::choice,
     .value = "RESULT",
     .choices = "1-0|0-1|1/2-1/2|*",
     .help = "count only games with this result, White's points first"},
    {.name = "select",
     .kind = ValueKind::text,
     .value = "FILTER",
     .help = "count only the games that the filter takes, as for 'movetext export --select'",
     .repeatable = true},
    {.name = "list",
     .kind = ValueKind::number,
     .value = "N",
     .help = "list the first N games that reach the position, by their ids",
     .group = "Output"},
    {.name = "novelty",
     .kind = ValueKind::number,
     .value = "ID",
     .help =
         "find the first move of this game, by its id in the view games, after which no older game has the "
         "position"},
});

constexpr auto explore_examples = std::to_array<Example>({
    {"movetext explore season.mtdb", "the first moves"},
    {"movetext explore season.mtdb --play \"1. e4 c5\" --years 2015.. --ratings 2400..",
     "the moves of strong players against the Sicilian Defence in recent years"},
    {"movetext explore season.mtdb --player \"Carlsen, Magnus\" --plays black --play e4",
     "what a player answers to 1. e4"},
    {"movetext explore season.mtdb --play e4 --select 'eco:B90..B99 and material:KRPvKR'",
     "the games of an opening that have come to an endgame"},
    {"movetext explore season.mtdb --novelty 1234", "the first new move of a game"},
});

constexpr auto explore_exits = std::to_array<ExitMeaning>({
    {Status::ok, "all well"},
    {Status::faults, "the position or a move cannot be read"},
    {Status::usage, "the command line is wrong, or the file is not a database"},
    {Status::io, "reading failed, or the database is damaged"},
});

}  // namespace

const Command explore_command{
    .name = "explore",
    .summary = "show the moves that the games of a database play in a position",
    .operands = "DATABASE",
    .takes = Operands::files,
    .shares = "game|losing|output|json|quiet|color",
    .description =
        "Shows the moves that the games of a database (movetext index) play in the start position, or after "
        "--position and --play: the most frequent first. Each move has the number of games, their share of "
        "the "
        "games that reach the position, the results and the score of the side that moves, the average "
        "ratings of "
        "this side and of its opponents, its performance, and the last year in which the move was played. "
        "The "
        "best games, those with the highest ratings, follow the table.\n"
        "A position counts however it arose; counters do not matter. In draughts, Othello and xiangqi, "
        "turned and "
        "mirrored positions in which the rules are the same count together. In a match with dice, a position "
        "includes the roll, and the results are points.\n"
        "A game counts once for the position and once for each of its moves there. Variations do not count, "
        "and a "
        "game with an error counts up to the error.\n"
        "Without --game and --position, the database must have one kind of game.",
    .options = explore_options,
    .examples = explore_examples,
    .exits = explore_exits,
    .program = "movetext-database",
};

}  // namespace mt::cli
