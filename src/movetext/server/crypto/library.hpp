// Makes the library behind this room ready.
#pragma once

namespace mt::server::crypto {

// Makes the library ready, at the first call.  Throws std::runtime_error if the system has no source of
// randomness.
void need_crypto();

}  // namespace mt::server::crypto
