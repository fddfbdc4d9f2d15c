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
     .help = "show at most N games, the newest, or N mails of a kind (default: 100)"},
    config_option,
    data_option,
});

constexpr auto admin_examples = std::to_array<Example>({
    {"movetext admin users", "all accounts"},
    {"movetext admin user add fred fred@example.org", "an account that need not be confirmed"},
    {"movetext admin game 101 adjudicate 1/2 the server was down", "ends a game; the players get the reason"},
    {"movetext admin export 101 -o game.pdn", "the record of a game"},
    {"movetext admin backup /backup/monday.db", "a copy of everything, while the server runs"},
});

}  // namespace

const Command admin_command{
    .name = "admin",
    .summary = "manage a game server: accounts, games, backups",
    .operands = "ACTION...",
    .takes = Operands::text,
    .shares = "output|json|quiet",
    .description =
        "Works on the data of a server, even while the server runs; run it as the server's user. Accounts: "
        "users; user NAME; user add|address NAME ADDRESS; user password NAME, which reads the password from "
        "the first line of standard input; user operator NAME on|off; user close|ban|open NAME. An account "
        "that is closed or banned gives up all its games.\n"
        "Games: games [offered|active|finished|aborted]; game N; game N adjudicate 1-0|0-1|1/2|abort "
        "[WORDS]; game N note WORDS; export N. 1-0 means that the side that moved first wins. The players "
        "get WORDS by mail.\n"
        "Mails: outbox, which lists the mails that wait to be sent and those that were refused for good; "
        "outbox retry, which sends both now.\n"
        "Files: backup FILE, which must not exist; restore FILE, only if no database exists yet and all "
        "games in the backup can be replayed; key new, which makes a new key, while addresses of boards made "
        "with the key before it work until the next 'key new'; key adopt, which makes the store accept the "
        "current key instead of the one it knows.\n"
        "Every change is written to the log of the server, or to admin.log in its data directory.",
    .options = admin_options,
    .examples = admin_examples,
    .program = "movetext-server",
};

}  // namespace mt::cli
