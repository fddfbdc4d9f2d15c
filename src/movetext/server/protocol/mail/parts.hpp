// Selects the useful parts of a mail by their types alone, before any part is decoded.
#pragma once
#include "movetext/server/protocol/mail/inbound_mail.hpp"
#include "movetext/server/protocol/mail/mime.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mt::server::protocol {

// Pointers into the message.
struct MailParts {
  GMimePart* plain = nullptr;  // the first text/plain that is not an attachment, or nullptr
  GMimePart* html = nullptr;   // the first text/html
  GMimePart* delivery_status = nullptr;
  std::vector<GMimePart*> attachments;  // those with a name that ends with .pdn or .pgn
};

// Finds the parts.  A failure has the code too-deep or too-many-parts.
std::optional<domain::Failure> find_parts(GMimeObject* root, const IntakeLimits& limits, MailParts& out);

// Returns the content of the part, without its transfer encoding.
std::string content_of(GMimePart* part);
// Returns the content as UTF-8, whatever charset it declares and whether or not that is right.
std::string text_of(GMimePart* part);

}  // namespace mt::server::protocol
