// Recognizes elements of HTML mails whose text a mail program inserted. Programs give these elements known
// names.
#pragma once
#include <cstdint>
#include <string_view>

namespace mt::server::protocol {

enum class HtmlMark : std::uint8_t {
  none,
  repeated,  // a quotation, its head or a signature: the sender typed nothing in this element
  ends,      // the sender typed nothing in this element or after it
  close,     // a paragraph with no empty line after it
};

// Returns the mark of a tag. `attributes` is the text of the tag: `class="gmail_attr"`.
HtmlMark html_mark(std::string_view attributes);

}  // namespace mt::server::protocol
