// Converts HTML to text, for mails without a plain text.  Fetches nothing and executes nothing.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Takes and returns UTF-8; except for quotation marks, the result is never longer than the input.  Blocks
// begin a new line, each line inside <blockquote> begins with "> ", and scripts and styles are dropped.
std::string html_to_text(std::string_view html);

}  // namespace mt::server::protocol
