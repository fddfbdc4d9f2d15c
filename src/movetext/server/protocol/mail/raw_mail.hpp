// Checks a mail before anything is decoded, only by sizes and line counts.  The library that decodes it
// recurses for nested address groups and nested parts; a mail that passes this check cannot exhaust its
// stack.
#pragma once
#include "movetext/server/protocol/mail/inbound_mail.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Returns why parsing the mail would be too expensive, or nothing if it may be parsed.
std::optional<domain::Failure> objection_to_size(std::string_view message, const IntakeLimits& limits);

// Returns the bytes of the mail that no mail system changes in transit: the headers From, Subject, Date and
// Message-ID, and everything below the headers.
std::string lasting_bytes(std::string_view message);

}  // namespace mt::server::protocol
