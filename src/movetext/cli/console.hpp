// Writes words to the user.
#pragma once
#include "movetext/archive/output.hpp"
#include "movetext/cli/command.hpp"

#include <string_view>

namespace mt::cli {

// Writes bytes to standard error, as they are.  Returns false if nothing reads them any more, or there is no
// room.
bool write_error(std::string_view text);
// Writes "movetext: TEXT" and a line feed to standard error.  Control characters are replaced.
void complain(std::string_view text);

// Says why the output failed, if there is anything to say.  Always returns Status::io.
Status report_io(const archive::Output& output);

// Says that the command waits for what the user types, if standard input is a terminal; not with --quiet.
// `what` is awaited: "records".
void announce_terminal(const Invocation& invocation, std::string_view what);

// Writes the result of a command to where --output says.
Status print(const Invocation& invocation, std::string_view text);

}  // namespace mt::cli
