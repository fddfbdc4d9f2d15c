// Keeps what one reader may do from another one.
#pragma once
#include <string>
#include <string_view>

namespace mt::server {

// The text without the tokens of addresses: each that looks like one (27 letters and digits of base32, alone
// or in "play+101.17.TOKEN@host") is written "[...]".  Who quotes his mail in a comment gives nothing away.
std::string without_tokens(std::string_view text);

}  // namespace mt::server
