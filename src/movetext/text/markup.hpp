// Text inside HTML, SVG and other XML.
#pragma once
#include <string>
#include <string_view>

namespace mt::text {

// Appends the text so that it may stand between tags or in an attribute: & < > " ' are encoded; control
// characters other than tabs and line ends, which XML 1.0 cannot express, become blanks.
void append_markup(std::string& out, std::string_view text);
std::string as_markup(std::string_view text);

}  // namespace mt::text
