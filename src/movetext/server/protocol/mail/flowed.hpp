// Text in the format "flowed" (RFC 3676): lines that end with a blank go on in the next.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Paragraphs become one line each, but for quotations, which stay as they are; `del_sp`: the blank at the end
// of a line that goes on is not part of the text.
std::string unflow(std::string_view text, bool del_sp);

}  // namespace mt::server::protocol
