// Handles reports that mails of the server could not be delivered.
#pragma once
#include "movetext/server/app/mail_outcome.hpp"
#include "movetext/server/app/received_mail.hpp"
#include "movetext/server/app/unit_of_work.hpp"

namespace mt::server::app {

// Counts a bounce.  After three hard bounces in two weeks, no mail is sent to the account until the account
// writes again.
void count_bounce(UnitOfWork& work, const ReceivedMail& received, MailOutcome& verdict);

}  // namespace mt::server::app
