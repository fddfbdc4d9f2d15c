// Which games an engine of this server accepts, on which terms, and how many.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"

#include <optional>

namespace mt::server::app {

// Returns the rules of the engine with that account, or nullptr if the settings of this node do not include
// the engine.
const EngineRules* rules_of(const ServerPolicy& policy, const domain::Account& engine);

// Returns the reason why the engine does not accept a game on those terms, or nothing if it accepts.
// `opponent` is the account that the engine would play against; 0 if it is not known. The caller must hold
// the lock of the engine's account until the game has started, so that other games cannot exceed the limit.
std::optional<domain::Refusal> objection_of_engine(UnitOfWork& work, const domain::Account& engine,
                                                   const domain::Terms& terms, AccountId opponent);

}  // namespace mt::server::app
