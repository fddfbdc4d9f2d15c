// Describes "movetext deliver".
#include "movetext/cli/server_commands/data_options.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr std::array<Option, 3> deliver_options{
    config_option,
    data_option,
    Option{.name = "server",
           .kind = ValueKind::text,
           .value = "ADDRESS",
           .help = "address at which the server takes mail (default: mail.listen of the settings)"},
};

constexpr auto deliver_exits = std::to_array<ExitMeaning>({
    {Status::ok, "the server has taken the mail"},
    {Status::usage, "the command line was invalid"},
    {mail_refused, "the server refuses the mail"},
    {no_recipient, "the server has no such recipient"},
    {try_later, "the server cannot take the mail now or cannot be reached, or the settings have faults"},
    {Status::interrupted, "interrupted"},
});

constexpr auto deliver_examples = std::to_array<Example>({
    {"movetext deliver ${sender} ${recipient} ${extension}", "the call of a pipe transport of Postfix"},
});

}  // namespace

const Command deliver_command{
    .name = "deliver",
    .summary = "hand a mail from standard input to the server",
    .operands = "SENDER RECIPIENT [EXTENSION]",
    .takes = Operands::text,
    .description =
        "For mail systems that deliver through a pipe instead of LMTP. After exit status 65 or 67 they "
        "return the mail to its sender, after 75 they try again later. EXTENSION is ignored, because "
        "RECIPIENT contains it.",
    .options = deliver_options,
    .examples = deliver_examples,
    .exits = deliver_exits,
    .program = "movetext-server",
};

}  // namespace mt::cli
