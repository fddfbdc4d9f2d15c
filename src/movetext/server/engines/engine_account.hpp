// Creates the accounts for which the server itself plays.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/store/store.hpp"

namespace mt::server::engines {

// Returns the account of the engine, which is created if there is none of that name.  Its policies state
// which games it plays, so that it is listed among players who look for games, and every board that waits for
// it is recorded.  Throws std::runtime_error if the name is that of a player, and StoreError.
AccountId account_of_engine(store::Store& store, const app::EngineRules& rules, Time now);

}  // namespace mt::server::engines
