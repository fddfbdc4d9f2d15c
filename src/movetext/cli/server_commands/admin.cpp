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
     .help = "show at most N games (the newest), or N mails of each kind (default: 100)"},
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
        "Works on the data of a server, even while the server runs; run it as the server's user.\n"
        "Accounts: 'users' lists them; 'user NAME' shows one; 'user add NAME ADDRESS' opens one; 'user "
        "address NAME ADDRESS' changes its address; 'user password NAME' reads its password from the first "
        "line of standard input; 'user operator NAME on|off' makes the player an operator or not; 'user "
        "close|ban|open NAME' changes its state. An account that is closed or banned gives up all its "
        "games.\n"
        "Games: 'games' lists them, and 'games offered|active|finished|aborted' only those in that state; "
        "'game N' shows the game on board N; 'game N adjudicate 1-0|0-1|1/2|abort [WORDS]' ends it, where "
        "1-0 means that the side that moved first wins; 'game N note WORDS' sends a note to its players; "
        "'export N' writes its record. The players get WORDS by mail.\n"
        "Mails: 'outbox' lists the mails that wait to be sent and those that were refused for good; 'outbox "
        "retry' sends both now.\n"
        "Files: 'backup FILE' writes a copy of all data to FILE, which must not exist; 'restore FILE' works "
        "only if no database exists yet and all games in the backup can be replayed; 'key new' makes a new "
        "key, while the addresses of boards that were made with the previous key work until the next 'key "
        "new'; 'key adopt' makes the store accept the current key instead of the key it knows.\n"
        "Every change is written to the log of the server, or to admin.log in its data directory.",
    .options = admin_options,
    .examples = admin_examples,
    .program = "movetext-server",
};

}  // namespace mt::cli
