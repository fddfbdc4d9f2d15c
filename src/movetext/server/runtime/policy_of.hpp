// What the settings make of a server.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/runtime/secret.hpp"
#include "movetext/server/store/store.hpp"

#include <memory>
#include <string>

namespace mt::server::runtime {

// A file name of the settings: as it is, or below the data directory.
std::string data_path(const Config& config, const std::string& name);

// Makes the key of tokens where there is none yet; an old one is never touched.  Throws std::runtime_error.
void ensure_token_key(const Config& config);

app::Policy policy_of(const Config& config, const Secrets& secrets);

// The store that is configured.  Throws StoreError.
std::unique_ptr<store::Store> open_store(const Config& config, const Secrets& secrets);

}  // namespace mt::server::runtime
