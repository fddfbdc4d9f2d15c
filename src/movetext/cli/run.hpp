// Runs the program as a function.
#pragma once
#include "movetext/archive/core/container.hpp"
#include "movetext/cli/command.hpp"

#include <span>
#include <string>

namespace mt::cli {

// Returns the exit status. `words` holds the command line without the program's name. `open_container` opens
// databases among the files; if it is empty, a command that reads a database is passed to the program for
// them.
int run(std::span<const std::string> words, Commands commands,
        const archive::OpenContainer& open_container = {});

}  // namespace mt::cli
