// Describes "movetext admin".
#include "movetext/cli/server_commands/data_options.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto admin_options = std::to_array<Option>({
    {.name = "limit",
     .kind = ValueKind::number,
     .value = "N",
     .help = "of games, the newest, and of mails: so many at most (default: 100)"},
    config_option,
    data_option,
});

constexpr auto admin_examples = std::to_array<Example>({
    {"movetext admin users", "all accounts"},
    {"movetext admin user add fred fred@example.org", "an account that need not be confirmed"},
    {"movetext admin game 101 adjudicate 1/2 the server was down", "ends a game; the players are told why"},
    {"movetext admin export 101 -o game.pdn", "the record of a game"},
    {"movetext admin backup /backup/monday.db", "a copy of everything, while the server runs"},
});

}  // namespace

const Command admin_command{
    .name = "admin",
    .summary = "look after a game server: accounts, games, backups",
    .operands = "ACTION...",
    .takes = Operands::text,
    .description =
        "Works on what the server is kept in, also while it runs, and as the user it runs as. Accounts: "
        "users; user NAME; user add|address NAME ADDRESS; user password NAME, which is the first line of "
        "standard input; user operator NAME on|off; user close|ban|open NAME. Who is closed or banned gives "
        "up all games.\n"
        "Games: games [offered|active|finished|aborted]; game N; game N adjudicate 1-0|0-1|1/2|abort "
        "[WORDS]; "
        "game N note WORDS; export N. 1-0 is a win of who moved first. The players get the words by mail.\n"
        "Mails: outbox, those that were refused for good or wait; outbox retry, which sends them now.\n"
        "Files: backup FILE, which must not exist; restore FILE, where there is no database yet and if all "
        "games in the backup can be played again; key new, after which the addresses of boards made before "
        "stay good until the next one; key adopt, which makes a store known to another key than its own.\n"
        "What was changed is written into the log of the server, or into admin.log in its directory.",
    .options = admin_options,
    .examples = admin_examples,
};

}  // namespace mt::cli
