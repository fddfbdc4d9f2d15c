// Inbound mails that answer a question of the server.
#pragma once
#include "movetext/server/app/mail_outcome.hpp"
#include "movetext/server/app/received_mail.hpp"
#include "movetext/server/app/unit_of_work.hpp"

namespace mt::server::app {

// Handles the answer: carries out the action in question, or drops it, or asks again.
void take_answer(UnitOfWork& work, const ReceivedMail& received, MailOutcome& outcome);

}  // namespace mt::server::app
