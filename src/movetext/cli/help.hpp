// Writes help texts from the table of commands.
#pragma once
#include "movetext/cli/command.hpp"
#include "movetext/cli/terminal.hpp"

#include <string>
#include <vector>

namespace mt::cli {

// The layout of a help text: columns of a line, and whether headings are bold.
struct HelpStyle {
  std::size_t width = 80;
  bool bold = false;
};
// Returns the layout for standard output: as wide as the terminal, but from 60 to 80 columns.
HelpStyle help_style(const Terminal& terminal);

// Returns "movetext 0.1.0\n...".
std::string version_text();
// Returns the text that "movetext" without arguments writes to standard error: commands to start with.
std::string first_steps();
// Returns what "movetext --help" prints.
std::string program_help(Commands commands, HelpStyle style = {});
// Returns what "movetext COMMAND --help" prints.
std::string command_help(const Command& command, HelpStyle style = {});

// Returns "movetext check [OPTIONS] [FILE...]".
std::string synopsis(const Command& command);
// Returns "-o, --output FILE", indented so that long names are aligned.
std::string option_usage(const Option& option);

// Returns the choices that are listed after the help text of an option: none if the text names them all, else
// all.
std::vector<std::string_view> unnamed_choices(const Option& option);

// Returns the heading before this option of the command: "Options", "Order and repeats"; empty if there is
// none.
std::string_view group_at(const Command& command, const Option& option);

// Returns the usual exit statuses: those of commands without Command::exits.
std::span<const ExitMeaning> exit_meanings();
// Returns the exit statuses of the command.
std::span<const ExitMeaning> exit_meanings(const Command& command);

}  // namespace mt::cli
