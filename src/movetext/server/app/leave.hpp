// Leave: days on which no clock of an account runs; and leaving for good.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"

#include <optional>
#include <string_view>

namespace mt::server::app {

// "on", "until 2027-02-14", "2027-02-14": when it ends, at the end of that day, UTC.  Nothing: no date, one
// that is past, or a day behind that of `latest`, which "on" means.
std::optional<Time> leave_end(std::string_view text, Time now, Time latest);
// What is left of this year's leave.
Duration leave_left(const domain::Leave& leave, Time now, Duration a_year);

// Boards of the account are told.
void begin_leave(UnitOfWork& work, domain::Account account, Time until);
void end_leave(UnitOfWork& work, domain::Account account);

// Gives all games up and calls off those that have hardly begun.
void leave_for_good(UnitOfWork& work, domain::Account account, domain::AccountState state);

}  // namespace mt::server::app
