// The library behind this room, made ready once.
#pragma once

namespace mt::server::crypto {

// Throws std::runtime_error if the system has no source of chance.
void need_crypto();

}  // namespace mt::server::crypto
