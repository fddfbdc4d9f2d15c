// Reports that mails of the server did not arrive.
#pragma once
#include "movetext/server/app/received_mail.hpp"
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/app/verdict.hpp"

namespace mt::server::app {

// Counts a bounce: after three hard ones in a fortnight mail to the account waits until the account writes
// again.
void count_bounce(UnitOfWork& work, const ReceivedMail& received, Verdict& verdict);

}  // namespace mt::server::app
