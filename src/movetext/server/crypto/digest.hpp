// Computes digests, and compares secrets so that they cannot be guessed byte by byte.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::crypto {

// Returns the SHA-256, 32 bytes.
std::string sha256(std::string_view bytes);
// Returns the SHA-256 as 64 lowercase hexadecimal digits.
std::string sha256_hex(std::string_view bytes);
// Returns the HMAC-SHA-256, 32 bytes; the key may have any length.
std::string hmac_sha256(std::string_view key, std::string_view bytes);

// Compares in a time that does not reveal where the bytes differ, but may reveal that their lengths do.
bool same_bytes(std::string_view a, std::string_view b);

}  // namespace mt::server::crypto
