// Checks the conditions that a store must satisfy after a trial.
#pragma once
#include "server/kill/company.hpp"
#include "server/kill/mail_head.hpp"
#include "server/kill/post_office.hpp"

namespace mt::server::kill {

// Returns the mails that the first node has written to its directory, and the mails that wait in the store.
MailHeads filed_mails(const Site& site, Faults& faults);
// Returns the mails that the relay has received, and the mails in the store; a dead mail counts as waiting.
// All copies of a mail must have the same bytes.
MailHeads posted_mails(const Site& site, PostOffice& office, Faults& faults);

// Checks these conditions:
// - Every board has exactly the acknowledged moves, each once and in order.
// - Each player has the mail about the last event.
// - No mail reports an event that never happened.
// - Each refused mail was answered by one mail.
// - `movetext verify` reports no fault.
void audit(const Site& site, const Company& company, const MailHeads& mails, Faults& faults);

// Prints the counts of the trial: "12 kills; 345 moves acknowledged, ...".
void tell(const std::string& what_broke, const Company& company, const MailHeads& mails, Faults& faults);

}  // namespace mt::server::kill
