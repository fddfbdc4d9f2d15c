// Describes "movetext serve".
#include "movetext/cli/server_commands/data_options.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr std::array<Option, 3> serve_options{
    config_option,
    data_option,
    Option{.name = "print-config", .help = "write all settings, each explained, and exit"},
};

constexpr auto serve_examples = std::to_array<Example>({
    {"movetext serve", "a server to try out: games in movetext-data, mails as files in movetext-data/outbox"},
    {"movetext serve --print-config > server.toml", "write all settings to a file, to edit them"},
    {"movetext serve --config /etc/movetext/server.toml", "a server with settings of its own"},
});

}  // namespace

const Command serve_command{
    .name = "serve",
    .summary = "run the game server: games by e-mail",
    .shares = "output|quiet",
    .description =
        "Takes mail by LMTP, carries out the moves and commands in it, and sends boards back. Without "
        "settings it keeps its games in a file and puts the mails it would send into a directory, so that "
        "everything can be tried on one machine with 'movetext mail'. It runs until SIGTERM or SIGINT, "
        "finishes what it has started, and loses nothing if it is killed.",
    .options = serve_options,
    .examples = serve_examples,
    .program = "movetext-server",
};

}  // namespace mt::cli
