// Creates a new key for the addresses of boards.
#pragma once
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/runtime/secret.hpp"
#include "movetext/server/store/store.hpp"

#include <optional>

namespace mt::server::admin {

// Creates a new key, and keeps the present key as the old key in tokens.old_key_file. Addresses made with the
// old key stay valid while that file exists. Addresses made with the key before it become invalid. A server
// loads the keys when it starts. Throws std::runtime_error or StoreError. Refuses in these cases:
// - There is no key.
// - The settings do not have a file for the old key.
// - No server has loaded the key of the last rotation yet. The key that the running server uses would then
//   be lost.
std::optional<domain::Failure> rotate_key(const runtime::Config& config, const runtime::Secrets& secrets,
                                          store::Store& store);

}  // namespace mt::server::admin
