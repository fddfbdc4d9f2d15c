// Finds elements of HTML mails whose text a mail program inserted, by the names that programs give them.
#pragma once
#include <cstdint>
#include <string_view>

namespace mt::server::protocol {

enum class HtmlMark : std::uint8_t {
  none,
  repeated,  // a quotation, its head or a signature: the writer typed nothing in this element
  ends,      // nor in any element after it
  close,     // a paragraph without an empty line after it
};

// Reads the attributes of a tag as written: `class="gmail_attr"`.
HtmlMark html_mark(std::string_view attributes);

}  // namespace mt::server::protocol
