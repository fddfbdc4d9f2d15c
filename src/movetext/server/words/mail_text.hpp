// The subject and the text of a mail, without headers.
#pragma once
#include <string>

namespace mt::server::words {

struct MailText {
  std::string subject;  // one line of printable UTF-8, at most 200 bytes
  std::string text;  // complete even without the HTML; lines of at most 78 columns that end with a line feed
  std::string html;  // the same content as HTML; may be empty
};

}  // namespace mt::server::words
