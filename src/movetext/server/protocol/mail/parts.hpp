// Finds the parts of a mail that are of use, by their types alone, before any part is decoded.
#pragma once
#include "movetext/server/protocol/mail/inbound_mail.hpp"
#include "movetext/server/protocol/mail/mime.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mt::server::protocol {

// Points into the message that was looked at.
struct MailParts {
  GMimePart* plain = nullptr;  // the first text/plain that is no attachment, or nullptr
  GMimePart* html = nullptr;   // the first text/html
  GMimePart* delivery_status = nullptr;
  std::vector<GMimePart*> attachments;  // those whose name ends with .pdn or .pgn
};

// Finds the parts.  A failure has the code too-deep or too-many-parts.
std::optional<domain::Failure> find_parts(GMimeObject* root, const IntakeLimits& limits, MailParts& out);

// Returns the content of the part, without its transfer encoding.
std::string content_of(GMimePart* part);
// Returns the content as UTF-8, whatever charset it names and whether that is right or wrong.
std::string text_of(GMimePart* part);

}  // namespace mt::server::protocol
