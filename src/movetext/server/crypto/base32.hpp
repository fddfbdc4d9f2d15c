// Bytes as letters and digits that mean the same in capitals and small letters (RFC 4648, section 6).
#pragma once
#include <string>
#include <string_view>

namespace mt::server::crypto {

// Small letters, without padding: 16 bytes are 26 characters.
std::string base32(std::string_view bytes);
// Whether base32() may have written it, in either case.
bool is_base32_char(char c);

}  // namespace mt::server::crypto
