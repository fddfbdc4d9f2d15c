// Splits a command that a user wrote as one text into words: "gnubg -t -q", "'my engine' --hub".
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// Splits at blanks like a shell, but without variables, patterns and operators. Blanks inside single or
// double quotes do not split. A backslash outside single quotes makes the next character literal. If the text
// is not a command, returns the reason, such as "unmatched quote", else an empty text.
std::string_view read_command(std::string_view text, std::vector<std::string>& words);
// Returns a text that read_command() reads as this word. A plain word is returned unchanged.
std::string command_word(std::string_view word);

}  // namespace mt::engine
