// The text of a mail line by line; for the files of this room that tell what its writer has typed.
#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

// Without line ends; views into the text.
using MailLines = std::vector<std::string_view>;

MailLines split_lines(std::string_view text);
// "> text", as mail programs mark what they quote; also "A> text", with who is quoted in front.
bool is_quoted(std::string_view line);

}  // namespace mt::server::protocol
