// Creates a new key for the addresses of boards.
#pragma once
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/runtime/secret.hpp"
#include "movetext/server/store/store.hpp"

#include <optional>

namespace mt::server::admin {

// Creates a new key; the present one becomes the old one, in tokens.old_key_file.  Addresses made with the
// old key stay valid as long as that file exists; those of the key before it become invalid.  A server loads
// the keys when it starts.  Refuses if there is no key, if the settings do not name a file for the old one,
// or if no server has loaded the key of the last rotation, because the key that the server still uses would
// be lost.  Throws std::runtime_error or StoreError.
std::optional<domain::Failure> rotate_key(const runtime::Config& config, const runtime::Secrets& secrets,
                                          store::Store& store);

}  // namespace mt::server::admin
