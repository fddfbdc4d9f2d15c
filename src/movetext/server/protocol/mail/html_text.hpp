// Turns HTML into text, for mails that have nothing else.  It fetches nothing and executes nothing.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Takes and returns UTF-8; the result is never longer than the input except for marks of quotation.  Blocks
// begin a new line, each line inside <blockquote> begins with "> ", scripts and styles are left out.
std::string html_to_text(std::string_view html);

}  // namespace mt::server::protocol
