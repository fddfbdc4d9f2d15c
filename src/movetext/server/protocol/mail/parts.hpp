// Selects the useful parts of a mail by their types, before any part is decoded.
#pragma once
#include "movetext/server/protocol/mail/inbound_mail.hpp"
#include "movetext/server/protocol/mail/mime.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mt::server::protocol {

// The pointers point into the parsed message.
struct MailParts {
  GMimePart* plain = nullptr;  // the first text/plain that is not an attachment, or nullptr
  GMimePart* html = nullptr;   // the first text/html that is not an attachment, or nullptr
  GMimePart* delivery_status = nullptr;
  std::vector<GMimePart*> attachments;  // parts with a name that ends with .pdn or .pgn
};

// Finds the useful parts. A failure has the code too-deep or too-many-parts.
std::optional<domain::Failure> find_parts(GMimeObject* root, const IntakeLimits& limits, MailParts& out);

// Returns the content of the part, without its transfer encoding.
std::string content_of(GMimePart* part);
// Returns the content as UTF-8. The content may declare any charset, and the declared charset may be wrong.
std::string text_of(GMimePart* part);

}  // namespace mt::server::protocol
