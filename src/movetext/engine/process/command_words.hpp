// Splits a command that a user wrote as one text into words: "gnubg -t -q", "'my engine' --hub".
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// Splits at blanks like a shell, but without variables, patterns and operators. Quotes of both kinds keep
// blanks together. A backslash outside single quotes makes the next character literal. Returns why the text
// is not a command, such as "unmatched quote", or an empty text if it is one.
std::string_view read_command(std::string_view text, std::vector<std::string>& words);

}  // namespace mt::engine
