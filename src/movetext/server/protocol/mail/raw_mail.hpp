// Checks a mail before anything is decoded, only by counting bytes and lines. The library that decodes the
// mail recurses for nested groups of addresses and for nested parts. If a mail passes this check, it cannot
// exhaust the library's stack.
#pragma once
#include "movetext/server/protocol/mail/inbound_mail.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Returns the reason why parsing the mail would be too expensive, or nothing if the mail may be parsed.
std::optional<domain::Failure> objection_to_size(std::string_view message, const IntakeLimits& limits);

// Returns the bytes of the mail that mail systems never change in transit: the headers From, Subject, Date
// and Message-ID, and everything after the headers.
std::string lasting_bytes(std::string_view message);

}  // namespace mt::server::protocol
