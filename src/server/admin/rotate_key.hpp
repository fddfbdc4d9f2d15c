// A new key for the addresses of boards.
#pragma once
#include "movetext/server/domain/terms.hpp"
#include "movetext/server/node/config.hpp"

#include <optional>

namespace mt::server {

// The key becomes the old one, in tokens.old_key_file: addresses made with it stay good as long as that file
// is there; those of the key before it die.  A server takes the keys up when it starts.  Refused: there is
// no key, or the settings do not say where the old one goes.  Throws std::runtime_error.
std::optional<Refusal> rotate_key(const Config& config);

}  // namespace mt::server
