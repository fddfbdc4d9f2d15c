// Converts HTML to text, for mails that contain no plain text. Loads nothing from the network and runs no
// scripts.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Input and result are UTF-8. Blocks begin a new line, each line inside <blockquote> begins with "> ", and
// scripts and styles are dropped. Apart from these quotation marks, the result is never longer than the
// input.
std::string html_to_text(std::string_view html);

}  // namespace mt::server::protocol
