// Determines the sender of an inbound mail, and how the sender is authenticated.
#pragma once
#include "movetext/server/app/command_context.hpp"
#include "movetext/server/app/received_mail.hpp"
#include "movetext/server/app/unit_of_work.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

// Returns the sender, from the token in the recipient address or else from the From header. Returns nothing
// if the token is invalid. `warning` receives a warning for the operator, as in MailOutcome::warning.
std::optional<Requester> requester_of(UnitOfWork& work, const ReceivedMail& received, std::string& warning);

}  // namespace mt::server::app
