// Describes "movetext mail".
#include "movetext/cli/server_commands/data_options.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto mail_options = std::to_array<Option>({
    {.name = "as",
     .kind = ValueKind::text,
     .value = "ADDRESS",
     .help = "who you are: fred@example.org",
     .required = true},
    {.name = "body",
     .kind = ValueKind::text,
     .value = "TEXT",
     .help = "of send: what stands below the subject; without it standard input, if that is no terminal"},
    {.name = "to",
     .kind = ValueKind::text,
     .value = "ADDRESS",
     .help = "of send: another address of the server than the one for commands"},
    {.name = "server",
     .kind = ValueKind::text,
     .value = "ADDRESS",
     .help = "where the server takes mail; without it the server that works on the data directory is found"},
    {.name = "wait",
     .kind = ValueKind::number,
     .value = "SECONDS",
     .help = "of send and reply: how long to wait for a server that is just starting, and for its answer; 5"},
    config_option,
    data_option,
});

constexpr auto mail_examples = std::to_array<Example>({
    {"movetext mail --as fred@example.org send signup fred", "the first mail to a server"},
    {"movetext mail --as fred@example.org list", "what it has sent back"},
    {"movetext mail --as fred@example.org reply \"32-28\"", "answers the newest mail with a move"},
    {"movetext mail --as fred@example.org attachment | movetext check", "the record of a game that is over"},
});

}  // namespace

const Command mail_command{
    .name = "mail",
    .summary = "play on a server of this machine from the shell",
    .operands = "send SUBJECT|list|show [N]|reply [N] TEXT|attachment [N]",
    .takes = Operands::text,
    .description =
        "What a mail program is to a player: hands mails to the server, and reads those that a server "
        "without a mail system puts into the directory outbox.\n"
        "Mails are numbered from the oldest; without a number the newest is meant. A command is the subject "
        "of 'send'; a move is the text of 'reply', which goes to the address that the mail asks for. "
        "Both show the numbers and subjects of what comes back. "
        "'attachment' writes the file that came with a mail.",
    .options = mail_options,
    .examples = mail_examples,
};

}  // namespace mt::cli
