// Prepares the settings of engines for the server. The settings must be valid.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/engines/engine_setup.hpp"
#include "movetext/server/runtime/config.hpp"

namespace mt::server::runtime {

app::EngineRules rules_of(const Config::Engine& engine);
engines::EngineSetup setup_of(const Config::Engine& engine, AccountId account);

}  // namespace mt::server::runtime
