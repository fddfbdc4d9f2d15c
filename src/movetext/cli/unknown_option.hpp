// Returns errors with advice for an option that a command does not have.
//
//   export --srot     unknown option --srot (did you mean --sort?)
//   check --split 3   unknown option --split: it belongs to export and convert
#pragma once
#include "movetext/cli/command.hpp"

#include <span>
#include <string>
#include <string_view>

namespace mt::cli {

// `word`: the user's text, "--srot=date" or "-z". `commands`: all commands of the program. Returns one line.
std::string unknown_option(const Command& command, Commands commands, std::string_view word);

// Returns the error for a command line that begins with an option instead of a command: "--quiet check FILE".
std::string unknown_option(Commands commands, std::span<const std::string> words);

// Returns whether the option has that name, given with its dashes: "--output", "-o".
bool is_called(const Option& option, std::string_view name);

}  // namespace mt::cli
