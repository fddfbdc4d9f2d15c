// Which elements of HTML mails hold what a mail program has set there, by the names that programs give them.
#pragma once
#include <cstdint>
#include <string_view>

namespace mt::server::protocol {

enum class HtmlMark : std::uint8_t {
  none,
  repeated,  // a quotation, its head, a signature: no words of the writer in this element
  ends,      // nor in anything behind it
  close,     // a paragraph without an empty line behind it
};

// Takes the attributes of a tag as they stand in the text: `class="gmail_attr"`.
HtmlMark html_mark(std::string_view attributes);

}  // namespace mt::server::protocol
