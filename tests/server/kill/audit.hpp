// What must be true of a store when a trial is over.
#pragma once
#include "server/kill/company.hpp"
#include "server/kill/mail_head.hpp"
#include "server/kill/post_office.hpp"

namespace mt::server::kill {

// What went out into the directory of the first node, and what waits in the store.
MailHeads filed_mails(const Site& site, Faults& faults);
// The same at a relay; a dead one counts as one that waits.  Copies of a mail have the same bytes.
MailHeads posted_mails(const Site& site, PostOffice& office, Faults& faults);

// Every board has the moves that were acknowledged, once and in order, and no others; each player has the
// mail of the last event; no mail tells of what never was; what was refused was answered by one mail;
// `movetext verify` finds nothing.
void audit(const Site& site, const Company& company, const MailHeads& mails, Faults& faults);

// "12 kills, 345 moves acknowledged, ...".
void tell(const std::string& what_broke, const Company& company, const MailHeads& mails, Faults& faults);

}  // namespace mt::server::kill
