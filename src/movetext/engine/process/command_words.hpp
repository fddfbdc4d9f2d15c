// The words of a command that a user wrote as one text: "gnubg -t -q", "'my engine' --hub".
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// Splits at blanks, as a shell does, but without its variables, patterns and operators: quotes of both kinds
// keep blanks together, and a backslash outside of single quotes takes the next character as it is.  Returns
// why the text is no command, as "a quote is not closed"; empty: it is one.
std::string_view read_command(std::string_view text, std::vector<std::string>& words);

}  // namespace mt::engine
