// From the program with the commands for records to the one with all commands.
#pragma once

namespace mt::cli {

// Becomes the whole program with the same command line; it stands at MOVETEXT_WHOLE_PROGRAM, seen from the
// directory of this one.  Comes back only when there is none: that is said on standard error.
void hand_over(char** argv);

}  // namespace mt::cli
