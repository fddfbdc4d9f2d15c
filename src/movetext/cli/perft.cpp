// Describes "movetext perft".
#include "movetext/cli/commands.hpp"
#include "movetext/cli/one_game.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr std::array<Option, 4> perft_options{
    Option{.name = "depth",
           .kind = ValueKind::number,
           .value = "D",
           .help = "length of the paths in plies",
           .required = true},
    Option{.name = "divide", .help = "also show the count after each first move"},
    position_option,
    play_option,
};

constexpr auto perft_examples = std::to_array<Example>({
    {"movetext perft --game international --depth 7", "10 million paths"},
    {"movetext perft --game turkish --depth 5 --divide", "the count after each first move"},
});

}  // namespace

const Command perft_command{
    .name = "perft",
    .summary = "count move paths, to compare rules with other programs",
    .shares = "game|losing|notation|output|threads|json|quiet|color",
    .description =
        "Counts the paths of the given length that the rules allow from the start position, or from "
        "--position after the moves of --play. A capture counts once for each distinct origin, end, set of "
        "captured pieces and promotion. Draw rules do not end a path. The last line contains only the count.",
    .options = perft_options,
    .examples = perft_examples,
    .program = "movetext-perft",
};

}  // namespace mt::cli
