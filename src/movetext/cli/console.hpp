// Writes messages to the user.
#pragma once
#include "movetext/archive/output.hpp"
#include "movetext/cli/command.hpp"

#include <string_view>

namespace mt::cli {

// Writes bytes to standard error, unchanged, in place of a status line. Returns false if nothing reads
// standard error any more, or if the disk is full. May be called by several threads.
bool write_error(std::string_view text);
// Shows a status line on the terminal of standard error: a line of text without a line feed, which replaces
// the status line before it. What write_error() and complain() write replaces it, too.
void show_status(std::string_view text);
// Removes the status line, if there is one.
void clear_status();
// Writes "movetext: TEXT" and a line feed to standard error. Control characters are replaced.
void complain(std::string_view text);

// Reports why the output failed, if there is a message. Always returns Status::io.
Status report_io(const archive::Output& output);

// If standard input is a terminal, reports that the command waits for the user to type. Does nothing with
// --quiet. `what` is the expected input: "records".
void announce_terminal(const Invocation& invocation, std::string_view what);

// Writes the result of a command to the file of --output, or to standard output. Reports a failure.
Status print(const Invocation& invocation, std::string_view text);

}  // namespace mt::cli
