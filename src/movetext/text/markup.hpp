// Text inside HTML, SVG and other XML.
#pragma once
#include <string>
#include <string_view>

namespace mt::text {

// Appends the text encoded for use between tags or in an attribute: & < > " ' are escaped; control characters
// other than tabs and line ends, which XML 1.0 cannot express, become blanks.
void append_markup(std::string& out, std::string_view text);
std::string as_markup(std::string_view text);

// Appends text of HTML or XML with its references replaced: &amp; &lt; &gt; &quot; &apos; &nbsp; (as a blank)
// and numbers, &#8212; and &#x2014;. Other references stay unchanged.
void append_without_references(std::string& out, std::string_view markup);

}  // namespace mt::text
