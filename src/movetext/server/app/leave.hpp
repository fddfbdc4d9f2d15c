// Starts and ends a leave, during which the clocks of an account do not run, and closes accounts.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"

#include <optional>
#include <string_view>

namespace mt::server::app {

// Returns when a leave ends. "until 2027-02-14" and "2027-02-14" mean the end of that day, UTC; "on" means
// `latest`. Returns nothing if the text has another form, or if the day is in the past or after the day of
// `latest`.
std::optional<Time> leave_end(std::string_view text, Time now, Time latest);
// Returns how much leave the account has left in this year.
Duration leave_left(const domain::Leave& leave, Time now, Duration a_year);

// Start or end the leave of an account, and change the clocks on all its boards.
void begin_leave(UnitOfWork& work, domain::Account account, Time until);
void end_leave(UnitOfWork& work, domain::Account account);

// Resigns all games of the account, withdraws or declines all offers, and sets the state of the account.
void leave_for_good(UnitOfWork& work, domain::Account account, domain::AccountState state);

}  // namespace mt::server::app
