// Which parts of a mail are of use: found by their types alone, before any is decoded.
#pragma once
#include "movetext/server/protocol/mail/inbound_mail.hpp"
#include "movetext/server/protocol/mail/mime.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mt::server::protocol {

// Pointers into the message that was looked at.
struct MailParts {
  GMimePart* plain = nullptr;  // the first text/plain that is no attachment; nullptr: none
  GMimePart* html = nullptr;   // the first text/html
  GMimePart* delivery_status = nullptr;
  std::vector<GMimePart*> attachments;  // whose name ends with .pdn or .pgn
};

// A refusal has the code too-deep or too-many-parts.
std::optional<domain::Refusal> find_parts(GMimeObject* root, const IntakeLimits& limits, MailParts& out);

// What is in it, without its transfer encoding.
std::string content_of(GMimePart* part);
// The same as UTF-8, whatever its charset says or hides.
std::string text_of(GMimePart* part);

}  // namespace mt::server::protocol
