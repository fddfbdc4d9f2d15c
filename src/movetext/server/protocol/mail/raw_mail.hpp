// Checks a mail before anything is decoded, by sizes and numbers of lines alone.  The library that decodes it
// calls itself for groups in groups of people and for parts in parts; a mail that passes cannot exhaust its
// stack.
#pragma once
#include "movetext/server/protocol/mail/inbound_mail.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Returns why reading the mail would cost too much, or nothing if it may be read.
std::optional<domain::Failure> objection_to_size(std::string_view message, const IntakeLimits& limits);

// Returns the bytes of the mail that no mail system changes on its way: the headers From, Subject, Date and
// Message-ID, and all that is below the headers.
std::string lasting_bytes(std::string_view message);

}  // namespace mt::server::protocol
