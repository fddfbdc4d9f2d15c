// An address belongs to at most one open account, because a mail from it is taken to be from that player.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

// Returns why the account may not confirm that address, or nothing if no other open or banned account has it.
std::optional<domain::Refusal> objection_to_address(UnitOfWork& work, const std::string& mailbox,
                                                    AccountId account);
// Checks the same; if there is no objection, removes the address from closed accounts that had it.
std::optional<domain::Refusal> take_address(UnitOfWork& work, const std::string& mailbox, AccountId account);

}  // namespace mt::server::app
