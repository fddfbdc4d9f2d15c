// Makes the accounts that the server itself plays for.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/store/store.hpp"

namespace mt::server::engines {

// Returns the account of the engine, which is opened if there is none of that name.  Its policies say what it
// plays, so that lists name it among those who look for games, and every board that waits for it is noted.
// Throws std::runtime_error if the name is that of a player, and StoreError.
AccountId account_of_engine(store::Store& store, const app::EngineRules& rules, Time now);

}  // namespace mt::server::engines
