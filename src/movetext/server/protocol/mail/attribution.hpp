// Finds lines such as "On Monday anna wrote:", which mail programs write above a quoted mail, in many
// languages and over several lines.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

#include <cstddef>

namespace mt::server::protocol {

struct Attribution {
  std::size_t lines = 0;  // 0 if there is none
  bool quoted = false;    // whether the repeated text is marked as a quotation
};

// Returns the attribution that begins at line i.  If no quotation follows, the lines must name the writer's
// address, or a date and a time: "On Monday I wrote:" may be the writer's own words.
Attribution attribution_at(const MailLines& lines, std::size_t i);

}  // namespace mt::server::protocol
