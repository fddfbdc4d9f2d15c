// Text in HTML, SVG and other XML.
#pragma once
#include <string>
#include <string_view>

namespace mt::text {

// Appends a text for use between tags or in an attribute. & < > " ' are escaped. Control characters that XML
// 1.0 cannot express (all but tabs and line ends) become blanks.
void append_markup(std::string& out, std::string_view text);
std::string as_markup(std::string_view text);

// Appends text of HTML or XML with these references replaced: &amp; &lt; &gt; &quot; &apos; &nbsp; (by a
// blank) and numbers (&#8212; &#x2014;). Other references stay unchanged.
void append_without_references(std::string& out, std::string_view markup);

}  // namespace mt::text
