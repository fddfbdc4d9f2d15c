// The games that an engine of this server accepts: which games, on which terms, and how many.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"

#include <optional>

namespace mt::server::app {

// Returns the rules of the engine of that account; nullptr if the settings of this node name no such engine.
const EngineRules* rules_of(const ServerPolicy& policy, const domain::Account& engine);

// Returns why the engine does not accept a game on those terms; nothing if it accepts it.  `opponent` is the
// account that it would play against; 0 if not known.  The caller must hold the lock of the engine's account
// to prevent others from taking the last place in the meantime.
std::optional<domain::Refusal> objection_of_engine(UnitOfWork& work, const domain::Account& engine,
                                                   const domain::Terms& terms, AccountId opponent);

}  // namespace mt::server::app
