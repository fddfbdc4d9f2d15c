// The conditions that a store must satisfy after a trial.
#pragma once
#include "server/kill/company.hpp"
#include "server/kill/mail_head.hpp"
#include "server/kill/post_office.hpp"

namespace mt::server::kill {

// Returns the mails sent to the directory of the first node, and those waiting in the store.
MailHeads filed_mails(const Site& site, Faults& faults);
// Returns the same for a relay; a dead mail counts as waiting. Copies of a mail must have the same bytes.
MailHeads posted_mails(const Site& site, PostOffice& office, Faults& faults);

// Checks that every board has exactly the acknowledged moves, once and in order; each player has the mail of
// the last event; no mail reports an event that never happened; each refused mail was answered by one mail;
// and `movetext verify` finds nothing.
void audit(const Site& site, const Company& company, const MailHeads& mails, Faults& faults);

// Prints "12 kills, 345 moves acknowledged, ...".
void tell(const std::string& what_broke, const Company& company, const MailHeads& mails, Faults& faults);

}  // namespace mt::server::kill
