// Words to the user, on standard error.
#pragma once
#include "movetext/cli/command.hpp"
#include "movetext/cli/output.hpp"

#include <string_view>

namespace mt::cli {

// "movetext: TEXT" and a line feed.  Control characters are replaced.
void complain(std::string_view text);

// Says why the output failed, if there is anything to say.  Always Status::io.
Status report_io(const Output& output);

}  // namespace mt::cli
