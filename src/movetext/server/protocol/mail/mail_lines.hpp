// Splits the text of a mail into lines, for the functions that find the lines that the sender typed.
#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

// Lines without their line ends. They are views into the text.
using MailLines = std::vector<std::string_view>;

MailLines split_lines(std::string_view text);
// Returns whether the line is marked as a quotation: "> text", or "A> text" with a short name of the quoted
// person.
bool is_quoted(std::string_view line);

}  // namespace mt::server::protocol
