// A new key for the addresses of boards.
#pragma once
#include "movetext/server/domain/terms.hpp"
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/runtime/secret.hpp"
#include "movetext/server/store/store.hpp"

#include <optional>

namespace mt::server::admin {

// The key becomes the old one, in tokens.old_key_file: addresses made with it stay good as long as that file
// is there; those of the key before it die.  A server takes the keys up when it starts.  Refused: there is
// no key, the settings do not say where the old one goes, or no server has taken up the key of the last time:
// the one that it still goes by would be lost.  Throws std::runtime_error, StoreError.
std::optional<domain::Refusal> rotate_key(const runtime::Config& config, const runtime::Secrets& secrets,
                                          store::Store& store);

}  // namespace mt::server::admin
