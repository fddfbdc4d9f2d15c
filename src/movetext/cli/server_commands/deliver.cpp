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
        "For mail systems that deliver through a pipe instead of LMTP. Exit status 0 means that the server "
        "has taken the mail; 75 asks for another try later; 65 and 67 return the mail to its sender. "
        "EXTENSION is ignored, because RECIPIENT contains it.",
    .options = deliver_options,
    .examples = deliver_examples,
};

}  // namespace mt::cli
