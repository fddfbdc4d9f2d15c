// Leave: days on which no clock of an account runs; and closing an account.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"

#include <optional>
#include <string_view>

namespace mt::server::app {

// Returns the end of a leave requested as "on", "until 2027-02-14" or "2027-02-14": the end of that day, UTC;
// "on" means until `latest`.  Returns nothing if the text is not a date, or if the date is past or after the
// day of `latest`.
std::optional<Time> leave_end(std::string_view text, Time now, Time latest);
// Returns the remainder of this year's leave.
Duration leave_left(const domain::Leave& leave, Time now, Duration a_year);

// Both functions change the clocks of all boards of the account.
void begin_leave(UnitOfWork& work, domain::Account account, Time until);
void end_leave(UnitOfWork& work, domain::Account account);

// Resigns all games, withdraws or declines all offers, and sets the state of the account to `state`.
void leave_for_good(UnitOfWork& work, domain::Account account, domain::AccountState state);

}  // namespace mt::server::app
