// The mail that shows all boards that wait for a player.
#pragma once
#include "movetext/server/app/mail_source.hpp"

#include <variant>

namespace mt::server::app {

// Returns the digest for the situation at `source.now`.
std::variant<protocol::OutgoingMail, domain::Failure> write_digest(const MailSource& source);

}  // namespace mt::server::app
