// Runs the commands of an inbound mail, and answers it.
#pragma once
#include "movetext/server/app/command_context.hpp"
#include "movetext/server/app/mail_outcome.hpp"
#include "movetext/server/app/received_mail.hpp"
#include "movetext/server/app/unit_of_work.hpp"

namespace mt::server::app {

// Runs the commands in `order`. They are the commands of the mail itself, or earlier commands that the mail
// confirms.
void run_order(UnitOfWork& work, const ReceivedMail& received, const protocol::Order& order,
               const Requester& requester, MailOutcome& outcome);

}  // namespace mt::server::app
