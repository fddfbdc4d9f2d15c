// Keeps addresses unique: an address belongs to at most one open account, because mails from the address are
// treated as mails from that player.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

// Returns the reason if the account may not confirm the address, because another open or banned account has
// it.
std::optional<domain::Refusal> objection_to_address(UnitOfWork& work, const std::string& mailbox,
                                                    AccountId account);
// Makes the same check. If there is no objection, removes the address from closed accounts that have it.
std::optional<domain::Refusal> take_address(UnitOfWork& work, const std::string& mailbox, AccountId account);

}  // namespace mt::server::app
