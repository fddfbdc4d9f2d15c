// An address belongs to at most one open account: a mail from it is taken to be that player's.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

// Why the account may not confirm that address; nothing: no other open or banned account has it.
std::optional<domain::Refusal> objection_to_address(UnitOfWork& work, const std::string& mailbox,
                                                    AccountId account);
// The same; and closed accounts that had the address lose it.
std::optional<domain::Refusal> take_address(UnitOfWork& work, const std::string& mailbox, AccountId account);

}  // namespace mt::server::app
