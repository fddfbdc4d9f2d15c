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
     .help = "open the game of that number in the file, each game of a match by itself (default: the list of "
             "games)"},
    explained(
        move_option,
        "open games at the position after a move: 23 or 23. is that of the side that begins, 23... that of "
        "the other one, 23b that of Black (default: the start of the game)"),
    explained(ply_option, "open games at the position after so many moves of both sides"),
    select_option,
    flip_option,
    coordinates_option,
    {.name = "ascii", .help = "letters for men and plain lines, also in a terminal that has more"},
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
        "Shows the list of the games of the FILEs, and plays through the one that is opened: the board with "
        "the last move marked, the moves with their comments, glyphs and variations, clocks, dice and cube, "
        "and what is wrong with the record where it stands. The files are read on meanwhile, and no more of "
        "them is held in memory than is shown.\n"
        "The last line of the screen names the main keys, and ? shows them all: the arrows go through a "
        "game, "
        "Enter enters a variation, n and p go to the next game and the previous one, / searches the list, q "
        "goes back and ends.\n"
        "Without a FILE, or with \"-\", the games come from standard input and the keys from the terminal.",
    .options = view_options,
    .examples = view_examples,
    .program = "movetext-view",
};

}  // namespace mt::cli
