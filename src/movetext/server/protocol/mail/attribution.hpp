// "On Monday anna wrote:", as mail programs set it above a mail they repeat, in many languages and over
// several lines.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

#include <cstddef>

namespace mt::server::protocol {

struct Attribution {
  std::size_t lines = 0;  // 0: there is none
  bool quoted = false;    // what it repeats is marked as a quotation
};

// The one that begins at line i.  Where no quotation follows, it must say who wrote, by his address, or when,
// by date and time: "On Monday I wrote:" may be somebody's own words.
Attribution attribution_at(const MailLines& lines, std::size_t i);

}  // namespace mt::server::protocol
