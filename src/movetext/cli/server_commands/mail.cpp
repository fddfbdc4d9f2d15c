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
     .help = "your address, such as fred@example.org",
     .required = true},
    {.name = "body",
     .kind = ValueKind::text,
     .value = "TEXT",
     .help = "for send: text of the mail (default: standard input, unless it is a terminal)"},
    {.name = "to",
     .kind = ValueKind::text,
     .value = "ADDRESS",
     .help = "for send: address of the server to write to (default: the server's address for commands)"},
    {.name = "server",
     .kind = ValueKind::text,
     .value = "ADDRESS",
     .help = "address at which the server takes mail (default: the address of the server that uses the data "
             "directory)"},
    {.name = "wait",
     .kind = ValueKind::number,
     .value = "SECONDS",
     .help = "for send and reply: how long to wait for a server that is just starting, and for its answer "
             "(default: 5)"},
    config_option,
    data_option,
});

constexpr auto mail_examples = std::to_array<Example>({
    {"movetext mail --as fred@example.org send signup fred", "the first mail to a server"},
    {"movetext mail --as fred@example.org list", "the mails that the server has sent back"},
    {"movetext mail --as fred@example.org reply \"32-28\"", "a move as the reply to the newest mail"},
    {"movetext mail --as fred@example.org attachment | movetext check", "the record of a game that is over"},
});

}  // namespace

const Command mail_command{
    .name = "mail",
    .summary = "play on a local server from the shell",
    .operands = "send SUBJECT|list|show [N]|reply [N] TEXT|attachment [N]",
    .takes = Operands::text,
    .shares = "output|json|quiet",
    .description =
        "Does what a mail program does for a player: hands mails to the server, and reads the mails that a "
        "server without a mail system puts into the directory outbox.\n"
        "Mails are numbered from the oldest; without a number, the newest is used. 'send' takes a command as "
        "its subject; 'reply' takes a move as its text, and writes to the address that the mail names for "
        "replies. 'send' and 'reply' show the numbers and subjects of the answers. 'attachment' writes the "
        "file that is attached to a mail.",
    .options = mail_options,
    .examples = mail_examples,
    .program = "movetext-server",
};

}  // namespace mt::cli
