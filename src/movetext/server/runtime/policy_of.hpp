// Makes the parts of a server from its settings.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/runtime/secret.hpp"
#include "movetext/server/store/store.hpp"

#include <memory>
#include <string>

namespace mt::server::runtime {

// Returns the path of a file that the settings name: as it is if absolute, else below the data directory.
std::string data_path(const Config& config, const std::string& name);

// Makes the key of tokens if there is none; an existing key is never touched.  Throws std::runtime_error.
void ensure_token_key(const Config& config);

app::ServerPolicy policy_of(const Config& config, const Secrets& secrets);

// Opens the store that the settings name.  Throws StoreError.
std::unique_ptr<store::Store> open_store(const Config& config, const Secrets& secrets);

}  // namespace mt::server::runtime
