// Initializes the cryptographic library.
#pragma once

namespace mt::server::crypto {

// Initializes the library on the first call; later calls do nothing. Throws std::runtime_error if the system
// has no source of randomness.
void need_crypto();

}  // namespace mt::server::crypto
