// Says which elements of HTML mails hold text that a mail program has set, by the names that programs give
// them.
#pragma once
#include <cstdint>
#include <string_view>

namespace mt::server::protocol {

enum class HtmlMark : std::uint8_t {
  none,
  repeated,  // a quotation, its head or a signature: the element holds no words of the writer
  ends,      // nor does anything that follows the element
  close,     // a paragraph without an empty line after it
};

// Reads the attributes of a tag as they stand in the text: `class="gmail_attr"`.
HtmlMark html_mark(std::string_view attributes);

}  // namespace mt::server::protocol
