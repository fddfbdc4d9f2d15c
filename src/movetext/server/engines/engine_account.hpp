// Creates the accounts of engines.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/store/store.hpp"

namespace mt::server::engines {

// Returns the account of the engine. If no account has its name, creates one. Sets the policies of the
// account to the games that the engine plays, so that it is listed among players who look for games. Records
// every board that waits for the engine. Throws StoreError; throws std::runtime_error if the account of a
// player has the name.
AccountId account_of_engine(store::Store& store, const app::EngineRules& rules, Time now);

}  // namespace mt::server::engines
