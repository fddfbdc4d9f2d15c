// Recognizes lines such as "On Monday anna wrote:", which mail programs write above a quoted mail. They may
// be in many languages and extend over several lines.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

#include <cstddef>

namespace mt::server::protocol {

struct Attribution {
  std::size_t lines = 0;  // number of lines; 0 if there is none
  bool quoted = false;    // whether the text below is marked as a quotation
};

// Returns the attribution that begins at line i. If the text below is not marked as a quotation, the lines
// must contain the address of the writer, or a date and a time: "On Monday I wrote:" may be typed by the
// sender.
Attribution attribution_at(const MailLines& lines, std::size_t i);

}  // namespace mt::server::protocol
