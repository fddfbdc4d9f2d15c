// Text inside HTML, SVG and other XML.
#pragma once
#include <string>
#include <string_view>

namespace mt::text {

// As it may stand between tags or in an attribute: & < > " ' are encoded; control characters but tabs and
// line ends, which XML 1.0 has no way to write, become blanks.
void append_markup(std::string& out, std::string_view text);
std::string as_markup(std::string_view text);

}  // namespace mt::text
