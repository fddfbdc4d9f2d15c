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
           .help = "where the server takes mail, 127.0.0.1:10024"},
};

constexpr auto deliver_examples = std::to_array<Example>({
    {"movetext deliver ${sender} ${recipient} ${extension}", "as a pipe transport of Postfix calls it"},
});

}  // namespace

const Command deliver_command{
    .name = "deliver",
    .summary = "hand a mail from standard input to the server",
    .operands = "SENDER RECIPIENT [EXTENSION]",
    .takes = Operands::text,
    .description =
        "For mail systems that deliver by a pipe instead of LMTP. The mail is done with when the command "
        "ends with 0; 75 asks "
        "for another try later, 65 and 67 give the mail back to its sender. The extension is part of the "
        "recipient and is "
        "not needed again.",
    .options = deliver_options,
    .examples = deliver_examples,
};

}  // namespace mt::cli
