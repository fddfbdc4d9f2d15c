// Handles reports that mails of the server could not be delivered.
#pragma once
#include "movetext/server/app/received_mail.hpp"
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/app/verdict.hpp"

namespace mt::server::app {

// Counts a bounce.  After three hard bounces in two weeks, no mail is sent to the account until the account
// writes again.
void count_bounce(UnitOfWork& work, const ReceivedMail& received, Verdict& verdict);

}  // namespace mt::server::app
