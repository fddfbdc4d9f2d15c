// Writes bytes as letters and digits that mean the same in capitals and small letters (RFC 4648, section 6).
#pragma once
#include <string>
#include <string_view>

namespace mt::server::crypto {

// Returns small letters and digits, without padding: 26 characters for 16 bytes.
std::string base32(std::string_view bytes);
// Returns whether base32() may have written the character, in either case.
bool is_base32_char(char c);

}  // namespace mt::server::crypto
