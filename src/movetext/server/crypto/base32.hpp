// Encodes bytes as case-insensitive letters and digits (RFC 4648, section 6).
#pragma once
#include <string>
#include <string_view>

namespace mt::server::crypto {

// Returns the bytes as lowercase letters and digits, without padding: 26 characters for 16 bytes.
std::string base32(std::string_view bytes);
// Returns whether the character, in upper or lower case, can occur in the result of base32().
bool is_base32_char(char c);

}  // namespace mt::server::crypto
