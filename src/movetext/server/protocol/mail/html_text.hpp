// HTML as text, for mails that have nothing else: nothing is fetched, nothing is executed.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// UTF-8 in and out; never longer than the input but for marks of quotation.  Blocks begin a new line, what is
// inside <blockquote> begins with "> ", scripts and styles are left out.
std::string html_to_text(std::string_view html);

}  // namespace mt::server::protocol
