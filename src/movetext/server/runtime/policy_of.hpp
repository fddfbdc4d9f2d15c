// Makes the parts of a server from its settings.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/runtime/secret.hpp"
#include "movetext/server/store/store.hpp"

#include <memory>
#include <string>

namespace mt::server::runtime {

// Returns the path of a file in the settings. An absolute path is returned unchanged; any other path is below
// the data directory.
std::string data_path(const Config& config, const std::string& name);

// Creates the file with the token key if it does not exist; never changes an existing key. Throws
// std::runtime_error.
void ensure_token_key(const Config& config);

app::ServerPolicy policy_of(const Config& config, const Secrets& secrets);

// Opens the store that the settings describe. Throws StoreError.
std::unique_ptr<store::Store> open_store(const Config& config, const Secrets& secrets);

}  // namespace mt::server::runtime
