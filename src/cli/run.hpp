// The program as a function.
#pragma once
#include <span>
#include <string>

namespace mt::cli {

// `words`: the command line without the program's name.  The exit status.
int run(std::span<const std::string> words);

}  // namespace mt::cli
