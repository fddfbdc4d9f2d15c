// Describes "movetext view".
#include "movetext/cli/commands.hpp"
#include "movetext/cli/diagram_style.hpp"
#include "movetext/cli/record_choice.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr Option explained(Option option, std::string_view help) {
  option.help = help;
  return option;
}

constexpr auto view_options = std::to_array<Option>({
    {.name = "game-number",
     .kind = ValueKind::number,
     .value = "N",
     .help =
         "open game N of the file; the games of a match count separately (default: show the list of games)"},
    explained(move_option,
              "open games at the position after a move; 23 or 23.: move 23 of the side that moves first; "
              "23...: move 23 of the other side; 23b: move 23 of Black (default: the start of the game)"),
    explained(ply_option, "open games at the position after K plies (moves of either side)"),
    select_option,
    in_variations_option,
    explained(found_option, "open games at the position that --select has found, such as material:KRPvKR"),
    flip_option,
    coordinates_option,
    {.name = "ascii", .help = "use letters for men and plain lines, even if the terminal supports Unicode"},
});

constexpr auto view_examples = std::to_array<Example>({
    {"movetext view club.pdn", "the list of the games; Enter opens one, ? shows all keys"},
    {"movetext view match.mat --game-number 3 --ply 0", "the third game of a match, from its start"},
    {"movetext view season.pgn --select 'player:Carlsen and result:1-0'", "only some games"},
    {"zstdcat huge.pgn.zst | movetext view -", "games from a pipe, with keys from the terminal"},
});

}  // namespace

const Command view_command{
    .name = "view",
    .summary = "play through games in the terminal",
    .operands = "[FILE...]",
    .takes = Operands::files,
    .shares = "game|losing|notation|color",
    .description =
        "Shows the list of the games in the FILEs, and plays through the one that is opened: the board with "
        "the last move marked, the moves with their comments, glyphs and variations, clocks, dice and cube, "
        "and each error where it occurs. Files are loaded in the background; only what is shown is kept in "
        "memory.\n"
        "The last line of the screen names the main keys, and ? shows them all: the arrow keys move through "
        "a game, Enter enters a variation, n and p go to the next game and the previous one, / searches the "
        "list, q goes back or quits.\n"
        "Without a FILE, or with \"-\", games are read from standard input and keys from the terminal.",
    .options = view_options,
    .examples = view_examples,
    .program = "movetext-view",
};

}  // namespace mt::cli
