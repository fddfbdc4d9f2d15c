// What an engine that plays here takes: which games, on which terms, and how many of them.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"

#include <optional>

namespace mt::server::app {

// Returns the rules of the engine with that name; nullptr if the settings of this node name no such engine.
const EngineRules* rules_of(const ServerPolicy& policy, const domain::Account& engine);

// Returns why the engine does not take a game on those terms; nothing if it takes it.  `opponent` is the
// account that it would play against; 0: not known.  The caller holds the lock of the engine's account if
// nobody else may take the last place meanwhile.
std::optional<domain::Refusal> objection_of_engine(UnitOfWork& work, const domain::Account& engine,
                                                   const domain::Terms& terms, AccountId opponent);

}  // namespace mt::server::app
