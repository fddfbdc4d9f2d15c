// Handles inbound mails that answer a confirmation request of the server.
#pragma once
#include "movetext/server/app/mail_outcome.hpp"
#include "movetext/server/app/received_mail.hpp"
#include "movetext/server/app/unit_of_work.hpp"

namespace mt::server::app {

// Carries out the requested action, drops it, or repeats the request, depending on the answer.
void take_answer(UnitOfWork& work, const ReceivedMail& received, MailOutcome& outcome);

}  // namespace mt::server::app
