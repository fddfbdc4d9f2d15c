// Digests, and comparing what nobody may guess byte by byte.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::crypto {

// SHA-256, 32 bytes.
std::string sha256(std::string_view bytes);
// The same as 64 small hexadecimal digits.
std::string sha256_hex(std::string_view bytes);
// HMAC-SHA-256, 32 bytes; a key of any length.
std::string hmac_sha256(std::string_view key, std::string_view bytes);

// Takes the same time wherever they differ; not whether their lengths do.
bool same_bytes(std::string_view a, std::string_view b);

}  // namespace mt::server::crypto
