// Splits the text of a mail into lines, for the functions that find out which of them its writer typed.
#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

// Returns the lines without their ends, as views into the text.
using MailLines = std::vector<std::string_view>;

MailLines split_lines(std::string_view text);
// Returns whether the line is quoted: "> text", as mail programs mark it, or "A> text" with the name of the
// quoted person first.
bool is_quoted(std::string_view line);

}  // namespace mt::server::protocol
