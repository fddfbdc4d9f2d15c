// Writes messages to the user.
#pragma once
#include "movetext/archive/output.hpp"
#include "movetext/cli/command.hpp"

#include <string_view>

namespace mt::cli {

// Writes bytes to standard error, unchanged. Returns false if they have no reader any more, or there is no
// space.
bool write_error(std::string_view text);
// Writes "movetext: TEXT" and a line feed to standard error. Control characters are replaced.
void complain(std::string_view text);

// Reports why the output failed, if there is a message. Always returns Status::io.
Status report_io(const archive::Output& output);

// Announces that the command waits for the user to type, if standard input is a terminal; not with --quiet.
// `what` is the expected input: "records".
void announce_terminal(const Invocation& invocation, std::string_view what);

// Writes the result of a command to the file of --output, or to standard output.
Status print(const Invocation& invocation, std::string_view text);

}  // namespace mt::cli
