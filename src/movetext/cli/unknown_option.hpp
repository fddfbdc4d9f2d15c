// Says what to do about an option that a command does not have.
//
//   export --srot     unknown option --srot (did you mean --sort?)
//   check --split 3   unknown option --split: it belongs to export and convert
#pragma once
#include "movetext/cli/command.hpp"

#include <span>
#include <string>
#include <string_view>

namespace mt::cli {

// `word` is what the user wrote, "--srot=date" or "-z"; `commands` are those of the program.  Returns one
// line.
std::string unknown_option(const Command& command, Commands commands, std::string_view word);

// Does the same for the first word, an option that stands where a command is expected: "--quiet check FILE".
std::string unknown_option(Commands commands, std::span<const std::string> words);

// Says whether the option is called `name`, which has its dashes: "--output", "-o".
bool is_called(const Option& option, std::string_view name);

}  // namespace mt::cli
