// Computes digests, and compares secrets so that an attacker cannot guess them byte by byte.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::crypto {

// Returns the SHA-256 of the bytes, 32 bytes.
std::string sha256(std::string_view bytes);
// Returns the SHA-256 of the bytes as 64 lowercase hexadecimal digits.
std::string sha256_hex(std::string_view bytes);
// Returns the HMAC-SHA-256 of the bytes, 32 bytes. The key may have any length.
std::string hmac_sha256(std::string_view key, std::string_view bytes);

// Returns whether the texts are equal. The time of the comparison may reveal that the lengths differ, but not
// where the bytes differ.
bool same_bytes(std::string_view a, std::string_view b);

}  // namespace mt::server::crypto
