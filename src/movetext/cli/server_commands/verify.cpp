// Describes "movetext verify".
#include "movetext/cli/server_commands/data_options.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr std::array<Option, 2> verify_options{config_option, data_option};

constexpr auto verify_examples = std::to_array<Example>({
    {"movetext verify --config /etc/movetext/server.toml", "every game of a server, even while it runs"},
    {"movetext verify --data /tmp/restored", "a backup that was restored there"},
});

}  // namespace

const Command verify_command{
    .name = "verify",
    .summary = "replay all games of a server and compare",
    .shares = "output|json|quiet",
    .description =
        "Replays every game from its first event and compares it with what the server has stored: position, "
        "half-moves, whose turn it is, deadlines, results. In games with dice, each roll is checked against "
        "its seed. The last line counts games, events, moves and faults.",
    .options = verify_options,
    .examples = verify_examples,
    .program = "movetext-server",
};

}  // namespace mt::cli
